import { type Attempt, isJudged, isVain, type Strategy, vainSince } from '../model/attempt.ts'
import type { Validate } from './checkpoint.ts'
import { Cluster, areIndependent, similarity } from '../model/cluster.ts'
import { testResults, knownRate, openTargets, snapshotRate } from '../model/test-results.ts'
import { clustersOf, nextIteration, keptAttempts, heldAttempts } from '../model/selectors.ts'
import { limitReached, type Limits, isClusterOverBudget, repairAttempts } from '../policy/budget.ts'
import { demandsOf } from '../model/review.ts'
import type { State, StopReason } from '../model/state.ts'
import { AGGRESSIVE_SIMILARITY, strategyFor } from './strategy.ts'

/** How many clusters one aggressive attempt may take at once. */
const BATCH = 5
/** So many iterations a run goes on without a fixer that answers, as long as it gets somewhere. */
const DEGRADED = 3
/** So often the change is worked on because of what reviewers said. */
const REVISIONS = 2

/** What the run is allowed and who may fix: fixed for a session, not part of the state. */
export interface WorkflowRules {
  readonly limits: Limits
  /** The chain of fixers by name, the first choice first. */
  readonly fixers: readonly string[]
  /** Those of them that can do what a reviewer demands. */
  readonly revisers: readonly string[]
  /** When the whole suite confirms commits. */
  readonly validate: Validate
  /** How many clusters are attempted at the same time. */
  readonly parallel: number
  /** How many attempts at one cluster are made at the same time, of which the best is taken. */
  readonly candidates: number
  /** Whether the commits of the branch become one before it is published. */
  readonly squash?: boolean
}

/** One assignment: which clusters, to whom, how. */
export interface Assigned {
  readonly kind: 'repair' | 'revision'
  readonly clusters: readonly Cluster[]
  readonly fixer: string
  readonly strategy: Strategy
  readonly iteration: number
  /** Vain attempts at these clusters so far. */
  readonly debugging: number
  /** From 1 where several are made for the same clusters, else 0. */
  readonly candidate: number
}

export type Choice =
  | { readonly kind: 'stop'; readonly why: StopReason }
  /** An attempt that held in a copy is put together with the branch. */
  | { readonly kind: 'combine'; readonly attempt: Attempt }
  | { readonly kind: 'assign'; readonly assigned: readonly Assigned[] }

/** What to try next, or why to stop. */
export function chooseAssignment(state: State, rules: WorkflowRules): Choice {
  const waiting = heldAttempts(state)[0]
  if (waiting !== undefined) return { kind: 'combine', attempt: waiting }
  const limit = limitReached(state, rules.limits)
  const revision = limit === undefined ? revisionOf(state, rules) : undefined
  if (revision !== undefined) return { kind: 'assign', assigned: [revision] }
  if (openTargets(state).length === 0) return { kind: 'stop', why: 'all-green' }
  if (limit !== undefined) return { kind: 'stop', why: limit }

  const open = openClusters(state, rules)
  const first = open[0]
  if (first === undefined || isHopeless(state, open)) return { kind: 'stop', why: 'stuck' }

  const alike = open.filter(
    ({ cluster, fixers }) =>
      fixers[0] === first.fixers[0] && similarity(cluster.signature, first.cluster.signature) > AGGRESSIVE_SIMILARITY,
  )
  const last = state.attempts.findLast(isJudged)
  const strategy = strategyFor({
    iteration: nextIteration(state),
    passRate: knownRate(state),
    regressed: last?.result === 'regression',
    drop: last?.rateAfter === undefined ? 0 : last.rateBefore - last.rateAfter,
    similarity: alike.length > 1 ? alikeness(alike.map(({ cluster }) => cluster)) : 0,
  })
  const batch = strategy === 'aggressive' ? alike.slice(0, BATCH) : [first]
  const groups = [{ batch, strategy }, ...beside(batch, strategy === 'surgical' ? [] : open, rules)]
  const assigned = groups.flatMap(group => candidatesFor(group.batch, group.strategy, rules))
  const most = rules.limits.iterations - repairAttempts(state).length
  const iteration = nextIteration(state)
  return {
    kind: 'assign',
    assigned: assigned.slice(0, most).map((each, index) => ({ ...each, iteration: iteration + index })),
  }
}

/** Work on what the newest review demands, as long as somebody can still do it. */
function revisionOf(state: State, { revisers }: WorkflowRules): Assigned | undefined {
  const demands = demandsOf(state.reviews.at(-1), state.tip)
  const before = state.attempts.filter(({ kind, past, unavailable }) => kind === 'revision' && !past && !unavailable)
  if (demands.length === 0 || before.length >= REVISIONS) return undefined
  const since = before.filter(({ base }) => base === state.tip)
  const fixer = revisers.find(
    name => !isDown(state, name) && !since.some(attempt => attempt.fixer === name && attempt.final),
  )
  if (fixer === undefined) return undefined
  const files = new Set(demands.map(({ file }) => file))
  const mine = keptAttempts(state).filter(({ kind }) => kind !== 'pruning')
  const touching = mine.filter(attempt => attempt.files.some(file => files.has(file)))
  const ids = [...new Set((touching.length > 0 ? touching : mine).flatMap(attempt => attempt.clusters))]
  const green = new Set(testResults(state).fixed)
  const clusters = clustersOf(state, { clusters: ids }).map(cluster => ({
    ...cluster,
    tests: cluster.tests.filter(test => green.has(test)),
  }))
  return {
    kind: 'revision',
    // Of commits whose ledger was lost nobody knows the failures; what is green stays so in any case.
    clusters: clusters.some(({ tests }) => tests.length > 0) ? clusters : [everything(testResults(state).fixed)],
    fixer,
    strategy: 'conservative',
    iteration: nextIteration(state),
    debugging: since.filter(isVain).length,
    candidate: 0,
  }
}

