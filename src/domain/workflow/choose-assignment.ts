import type { Attempt } from '../model/attempt.ts'
import { changesCode, isFailedAttempt, isJudged, type Strategy } from '../model/attempt.ts'
import { Cluster, areIndependent, isEnvironmental, leastSimilarity, similarity } from '../model/cluster.ts'
import { testResults, knownRate, openTargets } from '../model/test-results.ts'
import { attemptClusters, nextIteration, keptAttempts, heldAttempts } from '../model/selectors.ts'
import { limitReached, isClusterOverBudget, repairAttempts } from '../policy/budget.ts'
import { attemptedOnlyInCi, runnableHere } from '../model/only-in-ci.ts'
import { demandsOf } from '../model/review.ts'
import { workableTargets } from '../model/outdated.ts'
import { OFFLINE } from '../model/root-cause.ts'
import type { State, StopReason } from '../model/state.ts'
import { failedTries, isDown, isExhausted, redClusters, unavailableFixers } from './fixer-availability.ts'
import { chooseCommands } from './choose-commands.ts'
import { chooseReconsideration } from './reconsider.ts'
import { AGGRESSIVE_SIMILARITY, strategyFor } from './strategy.ts'
import type { Assigned, WorkflowRules } from './workflow-rules.ts'

/** Limit of clusters for one aggressive attempt. */
const MAX_BATCH = 5
/** Limit of attempts at the demands of reviews. */
const MAX_REVISIONS = 2

export type Choice =
  | { readonly kind: 'stop'; readonly why: StopReason }
  /** An attempt that passed in a worktree is combined with the branch. */
  | { readonly kind: 'combine'; readonly attempt: Attempt }
  | { readonly kind: 'assign'; readonly assigned: readonly Assigned[] }

/** Choose the next attempts, or the reason to stop. */
export function chooseAssignment(state: State, rules: WorkflowRules): Choice {
  const waiting = heldAttempts(state)[0]
  if (waiting !== undefined) return { kind: 'combine', attempt: waiting }
  const limit = limitReached(state, rules.limits)
  const revision = limit === undefined ? chooseRevision(state, rules) : undefined
  if (revision !== undefined) return { kind: 'assign', assigned: [revision] }
  if (openTargets(state).length === 0) return { kind: 'stop', why: 'all-green' }
  if (limit !== undefined) return { kind: 'stop', why: limit }
  const commands = chooseCommands(state, rules)
  if (commands !== undefined) return { kind: 'assign', assigned: [commands] }

  const open = openClusters(state, rules)
  const first = open[0]
  if (first === undefined || isMostlyStuck(state, open)) {
    const again = chooseReconsideration(state, rules)
    return again === undefined ? { kind: 'stop', why: 'stuck' } : { kind: 'assign', assigned: [again] }
  }

  const similarClusters = open.filter(
    ({ cluster, fixers }) =>
      fixers[0] === first.fixers[0] && similarity(cluster.signature, first.cluster.signature) > AGGRESSIVE_SIMILARITY,
  )
  // A command's failure says nothing about how bold a fixer should be, and it is no iteration of one.
  const ofFixers = state.attempts.filter(({ kind }) => kind !== 'command')
  const last = ofFixers.findLast(isJudged)
  const strategy = strategyFor({
    iteration: nextIteration({ attempts: ofFixers }),
    passRate: knownRate(state),
    regressed: last?.result === 'regression',
    drop: last?.rateAfter === undefined ? 0 : last.rateBefore - last.rateAfter,
    similarity: similarClusters.length > 1 ? leastSimilarity(similarClusters.map(({ cluster }) => cluster)) : 0,
  })
  const batch = strategy === 'aggressive' ? similarClusters.slice(0, MAX_BATCH) : [first]
  const groups = [{ batch, strategy }, ...independentGroups(batch, strategy === 'surgical' ? [] : open, rules)]
  const assigned = groups.flatMap(group => candidatesFor(group.batch, group.strategy, rules))
  const most = rules.limits.iterations - repairAttempts(state).length
  const iteration = nextIteration(state)
  return {
    kind: 'assign',
    assigned: assigned.slice(0, most).map((each, index) => ({ ...each, iteration: iteration + index })),
  }
}

