import { type Cluster, isEnvironmental } from '../../domain/model/cluster.ts'
import { inPieces } from '../../concurrency/in-pieces.ts'
import { targetFailures } from '../../domain/model/test-results.ts'
import type { State } from '../../domain/model/state.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import { clusterFailures } from '../../triage/cluster-failures.ts'
import { intentFinder } from '../../triage/stated-intent.ts'
import type { WorkflowContext } from '../context.ts'
import { narrowChange } from '../judging/narrow-change.ts'
import { traceClusters } from '../test-runs/trace-clusters.ts'

/**
 * Group the failures of the targets by root cause. It runs again after each commit and each revert, since other
 * failures may be known then.
 */
export async function triaging(state: State, context: WorkflowContext): Promise<Observation> {
  const failures = targetFailures(state)
  const sources = await context.sourceIndex()
  const intentOf = intentFinder(await context.workspace.history.suspectedChange(), sources.isTest)
  const grouped = await inPieces(clusterFailures({ failures, ...sources }), context.signal)
  const played = new Set(state.played)
  const known = grouped.map(cluster => {
    const isPlayed = isEnvironmental(cluster) && cluster.tests.some(test => played.has(test))
    return isPlayed ? { ...cluster, isPlayed, suggestion: '' } : cluster
  })
  const narrowed = await narrowChange(known, { state, failures, sources, context })
  const found = await traceClusters(narrowed, { state, failures, sources, context })
  const clusters = found.map(cluster => {
    const intent = intentOf(cluster)
    return intent === undefined ? cluster : { ...cluster, intent }
  })
  context.emit({ kind: 'diagnosed', clusters: clusters.map(told) })
  return { kind: 'diagnosed', clusters }
}

function told(cluster: Cluster): { title: string; tests: number; hint?: string } {
  const { title, tests, suggestion } = cluster
  return { title, tests: tests.length, ...(isEnvironmental(cluster) ? { hint: suggestion } : {}) }
}
