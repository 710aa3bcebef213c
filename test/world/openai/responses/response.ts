import { createHash } from 'node:crypto'
import type OpenAI from 'openai'
import { argumentsOf } from '../../model/arguments.ts'
import type { Reply, ToolsTurn } from '../../model/script.ts'
import { countTokens } from '../../model/prompt.ts'
import type { MakeId } from '../../model/provider.ts'
import type { PrefixUse } from '../prefix-cache.ts'
import { created, stopOf, textOf } from '../turns.ts'
import { isReasoning } from './legality.ts'
import type { ResponsesBody } from './shapes.ts'

/** The fields that clients read; the real API repeats most of the request beside them. */
export type Response = Pick<
  OpenAI.Responses.Response,
  'id' | 'object' | 'created_at' | 'status' | 'error' | 'incomplete_details' | 'model'
> & { output: OutputItem[]; usage: OpenAI.Responses.ResponseUsage | undefined }
type Reasoning = OpenAI.Responses.ResponseReasoningItem
type Message = OpenAI.Responses.ResponseOutputMessage
type Call = OpenAI.Responses.ResponseFunctionToolCall
export type OutputItem = Reasoning | Message | Call

/** Thoughts are billed as output, although the client cannot read them. */
const reasoningTokens = 64

interface Asked {
  body: ResponsesBody
  cacheUse: PrefixUse
  id: MakeId
}

/** The turn as the API's response. */
export function responseOf(turn: Reply, { body, cacheUse, id }: Asked): Response {
  const { promptTokens, cacheReadTokens } = cacheUse
  const isCut = stopOf(turn) === 'max_tokens'
  const response = { id: id('resp_'), object: 'response' as const, created_at: created, error: null, model: body.model }
  const output = outputOf(turn, { body, id })
  const thought = isReasoning(body.model) ? reasoningTokens : 0
  const said = output.filter(({ type }) => type !== 'reasoning').map(item => countTokens(JSON.stringify(item)))
  // Never zero, not even for an empty answer.
  const outputTokens = Math.max(
    1,
    said.reduce((sum, tokens) => sum + tokens, thought),
  )
  return {
    ...response,
    status: isCut ? 'incomplete' : 'completed',
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    output,
    usage: {
      input_tokens: promptTokens,
      input_tokens_details: { cached_tokens: cacheReadTokens, cache_write_tokens: 0 },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: thought },
      total_tokens: promptTokens + outputTokens,
    },
  }
}

function outputOf(turn: Reply, { body, id }: Pick<Asked, 'body' | 'id'>): OutputItem[] {
  const items = [
    ...(isReasoning(body.model) ? [reasoningItem(body, id)] : []),
    ...messagesOf(turn, id),
    ...('tools' in turn ? callsOf(turn, id) : []),
  ]
  const last = items.at(-1)
  return stopOf(turn) === 'max_tokens' && last && last.type !== 'reasoning'
    ? [...items.slice(0, -1), { ...last, status: 'incomplete' }]
    : items
}

function reasoningItem({ include }: ResponsesBody, id: MakeId): Reasoning {
  const item: Reasoning = { id: id('rs_'), type: 'reasoning', summary: [] }
  if (!include?.includes('reasoning.encrypted_content')) return item
  return { ...item, encrypted_content: `gAAAAAB${createHash('sha512').update(item.id).digest('base64url')}` }
}

/** No message for an empty text: the model has only thought. */
function messagesOf(turn: Reply, id: MakeId): Message[] {
  const text = textOf(turn)
  if (text === '') return []
  const part: Message['content'][number] =
    stopOf(turn) === 'refusal'
      ? { type: 'refusal', refusal: text }
      : { type: 'output_text', text, annotations: [], logprobs: [] }
  return [{ id: id('msg_'), type: 'message', status: 'completed', role: 'assistant', content: [part] }]
}

function callsOf(turn: ToolsTurn, id: MakeId): Call[] {
  const texts = argumentsOf(turn)
  return turn.tools.map(({ name }, index) => {
    const call = { id: id('fc_'), call_id: id('call_'), name, arguments: texts[index] ?? '' }
    return { type: 'function_call', status: 'completed', ...call }
  })
}
