import { signMeaning } from '../domain/model/cheat-sign.ts'
import { parseDiff } from '../domain/text/unified-diff.ts'
import type { UncoveredHunk } from '../domain/model/joined-results.ts'
import { count, listOf, verb } from '../domain/text/wording.ts'
import { testName } from './case-counts.ts'
import { leastConfidence } from './doubt.ts'
import { inlineCode, inlineProse, inlineText, truncateText } from './markdown-escape.ts'
import { commitLink, sourceLink, workUrl } from './repository-links.ts'
import { type Detail, FULL_DETAIL, type ReportOptions } from './report-options.ts'
import type { ResultView } from './result-view.ts'
import type { TestView } from './test-view.ts'
import { more } from './markdown-parts.ts'

/** Signs that a report lists; the grave ones come first. */
const MAX_SIGNS = 12
/** Findings of the project's own command that the report lists. */
const MAX_FINDINGS = 10
/** Root causes whose lines in the failing change are named. */
const MAX_INDUCING = 5
/** Tests that a line names. */
const MAX_NAMED = 5

/** List what a reviewer has to judge, since no run decides it; empty if there is nothing. */
export function lookCloser(view: ResultView, options: ReportOptions, detail: Detail): string {
  const lines = doubts(view, options, detail)
  return lines.length === 0 ? '' : ['**Look closer**', lines.join('\n')].join('\n\n')
}

/** List the same, a line of Markdown each. */
function doubts(view: ResultView, options: ReportOptions, detail: Detail): string[] {
  return [
    ...undoneLines(view),
    ...changedForTheWorse(view),
    ...checkLines(view),
    ...signLines(view, options),
    ...uncoveredLines(view, options, detail),
    ...mutantLines(view, detail),
    ...undecidedLines(view),
    ...takenBackLines(view),
    ...slowerLines(view),
    ...originLines(view, options),
  ]
}

/** Count the same: findings below a doubt are a part of it, and those that are not listed count, too. */
export function doubtCount(view: ResultView, options: ReportOptions): number {
  const items = doubts(view, options, FULL_DETAIL).filter(line => line.startsWith('- '))
  return items.reduce((sum, line) => sum + Number(/^- … and (\d{1,9}) more$/.exec(line)?.[1] ?? 1), 0)
}

/** Render a warning for the top of the report if the change looks as if it were made for its tests; else empty. */
export function signsWarning({ signs }: Pick<ResultView, 'signs'>): string {
  return signs.some(({ grave }) => grave)
    ? '> [!WARNING]\n> The tests pass, but the change has signs of a cheat: it may be made for these tests alone. Read the lines under “Look closer” before you merge.'
    : ''
}

/** Render a note for the top of the report if the author of a change has little confidence in it; else empty. */
export function confidenceNote({ kept, outcome }: Pick<ResultView, 'kept' | 'outcome'>): string {
  const confidence = leastConfidence({ kept })
  return outcome === 'fixed' && confidence !== undefined
    ? `> [!NOTE]\n> All tests pass, but this is a guess (confidence ${confidence} %), so it waits for a person: try it with other inputs than those of the tests.`
    : ''
}

function changedForTheWorse({ changes }: ResultView): string[] {
  const groups: readonly [string, readonly TestView[]][] = [
    ['Fail now and did not before', changes.failing],
    ['Are skipped now and were not before', changes.skipped],
    ['Are missing now', changes.removed],
    ['Flaky or order-dependent, with another result than before', changes.unsettled],
  ]
  return groups.flatMap(([what, tests]) =>
    tests.length === 0 ? [] : [`- ${what}: ${listOf(tests.map(testName), MAX_NAMED)}`],
  )
}

function checkLines({ proof, tests }: ResultView): string[] {
  const check = proof?.check
  if (check === undefined || check.passed) return []
  const command = inlineCode(check.command)
  if (check.findings.length === 0)
    return [
      `- The project's own command, ${command}, does not succeed here: failures that are no part of this fix are named below.`,
    ]
  // What still fails is named below, with its place.
  const isNamed = (finding: string) => tests.remaining.some(({ title }) => title.includes(finding))
  if (check.findings.every(isNamed)) return []
  const listed = check.findings.slice(0, MAX_FINDINGS).map(each => `  - ${inlineText(each, 300)}`)
  const rest = check.findings.length - listed.length
  return [
    `- **The project's own command, ${command}, still fails:**`,
    ...listed,
    ...(rest > 0 ? [`  - and ${rest} more`] : []),
  ]
}

function signLines(view: ResultView, options: ReportOptions): string[] {
  const { signs, tip } = view
  const sorted = signs.toSorted((a, b) => Number(b.grave) - Number(a.grave))
  const lines = sorted
    .slice(0, MAX_SIGNS)
    .map(
      ({ kind, file, line, code, grave }) =>
        `- ${sourceLink({ file, line }, { tip, repositoryUrl: workUrl(view, options) })} ${signMeaning(kind)}${code === '' ? '' : `: ${inlineCode(code)}`}${grave ? '' : ' (often harmless)'}`,
    )
  return [...lines, ...more(signs.length - lines.length)]
}

