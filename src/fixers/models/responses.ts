import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { APIError } from 'openai'
import { isNetworkError } from './api-faults.ts'
import type { UnpricedAnswer } from './model-client.ts'
import type { AnswerStopReason } from './model.ts'
import {
  estimateTokens,
  incompleteAnswer,
  type OpenAICall,
  parseToolInput,
  throwIfError,
  toolResultText,
} from './openai-format.ts'

type Item = OpenAI.Responses.ResponseInputItem
type Output = OpenAI.Responses.ResponseOutputItem
type Answer = OpenAI.Responses.Response

/** Clients of models that refuse encrypted reasoning. The name of a deployment or a tuned model does not tell. */
const WITHOUT_REASONING = new WeakMap<OpenAI, Set<string>>()

/**
 * Send one request through the Responses API. It stores nothing: each request holds the whole conversation. A model
 * without reasoning refuses the wish to send it along, and is asked again without.
 */
export async function sendResponses(call: OpenAICall): Promise<UnpricedAnswer> {
  const { client, model } = call
  const known = WITHOUT_REASONING.get(client) ?? new Set()
  try {
    return await sendOnce(call, { hasReasoning: !known.has(model) && !NOT_REASONING.test(model) })
  } catch (error) {
    const isRefused = error instanceof APIError && error.status === 400 && REFUSES_REASONING.test(error.message)
    if (!isRefused || known.has(model)) throw error
    WITHOUT_REASONING.set(client, known.add(model))
    return sendOnce(call, { hasReasoning: false })
  }
}

const REFUSES_REASONING = /encrypted content is not supported|reasoning\.encrypted_content/i

async function sendOnce(call: OpenAICall, { hasReasoning }: { hasReasoning: boolean }): Promise<UnpricedAnswer> {
  const { client, signal, stream } = call
  const body = bodyOf(call, hasReasoning)
  const answer = stream
    ? await finalAnswer(await client.responses.create({ ...body, stream: true }, { signal }))
    : await client.responses.create({ ...body, stream: false }, { signal }).catch(rethrowMissingAnswer)
  signal.throwIfAborted()
  if ((answer as Partial<Answer> | undefined)?.status === undefined) throwIfError(answer)
  // A gateway may send anything with status 200.
  if (!Array.isArray((answer as Partial<Answer> | undefined)?.output)) throw incompleteAnswer()
  const { output, usage, status, error } = answer as Answer
  if (status === 'failed') {
    // An error sent with status 200.
    throw new APIError(undefined, { code: error?.code ?? '', message: error?.message }, error?.message, undefined)
  }
  const content = output.flatMap(blocksOf)
  const refusal = output
    .flatMap(item => (item.type === 'message' ? item.content : []))
    .find(part => part.type === 'refusal')
  const cached = usage?.input_tokens_details as { cached_tokens?: number; cache_write_tokens?: number } | undefined
  return {
    content,
    stopReason: refusal === undefined ? stopReasonOf(answer as Answer) : 'refusal',
    ...(refusal === undefined ? {} : { detail: refusal.refusal.slice(0, 200) }),
    tokens: !usage?.input_tokens
      ? estimateTokens(call.request, content)
      : {
          input: usage.input_tokens,
          cacheRead: cached?.cached_tokens ?? 0,
          cacheWrite: cached?.cache_write_tokens ?? 0,
          output: usage.output_tokens,
        },
  }
}

/** Map the SDK's TypeError: it reads the text of an answer even if there is none. */
function rethrowMissingAnswer(error: unknown): never {
  throw error instanceof TypeError && !isNetworkError(error) ? incompleteAnswer() : error
}

function stopReasonOf({ status, incomplete_details: details, output }: Answer): AnswerStopReason {
  if (status === 'incomplete') return details?.reason === 'content_filter' ? 'refusal' : 'max-tokens'
  return output.some(({ type }) => type === 'function_call') ? 'tools' : 'end'
}

/** Read a stream for its last event, which carries the whole answer. */
async function finalAnswer(events: AsyncIterable<OpenAI.Responses.ResponseStreamEvent>): Promise<Answer | undefined> {
  let last: Answer | undefined
  for await (const event of events) {
    if (event.type === 'response.completed' || event.type === 'response.incomplete' || event.type === 'response.failed')
      last = event.response
    if (event.type === 'error')
      throw new APIError(undefined, { code: event.code ?? '', message: event.message }, event.message, undefined)
  }
  return last
}

/** A block with the original item of this API, which goes back unchanged in the next request. */
type OriginalItem = { readonly item?: Output }

function blocksOf(item: Output): (Anthropic.ContentBlockParam & OriginalItem)[] {
  switch (item.type) {
    case 'message': {
      const text = item.content.map(part => (part.type === 'output_text' ? part.text : part.refusal)).join('')
      return [{ type: 'text', text, item }]
    }
    case 'function_call':
      return [{ type: 'tool_use', id: item.call_id, name: item.name, input: parseToolInput(item.arguments), item }]
    default:
      return [{ type: 'redacted_thinking', data: '', item }]
  }
}

/** Matches models without reasoning, which reject requests for it. */
const NOT_REASONING = /^gpt-[34]|chat/

function bodyOf({ model, request, info, effort, strict }: OpenAICall, hasReasoning: boolean) {
  return {
    model,
    instructions: request.system,
    input: request.messages.flatMap(itemsOf),
    tools: request.tools.map(tool => ({
      type: 'function' as const,
      name: tool.name,
      description: tool.description ?? '',
      parameters: tool.input_schema,
      strict: strict && tool.strict === true,
    })),
    max_output_tokens: Math.min(request.maxTokens, info.longestAnswer),
    store: false,
    ...(hasReasoning ? { include: ['reasoning.encrypted_content' as const] } : {}),
    ...(effort === undefined ? {} : { reasoning: { effort } }),
  }
}

function itemsOf({ role, content }: Anthropic.MessageParam): Item[] {
  const blocks: readonly Anthropic.ContentBlockParam[] =
    typeof content === 'string' ? [{ type: 'text', text: content }] : content
  return blocks.flatMap((block): Item[] => {
    const { item } = block as OriginalItem
    if (item !== undefined) return [item as Item]
    switch (block.type) {
      case 'text':
        return [{ role: role === 'assistant' ? 'assistant' : 'user', content: block.text }]
      case 'tool_use':
        return [{ type: 'function_call', call_id: block.id, name: block.name, arguments: JSON.stringify(block.input) }]
      case 'tool_result':
        return [{ type: 'function_call_output', call_id: block.tool_use_id, output: toolResultText(block) }]
      default:
        return []
    }
  })
}
