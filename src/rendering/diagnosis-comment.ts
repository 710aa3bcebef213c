import type { Diagnosis } from '../domain/model/diagnosis.ts'
import { type Cluster, isEnvironmental, placeText } from '../domain/model/cluster.ts'
import { titleOf, titleOfKey } from '../domain/model/test-case.ts'
import { logLine } from './markdown-escape.ts'
import { count } from '../domain/text/wording.ts'

/** Sentence about a cause of the environment. */
const ENVIRONMENT = 'Likely the environment: a change of the code alone will not fix it.'

/** Maximum number of tests and suspects listed per cluster. */
const MAX = { tests: 5, suspects: 3 } as const

/** Yield a diagnosis line by line, as text that is safe for a terminal: of very many clusters it is long. Pure. */
export function* diagnosisLines(diagnosis: Diagnosis): Generator<string> {
  const { summary, clusters, flaky, complete, notes } = diagnosis
  const numbers = new Map(clusters.map(({ id }, index) => [id, index + 1]))
  const skipped = summary.skipped > 0 ? `, ${summary.skipped} skipped` : ''
  const causes = clusters.length === 0 ? '' : `, ${count(clusters.length, 'root cause')}`
  const written = (lines: readonly string[]) => lines.map(line => `${logLine(line)}\n`)
  yield* written([
    `${summary.passed} passed, ${summary.failed} failed${skipped}${causes}`,
    ...(complete ? [] : ['The reports are not complete: there may be more failures.']),
  ])
  for (const [index, cluster] of clusters.entries())
    yield* written(['', ...clusterLines(cluster, { number: index + 1, numbers })])
  if (flaky.length > 0)
    yield* written(['', 'Flaky (passed and failed on the same code):', ...listed(flaky, '  ', titleOf)])
  if (notes.length > 0) yield* written(['', ...notes.map(note => `Note: ${note}`)])
}

function clusterLines(cluster: Cluster, context: { number: number; numbers: ReadonlyMap<string, number> }): string[] {
  const { tests, title, problem, criticality, reason, pattern, suggestion, causedBy, places } = cluster
  const cause = causedBy === undefined ? undefined : context.numbers.get(causedBy)
  return [
    // The title of a finding of a check ends with its message.
    `${context.number}. ${title}${problem === '' || title.endsWith(problem) ? '' : `: ${problem}`}`,
    `   ${count(tests.length, pattern === 'check' ? 'finding' : 'test')}, ${pattern}, ${criticality}: ${reason}${cause === undefined ? '' : `; explained by ${cause}`}.`,
    ...(isEnvironmental(cluster) ? [`   ${ENVIRONMENT}`] : []),
    ...(suggestion === '' ? [] : [`   ${suggestion}`]),
    ...places.slice(0, MAX.suspects).map(place => `   Look at ${placeText(place)} (${place.why})`),
    ...listed(tests, '   - ', titleOfKey),
  ]
}

function listed<Item>(items: readonly Item[], prefix: string, titled: (item: Item) => string): string[] {
  const rest = items.length - MAX.tests
  return [
    ...items.slice(0, MAX.tests).map(item => prefix + titled(item)),
    ...(rest > 0 ? [`${prefix}… and ${rest} more`] : []),
  ]
}
