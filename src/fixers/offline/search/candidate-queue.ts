import { createHash } from 'node:crypto'
import { groupBy } from '../../../domain/text/grouping.ts'
import type { Candidate } from '../candidates/candidates.ts'
import { isDestructive } from '../code/destructive-code.ts'
import type { Effect } from '../synthesis/effects.ts'
import { NOTHING_OBSERVED, type ObservedCode } from '../synthesis/observe-code.ts'

/** Candidates that ran out of time and are tried again: each may loop for ever. */
const MAX_SLOW = 8
/**
 * Candidates that were rejected together with others and are tried alone: what others leave behind may have misled the
 * judge.
 */
const MAX_ALONE = 40

/** Candidates that are tried before the code is observed: a simple slip is found sooner without. */
const LISTED_FIRST = 15
/** Candidates after which pairs are tried: two likely changes are likelier than one that is not. */
const PAIRS_AFTER = 800
/** Candidates that are made known together before they are tried. */
const BATCH = 48
/**
 * Weights of candidates by their effects. One that changes values in failing tests only breaks nothing. One without an
 * effect on values is tried last: it may still make a copy of what others share.
 */
const BY_EFFECT: Readonly<Record<Effect, number>> = { 'failing tests only': 3, 'all tests': 1, none: 0 }

/** Work for a queue, each part optional. */
interface Helpers {
  /** Tell what candidates do, and make more of them, when the likeliest ones were tried. */
  readonly observe?: (candidates: readonly Candidate[]) => Promise<ObservedCode>
  /** Take those that come next. */
  readonly announce?: (next: readonly Candidate[]) => Promise<void>
  /** Make pairs of candidates, the likeliest first, when the likeliest ones were tried. */
  readonly combine?: (candidates: readonly Candidate[]) => Promise<readonly Candidate[]>
}

/** A candidate that is to be tried. */
export interface QueuedCandidate {
  readonly candidate: Candidate
  /** Position in the order in which they are tried, from 0. */
  readonly index: number
  /** Name of the order that the position is of; empty for the first ones, whose order the code decides. */
  readonly order: string
  /** True if it ran out of time before, and is given more. */
  readonly patient: boolean
  /** True if it was rejected together with others before. */
  readonly alone: boolean
}

/**
 * The order in which candidates are tried: the likeliest first, up to a number, and then those again that ran out of
 * time, since the right code may simply take longer than the broken one. Before these come the likeliest of those that
 * were rejected together with others. Pairs come when the likeliest ones were tried.
 */
export class CandidateQueue implements AsyncIterable<QueuedCandidate> {
  readonly #candidates: readonly Candidate[]
  readonly #slow: QueuedCandidate[] = []
  readonly #alone: QueuedCandidate[] = []
  readonly #limit: () => number
  readonly #helpers: Helpers
  #effects: ReadonlyMap<Candidate, Effect> = new Map()
  #built = 0
  #paired = 0
  #order = ''
  #tried = 0

  /**
   * @param candidates the likeliest first
   * @param limit number of candidates to try, which may change
   */
  constructor(candidates: readonly Candidate[], limit: () => number, helpers: Helpers = {}) {
    this.#candidates = candidates
    this.#limit = limit
    this.#helpers = helpers
  }

  /** Tell the effect of a candidate, as far as it is known. */
  effectOf(candidate: Candidate): Effect | undefined {
    return this.#effects.get(candidate)
  }

  /** Number of candidates that were made on the way: built from values, or of two others. */
  get made(): number {
    return this.#built + this.#paired
  }

  /** Number of all candidates. */
  get size(): number {
    return this.#candidates.length + this.made
  }

  /** Candidates that were tried. */
  get tried(): number {
    return this.#tried
  }

  /** True if more candidates are left than may be tried. */
  get isCut(): boolean {
    return this.#left <= 0 && this.#limit() < this.#candidates.length
  }

  /** Count a candidate as tried: those whose syntax is wrong are not. */
  count({ patient, alone }: QueuedCandidate): void {
    if (!patient && !alone) this.#tried += 1
  }

