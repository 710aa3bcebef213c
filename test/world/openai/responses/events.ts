import { pieces, serverSentEvent } from '../../model/stream.ts'
import type { OutputItem, Response } from './response.ts'

type Message = Extract<OutputItem, { type: 'message' }>
interface Event {
  type: string
  [field: string]: unknown
}

/** The response as server-sent events, in the API's order. */
export function streamParts(response: Response): string[] {
  return eventsOf(response).map(numbered)
}

export function numbered(event: Event, number: number): string {
  const sent: Event = { ...event, sequence_number: number }
  return serverSentEvent(sent)
}

function eventsOf(response: Response): Event[] {
  const begun = { ...response, status: 'in_progress', output: [], incomplete_details: null, usage: undefined }
  return [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...response.output.flatMap(itemEvents),
    { type: `response.${response.status}`, response },
  ]
}

function itemEvents(item: OutputItem, index: number): Event[] {
  const at = { output_index: index }
  return [
    { type: 'response.output_item.added', ...at, item: emptied(item) },
    ...(item.type === 'message' ? messageEvents(item, index) : callEvents(item, index)),
    { type: 'response.output_item.done', ...at, item },
  ]
}

function emptied(item: OutputItem): OutputItem {
  switch (item.type) {
    case 'message':
      return { ...item, status: 'in_progress', content: [] }
    case 'function_call':
      return { ...item, status: 'in_progress', arguments: '' }
    default:
      // The API documents that it is whole only when the item is done.
      return item.encrypted_content ? { ...item, encrypted_content: item.encrypted_content.slice(0, 32) } : item
  }
}

function messageEvents({ id, content }: Message, outputIndex: number): Event[] {
  return content.flatMap((part, index) => {
    const at = { item_id: id, output_index: outputIndex, content_index: index }
    // Both kinds of parts hold their text under their own name.
    const [kind, field] = part.type === 'refusal' ? ['refusal', 'refusal'] : ['output_text', 'text']
    const text = part.type === 'refusal' ? part.refusal : part.text
    return [
      { type: 'response.content_part.added', ...at, part: { ...part, [field]: '' } },
      ...pieces(text).map(delta => ({ type: `response.${kind}.delta`, ...at, delta })),
      { type: `response.${kind}.done`, ...at, [field]: text },
      { type: 'response.content_part.done', ...at, part },
    ]
  })
}

function callEvents(item: Exclude<OutputItem, Message>, outputIndex: number): Event[] {
  if (item.type !== 'function_call') return []
  const at = { item_id: String(item.id), output_index: outputIndex }
  const type = 'response.function_call_arguments'
  return [
    ...pieces(item.arguments).map(delta => ({ type: `${type}.delta`, ...at, delta })),
    { type: `${type}.done`, ...at, arguments: item.arguments },
  ]
}
