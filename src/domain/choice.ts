import { exhausted, type Limits } from './limits.ts'
import {
  type Attempt,
  type Cluster,
  rateOf,
  remainingTargets,
  type State,
  type StopReason,
  type Strategy,
} from './state.ts'
import { AGGRESSIVE_SIMILARITY, similarity, strategyFor } from './strategy.ts'

/** How many clusters one aggressive attempt may take at once. */
const BATCH = 5

/** What the run is allowed and who may fix: fixed for a session, not part of the state. */
export interface Rules {
  readonly limits: Limits
  /** The chain of fixers by name, the first choice first. */
  readonly fixers: readonly string[]
}

export type Choice =
  | { readonly kind: 'stop'; readonly why: StopReason }
  | {
      readonly kind: 'assign'
      readonly clusters: readonly Cluster[]
      readonly fixer: string
      readonly strategy: Strategy
      readonly iteration: number
    }

/** What to try next, or why to stop. */
export function choose(state: State, rules: Rules): Choice {
  if (remainingTargets(state).length === 0) return { kind: 'stop', why: 'all-green' }
  const limit = exhausted(state, rules.limits)
  if (limit !== undefined) return { kind: 'stop', why: limit }

  const open = openClusters(state, rules)
  const first = open[0]
  if (first === undefined) return { kind: 'stop', why: 'stuck' }

  const iteration = state.attempts.length + 1
  const alike = open.filter(
    ({ cluster, fixer }) =>
      fixer === first.fixer && similarity(cluster.signature, first.cluster.signature) > AGGRESSIVE_SIMILARITY,
  )
  // The last attempt that a test run judged: those that came to nothing before say nothing of the code.
  const last = state.attempts.findLast(
    ({ result }) => result !== 'abstained' && result !== 'refused' && result !== 'syntax-error',
  )
  const strategy = strategyFor({
    iteration,
    passRate: rateOf(state, state.current),
    regressed: last?.result === 'regression',
    drop: last?.rateAfter === undefined ? 0 : last.rateBefore - last.rateAfter,
    similarity: alike.length > 1 ? alikeness(alike.map(({ cluster }) => cluster)) : 0,
  })
  const clusters = strategy === 'aggressive' ? alike.slice(0, BATCH).map(({ cluster }) => cluster) : [first.cluster]
  return { kind: 'assign', clusters, fixer: first.fixer, strategy, iteration }
}

interface Open {
  readonly cluster: Cluster
  readonly fixer: string
  readonly tries: number
}

/**
 * The clusters that somebody can still try, those with the fewest tries first so that no unfixable test starves the
 * others; the order of the diagnosis breaks ties.
 */
export function openClusters(state: State, rules: Rules): Open[] {
  return state.clusters
    .flatMap(cluster => {
      const fixer = rules.fixers.find(name => !spent(state, { cluster: cluster.id, fixer: name, limits: rules.limits }))
      return fixer === undefined ? [] : [{ cluster, fixer, tries: triesOf(state, cluster.id).length }]
    })
    .toSorted((a, b) => a.tries - b.tries)
}

/** The attempts at a cluster that brought nothing, since the last one that did. */
export function triesOf(state: State, cluster: string): Attempt[] {
  const all = state.attempts.filter(attempt => attempt.clusters.includes(cluster) && attempt.result !== undefined)
  const helped = all.findLastIndex(attempt => attempt.result === 'pass' || attempt.result === 'progress')
  return all.slice(helped + 1)
}

function spent(state: State, { cluster, fixer, limits }: { cluster: string; fixer: string; limits: Limits }): boolean {
  const tries = triesOf(state, cluster).filter(attempt => attempt.fixer === fixer)
  return tries.length >= limits.attempts || tries.some(attempt => attempt.final)
}

function alikeness(clusters: readonly Cluster[]): number {
  const first = clusters[0]?.signature ?? ''
  return Math.min(...clusters.slice(1).map(cluster => similarity(first, cluster.signature)))
}
