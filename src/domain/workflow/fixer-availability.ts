import { type Attempt, failedSince } from '../model/attempt.ts'
import type { Cluster } from '../model/cluster.ts'
import { nextIteration } from '../model/selectors.ts'
import type { State } from '../model/state.ts'
import { workableTargets } from '../model/outdated.ts'
import { knownRate, snapshotRate } from '../model/test-results.ts'
import type { WorkflowRules } from './workflow-rules.ts'

/** Limit of iterations in which a run retries unavailable fixers, as long as it makes progress. */
const MAX_DEGRADED_ITERATIONS = 3

/** List the clusters with red tests, reduced to these tests. No fixer may work on outdated ones. */
export function redClusters(state: State): Cluster[] {
  const red = new Set(workableTargets(state))
  return state.clusters
    .map(cluster => ({ ...cluster, tests: cluster.tests.filter(test => red.has(test)) }))
    .filter(({ tests }) => tests.length > 0)
}

/** List the failed attempts at a cluster since the last kept one. */
export function failedTries(state: State, cluster: string): Attempt[] {
  return failedSince(state.attempts.filter(({ kind, clusters }) => kind === 'repair' && clusters.includes(cluster)))
}

export function isExhausted(
  state: State,
  { cluster, fixer, limits }: { cluster: string; fixer: string; limits: WorkflowRules['limits'] },
): boolean {
  const tries = failedTries(state, cluster).filter(attempt => attempt.fixer === fixer)
  return tries.length >= limits.attempts || tries.some(attempt => attempt.final) || isDown(state, fixer)
}

/** Return true if the last call of a fixer could not reach it, a short time ago, or never will as it is configured. */
export function isDown(state: State, fixer: string): boolean {
  const last = lastEnded(state, fixer)
  return last?.unavailable === true && (isMisconfigured(last) || state.spentMs < last.downUntilMs)
}

/** Return true if a cluster has no fixer left only because one could not be reached. */
export function isDegraded(state: State, rules: WorkflowRules): boolean {
  return redClusters(state).some(
    ({ id }) =>
      rules.fixers.every(fixer => isExhausted(state, { cluster: id, fixer, limits: rules.limits })) &&
      rules.fixers.some(fixer => isDown(state, fixer)),
  )
}

export function unavailableFixers(state: State, { fixers }: WorkflowRules): string[] {
  const isEarly = nextIteration(state) <= MAX_DEGRADED_ITERATIONS
  const isProgressing = knownRate(state) > snapshotRate(state, state.initial)
  const isWorthARetry = (fixer: string) => lastEnded(state, fixer)?.misconfigured !== true && isDown(state, fixer)
  return isEarly && isProgressing ? fixers.filter(isWorthARetry) : []
}

function lastEnded({ attempts }: State, fixer: string): Attempt | undefined {
  return attempts.findLast(each => each.fixer === fixer && each.result !== undefined)
}

/** Return true for a wrong key, account or name that this run met. An earlier run's may have been corrected since. */
function isMisconfigured({ misconfigured, downUntilMs }: Attempt): boolean {
  return misconfigured && downUntilMs > 0
}
