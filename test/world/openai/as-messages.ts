// Requests in the terms of the Messages API, for scripts that play to all servers.

import { parseJson } from '../model/read-request.ts'
import type { Block, RequestBody } from '../model/shapes.ts'
import type { ChatBody, ChatMessage } from './chat/shapes.ts'
import { type InputItem, isMessage, type ResponsesBody } from './responses/shapes.ts'

type Message = RequestBody['messages'][number]

export function chatAsMessages({ model, messages, tools, stream, ...limits }: ChatBody): RequestBody {
  const system = messages.flatMap(({ role, content }) => (role === 'system' ? [textBlock(content)] : []))
  return {
    model,
    max_tokens: limits.max_completion_tokens ?? limits.max_tokens ?? 0,
    stream: stream === true,
    messages: joined(messages.filter(({ role }) => role !== 'system').map(fromChat)),
    ...(system.length > 0 ? { system } : {}),
    ...(tools ? { tools: tools.map(tool => toolOf(tool.function)) } : {}),
  }
}

export function responsesAsMessages(body: ResponsesBody): RequestBody {
  const { model, instructions, input, tools, max_output_tokens, stream } = body
  return {
    model,
    max_tokens: max_output_tokens ?? 0,
    stream: stream === true,
    messages: joined(input.filter(item => item.type !== 'reasoning').map(fromItem)),
    ...(instructions === undefined ? {} : { system: [textBlock(instructions)] }),
    ...(tools ? { tools: tools.map(toolOf) } : {}),
  }
}

/** A message, or a part of one. */
interface Part {
  role: Message['role']
  content: Block[]
}

/** The parts of an answer are one message, and so are the results of several tools. */
function joined(parts: readonly Part[]): Message[] {
  const messages: Part[] = []
  for (const part of parts) {
    const last = messages.at(-1)
    const isResult = part.content[0]?.type === 'tool_result'
    const continues = part.role === 'assistant' || (isResult && last?.content[0]?.type === 'tool_result')
    if (last?.role === part.role && continues) last.content.push(...part.content)
    else messages.push({ role: part.role, content: [...part.content] })
  }
  return messages
}

function fromChat(message: ChatMessage): Part {
  if (message.role === 'tool') return result(message.tool_call_id, message.content)
  if (message.role !== 'assistant') return { role: 'user', content: [textBlock(message.content)] }
  const { content, tool_calls: calls = [] } = message
  const uses = calls.map(({ id, function: { name, arguments: input } }) => use(id, name, input))
  return { role: 'assistant', content: [...(content ? [textBlock(content)] : []), ...uses] }
}

function fromItem(item: Exclude<InputItem, { type: 'reasoning' }>): Part {
  if (item.type === 'function_call_output') return result(item.call_id, item.output)
  if (!isMessage(item)) return { role: 'assistant', content: [use(item.call_id, item.name, item.arguments)] }
  const { role, content } = item
  if (typeof content === 'string') return { role, content: [textBlock(content)] }
  return { role, content: content.map(part => textBlock(part.type === 'refusal' ? part.refusal : part.text)) }
}

function textBlock(text: string) {
  return { type: 'text' as const, text }
}

function use(id: string, name: string, input: string): Block {
  const value = parseJson(input)
  return { type: 'tool_use', id, name, input: typeof value === 'object' && value !== null ? { ...value } : {} }
}

function result(id: string, content: string): Part {
  return { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content }] }
}

interface Tool {
  name: string
  description?: string | undefined
  parameters: { type: 'object' }
}

function toolOf({ name, description, parameters }: Tool) {
  return { name, ...(description === undefined ? {} : { description }), input_schema: parameters }
}
