// The rules of Chat Completions beyond the shape of a request: breaking one is HTTP 400.

import { refusalOf } from '../../model/read-request.ts'
import type { Refusal } from '../../model/provider.ts'
import type { Dialect } from '../dialect.ts'
import { ChatBody, type ChatMessage } from './shapes.ts'

export function checkChat(sent: unknown, dialect: Dialect): { body: ChatBody } | { refusal: Refusal } {
  const parsed = ChatBody.safeParse(sent)
  if (!parsed.success) return { refusal: refusalOf(parsed.error) }
  const message =
    (dialect === 'openai' ? (unknownField(sent, parsed.data) ?? illegalLimit(parsed.data)) : undefined) ??
    illegalOptions(parsed.data) ??
    illegalMessages(parsed.data.messages)
  // Unknown fields, which parsing drops, are part of the prompt of a server that ignores them.
  return message === undefined ? { body: sent as ChatBody } : { refusal: { message } }
}

/** The first field of a request that parsing has dropped. */
function unknownField(sent: unknown, parsed: unknown, path = ''): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const known = new Map(Object.entries(Object(parsed) as object))
  for (const [key, value] of Object.entries(sent)) {
    const found = known.has(key) ? unknownField(value, known.get(key), `${path}${key}.`) : `${path}${key}`
    if (found !== undefined) return found.startsWith('Unknown') ? found : `Unknown parameter: '${found}'.`
  }
  return undefined
}

/** Models that reason take the newer limit only, which counts their thoughts as well. */
function illegalLimit({ model, max_tokens: limit }: ChatBody): string | undefined {
  return limit !== undefined && /^(o\d|gpt-[5-9](?!.*chat))/.test(model)
    ? "'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
    : undefined
}

function illegalOptions({ stream, stream_options: options }: ChatBody): string | undefined {
  return options && !stream ? "The 'stream_options' parameter is only allowed when 'stream' is enabled." : undefined
}

function illegalMessages(messages: readonly ChatMessage[]): string | undefined {
  let open = new Set<string>()
  for (const [index, message] of messages.entries()) {
    if (message.role === 'tool') {
      if (!open.delete(message.tool_call_id)) {
        return `messages.${index}: no tool call of the message before waits for '${message.tool_call_id}'`
      }
      continue
    }
    if (open.size > 0) break
    if (message.role !== 'assistant') continue
    const { content, tool_calls: calls = [] } = message
    if (calls.length === 0 && (content ?? undefined) === undefined) return `messages.${index}: content is null`
    open = new Set(calls.map(({ id }) => id))
  }
  return open.size === 0 ? undefined : `these tool calls did not have response messages: ${[...open].join(', ')}`
}
