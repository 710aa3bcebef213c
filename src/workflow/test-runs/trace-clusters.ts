import { note } from '../../contracts/events.ts'
import { type Cluster, isEnvironmental } from '../../domain/model/cluster.ts'
import type { State } from '../../domain/model/state.ts'
import { passingBeside } from '../../domain/model/test-results.ts'
import {
  type Failure,
  type TestId,
  testKey,
  type TestSelection,
  unitOf,
  wholeUnit,
} from '../../domain/model/test-case.ts'
import type { TestTrace } from '../../domain/model/code.ts'
import { count } from '../../domain/text/wording.ts'
import { placesOfTraces, refreshPlaces } from '../../triage/place-clusters.ts'
import type { ClusterTraces } from '../../triage/spectrum.ts'
import type { SourceIndex } from '../../triage/suspects.ts'
import type { WorkflowContext } from '../context.ts'

/** Clusters to trace in one triage: each costs a run of its tests. After this time, in milliseconds, none is begun. */
const MAX_CLUSTERS = 4
const MAX_MS = 60_000
/** The first suspect is certain enough if the second has less than this share of its score. */
const CLEAR = 0.4

/** A branch that only the failing tests take is a better sign than its function. */
const LINES = { lines: true } as const

/** State, failures and sources of one triage. */
export interface Triage {
  readonly state: State
  readonly failures: readonly Failure[]
  readonly sources: SourceIndex
  readonly context: WorkflowContext
}

/**
 * Find better suspects for clusters whose suspects are close to each other: run their tests, and the tests
 * beside them, only to see which functions run. A cluster that was known before keeps its suspects.
 */
export async function traceClusters(clusters: readonly Cluster[], triage: Triage): Promise<readonly Cluster[]> {
  const { state, context, sources, failures } = triage
  const before = new Map(state.clusters.map(each => [each.id, each]))
  const unclear = clusters.filter(each => !before.has(each.id) && isUnclear(each, triage)).slice(0, MAX_CLUSTERS)
  const traced = await traces(unclear, triage)
  if (traced.size > 0)
    context.emit(note('info', `Traced which functions the failing tests of ${count(traced.size, 'root cause')} run.`))
  return clusters.map(cluster => {
    const known = before.get(cluster.id)
    if (known !== undefined) return refreshPlaces(cluster, known.places, sources)
    const found = traced.get(cluster.id)
    return found === undefined ? cluster : placesOfTraces(cluster, { failures, sources, traces: found })
  })
}

function isUnclear(cluster: Cluster, { failures }: Triage): boolean {
  if (cluster.causedBy !== undefined || cluster.pattern === 'check' || isEnvironmental(cluster)) return false
  if ((cluster.places[1]?.score ?? 0) <= CLEAR) return false
  return failuresOf(cluster, failures).every(({ id }) => id.name !== '')
}

/** Run the tests of each cluster alone, one passing test beside them, and once all tests of their files. */
async function traces(
  clusters: readonly Cluster[],
  { failures, context, state }: Triage,
): Promise<Map<string, ClusterTraces>> {
  const found = new Map<string, ClusterTraces>()
  if (context.trace === undefined || clusters.length === 0 || state.cannotRun !== undefined) return found
  const idsOf = (cluster: Cluster) => failuresOf(cluster, failures).map(({ id }) => id)
  const all = await traceUnits(clusters.flatMap(idsOf), context)
  const startedAt = context.clock.now()
  const passing = new Map<string, TestTrace>()
  for (const cluster of clusters) {
    if (context.clock.now() - startedAt > MAX_MS) break
    const failing = await context.trace({ kind: 'only', tests: idsOf(cluster) }, context.signal, LINES)
    if (failing.length === 0) continue
    const beside = passingBeside(idsOf(cluster), state)
    // One in the middle: the first may be unlike the others.
    const one = beside[Math.floor(beside.length / 2)]
    const unit = unitOf(one)
    if (one !== undefined && !passing.has(unit))
      passing.set(unit, await context.trace({ kind: 'only', tests: [one] }, context.signal, LINES))
    const trace = passing.get(unit)
    found.set(cluster.id, { failing, all, passing: trace && { trace, tests: beside.length } })
  }
  return found
}

/** Trace the files of tests, or their packages or classes where they have no file. */
async function traceUnits(tests: readonly TestId[], context: WorkflowContext): Promise<TestTrace> {
  const inFiles = tests.filter(({ file }) => file !== '').map(wholeUnit)
  const others = tests.flatMap(({ file, framework, suite }) =>
    file === '' ? [{ framework, file, suite: suite.slice(0, 1), name: '' }] : [],
  )
  const units = [...new Map(others.map(unit => [testKey(unit), unit])).values()]
  const parts: TestSelection[] = []
  if (inFiles.length > 0) parts.push({ kind: 'affected', tests: inFiles, files: [] })
  if (units.length > 0) parts.push({ kind: 'only', tests: units })
  const traced: TestTrace[] = []
  for (const part of parts) traced.push((await context.trace?.(part, context.signal, LINES)) ?? [])
  return traced.flat()
}

function failuresOf({ tests }: Cluster, failures: readonly Failure[]): Failure[] {
  const wanted = new Set(tests)
  return failures.filter(({ id }) => wanted.has(testKey(id)))
}
