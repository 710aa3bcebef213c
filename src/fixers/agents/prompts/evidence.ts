import type Anthropic from '@anthropic-ai/sdk'
import type { Attempt, Strategy } from '../../../domain/model/attempt.ts'
import type { Suspect } from '../../../domain/model/cluster.ts'
import { withoutHidden } from '../../../domain/policy/edit-policy.ts'
import { redacted, type Redact } from '../../../domain/policy/redaction.ts'
import type { Finding } from '../../../domain/model/review.ts'
import { type Failure, titleOf } from '../../../domain/model/test-case.ts'
import type { Assignment, ReviewedChange } from '../../../domain/model/assignment.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import { truncate, disarmed } from '../truncate.ts'
import { shownText } from '../tools/reading-tools.ts'

const RULES: Readonly<Record<Strategy, string>> = {
  conservative: 'Strategy conservative: one targeted fix for this failure.',
  aggressive:
    'Strategy aggressive: these failures are alike. Find the one cause behind them, or fix the same slip at all its places.',
  surgical:
    'Strategy surgical: the last change broke other tests and was reverted. Make the smallest change that can work, no refactoring, and not the reverted one.',
}

/** How much of each kind of evidence is shown, in characters, lines or pieces. */
const MOST = {
  guidance: 6_000,
  failures: 8,
  stack: 2_500,
  files: 4,
  wholeFile: 250,
  around: 40,
  file: 14_000,
  diff: 6_000,
  change: 20_000,
  reviewed: 100_000,
  attempts: 4,
  attemptDiff: 2_000,
  log: 3_000,
} as const

/** Text of the repository for whoever works on it, from a branch that is trusted. */
export interface Guidance {
  readonly file: string
  readonly text: string
}

/** What a model is told beside the failure itself. */
export interface Background {
  readonly guidance: readonly Guidance[]
  /** What was seen of the like of it before, as sentences. */
  readonly recollections: readonly string[]
}

/**
 * The evidence in an order that changes as late as possible: what all failures share, what is known of these, what came
 * of earlier attempts. Each part is a block of its own, up to which the provider's cache can be read.
 */
export async function evidenceOf(
  given: Assignment,
  { source, redact, ...more }: { source: SourceTree; redact: Redact } & Background,
): Promise<string[]> {
  // Before anything is cut to size: half a secret is not recognised any more.
  const assignment = redacted(given, redact)
  const { guidance, recollections } = redacted(more, redact)
  return [
    common(guidance, assignment.failingDiff),
    [
      '<evidence>',
      ...failuresOf(assignment.failures),
      ...(await codeOf(assignment, { source, redact })),
      '</evidence>',
    ].join('\n'),
    [
      ...evidence([
        ...recollections.map(text => section('seen-before', text)),
        ...assignment.earlier.slice(-MOST.attempts).map(attemptOf),
        section('last-run', truncate(assignment.debugging?.log ?? '', MOST.log)),
        section('change-so-far', truncate(assignment.change, MOST.change)),
        ...assignment.demands.map(findingOf),
      ]),
      RULES[assignment.strategy],
    ].join('\n'),
  ]
}

/** What a reviewer gets to see. */
export function evidenceOfChange(
  change: ReviewedChange,
  { redact, ...more }: { guidance: readonly Guidance[]; failingDiff: string; redact: Redact },
): string[] {
  const { diff, fixes, failures, demanded } = redacted(change, redact)
  const { guidance, failingDiff } = redacted(more, redact)
  const told = fixes.map(({ summary, rootCause, evidence: shown = [], seen }) => {
    const lines = shown.map(
      ({ file, line, says }) => `It points to ${file}${line === undefined ? '' : `:${line}`}: ${says}`,
    )
    return section('fix', [summary, `Root cause, says its author: ${rootCause}`, ...lines, `Seen: ${seen}`].join('\n'))
  })
  return [
    common(guidance, failingDiff),
    evidence([
      ...failuresOf(failures),
      ...told,
      ...(demanded.length === 0 ? [] : [section('demanded-before', demanded.map(lineOf).join('\n'))]),
      section('change', truncate(diff, MOST.reviewed)),
    ]).join('\n'),
  ]
}

/** The blocks of the first message; the provider is asked to cache up to each of those marked. */
export function openingOf(parts: readonly string[]): Anthropic.TextBlockParam[] {
  return parts
    .filter(text => text !== '')
    .map(text => ({ type: 'text', text, cache_control: { type: 'ephemeral' as const } }))
}

