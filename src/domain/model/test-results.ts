import { isCheckStep } from './check.ts'
import { attemptedOnlyInCi, judgedOnlyInCi, runnableHere, testsOnlyInCi } from './only-in-ci.ts'
import type { KnownTest, Snapshot, State } from './state.ts'
import { type Failure, otherThan, type TestId, testKey, unitOf, type TestKey } from './test-case.ts'
import { passRate, type Statuses } from './pass-rate.ts'

/** Targets of a run, each in one group. Every headline, output, report and commit message counts by these. */
export interface TestResults {
  /** Targets that pass on the newest confirmed commit, here or in CI. */
  readonly fixed: readonly TestKey[]
  /** Targets that do not pass there: they fail, are skipped or are missing. */
  readonly remaining: readonly TestKey[]
  /** Targets that cannot run here, and whose fix CI has not judged yet. */
  readonly awaited: readonly TestKey[]
  /** Tests that passed and failed on the same code, whatever their last result: neither fixed nor remaining. */
  readonly flaky: readonly TestKey[]
}

/** Group the targets into fixed, remaining and flaky. */
export function testResults(
  state: Pick<State, 'targets' | 'flaky' | 'current' | 'onlyInCi' | 'attempts' | 'ci' | 'tip'>,
): TestResults {
  const flaky = new Set(state.flaky)
  const now = statusesOf(state.current)
  const { fixed, awaited, failing } = judgedOnlyInCi(state)
  const targets = runnableHere(state, state.targets).filter(key => !flaky.has(key))
  return {
    fixed: [...targets.filter(key => now.get(key) === 'passed'), ...fixed],
    remaining: [...targets.filter(key => now.get(key) !== 'passed'), ...failing],
    awaited,
    flaky: state.flaky,
  }
}

/** List the failures of tests that another leg or request has worked on. */
export function joinedFailures({ joined }: Pick<State, 'joined'>): Failure[] {
  return [...(joined?.fixed ?? []), ...(joined?.remaining ?? [])]
}

/**
 * List the tests that another leg or request has fixed, or has not, but for those that this run has seen as targets.
 */
export function joinedTests({
  joined,
  targets,
}: Pick<State, 'joined' | 'targets'>): Record<'fixed' | 'remaining', TestKey[]> {
  const own = new Set(targets)
  const keys = (failures: readonly Failure[] = []) => failures.map(({ id }) => testKey(id)).filter(key => !own.has(key))
  return { fixed: keys(joined?.fixed), remaining: keys(joined?.remaining) }
}

/** List the fixed targets that passed here. */
export function fixedHere(state: State): TestKey[] {
  return runnableHere(state, testResults(state).fixed)
}

const NONE: Snapshot['tests'] = []
const STATUSES = new WeakMap<Snapshot['tests'], Statuses>()

export function statusesOf(snapshot: Pick<Snapshot, 'tests'> | undefined): Statuses {
  const tests = snapshot?.tests ?? NONE
  const found = STATUSES.get(tests) ?? new Map(keyed(snapshot).map(([key, { status }]) => [key, status]))
  STATUSES.set(tests, found)
  return found
}

const KEYED = new WeakMap<Snapshot['tests'], readonly (readonly [TestKey, KnownTest])[]>()

/** Pair the tests of a run with their keys, once: they are asked for at each step, and there may be many. */
function keyed(snapshot: Pick<Snapshot, 'tests'> | undefined): readonly (readonly [TestKey, KnownTest])[] {
  const tests = snapshot?.tests ?? NONE
  const found = KEYED.get(tests) ?? tests.map(test => [testKey(test.id), test] as const)
  KEYED.set(tests, found)
  return found
}

/** Merge the results of the last whole run with later partial ones. */
export function knownStatuses(state: State): Statuses {
  return new Map([...statusesOf(state.current), ...statusesOf(state.seen)])
}

