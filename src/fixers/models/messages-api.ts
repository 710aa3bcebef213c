import type { Effort } from '../../domain/model/usage.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
import Anthropic, { AnthropicError, APIConnectionError, APIError } from '@anthropic-ai/sdk'
import { z } from 'zod'
import { redactor } from '../../domain/policy/redaction.ts'
import { messageOf } from '../../contracts/errors.ts'
import type { ModelInfo } from './model-catalog.ts'
import {
  withRetries,
  causeOf,
  type Fault,
  faultOfStatus,
  isNetworkError,
  lostConnection,
  InvalidAnswer,
  StreamUnsupported,
  type RetryPolicy,
} from './retry.ts'
import type { Model, ModelAnswer, ModelRequest, AnswerStopReason } from './model.ts'
import { usageFor } from './pricing.ts'

/** A client that speaks the Messages API: Anthropic's own, or that of a cloud. */
export type MessagesClient = { readonly messages: Pick<Anthropic['messages'], 'create' | 'stream'> }

export interface MessagesOptions {
  readonly name: string
  readonly model: string
  readonly known: ModelInfo
  readonly effort: Effort | undefined
  readonly patience: RetryPolicy
  /** Whether answers are streamed; a server that does not do so is asked without from then on. */
  readonly stream?: boolean
  /** Whether tools may be asked for with strict schemas. */
  readonly strict: boolean
  /** What no message may tell. */
  readonly secrets?: readonly string[]
  /** Makes the client, at the first request. @throws ModelUnavailable when there is nothing to sign in with */
  client(fetch: typeof globalThis.fetch): Promise<MessagesClient>
}

