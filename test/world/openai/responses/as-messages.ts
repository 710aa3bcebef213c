// The request in the terms of the Messages API, for scripts that are played to both servers.

import { parseJson } from '../../model/http.ts'
import type { Block, RequestBody } from '../../model/model.ts'
import { asInput } from '../as-model-request.ts'
import { itemsOf } from './legality.ts'
import { type InputItem, type InputMessage, isMessage, type ResponsesBody } from './shapes.ts'

type Message = RequestBody['messages'][number]

export function asMessages(body: ResponsesBody): RequestBody {
  const { instructions, tools, tool_choice: choice, text } = body
  const items = itemsOf(body)
  const system = [
    ...(typeof instructions === 'string' ? [instructions] : []),
    ...items.flatMap(item => (isSystem(item) ? [asText(item.content)] : [])),
  ].map(said => ({ type: 'text' as const, text: said }))
  return {
    model: body.model,
    max_tokens: body.max_output_tokens ?? 0,
    stream: body.stream === true,
    messages: turnsOf(items).map(messageOf),
    ...(system.length > 0 ? { system } : {}),
    ...(tools ? { tools: tools.map(toolOf) } : {}),
    ...(choice === undefined ? {} : { tool_choice: toolChoiceOf(choice) }),
    ...(text?.format?.type === 'json_schema'
      ? { output_config: { format: { type: 'json_schema', schema: text.format.schema } } }
      : {}),
  }
}

/** All items of one answer are one message there, and so are the results of several tools. */
function turnsOf(items: readonly InputItem[]): InputItem[][] {
  const turns: InputItem[][] = []
  for (const item of items) {
    if (item.type === 'reasoning' || isSystem(item)) continue
    const last = turns.at(-1)
    const before = last?.[0] && kindOf(last[0])
    if (last && before !== 'user' && before === kindOf(item)) last.push(item)
    else turns.push([item])
  }
  return turns
}

function kindOf(item: InputItem): 'assistant' | 'results' | 'user' {
  if (item.type === 'function_call_output') return 'results'
  return item.type === 'function_call' || (isMessage(item) && item.role === 'assistant') ? 'assistant' : 'user'
}

function messageOf(items: InputItem[]): Message {
  const [first] = items
  const role = first && kindOf(first) === 'assistant' ? 'assistant' : 'user'
  return first && isMessage(first) && typeof first.content === 'string' && items.length === 1
    ? { role, content: first.content }
    : { role, content: items.flatMap(blocksOf) }
}

function blocksOf(item: InputItem): Block[] {
  switch (item.type) {
    case 'reasoning':
      return []
    case 'function_call':
      return [{ type: 'tool_use', id: item.call_id, name: item.name, input: asInput(parseJson(item.arguments)) }]
    case 'function_call_output':
      return [{ type: 'tool_result', tool_use_id: item.call_id, content: asText(item.output) }]
    default: {
      const text = asText(item.content)
      return text === '' ? [] : [{ type: 'text', text }]
    }
  }
}

function isSystem(item: InputItem): item is InputMessage {
  return isMessage(item) && (item.role === 'system' || item.role === 'developer')
}

function asText(content: InputMessage['content']): string {
  if (typeof content === 'string') return content
  return content.map(part => (part.type === 'refusal' ? part.refusal : part.text)).join('\n')
}

function toolOf({ name, description, parameters }: NonNullable<ResponsesBody['tools']>[number]) {
  return {
    name,
    ...(typeof description === 'string' ? { description } : {}),
    input_schema: parameters ?? { type: 'object' },
  }
}

function toolChoiceOf(choice: NonNullable<ResponsesBody['tool_choice']>): NonNullable<RequestBody['tool_choice']> {
  if (choice === 'none' || choice === 'auto') return { type: choice }
  if (choice === 'required') return { type: 'any' }
  if (choice.type === 'function') return { type: 'tool', name: choice.name }
  return { type: choice.mode === 'auto' ? 'auto' : 'any' }
}
