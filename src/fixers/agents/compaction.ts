import type Anthropic from '@anthropic-ai/sdk'
import { escapeEvidence, truncate } from './prompt-text.ts'

/** Characters kept of an old tool call and of its result; the newest calls keep more. */
const OLD_CALL = 300
const OLD_RESULT = 400
const NEWEST_CALLS = 3
const NEWEST = 4_000

/**
 * Restart a conversation that has grown too long: keep its first message, which the provider has cached, and list the
 * later tool calls with shortened results. Edits are in the files and not lost. Thinking blocks are valid only within
 * their own conversation, so cutting out its middle is not possible.
 *
 * @param opening the first message
 * @param later all messages after it
 */
export function compactConversation(
  opening: readonly Anthropic.TextBlockParam[],
  later: readonly Anthropic.MessageParam[],
): Anthropic.MessageParam[] {
  const calls = callsIn(later)
  const lines = calls.map(({ name, input, result }, index) => {
    const isNew = index >= calls.length - NEWEST_CALLS
    return `<call>\n${name} ${truncate(JSON.stringify(input), isNew ? NEWEST : OLD_CALL)}\n${truncate(result, isNew ? NEWEST : OLD_RESULT)}\n</call>`
  })
  const text = [
    'The conversation grew too long and begins anew here. So far you made these calls, oldest first; their edits are in the files. Go on from there.',
    '<evidence>',
    ...lines.map(escapeEvidence),
    '</evidence>',
  ].join('\n')
  return [{ role: 'user', content: [...opening, { type: 'text', text }] }]
}

interface PastCall {
  readonly name: string
  readonly input: unknown
  readonly result: string
  /** Undefined for a call without a result. */
  readonly isError: boolean | undefined
}

/** Pair each call with its result in the next message: ids may recur, since not every provider makes them unique. */
export function callsIn(messages: readonly Anthropic.MessageParam[]): PastCall[] {
  return messages.flatMap(({ role, content }, index) => {
    if (role !== 'assistant' || typeof content === 'string') return []
    const results = resultsIn(messages[index + 1])
    return content.flatMap(block =>
      block.type === 'tool_use' ? [{ name: block.name, input: block.input, ...resultOf(results.get(block.id)) }] : [],
    )
  })
}

function resultOf(block: Anthropic.ToolResultBlockParam | undefined): Pick<PastCall, 'result' | 'isError'> {
  const result = typeof block?.content === 'string' ? block.content : ''
  return { result, isError: block && block.is_error === true }
}

function resultsIn(message: Anthropic.MessageParam | undefined): ReadonlyMap<string, Anthropic.ToolResultBlockParam> {
  const blocks = typeof message?.content === 'string' ? [] : (message?.content ?? [])
  return new Map(blocks.flatMap(block => (block.type === 'tool_result' ? [[block.tool_use_id, block]] : [])))
}
