import type { Attempt } from './attempt.ts'
import type { Snapshot, State } from './state.ts'
import { Cluster } from './cluster.ts'
import { type Failure, testKey, type TestId, type TestKey } from './test-case.ts'
import { type Spending, spentTogether, type Usage, usageOf } from './usage.ts'
import { passRate, type Statuses } from './pass-rate.ts'

/** What follows from a state: nothing of it is stored. */

export function statusesOf(tests: Pick<Snapshot, 'tests'> | undefined): Statuses {
  return new Map((tests?.tests ?? []).map(test => [testKey(test.id), test.status]))
}

/** What is known of each test by now: the last whole run, and over it what was seen since of commits to be confirmed. */
export function knownStatuses(state: State): Statuses {
  return new Map([...statusesOf(state.current), ...statusesOf(state.seen)])
}

/** The tests that fail by what is known now, with their newest messages. */
export function knownFailures(state: State): Failure[] {
  const since = statusesOf(state.seen)
  const before = (state.current?.failures ?? []).filter(failure => !since.has(testKey(failure.id)))
  return [...before, ...(state.seen?.failures ?? [])]
}

/** The failing tests that the run is about. */
export function targetFailures(state: State): Failure[] {
  const targets = new Set(state.targets)
  return knownFailures(state).filter(failure => targets.has(testKey(failure.id)))
}

/** The tests that say nothing about the fix: flaky ones, those that others break, and those that failed here without being reported. */
export function ignoredTests(state: State): ReadonlySet<TestKey> {
  return new Set([...state.flaky, ...state.orderDependent, ...state.outside])
}

/** The pass rate of a whole run, 0–1. */
export function snapshotRate(state: State, snapshot: Snapshot | undefined): number {
  return passRate(statusesOf(snapshot), ignoredTests(state))
}

/** The pass rate by what is known now, 0–1. */
export function knownRate(state: State): number {
  return passRate(knownStatuses(state), ignoredTests(state))
}

/** The targets that are not green on the newest confirmed commit. */
export function remainingTargets(state: State): TestKey[] {
  return redIn(state, statusesOf(state.current))
}

/** The targets that are not green by what is known now. */
export function openTargets(state: State): TestKey[] {
  return redIn(state, knownStatuses(state))
}

function redIn(state: State, statuses: Statuses): TestKey[] {
  const flaky = new Set(state.flaky)
  return state.targets.filter(key => !flaky.has(key) && statuses.get(key) !== 'passed')
}

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

/** The iterations that the machine is working on. */
export function activeIterations({ phase }: State): readonly number[] {
  switch (phase.at) {
    case 'analyzing':
    case 'fixing':
    case 'checking':
    case 'validating':
    case 'committing':
    case 'combining':
      return [phase.iteration]
    case 'racing':
      return phase.iterations
    case 'reproducing':
    case 'triaging':
    case 'choosing':
    case 'confirming':
    case 'tracing':
    case 'reverting':
    case 'minimizing':
    case 'proving':
    case 'reviewing':
    case 'publishing':
    case 'done':
      return []
  }
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

export function testById(state: State): ReadonlyMap<TestKey, TestId> {
  const known = [...(state.initial?.tests ?? []), ...(state.current?.tests ?? []), ...(state.seen?.tests ?? [])]
  return new Map(known.map(({ id }) => [testKey(id), id]))
}

/** The tests with these keys, as far as they are known. */
export function testsOf(state: State, keys: readonly TestKey[]): TestId[] {
  const ids = testById(state)
  return keys.flatMap(key => ids.get(key) ?? [])
}

/** The targets that are green on the newest confirmed commit. */
export function greenTargets(state: State): TestKey[] {
  const flaky = new Set(state.flaky)
  const now = statusesOf(state.current)
  return state.targets.filter(key => !flaky.has(key) && now.get(key) === 'passed')
}

/**
 * The clusters that an attempt is made for. Those that are green by now are in no diagnosis any more: what attempts at them
 * have kept stands for them.
 */
export function clustersOf(state: State, { clusters: ids }: Pick<Attempt, 'clusters'>): Cluster[] {
  const green = new Set(greenTargets(state))
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
