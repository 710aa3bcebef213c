import type { TestSelection } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'

/**
 * Minimum time of a run in milliseconds, and factor for the duration of the whole suite. What a change affects can be
 * all of it, and is compiled anew.
 */
const FULL_RUN = { least: 60_000, times: 4 } as const
const PARTIAL_RUN = { least: 20_000, times: 2 } as const
/** The same for the first run in a copy, which may have to compile all that the checkout has compiled before. */
const FIRST_RUN = { least: 180_000, times: 6 } as const

/**
 * Estimates the time limit of a test run. Only a time limit detects an endless loop, so the duration of the whole suite
 * determines it.
 */
export class TimeoutEstimate {
  readonly #most: number
  readonly #isFixed: boolean
  #wholeMs: number | undefined

  /** @param most maximum in milliseconds @param isFixed true if the user set the maximum, which then always applies */
  constructor(most: number, isFixed: boolean) {
    this.#most = most
    this.#isFixed = isFixed
  }

  /** Return the time limit in milliseconds. @param isFirst true for the first run in its folder */
  deadline({ kind }: TestSelection, isFirst = false): number {
    return this.#limit(isFirst ? FIRST_RUN : kind === 'only' ? PARTIAL_RUN : FULL_RUN)
  }

  /** Return the time limit of what is compiled before the first test, in milliseconds. A change may touch all of it. */
  compiling(): number {
    return this.#limit(FIRST_RUN)
  }

  #limit({ least, times }: { readonly least: number; readonly times: number }): number {
    if (this.#isFixed || this.#wholeMs === undefined) return this.#most
    return Math.min(this.#most, Math.max(least, times * this.#wholeMs))
  }

  /** Record a run. The slowest full run counts, because machines vary. */
  record({ kind }: TestSelection, { complete, durationMs }: Pick<TestRun, 'complete' | 'durationMs'>): void {
    if (kind === 'all' && complete) this.#wholeMs = Math.max(this.#wholeMs ?? 0, durationMs)
  }
}