/** Choose work on the demands of the newest review, as long as a fixer is left for it. */
function chooseRevision(state: State, { revisers }: WorkflowRules): Assigned | undefined {
  const demands = demandsOf(state.reviews.at(-1), state.tip)
  const before = state.attempts.filter(({ kind, past, unavailable }) => kind === 'revision' && !past && !unavailable)
  if (demands.length === 0 || before.length >= MAX_REVISIONS) return undefined
  const since = before.filter(({ base }) => base === state.tip)
  const fixer = revisers.find(
    name => !isDown(state, name) && !since.some(attempt => attempt.fixer === name && attempt.final),
  )
  if (fixer === undefined) return undefined
  const files = new Set(demands.map(({ file }) => file))
  const mine = keptAttempts(state).filter(changesCode)
  const touching = mine.filter(attempt => attempt.files.some(file => files.has(file)))
  const ids = [...new Set((touching.length > 0 ? touching : mine).flatMap(attempt => attempt.clusters))]
  // A test that fails in CI alone is in no run here.
  const green = new Set([...testResults(state).fixed, ...attemptedOnlyInCi(state)])
  const clusters = attemptClusters(state, { clusters: ids }).map(cluster => ({
    ...cluster,
    tests: cluster.tests.filter(test => green.has(test)),
  }))
  return {
    kind: 'revision',
    // The failures of commits are unknown if their ledger was lost; the passing tests must stay green in any case.
    clusters: clusters.some(({ tests }) => tests.length > 0) ? clusters : [fixedTestsCluster([...green])],
    fixer,
    strategy: 'conservative',
    iteration: nextIteration(state),
    debugging: since.filter(isFailedAttempt).length,
    candidate: 0,
  }
}

function fixedTestsCluster(tests: readonly string[]): Cluster {
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
  readonly batch: readonly OpenCluster[]
  readonly strategy: Strategy
}

/** Choose clusters that can be attempted at the same time as these: no two share a suspected file. */
function independentGroups(
  batch: readonly OpenCluster[],
  open: readonly OpenCluster[],
  { parallel }: WorkflowRules,
): Group[] {
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

/**
 * Assign one group of clusters; candidates go to different fixers as far as there are any. The offline engine competes
 * once: it would find the same again.
 */
function candidatesFor(
  batch: readonly OpenCluster[],
  strategy: Strategy,
  rules: WorkflowRules,
): Omit<Assigned, 'iteration'>[] {
  const fixers = batch[0]?.fixers ?? []
  const debugging = Math.max(...batch.map(({ tries }) => tries))
  const clusters = batch.map(({ cluster }) => cluster)
  const names = Array.from({ length: rules.candidates }, (_, index) => fixers[index % fixers.length] ?? '')
  const competing = names.filter((name, index) => name !== OFFLINE || names.indexOf(name) === index)
  return competing.map((fixer, index) => ({
    kind: 'repair',
    clusters,
    fixer,
    strategy,
    debugging,
    candidate: competing.length > 1 ? index + 1 : 0,
  }))
}

interface OpenCluster {
  /** Cluster with its red tests only. */
  readonly cluster: Cluster
  /** Fixers that can still try, the first choice first. */
  readonly fixers: readonly string[]
  readonly tries: number
}

/**
 * List the clusters with a fixer left: those with the fewest failed attempts first, then in the order of the diagnosis.
 * What the environment causes comes after everything else, and without the offline engine: no edit of its kind helps.
 * Nor does the offline engine work on tests that cannot run here, since it goes by test runs alone.
 */
export function openClusters(state: State, rules: WorkflowRules): OpenCluster[] {
  const isUnsuited = (cluster: Cluster) => isEnvironmental(cluster) || runnableHere(state, cluster.tests).length === 0
  return redClusters(state)
    .filter(({ id }) => !isClusterOverBudget(state, id, rules.limits))
    .flatMap(cluster => {
      const left = rules.fixers.filter(
        name =>
          !(name === OFFLINE && isUnsuited(cluster)) &&
          !isExhausted(state, { cluster: cluster.id, fixer: name, limits: rules.limits }),
      )
      const fixers = left.length > 0 ? left : unavailableFixers(state, rules)
      return fixers.length === 0 ? [] : [{ cluster, fixers, tries: failedTries(state, cluster.id).length }]
    })
    .toSorted((a, b) => Number(isEnvironmental(a.cluster)) - Number(isEnvironmental(b.cluster)) || a.tries - b.tries)
}

/** Return true if more than half of the red tests have no fixer left and the rest was tried. */
function isMostlyStuck(state: State, open: readonly OpenCluster[]): boolean {
  const red = workableTargets(state).length
  const left = new Set(open.flatMap(({ cluster }) => cluster.tests)).size
  return red - left > red / 2 && open.every(({ tries }) => tries > 0)
}
