import { createHash } from 'node:crypto'
import type OpenAI from 'openai'
import { argumentsOf } from '../../model/arguments.ts'
import type { ToolsTurn } from '../../model/model.ts'
import { countTokens } from '../../model/prompt.ts'
import type { Reply } from '../../model/reply.ts'
import type { Circumstances } from '../api.ts'
import { created, textOf } from '../completion.ts'
import { isReasoning } from './legality.ts'
import type { ResponsesBody } from './shapes.ts'

/** The SDK adds the text of all messages. */
export type Response = Omit<OpenAI.Responses.Response, 'output_text' | 'access_programs' | 'output'> & {
  output: OutputItem[]
}
type Reasoning = OpenAI.Responses.ResponseReasoningItem
type Message = OpenAI.Responses.ResponseOutputMessage
type Call = OpenAI.Responses.ResponseFunctionToolCall
export type OutputItem = Reasoning | Message | Call

/** Thoughts are billed as output, and nobody sees them. */
const reasoningTokens = 64

/** The turn as the API's response. */
export function responseOf(turn: Reply, { body, prefixUse, id }: Circumstances & { body: ResponsesBody }): Response {
  const { promptTokens, cachedTokens } = prefixUse
  const isCut = 'stop' in turn && turn.stop === 'max_tokens'
  const response: Response = { ...responseFrame(body, id), output: outputOf(turn, { body, id }) }
  const thought = isReasoning(body.model) ? reasoningTokens : 0
  const said = response.output.filter(({ type }) => type !== 'reasoning').map(item => countTokens(JSON.stringify(item)))
  // Never zero, not even for an empty answer.
  const outputTokens = Math.max(
    1,
    said.reduce((sum, tokens) => sum + tokens, thought),
  )
  return {
    ...response,
    status: isCut ? 'incomplete' : 'completed',
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    completed_at: isCut ? null : created,
    usage: {
      input_tokens: promptTokens,
      input_tokens_details: { cached_tokens: cachedTokens, cache_write_tokens: 0 },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: thought },
      total_tokens: promptTokens + outputTokens,
    },
  }
}

/** A response that has only begun; much of it says again what was asked for. */
function responseFrame(body: ResponsesBody, id: Circumstances['id']): Response {
  return {
    id: id('resp_'),
    object: 'response',
    created_at: created,
    status: 'in_progress',
    background: false,
    completed_at: null,
    error: null,
    incomplete_details: null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    metadata: {},
    model: body.model,
    output: [],
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    previous_response_id: null,
    prompt_cache_key: body.prompt_cache_key ?? null,
    reasoning: { effort: body.reasoning?.effort ?? null, summary: null },
    service_tier: 'default',
    temperature: body.temperature ?? 1,
    text: { format: { type: 'text' } },
    tool_choice: typeof body.tool_choice === 'string' ? body.tool_choice : 'auto',
    tools: (body.tools ?? []).map(toolOf),
    top_p: body.top_p ?? 1,
    truncation: body.truncation ?? 'disabled',
  }
}

function toolOf({ name, description, parameters, strict }: NonNullable<ResponsesBody['tools']>[number]) {
  const told = { description: description ?? null, parameters: parameters ?? null, strict: strict ?? true }
  return { type: 'function' as const, name, ...told }
}

function outputOf(turn: Reply, { body, id }: { body: ResponsesBody; id: Circumstances['id'] }): OutputItem[] {
  const isCut = 'stop' in turn && turn.stop === 'max_tokens'
  const items = [
    ...(isReasoning(body.model) ? [reasoningItem(body, id)] : []),
    ...messagesOf(turn, id),
    ...('tools' in turn ? callsOf(turn, id) : []),
  ]
  const last = items.at(-1)
  return isCut && last && last.type !== 'reasoning' ? [...items.slice(0, -1), { ...last, status: 'incomplete' }] : items
}

function reasoningItem({ include }: ResponsesBody, id: Circumstances['id']): Reasoning {
  const item: Reasoning = { id: id('rs_'), type: 'reasoning', summary: [] }
  if (!include?.includes('reasoning.encrypted_content')) return item
  return { ...item, encrypted_content: `gAAAAAB${createHash('sha512').update(item.id).digest('base64url')}` }
}

/** An empty text makes no message: the model has only thought. */
function messagesOf(turn: Reply, id: Circumstances['id']): Message[] {
  const text = textOf(turn)
  if (text === '') return []
  const isRefusal = 'stop' in turn && turn.stop === 'refusal'
  const part: Message['content'][number] = isRefusal
    ? { type: 'refusal', refusal: text }
    : { type: 'output_text', text, annotations: [], logprobs: [] }
  return [{ id: id('msg_'), type: 'message', status: 'completed', role: 'assistant', content: [part] }]
}

function callsOf(turn: ToolsTurn, id: Circumstances['id']): Call[] {
  const texts = argumentsOf(turn)
  return turn.tools.map(({ name }, index) => {
    const call = { id: id('fc_'), call_id: id('call_'), name, arguments: texts[index] ?? '' }
    return { type: 'function_call', status: 'completed', ...call }
  })
}
