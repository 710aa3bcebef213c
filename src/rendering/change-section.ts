import { diffSize, parseDiff } from '../domain/text/unified-diff.ts'
import type { UncoveredHunk } from '../domain/model/state.ts'
import { count } from '../domain/text/wording.ts'
import { codeBlock, commitLink, inlineCode, inlineProse, inlineText, truncateText } from './markdown-escape.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import type { ResultView } from './result-view.ts'
import { more } from './tests-section.ts'

/** Maximum length of the whole change, and of what was dropped, in characters. */
const MAX_CHANGE = 30_000
const MAX_DROPPED = 6_000

/** Render the whole change of the branch against the failing commit; empty if there is none. */
export function changeSection({ request }: ResultView, { change }: ReportOptions, detail: Detail): string {
  if (change.trim() === '') return ''
  const files = count(parseDiff(change).length, 'file')
  const size = count(diffSize(change), 'line')
  const title = `The whole change on the branch, against ${inlineCode(request.headSha.slice(0, 7))}: ${files}, ${size}`
  if (!detail.diffs) return `${title}.`
  return detailsOf(title, change, MAX_CHANGE)
}

/** Render the hunks that no failing test exercises, for the reader to judge; empty if there are none. */
export function uncoveredSection({ uncovered }: ResultView, { change }: ReportOptions, detail: Detail): string {
  const hunks = uncovered.flatMap(hunk => placed(hunk, change) ?? [])
  if (hunks.length === 0) return ''
  const shown = hunks.slice(0, detail.listed)
  return [
    '### Not covered by the failing tests',
    'The failing tests pass without these lines too. Judge them yourself, or add a test for them.',
    ...shown.map(hunk => hunkText(hunk, detail)),
    ...more(hunks.length - shown.length),
  ].join('\n\n')
}

/** Say which small changes of the fixed lines the tests noticed; empty if that was not asked for. */
export function mutantSection({ mutantCheck }: ResultView, detail: Detail): string {
  if (mutantCheck === undefined || mutantCheck.checked === 0) return ''
  const { checked, survivors } = mutantCheck
  const changes = count(checked, 'small change')
  if (survivors.length === 0)
    return `The tests noticed ${checked === 1 ? 'the one small change' : `all ${changes}`} of the fixed lines that fix-tests tried.`
  const shown = survivors
    .slice(0, detail.listed)
    .map(({ file, line, what }) => `- ${inlineCode(`${file}:${line}`)}: ${inlineProse(what, 200)}`)
  return [
    '### What the tests would not notice',
    `Of ${changes} of the fixed lines, the tests noticed ${checked - survivors.length}. They would not notice these:`,
    [...shown, ...more(survivors.length - shown.length)].join('\n'),
  ].join('\n\n')
}

function hunkText({ file, line, added }: UncoveredHunk, detail: Detail): string {
  const place = inlineCode(line === 0 ? file : `${file}:${line}`)
  if (added.every(text => text.trim() === '')) return `${place}: lines were removed here.`
  return detail.diffs ? `${place}:\n\n${codeBlock(added.map(text => truncateText(text, 200)).join('\n'))}` : place
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
  return nearest === undefined
    ? undefined
    : { ...hunk, line: nearest.line + nearest.after.indexOf(hunk.added[0] ?? '') }
}

/** Render what was dropped from the fixers' changes, with the reason; empty if nothing was. */
export function droppedSection({ kept }: ResultView, { repositoryUrl }: ReportOptions, detail: Detail): string {
  const parts = kept
    .filter(({ kind }) => kind === 'pruning')
    .flatMap(({ reason, commit = '', diff }) => [
      `${commitLink(commit, repositoryUrl)}: ${inlineText(reason)}`,
      ...(detail.diffs && diff !== '' ? [detailsOf('What was dropped', diff, MAX_DROPPED)] : []),
    ])
  return parts.length === 0 ? '' : ['### Dropped from the change', ...parts].join('\n\n')
}

function detailsOf(title: string, diff: string, max: number): string {
  const isCut = diff.length > max
  const text = isCut ? diff.slice(0, diff.lastIndexOf('\n', max - 1) + 1) : diff
  return [
    `<details><summary>${summaryText(title)}</summary>`,
    codeBlock(text, 'diff'),
    ...(isCut ? ['The diff is longer than shown: see the branch.'] : []),
    '</details>',
  ].join('\n\n')
}

/** Convert inline code to HTML, since Markdown is not read within a summary. */
function summaryText(title: string): string {
  return title.replace(/`([^`]*)`/g, '<code>$1</code>')
}
