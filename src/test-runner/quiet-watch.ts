/** Time without the end of a test after which a run counts as hanging, in milliseconds. */
const QUIET_MS = 60_000
/** The same as a share of the time limit of the run. */
const QUIET_SHARE = 0.5
/** The same as a multiple of the longest time between two tests before. */
const QUIET_TIMES = 10
/**
 * The same as a multiple while no test runs: fixtures of the first one may start a service, and the end may stop it.
 */
const IDLE_TIMES = 3

/**
 * Watches the tests of a run start and end. A run hangs if nothing happens for a long time compared with the tests
 * before, or for half of its time limit.
 */
export class QuietWatch {
  readonly #now: () => number
  readonly #startedAt: number
  readonly #leastMs: number
  #heardAt: number
  #printedAt: number
  /** Time of the first event. */
  #firstAt: number | undefined
  #hasHeard = false
  #isBeforeFirst = false
  #isAfterLast = false
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
    this.#printedAt = this.#startedAt
  }

  /** Record that a test started or ended. */
  heard(): void {
    const now = this.#now()
    // The time before the first event is for compilers and imports.
    if (this.#hasHeard) this.#longestMs = Math.max(this.#longestMs, now - this.#heardAt)
    this.#hasHeard = true
    this.#isBeforeFirst = false
    this.#isAfterLast = false
    this.#heardAt = now
    this.#firstAt ??= now
  }

  /** Record that the tests are known, and the first one is about to start. */
  heardOfTests(): void {
    if (this.#hasHeard) return
    this.#hasHeard = true
    this.#isBeforeFirst = true
    this.#heardAt = this.#now()
    this.#firstAt = this.#heardAt
  }

  /** Record that the last test has ended. */
  heardOfEnd(): void {
    this.#isAfterLast = true
  }

  /** Record that the runner printed something. It may be what a test prints without end. */
  printed(): void {
    this.#printedAt = this.#now()
  }

  get longestMs(): number {
    return this.#longestMs
  }

  /** Milliseconds since the first event; 0 before it. */
  get testingMs(): number {
    return this.#firstAt === undefined ? 0 : this.#now() - this.#firstAt
  }

  /** Milliseconds since the last event. */
  get quietMs(): number {
    return this.#now() - this.#heardAt
  }

  /** Milliseconds from the start to the last event. */
  get activeMs(): number {
    return this.#heardAt - this.#startedAt
  }

  /**
   * Check during a run whether it hangs. A run that never showed a test is left to its time limit.
   * @param isIdle true if no test runs: the runner may write a report then, and what it prints shows that it lives
   */
  isTooQuiet(timeoutMs: number, isIdle = false): boolean {
    const least = Math.max(this.#least(timeoutMs, isIdle), QUIET_TIMES * this.#longestMs)
    return this.#hasHeard && this.#silentMs(isIdle) >= least
  }

  /** Check after a run that its time limit ended whether it hung, or was only slow. */
  wasHanging(timeoutMs: number, isIdle = false): boolean {
    return this.#silentMs(isIdle) >= this.#least(timeoutMs, isIdle)
  }

  #silentMs(isIdle: boolean): number {
    const isOver = isIdle || this.#isAfterLast
    return isOver ? Math.min(this.quietMs, this.#now() - this.#printedAt) : this.quietMs
  }

  #least(timeoutMs: number, isIdle: boolean): number {
    const times = this.#isBeforeFirst || this.#isAfterLast || isIdle ? IDLE_TIMES : 1
    return Math.min(times * this.#leastMs, QUIET_SHARE * timeoutMs)
  }
}
