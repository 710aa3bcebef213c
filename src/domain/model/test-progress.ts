import { vainSince } from './attempt.ts'
import { knownStatuses, statusesOf } from './test-results.ts'
import { activeIterations } from './selectors.ts'
import type { State } from './state.ts'
import type { TestKey } from './test-case.ts'

/** Where the work on one failing test stands. */
export type TestProgress = 'pending' | 'analyzing' | 'fixing' | 'validating' | 'fixed' | 'skipped' | 'flaky' | 'stuck'

/** Iterations in a row that targeted a test and left it red, after which it counts as stuck. */
export const STUCK_AFTER = 3

/** How far each target is; derived from the state, and nowhere stored. */
export function progressOf(state: State): ReadonlyMap<TestKey, TestProgress> {
  const active = activePart(state)
  const flaky = new Set(state.flaky)
  const verified = statusesOf(state.current)
  const known = knownStatuses(state)
  const of = (key: TestKey): TestProgress => {
    if (flaky.has(key)) return 'flaky'
    // Seen by some of the tests only: the whole suite has not said so yet.
    if (known.get(key) === 'passed') return verified.get(key) === 'passed' ? 'fixed' : 'validating'
    const working = active.get(key)
    if (working !== undefined) return working
    if (vainInARow(state, key) >= STUCK_AFTER) return 'stuck'
    return state.stop === undefined ? 'pending' : 'skipped'
  }
  return new Map([...state.targets, ...state.flaky].map(key => [key, of(key)]))
}

/** What is being done right now for the targets of the open attempts. */
function activePart(state: State): Map<TestKey, TestProgress> {
  const { at } = state.phase
  const what: TestProgress =
    at === 'analyzing' ? 'analyzing' : at === 'fixing' || at === 'racing' ? 'fixing' : 'validating'
  const active = activeIterations(state)
  const targets = state.attempts.filter(({ iteration }) => active.includes(iteration)).flatMap(each => each.targets)
  return new Map(targets.map(key => [key, what]))
}

function vainInARow(state: State, key: TestKey): number {
  return vainSince(state.attempts.filter(({ targets }) => targets.includes(key))).length
}
