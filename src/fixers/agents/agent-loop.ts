import type Anthropic from '@anthropic-ai/sdk'
import type { Role } from '../../domain/model/usage.ts'
import { type Model, type ModelAnswer, type ModelRequest, ModelUnavailable, PromptTooLong } from '../models/model.ts'
import { compactConversation } from './compaction.ts'
import { mismatch, reminder } from './prompts/reminders.ts'
import { SYSTEM } from './prompts/system.ts'
import type { ConversationBudget } from './conversation-budget.ts'
import { ROLES } from './roles.ts'
import { extractJson } from './extract-json.ts'
import { type Final, type ToolOutcome } from './tools/tool.ts'
import { ALLOWED, TOOL_DEFINITIONS, type Toolbox } from './tools/toolbox.ts'

/** A conversation that is longer than this share of the model's window is begun anew, shortened. */
const NEARLY_FULL = 0.8

/** How a conversation ended. `stopped`: by a limit, or since nothing came of it; `final`: another one would end so too. */
export type ConversationEnd =
  | { readonly kind: 'final'; readonly final: Final }
  | { readonly kind: 'gave-up'; readonly reason: string }
  | { readonly kind: 'stopped'; readonly reason: string; readonly final: boolean }

export interface Conversation {
  readonly role: Role
  readonly model: Model
  readonly opening: readonly Anthropic.TextBlockParam[]
  readonly toolbox: Toolbox
  readonly purse: ConversationBudget
  readonly signal: AbortSignal
  /** Told of each turn: what was asked, and the answer. */
  readonly onTurn: (request: ModelRequest, answer: ModelAnswer) => Promise<void>
}

/** Talks to a model until it is done, gives up, or a limit is reached: answer, tool calls in order, results, again. */
export async function runAgentLoop(conversation: Conversation): Promise<ConversationEnd> {
  const { role, toolbox } = conversation
  const talk = new Talk(conversation)
  const said = { reminded: false, mismatched: false }
  for (let turn = 0; turn < ROLES[role].turns; turn += 1) {
    const heard = await talk.next()
    if ('kind' in heard) return heard
    const calls = heard.content.filter(block => block.type === 'tool_use')
    const wants = calls.length > 0 ? calls : callInText(heard, conversation)
    if (wants.length === 0 && heard.stopReason !== 'paused') {
      if (said.reminded) return pointless('The model stopped using its tools.')
      said.reminded = true
      talk.say(reminder(role))
      continue
    }
    const results: Anthropic.ToolResultBlockParam[] = []
    for (const { id, name, input } of wants) {
      const outcome = await toolbox.call(name, input)
      if (outcome.kind !== 'result') return outcome
      if (name === ALLOWED[role].end && said.mismatched)
        return pointless('Its answer is not of the form that was asked for.')
      said.mismatched ||= name === ALLOWED[role].end
      results.push(resultOf(id, outcome))
    }
    if (calls.length > 0) talk.say(results)
    else if (wants.length > 0) talk.say(mismatch(role))
  }
  return stopped(`The conversation did not end within ${ROLES[role].turns} turns.`)
}

/** The messages of a conversation, and the request that each turn makes of them. */
class Talk {
  readonly #conversation: Conversation
  #messages: Anthropic.MessageParam[]
  /** What was said before the conversation was begun anew, which the messages hold as a digest only. */
  #past: readonly Anthropic.MessageParam[] = []
  #shortened = 0

  constructor(conversation: Conversation) {
    this.#conversation = conversation
    this.#messages = [{ role: 'user', content: [...conversation.opening] }]
  }

  say(content: string | Anthropic.ToolResultBlockParam[]): void {
    this.#messages = [...this.#messages, { role: 'user', content }]
  }

  /** The model's next answer, which is a part of the conversation then, or why there is none. */
  async next(): Promise<ModelAnswer | ConversationEnd> {
    const { role, model, purse, signal, onTurn } = this.#conversation
    const { answer: usual } = ROLES[role]
    for (let wanted = usual; ; wanted *= 2) {
      if (purse.estimate(this.#request(0)) + wanted > NEARLY_FULL * model.known.window) this.#shorten()
      const allowed = purse.allow(this.#request(0), Math.min(wanted, model.known.longest))
      if (!allowed.ok) return stopped(allowed.reason)
      const request = this.#request(allowed.maxTokens)
      const answer = await model.send(request, signal).catch((error: unknown) => {
        if (error instanceof PromptTooLong) return undefined
        if (error instanceof ModelUnavailable) purse.countLost(request, error.lost)
        throw error
      })
      if (answer !== undefined) {
        purse.count(request, answer)
        await onTurn(request, answer)
      }
      switch (answer?.stopReason) {
        case 'refusal':
          return pointless(`The model refused to go on${answer.detail === undefined ? '' : ` (${answer.detail})`}.`)
        case 'max-tokens':
          // Its last call may be half of one, so none of it is taken; it is asked again for a longer answer.
          if (wanted > usual || allowed.maxTokens < wanted || model.known.longest <= wanted)
            return allowed.maxTokens < Math.min(wanted, model.known.longest)
              ? stopped('Its answer was cut off: what is left to spend pays for no longer one.')
              : pointless('Its answer was cut off at its token limit.')
          continue
        case 'context':
        case undefined:
          if (!this.#shorten()) return pointless('The conversation is longer than what the model can read.')
          wanted = usual / 2
          continue
        case 'end':
        case 'tools':
        case 'paused':
          // Thoughts alone are no turn: no provider takes them back without what they led to.
          if (answer.content.some(({ type }) => type === 'text' || type === 'tool_use'))
            this.#messages = [...this.#messages, { role: 'assistant', content: [...answer.content] }]
          return answer
      }
    }
  }

  #request(maxTokens: number): ModelRequest {
    return { system: SYSTEM, tools: TOOL_DEFINITIONS, messages: this.#messages, maxTokens }
  }

  /** @returns false when there is nothing to be shortened, or it was tried and did not help */
  #shorten(): boolean {
    if (this.#messages.length < 2 || this.#shortened === 3) return false
    this.#shortened += 1
    const [, ...since] = this.#messages
    this.#past = [...this.#past, ...since]
    this.#messages = compactConversation(this.#conversation.opening, this.#past)
    return true
  }
}

/** Some models write what belongs into the last call as text: it is taken for that call. */
function callInText(answer: ModelAnswer, { role }: Conversation): { id: string; name: string; input: unknown }[] {
  const text = answer.content.map(block => (block.type === 'text' ? block.text : '')).join('')
  const input = extractJson(text)
  return input === undefined ? [] : [{ id: '', name: ALLOWED[role].end, input }]
}

function resultOf(id: string, { text, isError }: ToolOutcome & { kind: 'result' }): Anthropic.ToolResultBlockParam {
  return { type: 'tool_result', tool_use_id: id, content: text, is_error: isError }
}

function stopped(reason: string): ConversationEnd {
  return { kind: 'stopped', reason, final: false }
}

/** The same question would get the same answer. */
function pointless(reason: string): ConversationEnd {
  return { kind: 'stopped', reason, final: true }
}
