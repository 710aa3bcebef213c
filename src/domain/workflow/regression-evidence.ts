/** Runs of one test on one version of the code. */
export interface Sample {
  readonly failed: number
  readonly runs: number
}

/** Runs of one test with a change and without it. */
export interface Comparison {
  readonly changed: Sample
  readonly unchanged: Sample
}

/**
 * Largest probability at which a difference does not count as chance; and that of a type checker, a linter or a build,
 * which finds the same in the same code: it runs once more on each side.
 */
const [SIGNIFICANCE, SIGNIFICANCE_OF_CHECKS] = [0.02, 0.2]
/** Probability from which a test that failed on both sides is given up as flaky. */
const HOPELESS = 0.3
/** Runs on each side before a test is given up. */
const MIN_RUNS = 3

/**
 * Decide if a change broke a test. It did if the test fails with the change more often than chance allows, compared
 * with the unchanged code. A test that fails on both sides is flaky, or sensitive to load.
 * @param ofCheck true for a finding or a step of the project check
 */
export function regressionIn(
  { changed, unchanged }: Comparison,
  { ofCheck = false } = {},
): 'regression' | 'flaky' | 'undecided' {
  const chance = chanceOf({ changed, unchanged })
  if (chance <= (ofCheck ? SIGNIFICANCE_OF_CHECKS : SIGNIFICANCE)) return 'regression'
  const isMeasured = Math.min(changed.runs, unchanged.runs) >= MIN_RUNS
  return isMeasured && unchanged.failed > 0 && chance >= HOPELESS ? 'flaky' : 'undecided'
}

/**
 * Compute the probability of at least as many failures with the change if it made no difference. Source: Fisher's exact
 * test, one-sided.
 */
export function chanceOf({ changed, unchanged }: Comparison): number {
  const failed = changed.failed + unchanged.failed
  const runs = changed.runs + unchanged.runs
  let sum = 0
  for (let k = changed.failed; k <= Math.min(failed, changed.runs); k += 1) {
    if (failed - k > unchanged.runs) continue
    sum += (choose(changed.runs, k) * choose(unchanged.runs, failed - k)) / choose(runs, failed)
  }
  return sum
}

/** Count a run of the test. */
export function addToSample({ failed, runs }: Sample, hasPassed: boolean): Sample {
  return { failed: failed + (hasPassed ? 0 : 1), runs: runs + 1 }
}

function choose(n: number, k: number): number {
  let product = 1
  for (let index = 1; index <= k; index += 1) product = (product * (n - k + index)) / index
  return product
}
