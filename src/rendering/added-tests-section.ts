import { count } from '../domain/text/wording.ts'
import { codeBlock, inlineCode, inlineProse, inlineText } from './markdown-escape.ts'
import type { Detail } from './report-options.ts'
import type { ResultView } from './result-view.ts'
import { more } from './markdown-parts.ts'

/** Render the tests that a model wrote for the fix; empty if none were asked for. */
export function addedTestsSection({ addedTests }: ResultView, detail: Detail): string {
  if (addedTests === undefined) return ''
  const { mode, tests, files, diff, mutants, reason } = addedTests
  if (tests.length === 0) return `No tests were added for the fix. ${inlineText(reason, 300)}`
  const where = files.map(file => inlineCode(file)).join(', ')
  const shown = tests
    .slice(0, detail.listed)
    .map(({ title, notices }) => `- ${inlineText(title, 200)}: it notices ${inlineProse(notices, 200)}`)
  const isCommitted = mode === 'commit'
  return [
    isCommitted ? '### Tests added for the fix' : '### Tests to add for the fix',
    `${isCommitted ? 'A commit of its own adds' : 'Not on the branch:'} ${count(tests.length, 'test')} in ${where}, by a model. Each passed ten times with the fix, and failed without what it notices. They count for nothing in the proof: read them before you merge.${reason === '' ? '' : ` ${inlineText(reason, 300)}`}`,
    [...shown, ...more(tests.length - shown.length)].join('\n'),
    ...(mutants === undefined || mutants.checked === 0 ? [] : [mutantsLine(mutants, detail)]),
    ...(detail.diffs && !isCommitted && diff !== ''
      ? [`<details><summary>The tests</summary>\n\n${codeBlock(diff, 'diff')}\n\n</details>`]
      : []),
  ].join('\n\n')
}

function mutantsLine(
  { checked, survivors }: NonNullable<NonNullable<ResultView['addedTests']>['mutants']>,
  detail: Detail,
): string {
  const noticed = checked - survivors.length
  const missed = survivors
    .slice(0, detail.listed)
    .map(({ file, line, what }) => `${inlineCode(`${file}:${line}`)} ${inlineProse(what, 100)}`)
  return `Of ${count(checked, 'small change')} of the fixed lines, they notice ${noticed}.${missed.length === 0 ? '' : ` Unnoticed by them: ${missed.join('; ')}.`}`
}
