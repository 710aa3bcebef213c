// The rules of the Responses API beyond the shape of a request: breaking one is HTTP 400.

import { refusalOf } from '../../model/read-request.ts'
import type { Refusal } from '../../model/provider.ts'
import type { GivenItems, GivenReasoning } from './given.ts'
import { type InputItem, type ReasoningItem, ResponsesBody, isMessage } from './shapes.ts'
import { illegalSchema } from './strict-schema.ts'

export function checkResponses(sent: unknown, given: GivenItems): { body: ResponsesBody } | { refusal: Refusal } {
  const parsed = ResponsesBody.safeParse(sent)
  if (!parsed.success) return { refusal: refusalOf(parsed.error) }
  const { data: body } = parsed
  const { input } = body
  const message =
    illegalForModel(body) ??
    illegalSchemas(body) ??
    repeatedId(input) ??
    illegalReasoning(input, given) ??
    missingReasoning(input, given) ??
    illegalCalls(input)
  return message === undefined ? { body } : { refusal: { message } }
}

/** All but a few older models reason before they answer. */
export function isReasoning(model: string): boolean {
  return !/^gpt-[34]|chat/.test(model)
}

function illegalForModel({ model, input, reasoning, include = [] }: ResponsesBody): string | undefined {
  if (isReasoning(model)) return undefined
  if (input.some(({ type }) => type === 'reasoning')) {
    return 'Reasoning input items can only be provided to a reasoning or computer use model.'
  }
  if (reasoning) return "'reasoning.effort' is not supported with this model."
  return include.length > 0 ? 'Encrypted content is not supported with this model.' : undefined
}

function illegalSchemas({ tools = [] }: ResponsesBody): string | undefined {
  for (const { name, parameters, strict } of tools) {
    const offence = strict ? illegalSchema(parameters) : undefined
    if (offence !== undefined) return `Invalid schema for function '${name}': ${offence}`
  }
  return undefined
}

function repeatedId(input: readonly InputItem[]): string | undefined {
  const ids = input.flatMap(item => ('id' in item && item.id !== undefined ? [item.id] : []))
  const repeated = ids.find((id, index) => ids.indexOf(id) < index)
  return repeated === undefined ? undefined : `Duplicate item found with id ${repeated}.`
}

function illegalReasoning(input: readonly InputItem[], given: GivenItems): string | undefined {
  for (const [index, item] of input.entries()) {
    if (item.type !== 'reasoning') continue
    const known = given.find(item)
    const unknown = illegalContent(item, known)
    if (unknown !== undefined) return unknown
    if (!isSame(known?.next, input[index + 1])) {
      return `Item '${known?.id}' of type 'reasoning' was provided without its required following item.`
    }
  }
  return undefined
}

function illegalContent(item: ReasoningItem, known: GivenReasoning | undefined): string | undefined {
  const { id = '(without an id)', encrypted_content: content } = item
  if (content === undefined) return `Item with id '${id}' not found: items are not stored if \`store\` is false.`
  return known?.encrypted === content ? undefined : `The encrypted content for item ${id} could not be verified.`
}

/** By its id, or by what else identifies it. */
function isSame(next: GivenReasoning['next'], item: InputItem | undefined): boolean {
  if (!next || !item) return false
  if ('id' in item && item.id !== undefined) return item.id === next.id
  if (item.type === 'function_call') return next.type === 'function_call' && item.call_id === next.call_id
  return isMessage(item) && item.role === 'assistant' && next.type === 'message'
}

function missingReasoning(input: readonly InputItem[], given: GivenItems): string | undefined {
  const seen = new Set<GivenReasoning | undefined>()
  for (const item of input) {
    if (item.type === 'reasoning') seen.add(given.find(item))
    const id = 'id' in item ? item.id : undefined
    const needed = given.before(id)
    if (needed && !seen.has(needed)) {
      return `Item '${id}' was provided without its required 'reasoning' item: '${needed.id}'.`
    }
  }
  return undefined
}

function illegalCalls(input: readonly InputItem[]): string | undefined {
  const open = new Set<string>()
  for (const item of input) {
    if (item.type === 'function_call') open.add(item.call_id)
    if (item.type === 'function_call_output' && !open.delete(item.call_id)) {
      return `No tool call found for function call output with call_id ${item.call_id}.`
    }
  }
  const [forgotten] = open
  return forgotten === undefined ? undefined : `No tool output found for function call ${forgotten}.`
}
