import type { Origin } from '../domain/model/origin.ts'
import { percent } from '../domain/model/pass-rate.ts'
import { count } from '../domain/text/wording.ts'
import { testName } from './case-counts.ts'
import { inlineCode, inlineText } from './markdown-escape.ts'
import { folded, more } from './markdown-parts.ts'
import type { Detail } from './report-options.ts'
import type { ResultView } from './result-view.ts'
import type { TestView } from './test-view.ts'

/** Render the fold with all tests: the counts before and after, those that were fixed, and those that were ignored. */
export function testsFold(view: ResultView, detail: Detail): string {
  const { tests, changes, alsoFixed } = view
  // A test that no attempt was made for has a list of its own.
  const others = new Set(alsoFixed.map(({ key }) => key))
  const aside = tests.orderDependent.length + tests.notReproduced.length + tests.outside.length
  const numbers = [
    ...(tests.fixed.length === 0 ? [] : [`${tests.fixed.length} fixed`]),
    ...(tests.flaky.length === 0 ? [] : [`${tests.flaky.length} flaky`]),
    ...(aside === 0 ? [] : [`${aside} ignored`]),
  ]
  return folded(numbers.length === 0 ? 'Tests' : `Tests: ${numbers.join(', ')}`, [
    countsTable(view),
    listed(
      'Failed before and pass now:',
      tests.fixed.filter(({ key }) => !others.has(key)),
      detail,
    ),
    listed('Other tests that failed before and pass now:', alsoFixed, detail),
    listed('Tests that could not run before, since their file did not load, and pass now:', changes.loaded, detail),
    listed('Ran now and were skipped before:', changes.unskipped, detail),
    listed('Did not run before, and pass:', changes.added, detail),
    isAllAside(view) ? '' : asideSection(view, detail),
    originsSection(view),
  ])
}

/** True if the run is only about tests that it ignored. */
function isAllAside({ outcome }: ResultView): boolean {
  return outcome === 'nothing-to-fix' || outcome === 'not-reproduced'
}

/** Show the ignored tests of a run that is about no others, with the next step; else empty. */
export function onlyIgnored(view: ResultView, detail: Detail): string {
  const tests = isAllAside(view) ? asideSection(view, detail) : ''
  if (tests === '') return ''
  const next =
    view.outcome === 'not-reproduced'
      ? '**Next:** run CI again. If they fail there again, this machine differs from CI: compare versions, services, time zone and variables (`pass-env`).'
      : '**Next:** run CI again. Repair these tests or skip them: a change of the code does not make them reliable.'
  return `${tests}\n\n${next}`
}

function countsTable({ before, after, request, tests, kept }: ResultView): string {
  if (before === undefined) return ''
  const isAnyIgnored = [...tests.outside, ...tests.flaky, ...tests.orderDependent].length > 0
  const run = request.run === undefined ? '' : ` of [${inlineText(request.run.name || 'the run')}](${request.run.url})`
  const row = (name: string, old: number, now: number) => (old + now === 0 ? [] : [`| ${name} | ${old} | ${now} |`])
  const commit = `Failing commit ${inlineCode(request.headSha.slice(0, 7))} on ${inlineCode(request.headBranch)}${run}.`
  // Nothing was changed, so there is no other run to compare with.
  if (kept.length === 0)
    return `${commit} ${count(before.passed, 'test')} passed, ${before.failed} failed${before.skipped === 0 ? '' : `, ${before.skipped} ${before.skipped === 1 ? 'was' : 'were'} skipped`}.`
  return [
    commit,
    '',
    '| | before | after |',
    '|---|---:|---:|',
    `| Pass rate${isAnyIgnored ? ', ignored tests left out' : ''} | ${percent(before.rate)} | ${percent(after?.rate ?? 1)} |`,
    ...row('Passed', before.passed, after?.passed ?? 0),
    ...row('Failed', before.failed, after?.failed ?? 0),
    ...row('Skipped', before.skipped, after?.skipped ?? 0),
    ...row('Could not be loaded', before.unloaded, after?.unloaded ?? 0),
    ...row('Checks failed', before.failedChecks, after?.failedChecks ?? 0),
  ].join('\n')
}

/** List tests under a sentence; empty if there are no tests. */
function listed(sentence: string, tests: readonly TestView[], detail: Detail): string {
  if (tests.length === 0) return ''
  const shown = tests.slice(0, detail.listed).map(test => `- ${testName(test)}`)
  return [sentence, [...shown, ...more(tests.length - shown.length)].join('\n')].join('\n\n')
}

/** Say what each failing test did at the base of the change; empty if that was not tried. */
function originsSection({ origins }: ResultView): string {
  const all = Object.values(origins)
  if (all.length === 0) return ''
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
  return ['Where they come from:', '', ...counted].join('\n')
}

const OUTSIDE = {
  reports: ', but are not in the report',
  names: ', but were not asked for',
  all: ' because of the environment',
} as const

/** List the tests that were ignored: flaky, order-dependent, not reproduced, outside the report. */
function asideSection({ tests, notes, scope }: ResultView, detail: Detail): string {
  const groups: readonly [string, readonly TestView[]][] = [
    ['Flaky: these failed and passed on the same code, and were ignored', tests.flaky],
    [
      'Order-dependent: these fail with the whole suite and pass alone, so what runs before them breaks them; they were ignored',
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
    [`Ignored: these fail here${OUTSIDE[scope]}`, tests.outside],
  ]
  return groups
    .filter(([, group]) => group.length > 0)
    .map(([heading, group]) => {
      const shown = group.slice(0, detail.listed).map(test => `- ${testName(test)}${flakyNumbers(test, notes)}`)
      return [`${heading}:`, '', ...shown, ...more(group.length - shown.length)].join('\n')
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
