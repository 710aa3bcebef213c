import { NoSuchTest, UserError } from '../contracts/errors.ts'
import { COMMAND_USAGE } from '../triggers/slash-command.ts'
import { addReaction, type Reaction, replyOnce } from '../github/comments.ts'
import type { ParsedEvent } from '../triggers/parsed-event.ts'
import type { Task } from '../triggers/task.ts'
import type { StepOutcome } from './outputs/step-outcome.ts'
import { inlineText } from '../rendering/markdown-escape.ts'
import { headlineOf } from '../rendering/headline.ts'
import type { Session } from './session.ts'

/** Whoever asked in words, and is answered: 👀 when it is seen, 🚀 when there is something to look at, 😕 and why when not. */
export class RequesterReplies {
  readonly #session: Session
  readonly #asked: Extract<ParsedEvent, { kind: 'command' | 'review' }> | undefined
  #isAdmitted = false

  constructor(session: Session, asked: ParsedEvent) {
    this.#session = session
    this.#asked = asked.kind === 'command' || asked.kind === 'review' ? asked : undefined
  }

  readonly admitted = async (): Promise<void> => {
    this.#isAdmitted = true
    await this.#react('eyes')
  }

  /** Tells what came of it. */
  async answer(ending: StepOutcome, errand: Task): Promise<void> {
    switch (ending.kind) {
      case 'done': {
        const { view } = ending
        const isUp = view.pullRequest !== undefined || view.outcome === 'fixed'
        const isWell = isUp || view.outcome === 'nothing-to-fix' || view.outcome === 'not-reproduced'
        await this.#react(isWell ? 'rocket' : 'confused')
        // Where no comment follows the work, the verdict is the answer.
        return ending.settings.comment ? undefined : this.#reply(inlineText(headlineOf(view)))
      }
      case 'told':
        await this.#react('rocket')
        return ending.reply === undefined ? undefined : this.#reply(ending.reply)
      case 'nothing':
        // The bot's own comments, and what is not meant for it, get no answer.
        return this.#isAdmitted ? this.#refuse(inlineText(ending.why)) : undefined
      case 'refused': {
        // A word that names no failing test may be meant as a command.
        const isNamed = errand.kind === 'fix' && (errand.command?.only.length ?? 0) > 0
        const more = isNamed ? COMMAND_USAGE : errand.kind === 'refused' ? errand.more : undefined
        const why = `${inlineText(ending.why)} ${inlineText(ending.remedy)}`.trim()
        return this.#refuse(more === undefined ? why : `${why}\n\n${more}`)
      }
      case 'error':
        return this.#refuse(inlineText(ending.sentence, 2_000))
    }
  }

  /** Tells that it came to nothing. What goes wrong in telling is not the cause, and is not told. */
  async giveUp(thrown: unknown): Promise<void> {
    if (!this.#isAdmitted) return
    const { signal } = this.#session
    // A cancelled job's processes all get the signal: what they say of it is not the cause.
    const error: unknown = signal.aborted ? signal.reason : thrown
    const sentence =
      error instanceof UserError
        ? inlineText(error.sentence, 2_000)
        : `fix-tests broke down: see [the run](${this.#session.runUrl}).`
    try {
      // A word that names no failing test may be meant as a command.
      await this.#refuse(error instanceof NoSuchTest ? `${sentence}\n\n${COMMAND_USAGE}` : sentence)
    } catch {
      // It is in the log all the same.
    }
  }

  async #refuse(body: string): Promise<void> {
    await this.#react('confused')
    await this.#reply(body)
  }

  /** A sign is no more than that: the comment may be gone, or the token may not react. */
  async #react(content: Reaction): Promise<void> {
    if (this.#asked?.kind !== 'command') return
    const { comment } = this.#asked
    await this.#session.bestEffort(() => addReaction(this.#session.api, comment, content))
  }

  async #reply(body: string): Promise<void> {
    if (this.#asked === undefined) return
    // A bot that nobody named does not wait for an answer, and might answer it.
    if (this.#asked.by.isBot && !this.#isAdmitted) return
    const { pull, by } = this.#asked
    const comment = this.#asked.kind === 'command' ? this.#asked.comment : this.#asked.review
    // Somebody who asked is mentioned; a bot is not.
    const to = by.isBot ? '' : `@${by.login}${body.startsWith('#') ? '\n\n' : ' '}`
    await replyOnce(this.#session.api, { number: pull, comment, body: `${to}${body}` })
  }
}
