import { testsOnlyInCi } from '../../domain/model/only-in-ci.ts'
import {
  ignoredTests,
  knownStatuses,
  openTargets,
  rateWith,
  statusesOf,
  testById,
} from '../../domain/model/test-results.ts'
import { checkStepId, checkStepOf, isCheck, isCheckStep } from '../../domain/model/check.ts'
import type { KnownTest, PartialResults, Snapshot, State } from '../../domain/model/state.ts'
import {
  byKey,
  type CaseStatus,
  encloses,
  type Failure,
  testKey,
  type TestCase,
  type TestId,
  type TestKey,
  unitOf,
} from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { caseKind, type Statuses } from '../../domain/model/pass-rate.ts'
import { slowTests } from '../../domain/workflow/slower-tests.ts'
import { judge, type Verdict } from '../../domain/workflow/verdict.ts'
import { FailureReader, type InProject } from './failure-reader.ts'

/** Convert a complete run of the whole suite into a snapshot of a commit, in pieces. */
export function* snapshotOf(
  run: TestRun,
  options: { sha: string; before: Snapshot | undefined; excused?: ReadonlySet<TestKey>; inProject: InProject },
): Generator<void, Snapshot> {
  const cases = byKey(run.cases)
  const loaded = [
    ...loadedUnits(cases, options.before, options.excused),
    ...passedChecks(run, options.before?.tests ?? []),
  ]
  const tests = [...cases.values()].map(({ id, status }) => ({ id, status }))
  return {
    sha: options.sha,
    tests: [...tests, ...loaded.map(id => ({ id, status: 'passed' as const }))],
    failures: yield* failuresOf(run.cases, options.inProject),
    counts: countTests(run),
    durationMs: run.durationMs,
    slow: slowTests(run.cases),
  }
}

/** Count tests as their runner does, with those that it does not name. */
function countTests({ cases, unnamed }: TestRun): NonNullable<Snapshot['counts']> {
  const number = (wanted: CaseStatus) =>
    cases.filter(({ id, status }) => status === wanted && caseKind(id) === 'test').length
  return {
    passed: number('passed') + (unnamed?.passed ?? 0),
    failed: number('failed'),
    skipped: number('skipped') + (unnamed?.skipped ?? 0),
    ...(unnamed === undefined ? {} : { unnamed: unnamed.passed }),
  }
}

/** List the failing tests of a run, each once, with parsed stacks, in pieces. */
export function* failuresOf(cases: readonly TestCase[], inProject: InProject): Generator<void, Failure[]> {
  const reader = new FailureReader(inProject)
  const failures: Failure[] = []
  for (const testCase of byKey(cases).values()) {
    const failure = reader.read(testCase)
    if (failure === undefined) continue
    failures.push(failure)
    yield
  }
  return failures
}

/** Judge a run against the earlier results. */
export function verdictOn(
  state: State,
  run: TestRun,
  options: { targets: readonly TestKey[]; whole: boolean },
): Verdict {
  const ids = testById(state)
  const after = statusesIn(state, run)
  const units = new Set(run.cases.filter(({ status }) => status !== 'skipped').map(({ id }) => unitOf(id)))
  return judge({
    before: knownStatuses(state),
    // A whole run covers all commits since the last one, whatever partial runs said meanwhile.
    ...(options.whole ? { since: statusesOf(state.current) } : {}),
    after,
    complete: run.complete,
    reason: run.notes.join(' '),
    targets: options.targets,
    flaky: new Set(state.flaky),
    onlyInCi: testsOnlyInCi(state),
    covers: key => {
      const id = ids.get(key)
      // A step of the project check runs with the whole suite, or if one of its findings is a target.
      if (id !== undefined && isCheck(id)) return after.has(testKey(checkStepId(checkStepOf(id))))
      return options.whole || units.has(unitOf(id))
    },
  })
}

/** List the tests that a run breaks, each with what became of it. */
export function brokenTests(state: State, verdict: Verdict): { readonly id: TestId; readonly how: string }[] {
  const ids = testById(state)
  const broken = verdict.kind === 'regression' ? verdict.broken : []
  return broken.flatMap(({ key, how }) => {
    const id = ids.get(key)
    return id === undefined ? [] : [{ id, how }]
  })
}

/** Compute the pass rate with the results of a run over the earlier ones. */
export function rateAfter(state: State, run: TestRun): number {
  const cases = byKey(run.cases)
  const ids = testById(state)
  const tests = [...statusesIn(state, run)].flatMap(([key, status]) => {
    const id = cases.get(key)?.id ?? ids.get(key)
    return id === undefined ? [] : [{ id, status }]
  })
  return rateWith(state, tests)
}

/** Map each test of a run to its status. */
export function statusesIn(state: State, run: TestRun): Statuses {
  const statuses = new Map<TestKey, CaseStatus>([...byKey(run.cases)].map(([key, { status }]) => [key, status]))
  for (const id of impliedPasses(state, run)) statuses.set(testKey(id), 'passed')
  return statuses
}

