import { sentenceOf } from '../contracts/errors.ts'
import type { Event } from '../contracts/events.ts'
import type { StickyComment } from '../github/comments.ts'
import { htmlMarker, readMarkers } from '../github/html-marker.ts'
import type { Emit } from '../contracts/ports.ts'
import { Mutex } from '../concurrency/mutex.ts'
import { liveCommentStart, type LiveCommentState, liveMarkdown, withEvent } from '../rendering/live-comment.ts'

/** Minimum time between two edits, in milliseconds: GitHub accepts 500 texts an hour from all jobs together. */
const EDIT_MS = 15_000
/** Number of edits at this interval; later edits wait four times as long. */
const FAST_EDITS = 20

export interface CommentUpdaterOptions {
  readonly comment: StickyComment
  /** `sha`: the failing commit. */
  readonly run: { readonly id: number; readonly url: string; readonly sha: string }
  /** True if a comment can end the run. */
  readonly canStop: boolean
  /** Logs a failed edit; the run continues. */
  readonly warn: (text: string) => void
  readonly editMs?: number
}

/** Sticky comment of a run: created at the start, edited at intervals, replaced by the result at the end. */
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
  /** Text of the comment before this run. */
  #former: string | undefined
  #isStopped = false

  constructor(options: CommentUpdaterOptions) {
    this.#options = options
  }

  /** True once the comment is visible. */
  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /** True while the comment shows a run in progress. */
  get isInProgress(): boolean {
    return this.#hasBegun && !this.#isOver
  }

  async begin(): Promise<void> {
    this.#hasBegun = true
    // Whether there is one or not, the run goes on.
    this.#former = await this.#options.comment.read().catch(() => undefined)
    await this.#edit()
    this.#schedule()
  }

  readonly emit: Emit = (event: Event) => {
    this.#live = withEvent(this.#live, event)
  }

  /** Replace the progress with the result. */
  async end(body: string): Promise<void> {
    this.stop()
    this.#hasBegun = true
    this.#isOver = true
    await this.#queue.add(() => this.#tryWrite(body, true))
  }

  /**
   * Put back the text that the comment had before this run; `body` if it had none, or that of a run in progress. What
   * another run has written meanwhile stays.
   */
  async putBack(body: string): Promise<void> {
    const { comment, run } = this.#options
    const former = this.#former
    if (former === undefined || readMarkers('run', former)?.isOver === false) return this.end(body)
    this.stop()
    this.#isOver = true
    await this.#queue.add(() =>
      this.#attempt(async () => {
        if (readMarkers('run', await comment.read())?.id !== run.id) return
        // Its first line is the comment's own mark.
        await comment.write(former.slice(former.indexOf('\n') + 1))
      }, true),
    )
  }

  /** Stop all further edits. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #schedule(): void {
    if (this.#isStopped) return
    this.#edits += 1
    const factor = this.#edits > FAST_EDITS ? 4 : 1
    this.#timer = setTimeout(
      () => {
        void this.#edit()
        this.#schedule()
      },
      factor * (this.#options.editMs ?? EDIT_MS),
    )
    this.#timer.unref()
  }

  /** Queue an edit; skip it if the text is unchanged. */
  #edit(): Promise<void> {
    return this.#queue.add(async () => {
      const { run, canStop } = this.#options
      const body = liveMarkdown(this.#live, { now: Date.now(), url: run.url, canStop })
      if (this.#isStopped || body === this.#shown) return
      this.#shown = body
      await this.#tryWrite(body, false)
    })
  }

  #tryWrite(body: string, isOver: boolean): Promise<void> {
    return this.#attempt(() => this.#write(body, isOver), isOver)
  }

  async #attempt(write: () => Promise<void>, isOver: boolean): Promise<void> {
    try {
      await write()
    } catch (error) {
      // A missing result is always logged, a missed progress edit only once.
      if (isOver || !this.#isWarned) this.#options.warn(`Failed to update the comment: ${sentenceOf(error)}`)
      this.#isWarned = true
    }
  }

  async #write(body: string, isOver: boolean): Promise<void> {
    const { comment, run } = this.#options
    // The marker comes before any text from tests or models: markers only count at the top.
    await comment.write(`${htmlMarker('run', { id: run.id, isOver, sha: run.sha })}\n${body.trimEnd()}\n`)
  }
}
