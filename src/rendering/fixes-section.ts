import type { Attempt } from '../domain/model/attempt.ts'
import { changeOf } from '../domain/model/proposal-subject.ts'
import { count } from '../domain/text/wording.ts'
import { caseNoun, testName } from './case-counts.ts'
import { changeParts, type ChangeParts } from './change-parts.ts'
import { changedLinesOf, placeOf } from './change-section.ts'
import { inlineProse, inlineText } from './markdown-escape.ts'
import { commitLink, sourceLink, workUrl } from './repository-links.ts'
import { more } from './markdown-parts.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import type { FixView, ResultView } from './result-view.ts'
import type { TestView } from './test-view.ts'

/**
 * Render each kept change: what it does and where, a test that failed and with what, the root cause in a sentence, and
 * the changed lines. Empty if nothing was kept.
 */
export function fixesSection(view: ResultView, options: ReportOptions, detail: Detail): string {
  const { fixes } = view
  if (fixes.length === 0) return ''
  // Tests of the bot's own have a section of their own.
  const own = view.kept.filter(({ kind }) => kind !== 'pruning')
  const parts = changeParts(options.change, own)
  const blocks = fixes
    .slice(0, detail.listed)
    .map((fix, index) =>
      fixText(fix, { view, parts, options, detail, number: fixes.length > 1 ? `${index + 1}. ` : '' }),
    )
  const rest = changedLinesOf(parts.rest, detail)
  return [
    ...blocks,
    ...more(fixes.length - blocks.length),
    ...(rest === '' ? [] : ['**Other changes on the branch**', rest]),
  ].join('\n\n')
}

interface FixContext {
  readonly view: ResultView
  readonly parts: ChangeParts
  readonly options: ReportOptions
  readonly detail: Detail
  readonly number: string
}

function fixText(fix: FixView, { view, parts, options, detail, number }: FixContext): string {
  const { attempt } = fix
  const change = parts.byAttempt.get(attempt) ?? []
  const place = placeOf(change)
  const heading = [
    `**${number}${prefixOf(attempt)}${inlineProse(changeOf(attempt), 200)}**`,
    place === undefined
      ? commitLink(attempt.commit ?? '', workUrl(view, options))
      : sourceLink(place, { tip: view.tip, repositoryUrl: workUrl(view, options) }),
    ...countsOf(fix, view),
  ]
  const said = attempt.kind === 'command' ? '' : firstSentence(attempt.proposal?.rootCause ?? '')
  const cause = said !== '' && attempt.kind === 'revision' ? `Demanded: ${said}` : said
  return [heading.join(' · '), failureText(fix, detail), cause, changedLinesOf(change, detail)]
    .filter(text => text !== '')
    .join('\n\n')
}

function prefixOf(attempt: Attempt): string {
  return attempt.kind === 'revision' ? 'After the review: ' : attempt.result === 'progress' ? 'Progress: ' : ''
}

/** Count its tests: those that it fixed, and those of its cause that still fail. */
function countsOf({ attempt, fixed, open }: FixView, { outcome }: ResultView): string[] {
  const verb =
    attempt.kind === 'revision' ? 'still green with it' : outcome === 'needs-review' ? 'green with it' : 'fixed'
  return [
    ...(fixed.length === 0 ? [] : [`${count(fixed.length, caseNoun(fixed))} ${verb}`]),
    ...(open.length === 0 ? [] : [`${open.length} of this cause still ${open.length === 1 ? 'fails' : 'fail'}`]),
  ]
}

/** Name one of its tests with what was wrong, before the change; none for a demand of a review. */
function failureText({ attempt, fixed, open }: FixView, detail: Detail): string {
  const [first] = fixed.length > 0 ? fixed : open
  if (first === undefined || attempt.kind === 'revision') return ''
  const rest = fixed.length + open.length - 1
  const problem = detail.messages ? problemOf(first, attempt) : ''
  return `${testName(first)}${problem}${rest > 0 ? ` (and ${rest} more)` : ''}`
}

/** Say what was wrong with a test: both values if they are known, else the first line of its message. */
function problemOf({ key, title, before }: TestView, { targets, problem = '' }: Attempt): string {
  const said = key === targets[0] && problem !== '' ? problem : (before?.problem.message.split('\n')[0] ?? '')
  // A finding of a check is its own title.
  return said === '' || title.endsWith(said) ? '' : `: ${inlineText(said, 200)}`
}

/** Longest root cause that is shown beside a change, in characters. */
const MAX_CAUSE = 240

function firstSentence(text: string): string {
  const end = /[.!?](?=\s+[A-Z`])/.exec(text.slice(0, MAX_CAUSE))
  return inlineProse(end === null ? text : text.slice(0, end.index + 1), MAX_CAUSE)
}