function everything(tests: readonly string[]): Cluster {
  return Cluster.parse({
    id: 'review',
    signature: '',
    title: 'what was fixed',
    criticality: 'medium',
    tests,
    suspects: [],
  })
}

interface Group {
  readonly batch: readonly Open[]
  readonly strategy: Strategy
}

/** Clusters that can be worked on at the same time as these, since no file is suspected in two of them. */
function beside(batch: readonly Open[], open: readonly Open[], { parallel }: WorkflowRules): Group[] {
  const taken = batch.map(({ cluster }) => cluster)
  const groups: Group[] = []
  for (const each of open) {
    if (groups.length + 1 >= parallel) break
    if (taken.includes(each.cluster) || !taken.every(other => areIndependent(each.cluster, other))) continue
    taken.push(each.cluster)
    groups.push({ batch: [each], strategy: 'conservative' })
  }
  return groups
}

/** The assignments for one group of clusters: candidates go to different fixers as far as there are any. */
function candidatesFor(
  batch: readonly Open[],
  strategy: Strategy,
  rules: WorkflowRules,
): Omit<Assigned, 'iteration'>[] {
  const fixers = batch[0]?.fixers ?? []
  const debugging = Math.max(...batch.map(({ tries }) => tries))
  const clusters = batch.map(({ cluster }) => cluster)
  return Array.from({ length: rules.candidates }, (_, index) => ({
    kind: 'repair',
    clusters,
    fixer: fixers[index % fixers.length] ?? '',
    strategy,
    debugging,
    candidate: rules.candidates > 1 ? index + 1 : 0,
  }))
}

interface Open {
  /** With those tests only that are still red. */
  readonly cluster: Cluster
  /** Who can still try, the first choice first. */
  readonly fixers: readonly string[]
  readonly tries: number
}

/**
 * The clusters that somebody can still try, those with the fewest tries first so that no unfixable test starves the
 * others; the order of the diagnosis breaks ties.
 */
export function openClusters(state: State, rules: WorkflowRules): Open[] {
  return redClusters(state)
    .filter(({ id }) => !isClusterOverBudget(state, id, rules.limits))
    .flatMap(cluster => {
      const left = rules.fixers.filter(
        name => !spent(state, { cluster: cluster.id, fixer: name, limits: rules.limits }),
      )
      const fixers = left.length > 0 ? left : secondCall(state, rules)
      return fixers.length === 0 ? [] : [{ cluster, fixers, tries: vainTries(state, cluster.id).length }]
    })
    .toSorted((a, b) => a.tries - b.tries)
}

/** The clusters with tests that are red by what is known now, and only those tests. */
function redClusters(state: State): Cluster[] {
  const red = new Set(openTargets(state))
  return state.clusters
    .map(cluster => ({ ...cluster, tests: cluster.tests.filter(test => red.has(test)) }))
    .filter(({ tests }) => tests.length > 0)
}

/** The attempts at a cluster that brought nothing, since the last one that did. */
export function vainTries(state: State, cluster: string): Attempt[] {
  return vainSince(state.attempts.filter(({ kind, clusters }) => kind === 'repair' && clusters.includes(cluster)))
}

function spent(state: State, { cluster, fixer, limits }: { cluster: string; fixer: string; limits: Limits }): boolean {
  const tries = vainTries(state, cluster).filter(attempt => attempt.fixer === fixer)
  return tries.length >= limits.attempts || tries.some(attempt => attempt.final) || isDown(state, fixer)
}

/** Whether a fixer could not be reached when it was asked last, and that is not long ago. */
function isDown(state: State, fixer: string): boolean {
  const last = state.attempts.findLast(each => each.fixer === fixer && each.result !== undefined)
  return last?.unavailable === true && state.spentMs < last.downUntilMs
}

/**
 * Whether nobody is left for a cluster only because somebody could not be reached. Such a run is degraded: it says so,
 * and asks once more only while it is young and gets somewhere.
 */
export function isDegraded(state: State, rules: WorkflowRules): boolean {
  return redClusters(state).some(
    ({ id }) =>
      rules.fixers.every(fixer => spent(state, { cluster: id, fixer, limits: rules.limits })) &&
      rules.fixers.some(fixer => isDown(state, fixer)),
  )
}

function secondCall(state: State, { fixers }: WorkflowRules): string[] {
  const isYoung = nextIteration(state) <= DEGRADED
  const rises = knownRate(state) > snapshotRate(state, state.initial)
  return isYoung && rises ? fixers.filter(fixer => isDown(state, fixer)) : []
}

/** More than half of what is red has nobody left to try it, and the rest has been tried. */
function isHopeless(state: State, open: readonly Open[]): boolean {
  const red = openTargets(state).length
  const left = new Set(open.flatMap(({ cluster }) => cluster.tests)).size
  return red - left > red / 2 && open.every(({ tries }) => tries > 0)
}

function alikeness(clusters: readonly Cluster[]): number {
  const first = clusters[0]?.signature ?? ''
  return Math.min(...clusters.slice(1).map(cluster => similarity(first, cluster.signature)))
}
