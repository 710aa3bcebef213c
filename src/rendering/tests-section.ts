import type { Origin } from '../domain/model/state.ts'
import { testName } from './case-counts.ts'
import { commitLink, inlineProse, inlineText } from './markdown-escape.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import type { RemainingCause, ResultView, TestView } from './result-view.ts'
import { STOPPED_BECAUSE } from './verification.ts'

/** Render the section with the tests that still fail, and what was found out about them; empty if none does. */
export function remainingSection(view: ResultView, detail: Detail): string {
  const outdated = new Set(view.outdated.map(({ key }) => key))
  const remaining = view.tests.remaining.filter(({ key }) => !outdated.has(key))
  if (remaining.length === 0) return ''
  const grouped = new Set(view.remainingClusters.flatMap(({ tests }) => tests.map(({ title }) => title)))
  const alone = remaining.filter(({ title }) => !grouped.has(title))
  let room = detail.listed
  const linesOf = (tests: readonly TestView[]) => {
    const shown = tests.slice(0, room)
    room -= shown.length
    return shown.map(test => `- ${failureLine(test, detail)}`).join('\n')
  }
  const blocks = view.remainingClusters.flatMap(cause => {
    const lines = linesOf(cause.tests)
    return lines === '' ? [] : [lines, ...(detail.messages ? causeText(cause, view) : [])]
  })
  const rest = linesOf(alone)
  const hidden = remaining.length - detail.listed
  return ['### What still fails', ...blocks, ...(rest === '' ? [] : [rest]), ...more(hidden)].join('\n\n')
}

function failureLine({ title, kind, status, after, progress }: TestView, detail: Detail): string {
  const where = `${testName({ title, kind })}${progress === 'stuck' ? ' (stuck)' : ''}`
  if (status === undefined) return `${where}: it is missing from the last run of the suite.`
  if (status === 'skipped') return `${where}: it is skipped.`
  const message = after?.problem.message.split('\n')[0] ?? ''
  // A finding of a check is its own title.
  return detail.messages && message !== '' && !title.endsWith(message) ? `${where}: ${inlineText(message, 300)}` : where
}

/** Say what the analyst found, and why there is no fix; the hint for this kind of failure if no model analyzed it. */
function causeText({ cluster, last, rootCause }: RemainingCause, { stop }: ResultView): string[] {
  const why = last === undefined ? notTried(stop) : last.reason
  const verdict =
    rootCause === ''
      ? cluster.suggestion === ''
        ? ''
        : `**Hint for this kind of failure:** ${inlineText(cluster.suggestion, 400)}`
      : `**Root cause, by analysis:** ${inlineProse(rootCause, 1_000)}`
  const isPart = last?.result === 'progress' && last.revert === undefined
  const reason = why === '' ? '' : `**${isPart ? 'Only progress' : 'Not fixed'}:** ${inlineText(why, 400)}`
  return [verdict, reason].filter(text => text !== '')
}

function notTried(stop: ResultView['stop']): string {
  return stop === undefined || stop === 'stuck' || stop === 'all-green'
    ? ''
    : `no fixer worked on it, since ${STOPPED_BECAUSE[stop]}.`
}

/** Render the tests beside the targets whose result changed; empty if none did. */
export function changesSection({ changes, others }: ResultView, detail: Detail): string {
  const groups: readonly [string, readonly TestView[]][] = [
    ['Fail now and did not before', changes.failing],
    ['Are skipped now and were not before', changes.skipped],
    ['Are missing now', changes.removed],
    ['Ran now and were skipped before', changes.unskipped],
    ['Are new, and pass', changes.added],
    ['Flaky or order-dependent, with another result than before', changes.unsettled],
  ]
  const lines = groups.flatMap(([what, tests]) => {
    const shown = tests.slice(0, detail.listed).map(testName).join(', ')
    const rest = tests.length - detail.listed
    return tests.length === 0 ? [] : [`- ${what}: ${shown}${rest > 0 ? ` and ${rest} more` : ''}`]
  })
  return others === 'unchanged' || lines.length === 0 ? '' : ['### Other tests that changed', '', ...lines].join('\n')
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

const OUTSIDE = {
  reports: 'not in the report',
  names: 'not named in the request',
  all: 'because of the environment',
} as const

/** Render the sections with the tests ignored: flaky, order-dependent, not reproduced, outside the report. */
export function asideSection({ tests, notes, scope }: ResultView, detail: Detail): string {
  const groups: readonly [string, readonly TestView[]][] = [
    ['Flaky: these failed and passed on the same code, and were left alone', tests.flaky],
    [
      'Order-dependent: these fail with the whole suite and pass alone, so what runs before them breaks them; they were left alone',
      tests.orderDependent,
    ],
    [
      'Not reproduced: the report has them failing, here they pass',
      tests.notReproduced.filter(({ status }) => status === 'passed'),
    ],
    [
      'Not reproduced: the report has them failing, here they did not run',
      tests.notReproduced.filter(({ status }) => status !== 'passed'),
    ],
    [`Failing here, but ${OUTSIDE[scope]}: left alone`, tests.outside],
  ]
  return groups
    .filter(([, group]) => group.length > 0)
    .map(([heading, group]) => {
      const shown = group.slice(0, detail.listed).map(test => `- ${testName(test)}${flakyNumbers(test, notes)}`)
      return [`### ${heading}`, '', ...shown, ...more(group.length - shown.length)].join('\n')
    })
    .join('\n\n')
}

const FLAKY_NOTE = ' is flaky: '

function flakyNumbers({ title }: TestView, notes: readonly string[]): string {
  const note = notes.find(each => each.startsWith(`${title}${FLAKY_NOTE}`))
  return note === undefined ? '' : `: ${inlineText(note.slice(title.length + FLAKY_NOTE.length), 300)}`
}

/** Return true if a note is shown beside its flaky test. */
export function isFlakyNote(note: string, { tests }: ResultView): boolean {
  return tests.flaky.some(({ title }) => note.startsWith(`${title}${FLAKY_NOTE}`))
}

/** Render the last line of a truncated list; none if it is complete. */
export function more(count: number): string[] {
  return count > 0 ? [`- … and ${count} more`] : []
}
