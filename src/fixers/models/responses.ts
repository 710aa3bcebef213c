import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { APIError } from 'openai'
import {
  argumentsOf,
  type OpenAIAnswer,
  type OpenAIRequest,
  brokenOff,
  estimateTokens,
  toolResultText,
} from './openai-request.ts'
import { isNetworkError } from './retry.ts'
import type { AnswerStopReason } from './model.ts'
import { requireNoError } from './stream-error.ts'

type Item = OpenAI.Responses.ResponseInputItem
type Output = OpenAI.Responses.ResponseOutputItem
type Answer = OpenAI.Responses.Response

/** Asks through the Responses API. Nothing is stored there: the whole conversation is sent each time. */
export async function askResponses(asking: OpenAIRequest): Promise<OpenAIAnswer> {
  const { client, signal, stream, ...rest } = asking
  const body = bodyOf(rest)
  const answer = stream
    ? await lastOf(await client.responses.create({ ...body, stream: true }, { signal }))
    : await client.responses.create({ ...body, stream: false }, { signal }).catch(notAnObject)
  signal.throwIfAborted()
  if ((answer as Partial<Answer> | undefined)?.status === undefined) requireNoError(answer)
  // A gateway may say 200 and send something else.
  if (!Array.isArray((answer as Partial<Answer> | undefined)?.output)) throw brokenOff()
  const { output, usage, status, error } = answer as Answer
  if (status === 'failed') {
    // The words of an error that came with a 200.
    throw new APIError(undefined, { code: error?.code ?? '', message: error?.message }, error?.message, undefined)
  }
  const content = output.flatMap(blocksOf)
  const refusal = output
    .flatMap(item => (item.type === 'message' ? item.content : []))
    .find(part => part.type === 'refusal')
  const cached = usage?.input_tokens_details as { cached_tokens?: number; cache_write_tokens?: number } | undefined
  return {
    content,
    stopReason: refusal === undefined ? reasonOf(answer as Answer) : 'refusal',
    ...(refusal === undefined ? {} : { detail: refusal.refusal.slice(0, 200) }),
    tokens: !usage?.input_tokens
      ? estimateTokens(asking.request, content)
      : {
          input: usage.input_tokens,
          cacheRead: cached?.cached_tokens ?? 0,
          cacheWrite: cached?.cache_write_tokens ?? 0,
          output: usage.output_tokens,
        },
  }
}

/** The SDK looks for the text of an answer in whatever came, also where nothing did. */
function notAnObject(error: unknown): never {
  throw error instanceof TypeError && !isNetworkError(error) ? brokenOff() : error
}

function reasonOf({ status, incomplete_details: details, output }: Answer): AnswerStopReason {
  if (status === 'incomplete') return details?.reason === 'content_filter' ? 'refusal' : 'max-tokens'
  return output.some(({ type }) => type === 'function_call') ? 'tools' : 'end'
}

/** The whole answer, which the last event of a stream carries. */
async function lastOf(events: AsyncIterable<OpenAI.Responses.ResponseStreamEvent>): Promise<Answer | undefined> {
  let last: Answer | undefined
  for await (const event of events) {
    if (event.type === 'response.completed' || event.type === 'response.incomplete' || event.type === 'response.failed')
      last = event.response
    if (event.type === 'error')
      throw new APIError(undefined, { code: event.code ?? '', message: event.message }, event.message, undefined)
  }
  return last
}

/** Carries an item of this API through a conversation in the Messages format, so that it goes back as it came. */
type Carrying = { readonly item?: Output }

function blocksOf(item: Output): (Anthropic.ContentBlockParam & Carrying)[] {
  switch (item.type) {
    case 'message': {
      const text = item.content.map(part => (part.type === 'output_text' ? part.text : part.refusal)).join('')
      return [{ type: 'text', text, item }]
    }
    case 'function_call':
      return [{ type: 'tool_use', id: item.call_id, name: item.name, input: argumentsOf(item.arguments), item }]
    default:
      return [{ type: 'redacted_thinking', data: '', item }]
  }
}

/** Models without thoughts refuse to be asked for them. */
const NOT_REASONING = /^gpt-[34]|chat/

function bodyOf({ model, request, known, effort, strict }: Omit<OpenAIRequest, 'client' | 'signal' | 'stream'>) {
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
    max_output_tokens: Math.min(request.maxTokens, known.longest),
    store: false,
    ...(NOT_REASONING.test(model) ? {} : { include: ['reasoning.encrypted_content' as const] }),
    ...(effort === undefined ? {} : { reasoning: { effort } }),
  }
}

function itemsOf({ role, content }: Anthropic.MessageParam): Item[] {
  const blocks: readonly Anthropic.ContentBlockParam[] =
    typeof content === 'string' ? [{ type: 'text', text: content }] : content
  return blocks.flatMap((block): Item[] => {
    const { item } = block as Carrying
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
