import type { Observation } from '../domain/machine.ts'
import type { State } from '../domain/state.ts'
import { byKey, keyOf, matchTests, type TestCase, type TestId, type TestKey, type TestRun } from '../domain/tests.ts'
import { UserError } from '../errors.ts'
import { snapshotOf } from './evidence.ts'
import { runTests } from './tests.ts'
import type { World } from './world.ts'

/** How often a failing test is run again before it counts as broken and not as flaky. */
const RERUNS = 2

/** Runs the whole suite, and the failing tests again: what has to become green must fail here every time. */
export async function reproduce(state: State, world: World): Promise<Observation> {
  const whole = await runTests({ kind: 'all' }, world)
  if (!whole.complete) throw unusable(whole)
  const cases = byKey(whole.cases)
  const { wanted, missing } = requested(state, [...cases.values()])

  const failedHere = [...cases].filter(([, { status }]) => status === 'failed').map(([key]) => key)
  const again = wanted.filter(key => cases.get(key)?.status !== 'skipped')
  const reruns = await runAgain(
    again.flatMap(key => cases.get(key)?.id ?? []),
    world,
  )
  const results = new Map(again.map(key => [key, outcomes(key, [whole, ...reruns])]))

  const where = (test: (seen: ReadonlySet<string>) => boolean) =>
    [...results].filter(([, seen]) => test(seen)).map(([key]) => key)
  const targets = where(seen => seen.has('failed') && !seen.has('passed'))
  const flaky = where(seen => seen.has('failed') && seen.has('passed'))
  const green = where(seen => !seen.has('failed'))
  const notReproduced = [...green.flatMap(key => cases.get(key)?.id ?? []), ...missing]
  return {
    kind: 'reproduced',
    snapshot: snapshotOf(whole, { sha: state.tip, before: undefined, inProject: world.inProject }),
    targets,
    flaky,
    notReproduced,
    outside: failedHere.filter(key => !results.has(key)),
    notes: [...whole.notes, ...missingNote(missing)],
  }
}

/** The tests that this request is about, and those of the report that are not to be found here. */
function requested(state: State, cases: readonly TestCase[]): { wanted: TestKey[]; missing: TestId[] } {
  if (state.reported.length === 0) {
    return { wanted: cases.filter(({ status }) => status === 'failed').map(({ id }) => keyOf(id)), missing: [] }
  }
  const matches = matchTests(
    state.reported,
    cases.map(({ id }) => id),
  )
  const wanted = new Set([...matches.values()].flat())
  return { wanted: [...wanted], missing: [...matches].filter(([, keys]) => keys.length === 0).map(([id]) => id) }
}

async function runAgain(tests: readonly TestId[], world: World): Promise<TestRun[]> {
  const runs: TestRun[] = []
  for (let rerun = 0; rerun < RERUNS && tests.length > 0; rerun += 1) {
    runs.push(await runTests({ kind: 'only', tests }, world))
  }
  return runs
}

function outcomes(key: TestKey, runs: readonly TestRun[]): ReadonlySet<string> {
  return new Set(runs.flatMap(run => byKey(run.cases).get(key)?.status ?? []))
}

function unusable(run: TestRun): UserError {
  return new UserError(
    `The tests cannot be judged here: ${run.notes.join(' ')}`,
    'Make the test command work here (setup-command can install what it needs; a test-command of one’s own writes JUnit XML to {report}; test-timeout-minutes gives it more time).',
  )
}

function missingNote(missing: readonly TestId[]): string[] {
  if (missing.length === 0) return []
  return [
    `${missing.length} of the reported failing tests do not exist here; the report may be of another commit or project.`,
  ]
}
