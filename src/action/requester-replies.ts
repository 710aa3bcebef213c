import { NoSuchTest, UserError } from '../contracts/errors.ts'
import { COMMAND_NAME, COMMAND_USAGE, meantVerb } from '../triggers/slash-command.ts'
import { addReaction, type Reaction, replyOnce } from '../github/comments.ts'
import { answerThread, reviewAt } from '../github/reviews.ts'
import type { ParsedEvent } from '../triggers/parsed-event.ts'
import type { Task } from '../triggers/task.ts'
import type { StepOutcome } from './outputs/step-outcome.ts'
import { inlineText } from '../rendering/markdown-escape.ts'
import { headlineOf } from '../rendering/headline.ts'
import { unopenedSection } from '../rendering/unopened-section.ts'
import type { Session } from './session.ts'

/** Replies to the author of a command or review: 👀 once accepted, 🚀 on success, 😕 with the reason otherwise. */
export class RequesterReplies {
  readonly #session: Session
  readonly #event: Extract<ParsedEvent, { kind: 'command' | 'review' }> | undefined
  #isAuthorized = false

  constructor(session: Session, event: ParsedEvent) {
    this.#session = session
    this.#event = event.kind === 'command' || event.kind === 'review' ? event : undefined
  }

  /** React to a request whose author is authorized. */
  readonly acknowledge = async (): Promise<void> => {
    this.#isAuthorized = true
    await this.#react('eyes')
  }

  /** Reply with the outcome of the task. */
  async replyWith(outcome: StepOutcome, task: Task): Promise<void> {
    switch (outcome.kind) {
      case 'done': {
        const { view } = outcome
        const hasFix = view.pullRequest !== undefined || view.outcome === 'fixed' || view.outcome === 'test-outdated'
        const isSuccess = hasFix || view.outcome === 'nothing-to-fix' || view.outcome === 'not-reproduced'
        await this.#react(isSuccess ? 'rocket' : 'confused')
        // Without a progress comment beside the request, reply with the headline.
        const parts = [inlineText(headlineOf(view)), unopenedSection(outcome.unopened)].filter(part => part !== '')
        return outcome.commentedOn === this.#event?.pull ? undefined : this.#reply(parts.join('\n\n'))
      }
      case 'message':
        await this.#react(task.kind === 'help' ? '+1' : 'rocket')
        return outcome.reply === undefined ? undefined : this.#reply(outcome.reply)
      case 'nothing':
        // The bot's own comments, and comments not meant for it, get no reply.
        return this.#isAuthorized ? this.#refuse(inlineText(outcome.why)) : undefined
      case 'refused': {
        // Strangers could have the bot write without end.
        if (task.kind === 'refused' && task.isSilent === true) return this.#react('confused')
        // A word that matches no failing test may be a misspelled command.
        const hasFilter = task.kind === 'fix' && (task.command?.only.length ?? 0) > 0
        const why = `${inlineText(outcome.why)} ${inlineText(outcome.remedy)}`.trim()
        if (hasFilter) return this.#refuse(this.#withUsage(why))
        const more = task.kind === 'refused' ? task.more : undefined
        return this.#refuse(more === undefined ? why : `${why}\n\n${more}`)
      }
      case 'error':
        return this.#refuse(inlineText(outcome.sentence, 2_000))
    }
  }

  /** Reply that the task failed. Best effort: a failed reply must not hide the cause. */
  async replyWithError(thrown: unknown): Promise<void> {
    if (!this.#isAuthorized) return
    const { signal } = this.#session
    // All processes of a cancelled job get the signal, so their errors are not the cause.
    const error: unknown = signal.aborted ? signal.reason : thrown
    const sentence =
      error instanceof UserError
        ? inlineText(error.sentence, 2_000)
        : `fix-tests crashed: see [the run](${this.#session.runUrl}).`
    try {
      // A word that matches no failing test may be a misspelled command.
      await this.#refuse(error instanceof NoSuchTest ? this.#withUsage(sentence) : sentence)
    } catch {
      // The log has the error.
    }
  }

  /** Add the usage, and the verb that the only word of the command may have been meant to be. */
  #withUsage(why: string): string {
    const verb = this.#event?.kind === 'command' ? meantVerb(this.#event.body) : undefined
    const question = verb === undefined ? '' : ` Did you mean \`${COMMAND_NAME} ${verb}\`?`
    return `${why}${question}\n\n${COMMAND_USAGE}`
  }

  async #refuse(body: string): Promise<void> {
    await this.#react('confused')
    await this.#reply(body)
    await this.#session.bestEffort(() => this.#refuseThreads(body))
  }

  /** Say in each thread of a review why nothing was done about it. */
  async #refuseThreads(body: string): Promise<void> {
    const { api } = this.#session
    if (this.#event?.kind !== 'review' || !this.#isAuthorized) return
    const { pull } = this.#event
    const demands = (await reviewAt(api, this.#event))?.demands ?? []
    for (const { thread, root } of demands)
      if (thread !== undefined) await answerThread(api, { pull, thread, root, body, isRefusal: true })
  }

  /** React to the comment. Best effort: it may be deleted, or the token may lack the permission. */
  async #react(content: Reaction): Promise<void> {
    if (this.#event?.kind !== 'command') return
    const { comment } = this.#event
    await this.#session.bestEffort(() => addReaction(this.#session.api, comment, content))
  }

  async #reply(body: string): Promise<void> {
    if (this.#event === undefined) return
    // A bot that is not allowed gets no reply: it could reply in turn.
    if (this.#event.by.isBot && !this.#isAuthorized) return
    const { pull, by } = this.#event
    const comment = this.#event.kind === 'command' ? this.#event.comment : this.#event.review
    // Mention a user, but not a bot.
    const mention = by.isBot ? '' : `@${by.login}${/^[#|]/.test(body) ? '\n\n' : ' '}`
    await replyOnce(this.#session.api, { number: pull, comment, body: `${mention}${body}` })
  }
}
