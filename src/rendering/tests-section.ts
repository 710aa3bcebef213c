import type { Origin } from '../domain/model/state.ts'
import { commitLink, inlineCode, inlineText } from './markdown-escape.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import type { ResultView, TestView } from './result-view.ts'

/** Render the section with the tests that still fail; empty if none does. */
export function remainingSection({ tests: { remaining } }: ResultView, detail: Detail): string {
  if (remaining.length === 0) return ''
  const shown = remaining.filter(({ after }) => after !== undefined).slice(0, detail.listed)
  const lines = shown.flatMap(test => [
    `- ${failureLine(test, detail)}`,
    ...(detail.messages && test.suggestion !== '' ? [`  - ${inlineText(test.suggestion, 400)}`] : []),
  ])
  return ['### What still fails', '', ...lines, ...more(remaining.length - shown.length)].join('\n')
}

function failureLine({ title, after, progress }: TestView, detail: Detail): string {
  const where = `${inlineCode(title)}${progress === 'stuck' ? ' (stuck)' : ''}`
  const message = after?.problem.message.split('\n')[0] ?? ''
  return detail.messages ? `${where}: ${inlineText(message, 300)}` : where
}

/** Render the section with the results at the base of the change, and the commit that broke the tests. */
export function originsSection({ origins, culprit }: ResultView, options: ReportOptions): string {
  const all = Object.values(origins)
  if (all.length === 0 && culprit === undefined) return ''
  const meanings: readonly [Origin, string][] = [
    ['caused here', 'passed at the base of the change: it was broken by the change'],
    ['failing before', 'failed at the base of the change already'],
    ['flaky before', 'passed and failed at the base of the change'],
    ['uncertain', 'could not be run at the base of the change'],
  ]
  const counted = meanings.flatMap(([origin, what]) => {
    const number = all.filter(each => each === origin).length
    return number === 0 ? [] : [`- ${number} of ${all.length} ${what}`]
  })
  const found =
    culprit === undefined
      ? []
      : [
          `- ${commitLink(culprit.sha, options.repositoryUrl)} broke them, as bisecting found: ${inlineText(culprit.subject, 200)}`,
        ]
  return ['### Where it comes from', '', ...counted, ...found].join('\n')
}

/** Render the sections with the tests ignored: flaky, order-dependent, not reproduced, outside the report. */
export function asideSection({ tests }: ResultView, detail: Detail): string {
  const groups: readonly [string, readonly TestView[]][] = [
    ['Flaky: these failed and passed on the same code, and were left alone', tests.flaky],
    [
      'Order-dependent: these fail with the whole suite and pass alone, so what runs before them breaks them; they were left alone',
      tests.orderDependent,
    ],
    ['Not reproduced: the report has them failing, here they pass', tests.notReproduced],
    ['Failing here, but not in the report: left alone', tests.outside],
  ]
  return groups
    .filter(([, group]) => group.length > 0)
    .map(([heading, group]) => {
      const shown = group.slice(0, detail.listed).map(({ title }) => `- ${inlineCode(title)}`)
      return [`### ${heading}`, '', ...shown, ...more(group.length - shown.length)].join('\n')
    })
    .join('\n\n')
}

/** Render the last line of a truncated list; none if it is complete. */
export function more(count: number): string[] {
  return count > 0 ? [`- … and ${count} more`] : []
}
