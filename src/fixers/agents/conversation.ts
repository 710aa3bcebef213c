import type Anthropic from '@anthropic-ai/sdk'
import type { Role } from '../../domain/model/usage.ts'
import { type Model, type ModelAnswer, type ModelRequest, ModelUnavailable, PromptTooLong } from '../models/model.ts'
import { compactConversation } from './compaction.ts'
import type { ConversationBudget } from './conversation-budget.ts'
import { SYSTEM_PROMPT } from './prompts/system-prompt.ts'
import { ROLE_LIMITS } from './role-limits.ts'
import type { ConversationMessages } from './saved-conversation.ts'
import type { FinalReport } from './tools/tool.ts'
import { TOOL_DEFINITIONS } from './tools/toolbox.ts'

/** Share of the model's window above which a conversation is compacted. */
const COMPACT_ABOVE = 0.8
const MAX_COMPACTIONS = 3

/** The end of a conversation. `stopped`: by a limit, or without a result; `final`: a retry would end the same way. */
export type ConversationEnd =
  | { readonly kind: 'final'; readonly final: FinalReport }
  | { readonly kind: 'gave-up'; readonly reason: string }
  | { readonly kind: 'stopped'; readonly reason: string; readonly final: boolean }

/** Stop at a limit; a retry may get further. */
export function stopped(reason: string): ConversationEnd {
  return { kind: 'stopped', reason, final: false }
}

/** Stop without a result; a retry would get the same answer. */
export function stoppedForGood(reason: string): ConversationEnd {
  return { kind: 'stopped', reason, final: true }
}

export interface ConversationOptions {
  readonly role: Role
  readonly model: Model
  readonly opening: readonly Anthropic.TextBlockParam[]
  readonly budget: ConversationBudget
  readonly signal: AbortSignal
  /** Messages to go on from; without them the conversation begins. */
  readonly from?: ConversationMessages | undefined
  /** Called before each request, with the messages up to it. */
  readonly onRequest: (request: ModelRequest, messages: ConversationMessages) => Promise<void>
  /** Called after each turn, with the messages up to the answer. */
  readonly onTurn: (request: ModelRequest, answer: ModelAnswer, messages: ConversationMessages) => Promise<void>
}

/** The messages of a conversation, kept within the model's window and the budget. */
export class Conversation {
  readonly #options: ConversationOptions
  #messages: Anthropic.MessageParam[]
  /** All messages before the last compaction; the current messages hold a summary of them. */
  #compacted: readonly Anthropic.MessageParam[] = []
  #compactions = 0

  constructor(options: ConversationOptions) {
    const { opening, from } = options
    this.#options = options
    this.#messages = [...(from?.messages ?? [{ role: 'user', content: [...opening] }])]
    this.#compacted = from?.compacted ?? []
    this.#compactions = from?.compactions ?? 0
  }

  /** Return the last answer if it has no reply: the run before ended then. */
  get unanswered(): readonly Anthropic.ContentBlockParam[] | undefined {
    const last = this.#messages.at(-1)
    return last?.role === 'assistant' && typeof last.content !== 'string' ? last.content : undefined
  }

  addUserMessage(content: string | Anthropic.ToolResultBlockParam[]): void {
    this.#messages = [...this.#messages, { role: 'user', content }]
  }

  /** Send the messages and add the model's answer. @returns the answer, or the end of the conversation */
  async nextAnswer(): Promise<ModelAnswer | ConversationEnd> {
    const { role, model, budget, signal, onRequest, onTurn } = this.#options
    const { answer: usual } = ROLE_LIMITS[role]
    const { window, longestAnswer } = model.info
    for (let wanted = usual; ; wanted *= 2) {
      if (budget.estimate(this.#request(0)) + wanted > COMPACT_ABOVE * window) this.#compact()
      const allowed = budget.allow(this.#request(0), Math.min(wanted, longestAnswer))
      if (!allowed.ok) return stopped(allowed.reason)
      const request = this.#request(allowed.maxTokens)
      await onRequest(request, this.#state)
      const answer = await model.send(request, signal).catch((error: unknown) => {
        if (error instanceof PromptTooLong) return undefined
        if (error instanceof ModelUnavailable) budget.countLost(request, error.lost)
        // A request that is cut off is billed, too.
        else if (signal.aborted) budget.countLost(request, 1)
        throw error
      })
      if (answer !== undefined) {
        budget.count(request, answer)
        if (isWhole(answer)) this.#messages = [...this.#messages, { role: 'assistant', content: sayable(answer) }]
        await onTurn(request, answer, this.#state)
      }
      switch (answer?.stopReason) {
        case 'refusal':
          return stoppedForGood(
            `The model refused to go on${answer.detail === undefined ? '' : ` (${answer.detail})`}.`,
          )
        case 'max-tokens':
          // The last call may be incomplete, so drop the answer and ask for a longer one.
          if (wanted > usual || allowed.maxTokens < wanted || longestAnswer <= wanted)
            return allowed.maxTokens < Math.min(wanted, longestAnswer)
              ? stopped('Its answer was cut off, and the remaining budget does not pay for a longer one.')
              : stoppedForGood('Its answer was cut off at its token limit.')
          continue
        case 'context':
        case undefined:
          if (!this.#compact()) return stoppedForGood("The conversation does not fit into the model's window.")
          wanted = usual / 2
          continue
        case 'end':
        case 'tools':
        case 'paused':
          return answer
      }
    }
  }

  get #state(): ConversationMessages {
    return { messages: this.#messages, compacted: this.#compacted, compactions: this.#compactions }
  }

  #request(maxTokens: number): ModelRequest {
    return { system: SYSTEM_PROMPT, tools: TOOL_DEFINITIONS, messages: this.#messages, maxTokens }
  }

  /** @returns false if there is nothing to compact, or the limit of compactions is reached */
  #compact(): boolean {
    if (this.#messages.length < 2 || this.#compactions === MAX_COMPACTIONS) return false
    this.#compactions += 1
    const [, ...later] = this.#messages
    this.#compacted = [...this.#compacted, ...later]
    this.#messages = compactConversation(this.#options.opening, this.#compacted)
    return true
  }
}

/** Return the blocks of an answer without empty texts, which providers reject. */
function sayable({ content }: ModelAnswer): ModelAnswer['content'][number][] {
  return content.filter(block => block.type !== 'text' || block.text !== '')
}

/**
 * Return true for an answer that belongs to the conversation. Providers reject a message of thinking blocks alone, and
 * one whose texts are blank.
 */
function isWhole({ stopReason, content }: ModelAnswer): boolean {
  if (stopReason !== 'end' && stopReason !== 'tools' && stopReason !== 'paused') return false
  return content.some(block => block.type === 'tool_use' || (block.type === 'text' && block.text.trim() !== ''))
}
