import type Anthropic from '@anthropic-ai/sdk'
import { truncate, disarmed } from './truncate.ts'

/** So much of an old tool call and of its result is kept, in characters; the newest ones are kept as they are. */
const CALL = 300
const RESULT = 400
const KEPT_WHOLE = 3
const WHOLE = 4_000

/**
 * A conversation that has grown too long, begun anew: its first message as it was, which the provider has cached, and
 * behind it what was done since, with old results cut short. The work itself is in the files and not lost. What a
 * model thought is bound to the very conversation in which it did, so a conversation cannot be cut in its middle.
 * @param opening the first message. @param since all that came after it
 */
export function compactConversation(
  opening: readonly Anthropic.TextBlockParam[],
  since: readonly Anthropic.MessageParam[],
): Anthropic.MessageParam[] {
  const calls = callsIn(since)
  const told = calls.map(({ name, input, result }, index) => {
    const isNew = index >= calls.length - KEPT_WHOLE
    return `<call>\n${name} ${truncate(JSON.stringify(input), isNew ? WHOLE : CALL)}\n${truncate(result, isNew ? WHOLE : RESULT)}\n</call>`
  })
  const text = [
    'The conversation grew too long and begins anew here. So far you made these calls, oldest first; their edits are in the files. Go on from there.',
    '<evidence>',
    ...told.map(disarmed),
    '</evidence>',
  ].join('\n')
  return [{ role: 'user', content: [...opening, { type: 'text', text }] }]
}

interface Call {
  readonly name: string
  readonly input: unknown
  readonly result: string
}

/** Results belong to the calls right before them: not every provider gives each call a name of its own. */
function callsIn(messages: readonly Anthropic.MessageParam[]): Call[] {
  return messages.flatMap(({ role, content }, index) => {
    if (role !== 'assistant' || typeof content === 'string') return []
    const results = resultsIn(messages[index + 1])
    return content.flatMap(block =>
      block.type === 'tool_use' ? [{ name: block.name, input: block.input, result: results.get(block.id) ?? '' }] : [],
    )
  })
}

function resultsIn(message: Anthropic.MessageParam | undefined): ReadonlyMap<string, string> {
  const blocks = typeof message?.content === 'string' ? [] : (message?.content ?? [])
  return new Map(
    blocks.flatMap(block =>
      block.type === 'tool_result' ? [[block.tool_use_id, typeof block.content === 'string' ? block.content : '']] : [],
    ),
  )
}