  /** Put a candidate at the end, to be tried with more time. */
  postpone(queued: QueuedCandidate): void {
    if (!queued.patient && !queued.alone && this.#slow.length < MAX_SLOW) this.#slow.push({ ...queued, patient: true })
  }

  /** Put a candidate at the end, to be tried alone. */
  tryAlone(queued: QueuedCandidate): void {
    if (!queued.alone && this.#alone.length < MAX_ALONE) this.#alone.push({ ...queued, alone: true })
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<QueuedCandidate> {
    let index = 0
    let isPaired = false
    for await (const batch of this.#batches()) {
      yield* this.#turns(batch, index, this.#order)
      index += batch.length
      if (isPaired || index < PAIRS_AFTER) continue
      isPaired = true
      yield* this.#pairs(index)
      index += this.#paired
    }
    yield* this.#alone
    yield* this.#slow
    if (!isPaired) yield* this.#pairs(index)
  }

  /** @param from position of the first one */
  async *#pairs(from: number): AsyncGenerator<QueuedCandidate> {
    const pairs = (await this.#helpers.combine?.(this.#candidates)) ?? []
    this.#paired = pairs.length
    const order = `${this.#order} ${digestOf(pairs)}`
    for (let at = 0; at < pairs.length; at += BATCH) {
      // Each part may bring in what its file does not have, as a single candidate may.
      const safe = pairs.slice(at, at + BATCH).filter(each => !isDestructive(each.result))
      yield* this.#turns(safe, from + at, order)
    }
  }

  /** Announce candidates, and have each tried once. @param from position of the first one in the order */
  async *#turns(batch: readonly Candidate[], from: number, order: string): AsyncGenerator<QueuedCandidate> {
    await this.#helpers.announce?.(batch)
    for (const [offset, candidate] of batch.entries()) {
      if (this.#left <= 0) return
      yield { candidate, index: from + offset, order, patient: false, alone: false }
    }
  }

  /** Number of candidates that may still be tried. */
  get #left(): number {
    return this.#limit() + this.made - this.#tried
  }

  async *#batches(): AsyncGenerator<readonly Candidate[]> {
    const seen = new Set<string>()
    let batch: Candidate[] = []
    for await (const candidate of this.#all()) {
      if (this.#left <= 0) break
      // It may bring in what its file does not have, such as a call that the failing change took away.
      if (isDestructive(candidate.result)) continue
      // What is listed may be built, too.
      const key = createHash('sha256').update(`${candidate.file}\0${candidate.result}`).digest('base64')
      if (seen.has(key)) continue
      seen.add(key)
      batch.push(candidate)
      if (batch.length < Math.min(seen.size <= LISTED_FIRST ? LISTED_FIRST : BATCH, this.#left)) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  }

  async *#all(): AsyncGenerator<Candidate> {
    yield* this.#candidates.slice(0, LISTED_FIRST)
    const listed = this.#candidates.slice(LISTED_FIRST)
    const { built: all, effects } = (await this.#helpers.observe?.(this.#candidates)) ?? NOTHING_OBSERVED
    const { same, others: built } = dividedBy(this.#candidates, all)
    this.#effects = effects
    this.#built = built.length
    const worth = new Map<Candidate, number>(built.map(each => [each, each.score]))
    let least = Number.POSITIVE_INFINITY
    for (const each of listed) {
      // The order of the list holds: what follows many others of its line is worth less than its score.
      least = Math.min(least, each.score)
      worth.set(each, Math.max(least * BY_EFFECT[effects.get(each) ?? 'all tests'], same.get(each)?.score ?? 0))
    }
    const order = [...listed, ...built].toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0))
    this.#order = digestOf(order)
    yield* order
  }
}

/**
 * Divide built candidates into those that are listed, too, by the listed one, and the others: what is a usual slip
 * counts as one.
 */
function dividedBy(listed: readonly Candidate[], built: readonly Candidate[]) {
  const sizeOf = ({ file, from, to, insert }: Candidate) => `${insert.length - to + from} ${file}`
  const bySize = groupBy(listed, sizeOf)
  const same = new Map<Candidate, Candidate>()
  const others = built.filter(each => {
    const alike = (bySize.get(sizeOf(each)) ?? []).find(
      one => one.from <= each.to && one.to >= each.from && one.result === each.result,
    )
    if (alike !== undefined && !same.has(alike)) same.set(alike, each)
    return alike === undefined
  })
  return { same, others }
}

/** Name an order of candidates: two runs that see other values try them in other orders. */
function digestOf(candidates: readonly Candidate[]): string {
  const hash = createHash('sha256')
  for (const { file, from, to, insert } of candidates) hash.update(`${file}\0${from}\0${to}\0${insert}\0`)
  return hash.digest('hex').slice(0, 16)
}
