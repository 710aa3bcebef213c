import { testResults } from './test-results.ts'
import type { Attempt } from './attempt.ts'
import type { State } from './state.ts'
import { Cluster } from './cluster.ts'
import type { TestKey } from './test-case.ts'
import { type Spending, spentTogether, type Usage, usageOf } from './usage.ts'

/** Attempts whose commit stands: made, and not reverted. */
export function keptAttempts(state: State): Attempt[] {
  return state.attempts.filter(attempt => attempt.commit !== undefined && attempt.revert === undefined)
}

/** Of these, those that no run of the whole suite has confirmed yet; oldest first. */
export function unconfirmedAttempts(state: State): Attempt[] {
  return keptAttempts(state).filter(attempt => !attempt.confirmed)
}

/** @throws when there is none: the machine was asked out of turn */
export function attemptAt(state: State, iteration: number): Attempt {
  const attempt = state.attempts.find(each => each.iteration === iteration)
  if (attempt === undefined) throw new Error(`phase ${state.phase.at} without iteration ${iteration}`)
  return attempt
}

/** The iterations that the workflow is working on. */
export function activeIterations({ phase }: State): readonly number[] {
  if (phase.at === 'racing') return phase.iterations
  return 'iteration' in phase ? [phase.iteration] : []
}

/** Whether somebody still works on it. */
export function isOpen({ result, commit, tree }: Attempt): boolean {
  return result === undefined && commit === undefined && tree === undefined
}

/** Attempts that held in a copy of the checkout and wait to be put together with the branch, in the order of their iterations. */
export function heldAttempts(state: State): Attempt[] {
  return state.attempts.filter(({ tree, result, commit }) => tree !== undefined && result === undefined && !commit)
}

/** What the models took in this run of the request, by role. */
export function totalSpending({ attempts, reviews }: Pick<State, 'attempts' | 'reviews'>): Spending {
  return spentTogether([
    ...attempts.filter(({ past }) => !past).map(({ spending }) => spending),
    ...reviews.filter(({ past }) => past !== true).map(({ usage }) => ({ reviewer: usage })),
  ])
}

export function totalUsage(state: State): Usage {
  return usageOf({ spending: totalSpending(state) })
}

/**
 * The clusters that an attempt is made for. Those that are green by now are in no diagnosis any more: what attempts at them
 * have kept stands for them.
 */
export function clustersOf(state: State, { clusters: ids }: Pick<Attempt, 'clusters'>): Cluster[] {
  const green = new Set(testResults(state).fixed)
  const told = new Set<TestKey>()
  return ids.flatMap(id => {
    const found = state.clusters.find(cluster => cluster.id === id)
    if (found !== undefined) return [found]
    const last = keptAttempts(state).findLast(attempt => attempt.kind === 'repair' && attempt.clusters.includes(id))
    if (last === undefined) return []
    const { signature, title, targets, files } = last
    // An attempt at several clusters stands for each of them.
    const tests = targets.filter(key => green.has(key) && !told.has(key))
    for (const key of tests) told.add(key)
    return [Cluster.parse({ id, signature, title, criticality: 'medium', tests, suspects: files })]
  })
}

/** What the next attempt is called. */
export function nextIteration({ attempts }: Pick<State, 'attempts'>): number {
  return 1 + Math.max(0, ...attempts.map(({ iteration }) => iteration))
}
