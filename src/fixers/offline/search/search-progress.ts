import { performance } from 'node:perf_hooks'
import { z } from 'zod'
import type { ConversationKeeper } from '../../../domain/model/open-conversation.ts'

/** Least time between two notes, in milliseconds. */
const BETWEEN_MS = 2_000

/** A note on a search: the number of candidates, the first that was not judged, and those that help. */
const Note = z.object({
  search: z.number(),
  next: z.number(),
  found: z.array(z.number()),
  /** Name of the order of the candidates, but for the first ones. */
  order: z.string().optional(),
})
type Note = z.infer<typeof Note>

/** Notes how far a search is: a run that resumes it need not judge the same candidates again. */
export class SearchProgress {
  readonly #keeper: ConversationKeeper
  /** The note of an earlier run. */
  readonly #earlier: Note
  readonly #found: number[]
  /**
   * The first candidate that is not judged, and the name of its order. One that is tried again does not move it back.
   */
  #reached = { next: 0, order: '' }
  readonly #betweenMs: number
  #notedAt = performance.now()

  /** @param candidates number of candidates: the same code gives the same ones in the same order */
  constructor(keeper: ConversationKeeper, candidates: number, betweenMs = BETWEEN_MS) {
    const earlier = parse(keeper.load()?.text)
    const none: Note = { search: candidates, next: 0, found: [] }
    this.#earlier = earlier?.search === candidates ? earlier : none
    this.#found = [...this.#earlier.found]
    this.#keeper = keeper
    this.#betweenMs = betweenMs
  }

  /** Number of candidates that an earlier run has judged. */
  get resumed(): number {
    return this.#earlier.next
  }

  /** Return true if an earlier run has judged this candidate, and it does not help. @param order name of the order */
  isRefuted(index: number, order = ''): boolean {
    return this.#isKnown(index, order) && !this.#earlier.found.includes(index)
  }

  /** True for a candidate that an earlier run has judged. The first ones have the same order in each run. */
  #isKnown(index: number, order: string): boolean {
    const { next, order: earlier = '' } = this.#earlier
    // Pairs come behind the candidates of an order, and have its name and one more word.
    return index < next && (order === '' || order === earlier || earlier.startsWith(`${order} `))
  }

  /** Note that a candidate was judged. @param order name of the order */
  async judged(index: number, helps: boolean, order = ''): Promise<void> {
    if (helps && !this.#found.includes(index)) this.#found.push(index)
    if (this.#isKnown(index, order) || (!helps && performance.now() - this.#notedAt < this.#betweenMs)) return
    this.#notedAt = performance.now()
    if (index >= this.#reached.next) this.#reached = { next: index + 1, order }
    const { next, order: reached } = this.#reached
    const note: Note = {
      search: this.#earlier.search,
      next,
      found: this.#found,
      ...(reached !== '' && { order: reached }),
    }
    await this.#keeper.keep({ spending: {}, text: JSON.stringify(note) })
  }
}

function parse(text: string | undefined): Note | undefined {
  try {
    return Note.parse(JSON.parse(text ?? ''))
  } catch {
    // The conversation of a model, or the note of another version.
    return undefined
  }
}
