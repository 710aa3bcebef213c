import type { Candidate } from './candidates.ts'

/** Candidates that ran out of time and are tried again: each may loop for ever. */
const MAX_SLOW = 8

/** Candidates from the list that are tried before more are built. */
const LISTED_FIRST = 40

/** A candidate that is to be tried. */
export interface QueuedCandidate {
  readonly candidate: Candidate
  /** Position in the order in which they are tried, from 0. */
  readonly index: number
  /** True if it ran out of time before, and is given more. */
  readonly patient: boolean
}

/**
 * The order in which candidates are tried: the likeliest first, up to a number, and then those again that ran out of time,
 * since the right code may simply take longer than the broken one.
 */
export class CandidateQueue implements AsyncIterable<QueuedCandidate> {
  readonly #candidates: readonly Candidate[]
  readonly #slow: QueuedCandidate[] = []
  readonly #limit: number
  readonly #build: () => Promise<readonly Candidate[]>
  #built = 0
  #tried = 0

  /**
   * @param candidates the likeliest first
   * @param build makes more candidates when the likeliest ones have failed, the likeliest first
   */
  constructor(
    candidates: readonly Candidate[],
    limit: number,
    build: () => Promise<readonly Candidate[]> = () => Promise.resolve([]),
  ) {
    this.#candidates = candidates
    this.#limit = limit
    this.#build = build
  }

  /** Number of candidates that were built. */
  get built(): number {
    return this.#built
  }

  /** Number of all candidates. */
  get size(): number {
    return this.#candidates.length + this.#built
  }

  /** Candidates that were tried. */
  get tried(): number {
    return this.#tried
  }

  /** True if more candidates are left than may be tried. */
  get isCut(): boolean {
    return this.#tried >= this.#limit + this.#built && this.#limit < this.#candidates.length
  }

  /** Count a candidate as tried: those whose syntax is wrong are not. */
  count({ patient }: QueuedCandidate): void {
    if (!patient) this.#tried += 1
  }

  /** Put a candidate at the end, to be tried with more time. */
  postpone(queued: QueuedCandidate): void {
    if (!queued.patient && this.#slow.length < MAX_SLOW) this.#slow.push({ ...queued, patient: true })
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<QueuedCandidate> {
    const seen = new Set<string>()
    let index = 0
    for await (const candidate of this.#all()) {
      if (this.#tried >= this.#limit + this.#built) break
      // What is listed may be built, too.
      const key = `${candidate.file}\0${candidate.result}`
      if (seen.has(key)) continue
      seen.add(key)
      yield { candidate, index, patient: false }
      index += 1
    }
    yield* this.#slow
  }

  async *#all(): AsyncGenerator<Candidate> {
    yield* this.#candidates.slice(0, LISTED_FIRST)
    const built = [...(await this.#build())]
    this.#built = built.length
    for (const listed of this.#candidates.slice(LISTED_FIRST)) {
      for (let next = built[0]; next !== undefined && next.score >= listed.score; next = built[0]) {
        yield next
        built.shift()
      }
      yield listed
    }
    yield* built
  }
}
