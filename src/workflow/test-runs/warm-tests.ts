import type { WarmTests } from '../../contracts/judging.ts'
import type { State } from '../../domain/model/state.ts'
import { type Failure, testKey } from '../../domain/model/test-case.ts'
import { passingBeside, uncountedTests } from '../../domain/model/test-results.ts'

/** Passing tests that a judge may run: at its start, and with what the failing tests like. */
const MAX_BESIDE = 50

/** Choose the tests of a warm judge. One that does not see that the tests beside the failing ones pass is not used. */
export function warmTests(failing: readonly Failure[], state: State): WarmTests {
  const ids = failing.map(({ id }) => id)
  // What a reconsidered change turned green passes on the branch, and fails again without the change.
  const leftOut = new Set([...uncountedTests(state), ...ids.map(testKey)])
  const beside = passingBeside(ids, state).filter(id => !leftOut.has(testKey(id)))
  return { failing, passing: beside.slice(0, MAX_BESIDE) }
}
