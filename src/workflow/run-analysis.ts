import { ignoredTests, knownStatuses, statusesOf, testById } from '../domain/model/test-results.ts'
import type { PartialResults, Snapshot, State } from '../domain/model/state.ts'
import {
  byKey,
  type CaseStatus,
  encloses,
  type Failure,
  testKey,
  type TestCase,
  type TestId,
  type TestKey,
  type TestRun,
  unitOf,
} from '../domain/model/test-case.ts'
import { passRate, type Statuses } from '../domain/model/pass-rate.ts'
import { judge, type Verdict } from '../domain/workflow/verdict.ts'
import { framesOf } from '../triage/stack-frames.ts'

/** How much of a message and of a stack is kept, in characters. */
const MESSAGE = 2_000
const STACK = 6_000

/** Where a stack's file lies in the repository, or undefined when it is not the project's own. */
export type InProject = (file: string) => string | undefined

/** What a complete run of the whole suite says of a commit. */
export function snapshotOf(
  run: TestRun,
  options: { sha: string; before: Snapshot | undefined; inProject: InProject },
): Snapshot {
  const cases = byKey(run.cases)
  const loaded = nowLoaded(cases, options.before)
  const tests = [...cases.values()].map(({ id, status }) => ({ id, status }))
  return {
    sha: options.sha,
    tests: [...tests, ...loaded.map(id => ({ id, status: 'passed' as const }))],
    failures: failuresOf(run.cases, options.inProject),
    durationMs: run.durationMs,
  }
}

/** The failing tests of a run with their stacks read, each once. */
export function failuresOf(cases: readonly TestCase[], inProject: InProject): Failure[] {
  return [...byKey(cases).values()].flatMap(({ id, status, problems, durationMs }) => {
    const problem = problems[0]
    // A flaky test that passed in the end has problems too.
    if (problem === undefined || status !== 'failed') return []
    const text = problem.stack || problem.message
    return {
      id,
      problem: { ...problem, message: problem.message.slice(0, MESSAGE), stack: problem.stack.slice(0, STACK) },
      frames: framesOf(text, inProject),
      durationMs,
    }
  })
}

/** Judges a run against what was known of the code before. */
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
    // A whole run is of all commits since the last one, whatever some of the tests said of them meanwhile.
    ...(options.whole ? { since: statusesOf(state.current) } : {}),
    after,
    complete: run.complete,
    reason: run.notes.join(' '),
    targets: options.targets,
    flaky: new Set(state.flaky),
    covers: key => options.whole || units.has(unitOf(ids.get(key))),
  })
}

/** The pass rate that a run leads to: what it says, over what was known before. */
export function rateAfter(state: State, run: TestRun): number {
  return passRate(new Map([...knownStatuses(state), ...statusesIn(state, run)]), ignoredTests(state))
}

/** What a run said of each test that it ran. */
export function statusesIn(state: State, run: TestRun): Statuses {
  const cases = byKey(run.cases)
  const statuses = new Map<TestKey, CaseStatus>([...cases].map(([key, { status }]) => [key, status]))
  const known = [...(state.current?.tests ?? []), ...(state.seen?.tests ?? [])]
  for (const id of nowLoaded(cases, { tests: known })) statuses.set(testKey(id), 'passed')
  return statuses
}

/**
 * What could not be loaded or set up is a test of its own, without a name: a file, a suite, a package, the build. It is
 * green when tests within it run, and then no report says so.
 */
function nowLoaded(cases: ReturnType<typeof byKey>, before: Pick<PartialResults, 'tests'> | undefined): TestId[] {
  const nameless = (before?.tests ?? []).map(({ id }) => id).filter(id => id.name === '' && !cases.has(testKey(id)))
  if (nameless.length === 0) return []
  const ran = [...cases.values()].filter(({ id, status }) => id.name !== '' && status !== 'skipped').map(({ id }) => id)
  return nameless.filter(id => ran.some(test => encloses(id, test)))
}