/** What an answer must have; a gateway may say 200 and send something else. */
const Answer = z.looseObject({
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

/** A model that is reached through the Messages API. */
export class MessagesModel implements Model {
  readonly name: string
  readonly known: ModelInfo
  readonly #options: MessagesOptions
  /** Each request's own: it tells when the server is alive. */
  readonly #fetch = new AsyncLocalStorage<typeof globalThis.fetch>()
  #client: Promise<MessagesClient> | undefined
  #stream: boolean

  constructor(options: MessagesOptions) {
    this.name = options.name
    this.known = options.known
    this.#options = options
    this.#stream = options.stream ?? true
  }

  async send(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    const { name, patience } = this.#options
    return withRetries({
      name,
      patience,
      signal,
      faultOf: error => faultOf(error, this.#options.secrets),
      once: async ({ signal: stop, fetch, lost }) => ({
        ...(await this.#fetch.run(fetch, () => this.#once(request, stop))),
        lost,
      }),
    })
  }

  async #once(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    const started = performance.now()
    this.#client ??= this.#options.client((input, init) => (this.#fetch.getStore() ?? fetch)(input, init))
    const client = await this.#client.catch((error: unknown) => {
      // Who could not sign in now may be able to later.
      this.#client = undefined
      throw error
    })
    const message: unknown = await this.#ask(client, bodyOf(request, this.#options), signal)
    const checked = Answer.safeParse(message)
    if (!checked.success) throw new InvalidAnswer('its answer is not a message of the Messages API.')
    const { usage, stop_reason: reason, stop_details: details } = checked.data
    const cacheRead = usage.cache_read_input_tokens ?? 0
    const cacheWrite = usage.cache_creation_input_tokens ?? 0
    const tokens = {
      input: usage.input_tokens + cacheRead + cacheWrite,
      cacheRead,
      cacheWrite,
      output: usage.output_tokens,
    }
    return {
      // What it said goes back as it came, its thoughts too.
      content: (message as Anthropic.Message).content,
      stopReason: REASONS[reason] ?? 'end',
      ...(typeof details?.category === 'string' ? { detail: details.category } : {}),
      usage: usageFor(tokens, { price: this.known.price, waitedMs: performance.now() - started }),
    }
  }

  async #whole(client: MessagesClient, body: Body, signal: AbortSignal): Promise<unknown> {
    return client.messages.create(body, { signal, timeout: this.#options.patience.deadlineMs })
  }

  async #ask(client: MessagesClient, body: Body, signal: AbortSignal): Promise<unknown> {
    if (!this.#stream) return this.#whole(client, body, signal)
    try {
      return await client.messages.stream(body, { signal }).finalMessage()
    } catch (error) {
      if (causeOf(error, StreamUnsupported) === undefined) throw error
      const message = await this.#whole(client, body, signal)
      this.#stream = !Answer.safeParse(message).success
      return message
    }
  }
}

const REASONS: Readonly<Record<string, AnswerStopReason>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  tool_use: 'tools',
  max_tokens: 'max-tokens',
  refusal: 'refusal',
  pause_turn: 'paused',
  model_context_window_exceeded: 'context',
}

type Body = Anthropic.MessageCreateParamsNonStreaming

const CACHED = { cache_control: { type: 'ephemeral' } } as const

function bodyOf(request: ModelRequest, { model, known, effort, strict }: MessagesOptions): Body {
  const tools = strict ? request.tools : request.tools.map(lenient)
  return {
    model,
    max_tokens: Math.min(request.maxTokens, known.longest),
    tools: [...tools],
    system: request.system,
    messages: withBreakpoints(request.messages),
    ...thinkingOf(known, effort),
  }
}

/** The same tool without a schema that the provider would have to keep the model to. */
function lenient({ name, description = '', input_schema: schema }: Anthropic.Tool): Anthropic.Tool {
  return { name, description, input_schema: schema }
}

function thinkingOf({ efforts = [], unthinking }: ModelInfo, effort: Effort | undefined): Partial<Body> {
  if (effort === undefined) return {}
  if (effort !== 'none') return efforts.includes(effort) ? { output_config: { effort } } : {}
  const low: Partial<Body> = efforts.includes('low') ? { output_config: { effort: 'low' } } : {}
  return unthinking === undefined ? low : { ...low, thinking: { type: unthinking } }
}

/**
 * Marks the end of the conversation so far, beside the marks that the blocks of its opening carry, up to which others begin
 * in the same way. Four are allowed in all.
 */
function withBreakpoints(messages: readonly Anthropic.MessageParam[]): Anthropic.MessageParam[] {
  const last = messages.length - 1
  return messages.map((message, index) => (index === last && index > 0 ? marked(message) : message))
}

function marked(message: Anthropic.MessageParam): Anthropic.MessageParam {
  const blocks: Anthropic.ContentBlockParam[] =
    typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : [...message.content]
  const end = blocks.at(-1)
  // What the model said itself is not marked: its thoughts must stay as they came.
  if (message.role !== 'user' || (end?.type !== 'text' && end?.type !== 'tool_result')) return message
  return { role: 'user', content: [...blocks.slice(0, -1), { ...end, ...CACHED }] }
}

/** What a server may have gone through when it says so within a stream, or in a body of another form. */
const PASSING = /overloaded|api_error|rate_limit|timeout|throttl|unavailable|internal/i
const TOO_LONG = /prompt is too long|too many (?:input )?tokens|input is too long|maximum context|request_too_large/i

export function faultOf(error: unknown, secrets: readonly string[] = []): Fault | undefined {
  if (error instanceof APIConnectionError) {
    const { cause } = error
    // Amazon's chain of sign-ins has come to its end: the next try would, too.
    if (cause instanceof Error && cause.name === 'CredentialsProviderError')
      return { kind: 'lasting', reason: `nobody is signed in to Amazon (${messageOf(cause).slice(0, 200)}).` }
    return lostConnection(cause ?? error)
  }
  if (error instanceof APIError) {
    const status = error.status as number | undefined
    // A server may say back what it was sent.
    const message = redactor(secrets)(error.apiMessage ?? error.message)
    if (status === 413 || (status === 400 && TOO_LONG.test(`${error.type} ${message}`))) return { kind: 'too-long' }
    if (status !== undefined) return faultOfStatus(status, { message, headers: error.headers as Headers | undefined })
    const told = `it broke off: ${(error.type ?? message).replace(/\s+/g, ' ').slice(0, 200)}.`
    return { kind: PASSING.test(`${error.type} ${message}`) ? 'passing' : 'lasting', reason: told }
  }
  // A stream that ends early, a body that does not parse, a connection that is reset.
  if (error instanceof AnthropicError || error instanceof SyntaxError || isNetworkError(error))
    return lostConnection(error)
  return undefined
}
