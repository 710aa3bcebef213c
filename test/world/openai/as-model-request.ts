// The request in the terms of the Messages API, for scripts that are played to both servers.

import { parseJson } from '../model/http.ts'
import type { Block, RequestBody } from '../model/model.ts'
import type { ChatBody, ChatMessage } from './shapes.ts'

type Message = RequestBody['messages'][number]

export function asMessages(body: ChatBody): RequestBody {
  const { messages, tools, tool_choice: choice, response_format: format } = body
  const system = messages.filter(isSystem).map(({ content }) => ({ type: 'text' as const, text: asText(content) }))
  return {
    model: body.model,
    max_tokens: body.max_completion_tokens ?? body.max_tokens ?? 0,
    stream: body.stream === true,
    messages: messages.filter(message => !isSystem(message)).reduce(withMessage, []),
    ...(system.length > 0 ? { system } : {}),
    ...(tools ? { tools: tools.map(toolOf) } : {}),
    ...(choice === undefined ? {} : { tool_choice: toolChoiceOf(choice) }),
    ...(format?.type === 'json_schema'
      ? { output_config: { format: { type: 'json_schema', schema: format.json_schema.schema } } }
      : {}),
  }
}

function isSystem({ role }: ChatMessage): boolean {
  return role === 'system' || role === 'developer'
}

/** The results of several tools are one message there. */
function withMessage(before: Message[], message: ChatMessage, index: number, all: ChatMessage[]): Message[] {
  if (message.role !== 'tool') return [...before, messageOf(message)]
  const result = { type: 'tool_result' as const, tool_use_id: message.tool_call_id, content: asText(message.content) }
  const last = before.at(-1)
  return all[index - 1]?.role === 'tool' && last && typeof last.content !== 'string'
    ? [...before.slice(0, -1), { ...last, content: [...last.content, result] }]
    : [...before, { role: 'user', content: [result] }]
}

function messageOf(message: ChatMessage): Message {
  const { role, content } = message
  const calls = message.role === 'assistant' ? (message.tool_calls ?? []) : []
  if (typeof content === 'string' && calls.length === 0) return { role, content }
  const texts: Block[] = asText(content) === '' ? [] : [{ type: 'text', text: asText(content) }]
  const uses = calls.map(({ id, function: { name, arguments: input } }) => ({
    type: 'tool_use' as const,
    id,
    name,
    input: asInput(parseJson(input)),
  }))
  return { role, content: [...texts, ...uses] }
}

export function asInput(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function asText(content: ChatMessage['content']): string {
  if (typeof content === 'string') return content
  return (content ?? []).map(part => (part.type === 'text' ? part.text : part.refusal)).join('\n')
}

function toolOf({ function: { name, description, parameters } }: NonNullable<ChatBody['tools']>[number]) {
  return { name, ...(description === undefined ? {} : { description }), input_schema: parameters ?? { type: 'object' } }
}

function toolChoiceOf(choice: NonNullable<ChatBody['tool_choice']>): NonNullable<RequestBody['tool_choice']> {
  if (choice === 'none' || choice === 'auto') return { type: choice }
  if (choice === 'required') return { type: 'any' }
  if (choice.type === 'function') return { type: 'tool', name: choice.function.name }
  return { type: choice.allowed_tools.mode === 'auto' ? 'auto' : 'any' }
}
