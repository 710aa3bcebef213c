/** Limits of one search for a change. */
export interface SearchLimits {
  /** Candidates to try. */
  readonly candidates: number
  /** Candidates to try after the first one that turns all tests green, to see whether others do so too. */
  readonly afterAll: number
  /**
   * Candidates to try after the first one that turns some tests green, to see whether others turn all of them green.
   */
  readonly afterSome: number
}

/** Limits where a judge takes long. */
const LEAST: SearchLimits = { candidates: 150, afterAll: 12, afterSome: 20 }
/** Limits where the test runner judges each candidate. Time ends such a search sooner. */
const COLD: SearchLimits = { ...LEAST, candidates: 300 }
/** The most that a search may take, and where a judge looks at many together. */
const MOST: SearchLimits = { candidates: 800, afterAll: 40, afterSome: 200 }
/** A change that turns only some tests green ends no search while others are left. */
const MOST_TOGETHER: SearchLimits = { candidates: 2_400, afterAll: 60, afterSome: 2_400 }
/** Milliseconds that a judge may take for as many candidates, if that is more than the runner would try. */
const SHARE_MS = { candidates: 150_000, afterAll: 1_500, afterSome: 15_000 } as const

/**
 * Bound a search by the speed of its judge. Counts bound it, so that two runs on one machine end alike.
 * @param runMs milliseconds of a run of the judge; undefined without a judge
 * @param canSift true if the judge looks at many candidates in the time of a run
 */
export function searchLimits(runMs: number | undefined, canSift = false): SearchLimits {
  if (runMs === undefined) return COLD
  const within = (of: keyof SearchLimits) =>
    Math.min(MOST[of], Math.max(LEAST[of], Math.round(SHARE_MS[of] / Math.max(runMs, 1))))
  if (canSift) return MOST_TOGETHER
  return { candidates: within('candidates'), afterAll: within('afterAll'), afterSome: within('afterSome') }
}

/** Return how many candidates the longest search may try. @param canSift as above */
export function longestSearch(canSift: boolean): number {
  return (canSift ? MOST_TOGETHER : MOST).candidates
}

/** Share of the allowed time that a search takes: at its end it would be ended from outside, with what it has found. */
const SEARCH_SHARE = 0.85

/** Return the milliseconds of a search. @param budgetMs time of the attempt @param timeMs limit of the engine */
export function searchMs(budgetMs: number, timeMs: number): number {
  return Math.min(SEARCH_SHARE * budgetMs, timeMs)
}
