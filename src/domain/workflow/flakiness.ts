import type { Sample } from './regression-evidence.ts'

/** Runs after which a test that always failed counts as broken. */
const BROKEN_RUNS = 3
/** Failures and passes that show a test to be flaky. */
const ENOUGH = 2

/**
 * Decide if a failing test runs once more on the same code. One that fails in the first runs is broken. One that passed
 * too runs until both were seen twice. One that was reported and only passes runs up to the limit of the caller: a rare
 * failure takes many runs to show.
 */
export function needsRerun({ failed, runs }: Sample): boolean {
  const passed = runs - failed
  if (passed === 0) return runs < BROKEN_RUNS
  return failed < ENOUGH || passed < ENOUGH
}
