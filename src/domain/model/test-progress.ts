import { failedSince } from './attempt.ts'
import { knownStatuses, statusesOf } from './test-results.ts'
import { activeIterations } from './selectors.ts'
import type { State } from './state.ts'
import type { TestKey } from './test-case.ts'

/** Progress of the work on one failing test. */
export type TestProgress = 'pending' | 'analyzing' | 'fixing' | 'validating' | 'fixed' | 'skipped' | 'flaky' | 'stuck'

/** Failed iterations in a row after which a test counts as stuck. */
export const STUCK_AFTER = 3

/** Derive the progress of each target from the state; it is not stored. */
export function progressOf(state: State): ReadonlyMap<TestKey, TestProgress> {
  const active = activeProgress(state)
  const flaky = new Set(state.flaky)
  const verified = statusesOf(state.current)
  const known = knownStatuses(state)
  const attempts = state.attempts.map(attempt => ({ attempt, targets: new Set(attempt.targets) }))
  const failuresInARow = (key: TestKey) =>
    failedSince(attempts.filter(({ targets }) => targets.has(key)).map(({ attempt }) => attempt)).length
  const of = (key: TestKey): TestProgress => {
    if (flaky.has(key)) return 'flaky'
    // Passed in a partial run only; the whole suite has not confirmed it yet.
    if (known.get(key) === 'passed') return verified.get(key) === 'passed' ? 'fixed' : 'validating'
    const working = active.get(key)
    if (working !== undefined) return working
    if (failuresInARow(key) >= STUCK_AFTER) return 'stuck'
    return state.stop === undefined ? 'pending' : 'skipped'
  }
  return new Map([...state.targets, ...state.flaky].map(key => [key, of(key)]))
}

/** Map the targets of open attempts to the current activity. */
function activeProgress(state: State): Map<TestKey, TestProgress> {
  const { at } = state.phase
  const what: TestProgress =
    at === 'analyzing' ? 'analyzing' : at === 'fixing' || at === 'racing' ? 'fixing' : 'validating'
  const active = activeIterations(state)
  const targets = state.attempts.filter(({ iteration }) => active.includes(iteration)).flatMap(each => each.targets)
  return new Map(targets.map(key => [key, what]))
}
