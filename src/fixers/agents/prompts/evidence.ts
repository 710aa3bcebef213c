import type Anthropic from '@anthropic-ai/sdk'
import type { Analysis, Strategy } from '../../../domain/model/attempt.ts'
import { type IsHidden, withoutHidden } from '../../../domain/policy/hidden-files.ts'
import { redacted, type Redact } from '../../../domain/policy/redaction.ts'
import type { Assignment, ReviewedChange } from '../../../domain/model/assignment.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import { truncate } from '../prompt-text.ts'
import {
  attemptSection,
  demandSection,
  failureSections,
  findingLine,
  fixSection,
  section,
} from './evidence-sections.ts'
import { analysedSections, suspectSections } from './shown-places.ts'

const STRATEGY_RULES: Readonly<Record<Strategy, string>> = {
  conservative: 'Strategy conservative: one targeted fix for this failure.',
  aggressive:
    'Strategy aggressive: these failures are alike. Find the one cause behind them, or fix the same slip at all its places.',
  surgical:
    'Strategy surgical: the last change broke other tests and was reverted. Make the smallest change that can work, no refactoring, and not the reverted one.',
}

/** Limits of the evidence, in characters, in attempts, and in titles of tests. */
const MAX = {
  guidance: 4_000,
  failingDiff: 6_000,
  messages: 5,
  message: 500,
  changelog: 4_000,
  change: 20_000,
  reviewedChange: 100_000,
  attempts: 4,
  titles: 20,
  log: 3_000,
} as const

/** Instructions for contributors, from a trusted branch of the repository. */
export interface Guidance {
  readonly file: string
  readonly text: string
}

/** The context of a prompt beside the failure itself. */
export interface PromptContext {
  readonly guidance: readonly Guidance[]
  /** Sentences about similar failures of earlier runs. */
  readonly recollections: readonly string[]
}

/**
 * Format the evidence for the analyst and the fixer, in an order that changes as late as possible: the run, these
 * failures, earlier attempts. Each part is a block of its own, so that the provider can cache a prefix.
 *
 * @param analysis of the failures, if there is one: then only the code that it points to is shown
 */
export async function evidenceOf(
  unredacted: Assignment,
  {
    source,
    redact,
    isHidden,
    analysis,
    ...context
  }: { source: SourceTree; redact: Redact; isHidden: IsHidden; analysis?: Analysis | undefined } & PromptContext,
): Promise<string[]> {
  // Redact before truncating: half a secret is not recognized.
  const assignment = redacted(unredacted, redact)
  const { guidance, recollections } = redacted(context, redact)
  const shown = (diff: string) => withoutHidden(diff, isHidden)
  const code = { source, redact, isHidden }
  return [
    runEvidence(guidance, { ...assignment, failingDiff: shown(assignment.failingDiff) }),
    [
      '<evidence>',
      ...failureSections(assignment.failures),
      ...(analysis === undefined
        ? [...(await suspectSections(assignment, code)), ...hintSections(assignment)]
        : await analysedSections(analysis, assignment, code)),
      '</evidence>',
    ].join('\n'),
    [
      ...evidenceBlock([
        ...recollections.map(text => section('seen-before', text)),
        section('known', assignment.known.join('\n')),
        ...assignment.earlier
          .slice(-MAX.attempts)
          .map(attempt => attemptSection({ ...attempt, diff: shown(attempt.diff) })),
        section('last-run', truncate(assignment.debugging?.log ?? '', MAX.log)),
        section('change-so-far', truncate(shown(assignment.change), MAX.change)),
        ...assignment.demands.map(demandSection),
      ]),
      STRATEGY_RULES[assignment.strategy],
    ].join('\n'),
  ]
}

/** Show the hints for failures of these kinds. One for every wrong value says nothing about this one. */
function hintSections({ clusters }: Assignment): string[] {
  const hints = [
    ...new Set(clusters.flatMap(({ pattern, suggestion }) => (pattern === 'assertion' ? [] : suggestion))),
  ].filter(text => text !== '')
  return hints.map(text => section('hint', text))
}

/** Format the evidence for the reviewer. */
export function evidenceOfChange(
  change: ReviewedChange,
  {
    redact,
    isHidden,
    ...context
  }: { guidance: readonly Guidance[]; failingDiff: string; redact: Redact; isHidden: IsHidden },
): string[] {
  const { diff, fixes, failures, demanded, signs, stillFailing, dropped, ...facts } = redacted(change, redact)
  const { guidance, failingDiff } = redacted(context, redact)
  const shown = (text: string) => withoutHidden(text, isHidden)
  return [
    // In the words of the analyst's opening, which the provider has kept.
    runEvidence(guidance, { ...facts, failingDiff: shown(failingDiff) }),
    evidenceBlock([
      ...failureSections(failures),
      ...fixes.map(fixSection),
      ...(demanded.length === 0 ? [] : [section('demanded-before', demanded.map(findingLine).join('\n'))]),
      section('signs-of-a-cheat', signs.join('\n')),
      section('still-failing', listed(stillFailing)),
      section('taken-out-again', truncate(shown(dropped), MAX.change)),
      section('change', truncate(shown(diff), MAX.reviewedChange)),
    ]).join('\n'),
  ]
}

function listed(titles: readonly string[]): string {
  const rest = titles.length - MAX.titles
  return [...titles.slice(0, MAX.titles), ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n')
}

/**
 * Make the blocks of the first message, marked for the provider's cache.
 * @param isOneTurn true if the conversation mostly ends with the first answer: then only the first block is read again
 */
export function openingOf(parts: readonly string[], isOneTurn = false): Anthropic.TextBlockParam[] {
  const texts = parts.filter(text => text !== '')
  return texts.map((text, index) => ({
    type: 'text',
    text,
    ...(isOneTurn && index > 0 ? {} : { cache_control: { type: 'ephemeral' as const } }),
  }))
}

/** Format the evidence that all failures of a run share, without secrets and hidden files. */
export function runEvidence(
  guidance: readonly Guidance[],
  { failingDiff, purpose = [], changelogs = [] }: Pick<Assignment, 'failingDiff' | 'purpose' | 'changelogs'>,
): string {
  const maxEach = Math.floor(MAX.guidance / Math.max(1, guidance.length))
  return evidenceBlock([
    ...guidance.map(({ file, text }) =>
      section('guidance', `${file}, of the branch that the change goes into:\n${truncate(text, maxEach)}`),
    ),
    ...purpose
      .slice(0, MAX.messages)
      .map(({ message }) => section('commit-message', truncate(message.trim(), MAX.message))),
    section('failing-change', truncate(failingDiff, MAX.failingDiff)) ||
      section('failing-change', 'History does not tell.'),
    ...changelogs.map(({ name, from, to, source, text }) =>
      section('changelog', `${name} from ${from} to ${to}, says ${source}:\n${truncate(text, MAX.changelog)}`),
    ),
  ]).join('\n')
}

function evidenceBlock(parts: readonly string[]): string[] {
  const sections = parts.filter(part => part !== '')
  return sections.length === 0 ? [] : ['<evidence>', ...sections, '</evidence>']
}
