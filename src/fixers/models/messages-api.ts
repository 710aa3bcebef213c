import type { Effort } from '../../domain/model/usage.ts'
import Anthropic, { AnthropicError, APIConnectionError, APIError } from '@anthropic-ai/sdk'
import { z } from 'zod'
import { messageOf } from '../../contracts/errors.ts'
import { type ApiErrors, InvalidAnswer, misconfigured } from './api-faults.ts'
import type { ModelInfo } from './model-catalog.ts'
import { type ApiCall, type ModelApi, ModelClient, type UnpricedAnswer } from './model-client.ts'
import type { AnswerStopReason, Model, ModelRequest } from './model.ts'

/** A client that speaks the Messages API: Anthropic's own, or that of a cloud. */
export type MessagesClient = { readonly messages: Pick<Anthropic['messages'], 'create' | 'stream'> }

export interface MessagesOptions
  extends Pick<ModelApi<MessagesClient>, 'name' | 'info' | 'retryPolicy' | 'stream' | 'connect'> {
  readonly model: string
  readonly effort: Effort | undefined
  /** True if the server enforces strict tool schemas. */
  readonly strict: boolean
  readonly secrets?: readonly string[]
}

/** Make a model that is reached through the Messages API. */
export function messagesModel({ secrets = [], ...options }: MessagesOptions): Model {
  return new ModelClient({ ...options, secrets, errors: ERRORS, send: call => sendMessages(call, options) })
}

type RequestOptions = Pick<MessagesOptions, 'model' | 'info' | 'effort' | 'strict'>

/** The required parts of an answer: a gateway may send anything with status 200. */
const MessagesAnswer = z.looseObject({
  type: z.literal('message'),
  content: z.array(z.looseObject({ type: z.string() })),
  stop_reason: z.string(),
  stop_details: z.looseObject({ category: z.string().nullish() }).nullish(),
  usage: z.looseObject({
    input_tokens: z.number(),
    output_tokens: z.number(),
    cache_read_input_tokens: z.number().nullish(),
    cache_creation_input_tokens: z.number().nullish(),
  }),
})

async function sendMessages(
  { client, request, stream, signal, deadlineMs }: ApiCall<MessagesClient>,
  options: RequestOptions,
): Promise<UnpricedAnswer> {
  const body = bodyOf(request, options)
  const message: unknown = stream
    ? await client.messages.stream(body, { signal }).finalMessage()
    : await client.messages.create(body, { signal, timeout: deadlineMs })
  const checked = MessagesAnswer.safeParse(message)
  if (!checked.success) throw new InvalidAnswer('its answer is not a message of the Messages API.')
  const { usage, stop_reason: reason, stop_details: details } = checked.data
  const cacheRead = usage.cache_read_input_tokens ?? 0
  const cacheWrite = usage.cache_creation_input_tokens ?? 0
  return {
    // Unchanged, with all thinking blocks: the API rejects edited ones.
    content: (message as Anthropic.Message).content,
    stopReason: STOP_REASONS[reason] ?? 'end',
    ...(typeof details?.category === 'string' ? { detail: details.category } : {}),
    tokens: {
      input: usage.input_tokens + cacheRead + cacheWrite,
      cacheRead,
      cacheWrite,
      output: usage.output_tokens,
    },
  }
}

const STOP_REASONS: Readonly<Record<string, AnswerStopReason>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  tool_use: 'tools',
  max_tokens: 'max-tokens',
  refusal: 'refusal',
  pause_turn: 'paused',
  model_context_window_exceeded: 'context',
}

type Body = Anthropic.MessageCreateParamsNonStreaming

const CACHE_MARK = { cache_control: { type: 'ephemeral' } } as const

function bodyOf(request: ModelRequest, { model, info, effort, strict }: RequestOptions): Body {
  const tools = strict ? request.tools : request.tools.map(withoutStrict)
  return {
    model,
    max_tokens: Math.min(request.maxTokens, info.longestAnswer),
    tools: [...tools],
    // Tools come before it, so that all conversations of a run share what this mark keeps.
    system: [{ type: 'text', text: request.system, ...CACHE_MARK }],
    messages: withCacheMark(request.messages),
    ...thinkingOf(info, effort),
  }
}

function withoutStrict({ name, description = '', input_schema: schema }: Anthropic.Tool): Anthropic.Tool {
  return { name, description, input_schema: schema }
}

function thinkingOf({ efforts = [], noThinking }: ModelInfo, effort: Effort | undefined): Partial<Body> {
  if (effort === undefined) return {}
  if (effort !== 'none') return efforts.includes(effort) ? { output_config: { effort } } : {}
  const low: Partial<Body> = efforts.includes('low') ? { output_config: { effort: 'low' } } : {}
  return noThinking === undefined ? low : { ...low, thinking: { type: noThinking } }
}

/** Marks of a request that the API allows, besides those of the system prompt and of the conversation's end. */
const OPENING_MARKS = 2

/**
 * Mark the end of the conversation for the cache. The first blocks of the opening keep their marks; what its end has
 * kept is found from the later mark.
 */
function withCacheMark(messages: readonly Anthropic.MessageParam[]): Anthropic.MessageParam[] {
  const last = messages.length - 1
  return messages.map((message, index) => {
    if (index === 0) return withMarks(message, last === 0 ? OPENING_MARKS + 1 : OPENING_MARKS)
    return index === last ? markedMessage(message) : message
  })
}

/** Keep the first marks of the opening. */
function withMarks(message: Anthropic.MessageParam, most: number): Anthropic.MessageParam {
  if (message.role !== 'user' || typeof message.content === 'string') return message
  let marks = 0
  const content = message.content.map(block => {
    if (block.type !== 'text' || block.cache_control == null) return block
    marks += 1
    const { cache_control: _, ...rest } = block
    return marks <= most ? block : rest
  })
  return { role: 'user', content }
}

function markedMessage(message: Anthropic.MessageParam): Anthropic.MessageParam {
  const blocks: Anthropic.ContentBlockParam[] =
    typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : [...message.content]
  const end = blocks.at(-1)
  // The model's own messages must stay unchanged for their thinking blocks.
  if (message.role !== 'user' || (end?.type !== 'text' && end?.type !== 'tool_result')) return message
  return { role: 'user', content: [...blocks.slice(0, -1), { ...end, ...CACHE_MARK }] }
}

const ERRORS: ApiErrors<APIError> = {
  base: AnthropicError,
  connection: APIConnectionError,
  response: APIError,
  describe(error, redact) {
    const message = redact(error.apiMessage ?? error.message)
    return { message, text: `${error.type} ${message}`, label: error.type }
  },
  transient: /overloaded|api_error|rate_limit|timeout|throttl|unavailable|internal/i,
  tooLong: {
    pattern:
      /prompt is too long|too many (?:input )?tokens|input is too long|maximum context|exceed context limit|request_too_large/i,
    statuses: [400],
  },
  signInFault: cause =>
    cause instanceof Error && cause.name === 'CredentialsProviderError'
      ? misconfigured(`no AWS credentials found (${messageOf(cause).slice(0, 200)}).`)
      : undefined,
}
