import type OpenAI from 'openai'
import { pieces, serverSentEvent } from '../../model/stream.ts'
import type { OutputItem, Response } from './response.ts'

type Message = Extract<OutputItem, { type: 'message' }>
type Told = OpenAI.Responses.ResponseStreamEvent
type Lifecycle = 'created' | 'in_progress' | 'completed' | 'incomplete' | 'failed'
type WithoutNumber<Kind> = Kind extends unknown ? Omit<Kind, 'sequence_number'> : never
type Event = { type: `response.${Lifecycle}`; response: Response } | WithoutNumber<Exclude<Told, { response: unknown }>>

/** The response as server-sent events, in the API's order. */
export function streamParts(response: Response): string[] {
  return Array.from(eventsOf(response), numbered)
}

export function numbered(event: Event, number: number): string {
  const sent = { ...event, sequence_number: number }
  return serverSentEvent(sent)
}

function* eventsOf(response: Response): Generator<Event> {
  const begun = withoutEnd(response)
  yield { type: 'response.created', response: begun }
  yield { type: 'response.in_progress', response: begun }
  for (const [index, item] of response.output.entries()) {
    yield { type: 'response.output_item.added', output_index: index, item: emptied(item) }
    yield* item.type === 'message' ? messageEvents(item, index) : callEvents(item, index)
    yield { type: 'response.output_item.done', output_index: index, item }
  }
  yield { type: response.status === 'incomplete' ? 'response.incomplete' : 'response.completed', response }
}

function withoutEnd({ usage: _usage, ...response }: Response): Response {
  return { ...response, status: 'in_progress', output: [], incomplete_details: null, completed_at: null }
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

function* messageEvents({ id, content }: Message, outputIndex: number): Generator<Event> {
  for (const [index, part] of content.entries()) {
    const at = { item_id: id, output_index: outputIndex, content_index: index }
    if (part.type === 'output_text') {
      const { text } = part
      yield { type: 'response.content_part.added', ...at, part: { ...part, text: '' } }
      for (const delta of pieces(text)) yield { type: 'response.output_text.delta', ...at, delta, logprobs: [] }
      yield { type: 'response.output_text.done', ...at, text, logprobs: [] }
    } else {
      const { refusal } = part
      yield { type: 'response.content_part.added', ...at, part: { ...part, refusal: '' } }
      for (const delta of pieces(refusal)) yield { type: 'response.refusal.delta', ...at, delta }
      yield { type: 'response.refusal.done', ...at, refusal }
    }
    yield { type: 'response.content_part.done', ...at, part }
  }
}

function* callEvents(item: Exclude<OutputItem, Message>, outputIndex: number): Generator<Event> {
  if (item.type !== 'function_call') return
  const at = { item_id: String(item.id), output_index: outputIndex }
  for (const delta of pieces(item.arguments)) yield { type: 'response.function_call_arguments.delta', ...at, delta }
  yield { type: 'response.function_call_arguments.done', ...at, arguments: item.arguments }
}
