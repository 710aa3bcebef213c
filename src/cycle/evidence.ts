import type { Snapshot, State } from '../domain/state.ts'
import { ignoredTests, statusesOf, testById } from '../domain/state.ts'
import { byKey, type CaseStatus, type Failure, keyOf, type TestKey, type TestRun } from '../domain/tests.ts'
import { judge, passRate, type Statuses, type Verdict } from '../domain/verdict.ts'
import { framesOf } from '../triage/frames.ts'

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
    failures: failuresOf(run, options.inProject),
    durationMs: run.durationMs,
  }
}

export function failuresOf(run: TestRun, inProject: InProject): Failure[] {
  return [...byKey(run.cases).values()].flatMap(({ id, problems }) => {
    const problem = problems[0]
    if (problem === undefined) return []
    const text = problem.stack || problem.message
    return {
      id,
      problem: { ...problem, message: problem.message.slice(0, MESSAGE), stack: problem.stack.slice(0, STACK) },
      frames: framesOf(text, inProject),
    }
  })
}

/** Judges a run against the last verified code. */
export function verdictOn(
  state: State,
  run: TestRun,
  options: { targets: readonly TestKey[]; whole: boolean },
): Verdict {
  const ids = testById(state)
  const after = statusesIn(state, run)
  const files = new Set(run.cases.map(({ id }) => id.file))
  return judge({
    before: statusesOf(state.current),
    after,
    complete: run.complete,
    reason: run.notes.join(' '),
    targets: options.targets,
    flaky: new Set(state.flaky),
    covers: key => options.whole || files.has(ids.get(key)?.file ?? ''),
  })
}

/** The pass rate that a run leads to: what it says, over what was known before. */
export function rateAfter(state: State, run: TestRun): number {
  return passRate(new Map([...statusesOf(state.current), ...statusesIn(state, run)]), ignoredTests(state))
}

function statusesIn(state: State, run: TestRun): Statuses {
  const cases = byKey(run.cases)
  const statuses = new Map<TestKey, CaseStatus>([...cases].map(([key, { status }]) => [key, status]))
  for (const id of nowLoaded(cases, state.current)) statuses.set(keyOf(id), 'passed')
  return statuses
}

/**
 * A file that could not be loaded is a test of its own, without a name. It is green when its tests run, and then no
 * report says so.
 */
function nowLoaded(cases: ReturnType<typeof byKey>, before: Snapshot | undefined) {
  const files = new Set(
    [...cases.values()].filter(({ id, status }) => id.name !== '' && status !== 'skipped').map(({ id }) => id.file),
  )
  return (before?.tests ?? [])
    .map(({ id }) => id)
    .filter(id => id.name === '' && files.has(id.file) && !cases.has(keyOf(id)))
}
