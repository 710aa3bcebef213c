import { knownStatuses, rateWith, statusesOf, testById } from '../domain/model/test-results.ts'
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
import type { Statuses } from '../domain/model/pass-rate.ts'
import { judge, type Verdict } from '../domain/workflow/verdict.ts'
import { framesOf } from '../triage/stack-frames.ts'

/** Limits of a message and of a stack, in characters. */
const MAX_MESSAGE = 2_000
const MAX_STACK = 6_000

/** Maps a file of a stack to its path in the repository; undefined if it is not the project's own. */
export type InProject = (file: string) => string | undefined

/** Convert a complete run of the whole suite into a snapshot of a commit. */
export function snapshotOf(
  run: TestRun,
  options: { sha: string; before: Snapshot | undefined; inProject: InProject },
): Snapshot {
  const cases = byKey(run.cases)
  const loaded = loadedUnits(cases, options.before)
  const tests = [...cases.values()].map(({ id, status }) => ({ id, status }))
  return {
    sha: options.sha,
    tests: [...tests, ...loaded.map(id => ({ id, status: 'passed' as const }))],
    failures: failuresOf(run.cases, options.inProject),
    durationMs: run.durationMs,
  }
}

/** List the failing tests of a run, each once, with parsed stacks. */
export function failuresOf(cases: readonly TestCase[], inProject: InProject): Failure[] {
  return [...byKey(cases).values()].flatMap(({ id, status, problems, durationMs }) => {
    const problem = problems[0]
    // A flaky test that passed at last has problems too.
    if (problem === undefined || status !== 'failed') return []
    const text = problem.stack || problem.message
    return {
      id,
      problem: { ...problem, message: problem.message.slice(0, MAX_MESSAGE), stack: problem.stack.slice(0, MAX_STACK) },
      frames: framesOf(text, inProject),
      durationMs,
    }
  })
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
    covers: key => options.whole || units.has(unitOf(ids.get(key))),
  })
}

/** Compute the pass rate with the results of a run over the earlier ones. */
export function rateAfter(state: State, run: TestRun): number {
  const cases = byKey(run.cases)
  const known = [...(state.current?.tests ?? []), ...(state.seen?.tests ?? [])]
  const loaded = loadedUnits(cases, { tests: known }).map(id => ({ id, status: 'passed' as const }))
  return rateWith(state, [...cases.values(), ...loaded])
}

/** Map each test of a run to its status. */
export function statusesIn(state: State, run: TestRun): Statuses {
  const cases = byKey(run.cases)
  const statuses = new Map<TestKey, CaseStatus>([...cases].map(([key, { status }]) => [key, status]))
  const known = [...(state.current?.tests ?? []), ...(state.seen?.tests ?? [])]
  for (const id of loadedUnits(cases, { tests: known })) statuses.set(testKey(id), 'passed')
  return statuses
}

/**
 * List units that load again. A file, suite, package or build that failed to load counts as a test without a name. No
 * report says that it passes: it does if tests in it run.
 */
function loadedUnits(cases: ReturnType<typeof byKey>, before: Pick<PartialResults, 'tests'> | undefined): TestId[] {
  const nameless = (before?.tests ?? []).map(({ id }) => id).filter(id => id.name === '' && !cases.has(testKey(id)))
  if (nameless.length === 0) return []
  const ran = [...cases.values()].filter(({ id, status }) => id.name !== '' && status !== 'skipped').map(({ id }) => id)
  return nameless.filter(id => ran.some(test => encloses(id, test)))
}
