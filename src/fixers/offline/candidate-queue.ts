import type { Candidate } from './candidates.ts'

/** Candidates that ran out of time and are tried again: each may loop for ever. */
const MAX_SLOW = 8

/** A candidate that is to be tried. */
export interface QueuedCandidate {
  readonly candidate: Candidate
  /** Position among all candidates, from 0. */
  readonly index: number
  /** True if it ran out of time before, and is given more. */
  readonly patient: boolean
}

/**
 * The order in which candidates are tried: the likeliest first, up to a number, and then those again that ran out of time,
 * since the right code may simply take longer than the broken one.
 */
export class CandidateQueue implements Iterable<QueuedCandidate> {
  readonly #candidates: readonly Candidate[]
  readonly #slow: QueuedCandidate[] = []
  readonly #limit: number
  #tried = 0

  constructor(candidates: readonly Candidate[], limit: number) {
    this.#candidates = candidates
    this.#limit = limit
  }

  /** Candidates that were tried. */
  get tried(): number {
    return this.#tried
  }

  /** True if more candidates are left than may be tried. */
  get isCut(): boolean {
    return this.#tried >= this.#limit && this.#limit < this.#candidates.length
  }

  /** Count a candidate as tried: those whose syntax is wrong are not. */
  count({ patient }: QueuedCandidate): void {
    if (!patient) this.#tried += 1
  }

  /** Put a candidate at the end, to be tried with more time. */
  postpone(queued: QueuedCandidate): void {
    if (!queued.patient && this.#slow.length < MAX_SLOW) this.#slow.push({ ...queued, patient: true })
  }

  *[Symbol.iterator](): Generator<QueuedCandidate> {
    for (const [index, candidate] of this.#candidates.entries()) {
      if (this.#tried >= this.#limit) break
      yield { candidate, index, patient: false }
    }
    yield* this.#slow
  }
}