/** List the hunks that no failing test exercises. */
function uncoveredLines(view: ResultView, options: ReportOptions, detail: Detail): string[] {
  const { uncovered, tip } = view
  const hunks = uncovered.flatMap(hunk => placed(hunk, options.change) ?? [])
  const shown = hunks.slice(0, Math.min(detail.listed, MAX_FINDINGS)).map(({ file, line, added }) => {
    const [first = '', ...others] = added.filter(text => text.trim() !== '')
    const place = sourceLink({ file, line }, { tip, repositoryUrl: workUrl(view, options) })
    if (first === '') return `- ${place}: the failing tests pass without this removal too.`
    const lines = others.length === 0 ? '' : ` and ${count(others.length, 'more line')}`
    return `- ${place}: no failing test needs ${inlineCode(truncateText(first.trim(), 100))}${lines}.`
  })
  return [...shown, ...more(hunks.length - shown.length)]
}

/** Find a hunk in the change, since a later commit may have moved it; undefined if it is not there any more. */
function placed(hunk: UncoveredHunk, change: string): UncoveredHunk | undefined {
  const section = parseDiff(change).find(({ path, paths }) => path === hunk.file || paths.includes(hunk.file))
  if (section === undefined) return undefined
  const wanted = hunk.added.filter(text => text.trim() !== '')
  if (hunk.line === 0 || wanted.length === 0) return hunk
  const runs = section.hunks.flatMap(each => each.runs.map(run => ({ line: each.line + run.at, after: run.after })))
  const found = runs.filter(({ after }) => wanted.every(text => after.includes(text)))
  // The same lines may occur twice: take the nearest.
  const [nearest] = found.toSorted((a, b) => Math.abs(a.line - hunk.line) - Math.abs(b.line - hunk.line))
  return nearest === undefined ? undefined : { ...hunk, line: nearest.line + nearest.after.indexOf(wanted[0] ?? '') }
}

/** List the small changes of the fixed lines that the tests would not notice. */
function mutantLines({ mutantCheck }: ResultView, detail: Detail): string[] {
  const survivors = mutantCheck?.survivors ?? []
  const shown = survivors
    .slice(0, detail.listed)
    .map(
      ({ file, line, what }) =>
        `- The tests would not notice ${inlineCode(`${file}:${line}`)} changed: ${inlineProse(what, 200)}`,
    )
  return [...shown, ...more(survivors.length - shown.length)]
}

/** Say that nothing is left of the failing change. */
function undoneLines({ proof }: ResultView): string[] {
  return proof?.undoes === true ? ['- The fix reverts the whole failing change, except its tests.'] : []
}

/** List the fixes that only take back what the failing change did. */
function takenBackLines({ kept, proof }: ResultView): string[] {
  if (proof?.undoes === true) return []
  const files = [...new Set(kept.flatMap(({ takesBack }) => takesBack))]
  return files.length === 0
    ? []
    : [
        `- In ${listOf(files.map(inlineCode), MAX_NAMED)} the fix only reverts what the failing change did: its purpose may be lost.`,
      ]
}

/** Say what the authors of the fixes leave to the reviewer. */
function undecidedLines({ kept }: ResultView): string[] {
  return kept.flatMap(({ proposal }) => {
    const { alternatives = '', leftUndone = '' } = proposal ?? {}
    return [
      ...(alternatives === '' ? [] : [`- ${inlineProse(alternatives, 600)}`]),
      ...(leftUndone === '' ? [] : [`- Left undone: ${inlineProse(leftUndone, 600)}`]),
    ]
  })
}

/** List the tests that take much longer with the fix. */
function slowerLines({ proof, titles }: ResultView): string[] {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return (proof?.slower ?? []).map(
    ({ test, beforeMs, afterMs }) =>
      `- **Slower with the fix**, measured twice: ${inlineText(titles.get(test) ?? test, 200)} takes ${seconds(afterMs)}, and ${seconds(beforeMs)} without it.`,
  )
}

/** Name the commit that broke the tests, its lines that did, and how many failed before the change. */
function originLines({ origins, culprit, inducing, titles }: ResultView, { repositoryUrl }: ReportOptions): string[] {
  const all = Object.values(origins)
  const number = (origin: string) => all.filter(each => each === origin).length
  const [old, flaky] = [number('failing before'), number('flaky before')]
  return [
    ...(culprit === undefined
      ? []
      : [
          `- Bisecting found that ${commitLink(culprit.sha, repositoryUrl)} broke the tests: ${inlineText(culprit.subject, 200)}`,
        ]),
    ...byPlaces(inducing)
      .slice(0, MAX_INDUCING)
      .map(({ tests, places }) => {
        const [first = ''] = tests
        const others = tests.length > 1 ? ` (and ${count(tests.length - 1, 'other test')})` : ''
        const at = listOf(
          places.map(place => inlineCode(place)),
          MAX_NAMED,
        )
        return `- ${inlineCode(truncateText(titles.get(first) ?? first, 200))}${others} ${verb(tests.length, 'pass')} if the failing change is taken out at ${at}.`
      }),
    ...(old === 0 ? [] : [`- ${old} of ${count(all.length, 'test')} failed at the base of the change already.`]),
    ...(flaky === 0 ? [] : [`- ${flaky} of ${count(all.length, 'test')} passed and failed at the base of the change.`]),
  ]
}

/** Put the tests together that pass without the same places. */
function byPlaces(inducing: ResultView['inducing']): ResultView['inducing'] {
  const found = new Map<string, ResultView['inducing'][number]>()
  for (const { tests, places } of inducing) {
    const known = found.get(places.join('\0'))
    found.set(places.join('\0'), { tests: [...new Set([...(known?.tests ?? []), ...tests])], places })
  }
  return [...found.values()]
}
