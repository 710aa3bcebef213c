import type { Refusal } from './errors.ts'
import type { ChatMessage } from './shapes.ts'

/** The message whose tools are to be answered next, and the answers so far. */
interface Asked {
  ids: string[]
  answers: Map<string, number>
}

/** The conversation's first offence, if there is one. */
export function illegalMessages(messages: readonly ChatMessage[]): Refusal | undefined {
  const silent = messages.findIndex(message => message.role === 'assistant' && isSilent(message))
  if (silent >= 0) return refusal(silent, 'content', "Invalid value for 'content': expected a string, got null.")

  let asked: Asked | undefined
  for (const [index, message] of messages.entries()) {
    if (message.role === 'tool') {
      const stray = illegalAnswer(message.tool_call_id, { asked, index })
      if (stray) return stray
      asked?.answers.set(message.tool_call_id, index)
      continue
    }
    const forgotten = illegalSilence(asked, index)
    if (forgotten) return forgotten
    const calls = message.role === 'assistant' ? (message.tool_calls ?? []) : []
    asked = calls.length > 0 ? { ids: calls.map(({ id }) => id), answers: new Map() } : undefined
  }
  return illegalSilence(asked, messages.length - 1)
}

function illegalAnswer(id: string, { asked, index }: { asked: Asked | undefined; index: number }): Refusal | undefined {
  if (!asked) {
    const message =
      "Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'."
    return refusal(index, 'role', message)
  }
  const before = asked.answers.get(id)
  if (before !== undefined) {
    const message = `Invalid parameter: Duplicate value for 'tool_call_id' of '${id}', in messages[${before}] and messages[${index}].`
    return refusal(index, 'tool_call_id', message)
  }
  if (asked.ids.includes(id)) return undefined
  const message = `Invalid parameter: 'tool_call_id' of '${id}' not found in 'tool_calls' of previous message.`
  return refusal(index, 'tool_call_id', message)
}

function illegalSilence(asked: Asked | undefined, index: number): Refusal | undefined {
  const missing = (asked?.ids ?? []).filter(id => !asked?.answers.has(id))
  if (missing.length === 0) return undefined
  const message = `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${missing.join(', ')}`
  return refusal(index, 'role', message)
}

function isSilent({ content, tool_calls: calls, refusal: refused }: ChatMessage & { role: 'assistant' }): boolean {
  return (content ?? refused ?? calls ?? undefined) === undefined
}

function refusal(index: number, field: string, message: string): Refusal {
  return { message, param: `messages.[${index}].${field}`, code: null }
}
