import type { TestRun, TestSelection } from '../domain/model/test-case.ts'
/** The least that a run is given, in milliseconds, and how many times what the whole suite took. */
const WHOLE = { least: 60_000, times: 4 } as const
const PART = { least: 20_000, times: 2 } as const

/**
 * How long a run of the tests may take. A change that makes a loop endless is found out by nothing else, so once the
 * whole suite has run, what it took is the measure.
 */
export class TimeoutEstimate {
  readonly #most: number
  readonly #isTold: boolean
  #wholeMs: number | undefined

  /** @param most milliseconds. @param told whether somebody has said so: then it is that */
  constructor(most: number, told: boolean) {
    this.#most = most
    this.#isTold = told
  }

  /** Milliseconds. */
  deadline({ kind }: TestSelection): number {
    if (this.#isTold || this.#wholeMs === undefined) return this.#most
    const { least, times } = kind === 'all' ? WHOLE : PART
    return Math.min(this.#most, Math.max(least, times * this.#wholeMs))
  }

  /** The slowest of the whole runs counts: machines have bad moments. */
  saw({ kind }: TestSelection, { complete, durationMs }: Pick<TestRun, 'complete' | 'durationMs'>): void {
    if (kind === 'all' && complete) this.#wholeMs = Math.max(this.#wholeMs ?? 0, durationMs)
  }
}
