/** Time without the end of a test after which a run counts as hanging, in milliseconds. */
const QUIET_MS = 60_000
/** The same as a share of the time limit of the run. */
const QUIET_SHARE = 0.5
/** The same as a multiple of the longest time between two tests before. */
const QUIET_TIMES = 10
/** The same as a multiple before the first test, where its fixtures may start a service. */
const FIRST_TIMES = 3

/**
 * Watches the tests of a run start and end. A run hangs if nothing happens for a long time compared with the tests
 * before, or for half of its time limit.
 */
export class QuietWatch {
  readonly #now: () => number
  readonly #startedAt: number
  readonly #leastMs: number
  #heardAt: number
  #hasHeard = false
  #isBeforeFirst = false
  /** Longest time between two events, in milliseconds; earlier runs count too. */
  #longestMs: number

  /**
   * @param longestMs the longest time between two events of earlier runs
   * @param leastMs time that may pass without an event in any case
   */
  constructor(longestMs: number, now: () => number, leastMs = QUIET_MS) {
    this.#longestMs = longestMs
    this.#leastMs = leastMs
    this.#now = now
    this.#startedAt = now()
    this.#heardAt = this.#startedAt
  }

  /** Record that a test started or ended. */
  heard(): void {
    const now = this.#now()
    // The time before the first event is for compilers and imports.
    if (this.#hasHeard) this.#longestMs = Math.max(this.#longestMs, now - this.#heardAt)
    this.#hasHeard = true
    this.#isBeforeFirst = false
    this.#heardAt = now
  }

  /** Record that the tests are known, and the first one is about to start. */
  heardOfTests(): void {
    if (this.#hasHeard) return
    this.#hasHeard = true
    this.#isBeforeFirst = true
    this.#heardAt = this.#now()
  }

  get longestMs(): number {
    return this.#longestMs
  }

  /** Milliseconds since the last event. */
  get quietMs(): number {
    return this.#now() - this.#heardAt
  }

  /** Milliseconds from the start to the last event. */
  get activeMs(): number {
    return this.#heardAt - this.#startedAt
  }

  /** Check during a run whether it hangs. A run that never showed a test is left to its time limit. */
  isTooQuiet(timeoutMs: number): boolean {
    return this.#hasHeard && this.quietMs >= Math.max(this.#least(timeoutMs), QUIET_TIMES * this.#longestMs)
  }

  /** Check after a run that its time limit ended whether it hung, or was only slow. */
  wasHanging(timeoutMs: number): boolean {
    return this.quietMs >= this.#least(timeoutMs)
  }

  #least(timeoutMs: number): number {
    const times = this.#isBeforeFirst ? FIRST_TIMES : 1
    return Math.min(times * this.#leastMs, QUIET_SHARE * timeoutMs)
  }
}