/** List the tests that fail in the newest results, with their newest messages. */
export function knownFailures(state: State): Failure[] {
  const since = statusesOf(state.seen)
  const before = (state.current?.failures ?? []).filter(failure => !since.has(testKey(failure.id)))
  return [...before, ...(state.seen?.failures ?? [])]
}

/** List the failures of the targets. Of a test that cannot run here it is the one that CI reported. */
export function targetFailures(state: State): Failure[] {
  const here = new Set(runnableHere(state, state.targets))
  const open = new Set(openTargets(state))
  return [
    ...knownFailures(state).filter(failure => here.has(testKey(failure.id))),
    ...state.onlyInCi.filter(failure => open.has(testKey(failure.id))),
  ]
}

/** Collect the tests whose runs here say nothing about the fix: flaky, order-dependent, unreported, or only in CI. */
export function ignoredTests(state: State): ReadonlySet<TestKey> {
  return new Set([...state.flaky, ...state.orderDependent, ...state.outside, ...testsOnlyInCi(state)])
}

/** Collect the tests that no pass rate counts: ignored ones, and steps of the project check, whose findings count. */
export function uncountedTests(state: State): ReadonlySet<TestKey> {
  const steps = [...testById(state)].flatMap(([key, id]) => (isCheckStep(id) ? key : []))
  return new Set([...ignoredTests(state), ...otherThan(steps, state.targets)])
}

/** Compute the pass rate of a whole run, 0–1. */
export function snapshotRate(state: State, snapshot: Snapshot | undefined): number {
  return passRate(snapshot?.tests ?? [], uncountedTests(state), snapshot?.counts?.unnamed)
}

/** Compute the pass rate of the newest results with those of a run over them, 0–1. */
export function rateWith(state: State, run: readonly KnownTest[]): number {
  const known = [...keyed(state.current), ...keyed(state.seen), ...keyed({ tests: run })]
  return passRate(new Map(known).values(), uncountedTests(state), state.current?.counts?.unnamed)
}

/** Compute the pass rate of the newest results, 0–1. */
export function knownRate(state: State): number {
  return rateWith(state, [])
}

/** List the targets that do not pass in the newest results, or for which nothing was changed that CI can judge. */
export function openTargets(state: State): TestKey[] {
  const flaky = new Set(state.flaky)
  const known = knownStatuses(state)
  const elsewhere = testsOnlyInCi(state)
  const attempted = new Set(attemptedOnlyInCi(state))
  const isClosed = (key: TestKey) => (elsewhere.has(key) ? attempted.has(key) : known.get(key) === 'passed')
  return state.targets.filter(key => !flaky.has(key) && !isClosed(key))
}

const BY_ID = new WeakMap<State, ReadonlyMap<TestKey, TestId>>()

export function testById(state: State): ReadonlyMap<TestKey, TestId> {
  const found = BY_ID.get(state)
  if (found !== undefined) return found
  const ids = new Map<TestKey, TestId>()
  for (const snapshot of [state.initial, state.current, state.seen])
    for (const [key, { id }] of keyed(snapshot)) ids.set(key, id)
  for (const { id } of state.onlyInCi) ids.set(testKey(id), id)
  for (const { id } of joinedFailures(state)) if (!ids.has(testKey(id))) ids.set(testKey(id), id)
  BY_ID.set(state, ids)
  return ids
}

/** List the known tests with these keys. */
export function testsOf(state: State, keys: readonly TestKey[]): TestId[] {
  const ids = testById(state)
  return keys.flatMap(key => ids.get(key) ?? [])
}

/** List the passing tests of the files of failing ones. */
export function passingBeside(failing: readonly TestId[], state: State): TestId[] {
  const units = new Set(failing.map(unitOf))
  const statuses = knownStatuses(state)
  return [...testById(state)].flatMap(([key, id]) =>
    id.name !== '' && units.has(unitOf(id)) && statuses.get(key) === 'passed' ? id : [],
  )
}
