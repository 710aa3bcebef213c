import { type Cluster, placeText } from '../domain/model/cluster.ts'
import type { Diagnosis } from '../domain/model/diagnosis.ts'
import type { Request } from '../domain/model/request.ts'
import { type Failure, testKey, type TestKey, titleOf } from '../domain/model/test-case.ts'
import { codeBlock, inlineCode, truncateText, inlineText } from './markdown-escape.ts'
import { count } from '../domain/text/wording.ts'

/** Limits on items and on characters of messages and titles, in order, until the text fits. */
const LIMITS = [
  { clusters: 15, tests: 8, places: 5, message: 800, title: 300 },
  { clusters: 15, tests: 3, places: 2, message: 300, title: 150 },
  { clusters: 5, tests: 1, places: 1, message: 150, title: 100 },
] as const
type Limits = (typeof LIMITS)[number]

export interface ExplanationOptions {
  readonly request: Request
  /** Reason why nothing is changed, as a sentence; '' if the user wants a diagnosis only. */
  readonly why: string
  /** Maximum size, in bytes. */
  readonly limit: number
}

/** Render a diagnosis from the reports alone as a comment. Pure. */
export function explanationReport(diagnosis: Diagnosis, { request, why, limit }: ExplanationOptions): string {
  const failures = diagnosis.failures.map(failure => ({ ...failure, key: testKey(failure.id) }))
  let text = ''
  for (const limits of LIMITS) {
    text = render({ ...diagnosis, failures }, request, why, limits)
    if (Buffer.byteLength(text) <= limit) break
  }
  return text
}

/** A diagnosis with the key of each failure, which takes long to make of a long name. */
type Keyed = Omit<Diagnosis, 'failures'> & { readonly failures: readonly (Failure & { readonly key: TestKey })[] }

function render(diagnosis: Keyed, { headSha, headBranch, run }: Request, why: string, limits: Limits): string {
  const { summary, clusters, failures, flaky, complete } = diagnosis
  const of = run === undefined ? '' : `, as [${inlineText(run.name || 'the run')}](${run.url}) reports`
  const rest = clusters.length - limits.clusters
  return [
    `## Diagnosis: ${count(failures.length, 'failing test')}, ${count(clusters.length, 'root cause')}`,
    '',
    `At ${inlineCode(headSha.slice(0, 7))} on ${inlineCode(headBranch)}${of}: ${summary.passed} passed, ${summary.failed} failed, ${summary.skipped} skipped. ${inlineText(why)}`.trimEnd(),
    ...(complete ? [] : ['', '> [!WARNING]', '> The reports are not complete: there may be more failures.']),
    ...clusters
      .slice(0, limits.clusters)
      .flatMap((cluster, index) => ['', ...section(cluster, index + 1, diagnosis, limits)]),
    ...(rest > 0 ? ['', `… and ${count(rest, 'root cause')} more.`] : []),
    ...(flaky.length === 0
      ? []
      : [
          '',
          '### Flaky: passed and failed on the same code',
          '',
          ...flaky.slice(0, 20).map(id => `- ${inlineCode(truncateText(titleOf(id), limits.title))}`),
        ]),
    '',
    '<sub>Made by fix-tests from the test reports alone. Nothing was run or changed.</sub>',
    '',
  ].join('\n')
}

function section(cluster: Cluster, number: number, { failures, clusters }: Keyed, limits: Limits): string[] {
  const { tests, title, problem, suggestion, causedBy, places, expected, actual } = cluster
  const known = new Set(tests)
  const own = failures.filter(({ key }) => known.has(key))
  const [first] = own
  const message = first?.problem.message.trim() ?? ''
  const values =
    expected === undefined || actual === undefined
      ? problem
      : `expected ${truncateText(expected, limits.title)}, got ${truncateText(actual, limits.title)}`
  // The heading says the same.
  const isSaid =
    values.includes(message) || (values !== '' && /^expected .{1,80} to (?:be|equal) .{1,80}$/.test(message))
  const cause = clusters.findIndex(({ id }) => id === causedBy)
  return [
    `### ${number}. ${inlineCode(truncateText(title, limits.title))}${values === '' ? '' : `: ${inlineText(values, limits.title)}`}`,
    ...(message === '' || isSaid ? [] : ['', codeBlock(truncateText(message, limits.message))]),
    ...(own.length < 2
      ? []
      : [
          '',
          ...own.slice(0, limits.tests).map(({ id }) => `- ${inlineCode(truncateText(titleOf(id), limits.title))}`),
          ...(own.length > limits.tests ? [`- … and ${own.length - limits.tests} more`] : []),
        ]),
    ...(cause < 0 ? [] : ['', `Cause ${cause + 1} explains ${tests.length === 1 ? 'it' : 'them'}.`]),
    ...(suggestion === '' ? [] : ['', inlineText(suggestion, limits.title)]),
    ...(places.length === 0
      ? []
      : [
          '',
          `Look at ${places
            .slice(0, limits.places)
            .map(
              place =>
                `${inlineCode(truncateText(placeText(place), limits.title))} (${inlineText(place.why, limits.title)})`,
            )
            .join(', ')}.`,
        ]),
  ]
}
