import type { Refusal } from '../errors.ts'
import { refuse } from '../legality.ts'
import type { GivenItems, GivenReasoning } from './given.ts'
import { type InputItem, isMessage } from './shapes.ts'

type Reasoning = Extract<InputItem, { type: 'reasoning' }>

/** The input's first offence, if there is one. */
export function illegalInput(input: readonly InputItem[], given: GivenItems): Refusal | undefined {
  return repeatedId(input) ?? illegalReasoning(input, given) ?? missingReasoning(input, given) ?? illegalCalls(input)
}

function repeatedId(input: readonly InputItem[]): Refusal | undefined {
  const ids = input.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const repeated = ids.find((id, index) => ids.indexOf(id) < index)
  return repeated === undefined
    ? undefined
    : refuse(`Duplicate item found with id ${repeated}. Remove duplicate items from your input and try again.`, 'input')
}

function illegalReasoning(input: readonly InputItem[], given: GivenItems): Refusal | undefined {
  for (const [index, item] of input.entries()) {
    if (item.type !== 'reasoning') continue
    const known = given.find(item)
    const unknown = illegalContent(item, known)
    if (unknown) return unknown
    if (!isSame(known?.next, input[index + 1])) {
      const message = `Item '${known?.id}' of type 'reasoning' was provided without its required following item.`
      return refuse(message, 'input')
    }
  }
  return undefined
}

function illegalContent({ id, encrypted_content: content }: Reasoning, known: GivenReasoning | undefined) {
  if ((content ?? '') === '') {
    if (known?.isStored) return undefined
    const message = `Item with id '${id}' not found. Items are not persisted when \`store\` is set to false. Try again with \`store\` set to true, or remove this item from your input.`
    return { ...refuse(message, 'input'), status: 404 }
  }
  if (known && known.encrypted === content) return undefined
  const message = `The encrypted content for item ${id ?? '(without an id)'} could not be verified. Reason: Encrypted content could not be decrypted or parsed.`
  return refuse(message, null, 'invalid_encrypted_content')
}

/** By its id, or by what else tells that it is the one. */
function isSame(next: GivenReasoning['next'], item: InputItem | undefined): boolean {
  if (!next || !item) return false
  if (item.id !== undefined) return item.id === next.id
  if (item.type === 'function_call') return next.type === 'function_call' && item.call_id === next.call_id
  return isMessage(item) && item.role === 'assistant' && next.type === 'message'
}

function missingReasoning(input: readonly InputItem[], given: GivenItems): Refusal | undefined {
  const seen = new Set<GivenReasoning | undefined>()
  for (const item of input) {
    if (item.type === 'reasoning') seen.add(given.find(item))
    const needed = given.before(item)
    if (needed && !seen.has(needed)) {
      const message = `Item '${item.id}' of type '${item.type ?? 'message'}' was provided without its required 'reasoning' item: '${needed.id}'.`
      return refuse(message, 'input')
    }
  }
  return undefined
}

function illegalCalls(input: readonly InputItem[]): Refusal | undefined {
  const open = new Set<string>()
  for (const item of input) {
    if (item.type === 'function_call') open.add(item.call_id)
    if (item.type === 'function_call_output' && !open.delete(item.call_id)) {
      return refuse(`No tool call found for function call output with call_id ${item.call_id}.`, 'input')
    }
  }
  const [forgotten] = open
  return forgotten === undefined ? undefined : refuse(`No tool output found for function call ${forgotten}.`, 'input')
}