/**
 * Add what passes in a run and no report names to its cases: a finding that its step does not print any more, a file or
 * a package that loads again. A fixer sees no other sign that it has fixed it.
 */
export function withImpliedPasses(state: State, run: TestRun): TestRun {
  const passed = impliedPasses(state, run)
  if (passed.length === 0) return run
  const cases = passed.map(id => ({ id, status: 'passed' as const, durationMs: 0, problems: [] }))
  return { ...run, cases: [...run.cases, ...cases] }
}

/** List the known units and checks that pass in a run. */
function impliedPasses(state: State, run: TestRun): TestId[] {
  const known = knownBefore(state)
  const passed = [...loadedUnits(byKey(run.cases), { tests: known }, excusedTests(state)), ...passedChecks(run, known)]
  // What was seen since the last whole run is known twice.
  return [...new Map(passed.map(id => [testKey(id), id])).values()]
}

function knownBefore({ current, seen }: State): KnownTest[] {
  return [...(current?.tests ?? []), ...(seen?.tests ?? [])]
}

/**
 * List the known checks that pass in a run. No report names them: a finding is fixed if its step ran and does not print
 * it, and the exit code of the test command is one number.
 */
function passedChecks(run: TestRun, known: readonly KnownTest[]): TestId[] {
  const found = new Set(run.cases.map(({ id }) => testKey(id)))
  const steps = new Set(run.cases.flatMap(({ id }) => (isCheckStep(id) ? checkStepOf(id) : [])))
  if (run.passedExit !== undefined) steps.add(checkStepOf(run.passedExit))
  return known.map(({ id }) => id).filter(id => isCheck(id) && !found.has(testKey(id)) && steps.has(checkStepOf(id)))
}

/**
 * List units that load again. A file, suite, package or build that failed to load counts as a test without a name. No
 * report says that it passes: it does if tests in it run. A file and its tests are one: while a test in it fails, it
 * has not been fixed, unless that test failed at the base of the change already.
 */
function loadedUnits(
  cases: ReturnType<typeof byKey>,
  before: Pick<PartialResults, 'tests'> | undefined,
  excused: ReadonlySet<TestKey> = new Set(),
): TestId[] {
  const nameless = unloaded(before?.tests ?? []).filter(id => !cases.has(testKey(id)))
  if (nameless.length === 0) return []
  const ran = [...cases.values()].filter(({ id, status }) => id.name !== '' && status !== 'skipped')
  return nameless.filter(unit => {
    const inside = ran.filter(({ id }) => encloses(unit, id))
    const isRed = inside.some(({ id, status }) => status === 'failed' && !excused.has(testKey(id)))
    return inside.length > 0 && !(isRed && unit.file !== '')
  })
}

function unloaded(tests: readonly KnownTest[]): TestId[] {
  return tests.map(({ id }) => id).filter(id => id.name === '' && !isCheck(id))
}

/** List the failing tests of a run in files that could not be loaded before: their results are unknown so far. */
export function revealedFailures(state: State, run: TestRun): TestId[] {
  const units = unloaded(state.current?.tests ?? []).filter(({ file }) => file !== '')
  return failedTests(state, run).filter(id => id.name !== '' && units.some(unit => encloses(unit, id)))
}

/** List the failing tests of a run that did not run before, in any file, such as those behind a crash. */
export function newFailures(state: State, run: TestRun): TestId[] {
  const known = knownStatuses(state)
  return failedTests(state, run).filter(id => !known.has(testKey(id)))
}

/** Count the open targets beside these that a run has a result of: those that pass in it, and those that do not. */
export function otherTargets(
  state: State,
  run: TestRun,
  targets: readonly TestKey[],
): { readonly green: number; readonly red: number } {
  const [cases, own, ignored] = [byKey(run.cases), new Set(targets), ignoredTests(state)]
  const ran = openTargets(state).flatMap(key => (own.has(key) || ignored.has(key) ? [] : (cases.get(key) ?? [])))
  const green = ran.filter(({ status }) => status === 'passed').length
  return { green, red: ran.length - green }
}

/** List the failing tests of a run whose failure is the fix's affair. */
function failedTests(state: State, { cases }: TestRun): TestId[] {
  const excused = excusedTests(state)
  return cases.flatMap(({ id, status }) => (status === 'failed' && !excused.has(testKey(id)) ? [id] : []))
}

/** Collect the tests whose failure is not the fix's affair: ignored ones, and those that fail at the base. */
export function excusedTests(state: State): ReadonlySet<TestKey> {
  const before = Object.entries(state.origins).filter(
    ([, origin]) => origin !== 'caused here' && origin !== 'uncertain',
  )
  return new Set([...ignoredTests(state), ...before.map(([key]) => key)])
}