/** What is the same for all failures of a run. */
function common(guidance: readonly Guidance[], failingDiff: string): string {
  const each = Math.floor(MOST.guidance / Math.max(1, guidance.length))
  return evidence([
    ...guidance.map(({ file, text }) =>
      section('guidance', `${file}, of the branch that the change goes into:\n${truncate(text, each)}`),
    ),
    section('failing-commit-diff', truncate(withoutHidden(failingDiff), MOST.diff)) ||
      section('failing-commit-diff', 'History does not tell.'),
  ]).join('\n')
}

function evidence(parts: readonly string[]): string[] {
  const told = parts.filter(part => part !== '')
  return told.length === 0 ? [] : ['<evidence>', ...told, '</evidence>']
}

function failuresOf(failures: readonly Failure[]): string[] {
  const rest = failures.length - MOST.failures
  return [
    ...failures.slice(0, MOST.failures).map(failureOf),
    ...(rest > 0 ? [section('more', `… and ${rest} more failures of the same kind`)] : []),
  ]
}

function failureOf(failure: Failure): string {
  const { type, message, stack } = failure.problem
  const text = stack.includes(message.slice(0, 40)) ? stack : `${message}\n${stack}`
  return section('failure', `${titleOf(failure.id)}\n${type}\n${truncate(text, MOST.stack)}`)
}

/** The suspects with the code around them, and what made them suspects. */
async function codeOf({ clusters, demands }: Assignment, bench: Parameters<typeof shownText>[1]): Promise<string[]> {
  const places: Pick<Suspect, 'file' | 'line' | 'why'>[] = [
    ...demands.map(({ file, line, what }) => ({ file, line, why: what })),
    ...clusters.flatMap(cluster => cluster.places),
    ...clusters.flatMap(cluster => cluster.suspects.map(file => ({ file, why: '' }))),
  ]
  const files = [...new Set(places.map(({ file }) => file))].slice(0, MOST.files)
  const hints = [...new Set(clusters.map(({ suggestion }) => suggestion).filter(text => text !== ''))]
  const shown = await Promise.all(
    files.map(async file =>
      fileOf(
        file,
        await shownText(file, bench),
        places.filter(place => place.file === file),
      ),
    ),
  )
  return [...shown, ...hints.map(text => section('hint', text))].filter(part => part !== '')
}

function fileOf(file: string, text: string | undefined, places: readonly Pick<Suspect, 'line' | 'why'>[]): string {
  if (text === undefined) return ''
  const lines = text.split('\n')
  const marks = places.flatMap(({ line }) => line ?? [])
  const isShown = (line: number) =>
    lines.length <= MOST.wholeFile ||
    (marks.length === 0 ? line <= MOST.wholeFile : marks.some(mark => Math.abs(mark - line) <= MOST.around))
  const why = [...new Set(places.map(place => place.why).filter(reason => reason !== ''))].slice(0, 3)
  const head = [`${file} (${lines.length} lines)`, ...why.map(reason => `suspected: ${reason}`)]
  return section('file', truncate([...head, ...numbered(lines, isShown)].join('\n'), MOST.file))
}

function numbered(lines: readonly string[], isShown: (line: number) => boolean): string[] {
  const shown: string[] = []
  let hidden = 0
  for (const [index, line] of lines.entries()) {
    if (!isShown(index + 1)) hidden += 1
    else {
      if (hidden > 0) shown.push(`… ${hidden} lines`)
      hidden = 0
      shown.push(`${index + 1}\t${line}`)
    }
  }
  return hidden > 0 ? [...shown, `… ${hidden} lines`] : shown
}

function attemptOf(attempt: Attempt): string {
  const what = attempt.proposal === undefined ? '' : `It said: ${attempt.proposal.summary}\n`
  const cause = attempt.analysis === undefined ? '' : `It took for the root cause: ${attempt.analysis.rootCause}\n`
  return section(
    'earlier-attempt',
    `Attempt ${attempt.iteration} (${attempt.fixer}, ${attempt.strategy}) ended as ${attempt.result}: ${attempt.reason}\n${cause}${what}${truncate(attempt.diff, MOST.attemptDiff)}`,
  )
}

function findingOf(finding: Finding): string {
  return section('demand', `${lineOf(finding)} ${finding.why}`)
}

function lineOf({ severity, file, line, what }: Finding): string {
  return `${severity}: ${file}${line === undefined ? '' : `:${line}`}: ${what}`
}

/** A part of the evidence; it cannot end the evidence from within. */
function section(name: string, text: string): string {
  return text.trim() === '' ? '' : `<${name}>\n${disarmed(text.trimEnd())}\n</${name}>`
}
