import { sentenceOf } from '../contracts/errors.ts'
import type { Event } from '../contracts/events.ts'
import type { StickyComment } from '../github/comments.ts'
import { htmlMarker } from '../github/html-marker.ts'
import type { Emit } from '../contracts/ports.ts'
import { Mutex } from '../concurrency/mutex.ts'
import { liveCommentStart, type LiveCommentState, liveMarkdown, withEvent } from '../rendering/live-comment.ts'

/** Milliseconds between two edits at the least: GitHub takes 500 texts an hour of all jobs together. */
const EDIT_MS = 15_000
/** So many edits come at this pace; then four times as slowly. */
const QUICK = 20

export interface CommentUpdaterOptions {
  readonly comment: StickyComment
  readonly run: { readonly id: number; readonly url: string }
  /** Hears of what could not be told: a run does not fail for it. */
  readonly warn: (text: string) => void
  readonly editMs?: number
}

/** The sticky comment while work goes on: there at once, edited now and then, and at the end what came of it. */
export class CommentUpdater {
  readonly #options: CommentUpdaterOptions
  #live: LiveCommentState = liveCommentStart(Date.now())
  #shown = ''
  #timer: NodeJS.Timeout | undefined
  readonly #queue = new Mutex()
  #isWarned = false
  #edits = 0
  #hasBegun = false
  #isOver = false
  #isStopped = false

  constructor(options: CommentUpdaterOptions) {
    this.#options = options
  }

  /** Whether people see it already. */
  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /** Whether it says that work goes on. */
  get isUnderWay(): boolean {
    return this.#hasBegun && !this.#isOver
  }

  async begin(): Promise<void> {
    this.#hasBegun = true
    await this.#edit()
    this.#plan()
  }

  readonly emit: Emit = (event: Event) => {
    this.#live = withEvent(this.#live, event)
  }

  /** The last word. */
  async end(body: string): Promise<void> {
    this.stop()
    this.#hasBegun = true
    this.#isOver = true
    await this.#queue.add(() => this.#tried(body, true))
  }

  /** Nothing is said any more. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #plan(): void {
    if (this.#isStopped) return
    this.#edits += 1
    const pace = this.#edits > QUICK ? 4 : 1
    this.#timer = setTimeout(
      () => {
        void this.#edit()
        this.#plan()
      },
      pace * (this.#options.editMs ?? EDIT_MS),
    )
    this.#timer.unref()
  }

  /** One edit after the other, and none that changes nothing. */
  #edit(): Promise<void> {
    return this.#queue.add(async () => {
      const { run } = this.#options
      const body = liveMarkdown(this.#live, { now: Date.now(), url: run.url })
      if (this.#isStopped || body === this.#shown) return
      this.#shown = body
      await this.#tried(body, false)
    })
  }

  async #tried(body: string, isOver: boolean): Promise<void> {
    try {
      await this.#write(body, isOver)
    } catch (error) {
      // That the last word is missing is told in any case.
      if (isOver || !this.#isWarned)
        this.#options.warn(`The comment could not be brought up to date: ${sentenceOf(error)}`)
      this.#isWarned = true
    }
  }

  async #write(body: string, isOver: boolean): Promise<void> {
    const { comment, run } = this.#options
    // Before anything that tests or models say: markers count at the top alone.
    await comment.write(`${htmlMarker('run', { id: run.id, isOver })}\n${body.trimEnd()}\n`)
  }
}
