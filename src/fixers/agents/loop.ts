import type Anthropic from '@anthropic-ai/sdk'
import type { Usage } from '../../domain/attempt.ts'
import type { Redact } from '../../domain/redact.ts'
import type { FixerTools } from '../../ports.ts'
import type { Model } from '../models/model.ts'
import { REMINDER, SYSTEM } from './prompts.ts'
import { TOOL_DEFINITIONS, Toolbox, type ToolOutcome } from './tools.ts'

const TURNS = 40
const MAX_TOKENS = 8_000

/** How a conversation ended. */
export type Ending = Exclude<ToolOutcome, { kind: 'result' }> | { readonly kind: 'stopped'; readonly reason: string }

export interface Conversation {
  readonly model: Model
  readonly tools: FixerTools
  readonly redact: Redact
  readonly count: (usage: Usage) => void
  /** Tokens that may still be spent. */
  readonly left: () => number
}

/** Talks to a model until it is done, gives up, or a limit is reached: answer, tool calls in order, results, again. */
export async function converse(opening: string, { model, tools, redact, count, left }: Conversation): Promise<Ending> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: redact(opening) }]
  const toolbox = new Toolbox(tools)
  let reminded = false
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (left() <= 0) return { kind: 'stopped', reason: 'The token limit is reached.' }
    const answer = await model.send(
      { system: SYSTEM, messages, tools: TOOL_DEFINITIONS, maxTokens: MAX_TOKENS },
      tools.signal,
    )
    count(answer.usage)
    if (answer.stopReason === 'refusal') return { kind: 'stopped', reason: 'The model refused to go on.' }
    if (answer.content.length > 0) messages.push({ role: 'assistant', content: [...answer.content] })

    const calls = answer.content.filter(block => block.type === 'tool_use')
    if (calls.length === 0) {
      if (reminded) return { kind: 'stopped', reason: 'The model stopped using its tools.' }
      reminded = true
      messages.push({ role: 'user', content: REMINDER })
      continue
    }
    const results: Anthropic.ToolResultBlockParam[] = []
    for (const call of calls) {
      const outcome = await toolbox.call(call.name, call.input)
      if (outcome.kind !== 'result') return outcome
      results.push({
        type: 'tool_result',
        tool_use_id: call.id,
        content: redact(outcome.text),
        is_error: outcome.isError,
      })
    }
    messages.push({ role: 'user', content: results })
  }
  return { kind: 'stopped', reason: `The conversation did not end within ${TURNS} turns.` }
}
