import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import Anthropic, { APIConnectionError, APIError, APIConnectionTimeoutError } from '@anthropic-ai/sdk'
import { z } from 'zod'
import { messageOf } from '../../errors.ts'
import { type Model, type ModelAnswer, type ModelRequest, ModelUnavailable } from './model.ts'

export interface AnthropicOptions {
  readonly model: string
  readonly apiKey: string
  readonly baseUrl?: string | undefined
  /** Milliseconds that one answer may take. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 5 * 60_000
const TRIES = 3
/** A server may ask for an hour; a CI job cannot wait so long, and there is a next fixer. Milliseconds. */
const MOST_WAIT_MS = 30_000

/** What an answer must have; a gateway may say 200 and send a page. */
const Answer = z.looseObject({
  type: z.literal('message'),
  content: z.array(z.looseObject({ type: z.string() })),
  stop_reason: z.string(),
  usage: z.looseObject({
    input_tokens: z.number(),
    output_tokens: z.number(),
    cache_read_input_tokens: z.number().nullish(),
    cache_creation_input_tokens: z.number().nullish(),
  }),
})

/** Claude through the Messages API. */
export class AnthropicModel implements Model {
  readonly name: string
  readonly #client: Anthropic
  readonly #options: AnthropicOptions

  constructor(options: AnthropicOptions) {
    this.name = `anthropic/${options.model}`
    this.#options = options
    this.#client = new Anthropic({
      apiKey: options.apiKey,
      authToken: null,
      baseURL: options.baseUrl ?? 'https://api.anthropic.com',
      // The SDK's own retries obey any retry-after, however long.
      maxRetries: 0,
      logLevel: 'off',
    })
  }

  async send(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#once(request, signal)
      } catch (error) {
        signal.throwIfAborted()
        const wait = tried < TRIES ? waitAfter(error, tried) : undefined
        if (wait === undefined) throw new ModelUnavailable(`${this.name}: ${reasonOf(error)}`, { cause: error })
        await sleep(wait, undefined, { signal })
      }
    }
  }

  async #once(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    const started = performance.now()
    const timeout = AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS)
    const message: unknown = await this.#client.messages
      .create(body(request, this.#options.model), {
        signal: AbortSignal.any([signal, timeout]),
      })
      .catch((error: unknown) => {
        throw timeout.aborted ? new APIConnectionTimeoutError() : error
      })
    const checked = Answer.safeParse(message)
    if (!checked.success) throw new ModelUnavailable('its answer is not a message of the Messages API.')
    const { usage, stop_reason } = checked.data
    const cachedTokens = usage.cache_read_input_tokens ?? 0
    return {
      content: (message as Anthropic.Message).content,
      stopReason: stop_reason,
      usage: {
        requests: 1,
        waitedMs: performance.now() - started,
        inputTokens: usage.input_tokens + cachedTokens + (usage.cache_creation_input_tokens ?? 0),
        cachedTokens,
        outputTokens: usage.output_tokens,
        dollars: 0,
      },
    }
  }
}

function body(request: ModelRequest, model: string): Anthropic.MessageCreateParamsNonStreaming {
  return {
    model,
    max_tokens: request.maxTokens,
    system: [{ type: 'text', text: request.system, cache_control: { type: 'ephemeral' } }],
    messages: withBreakpoint(request.messages),
    ...(request.tools === undefined ? {} : { tools: [...request.tools] }),
    ...(request.schema === undefined
      ? {}
      : { output_config: { format: { type: 'json_schema', schema: request.schema } } }),
  }
}

/** Marks the end of the conversation, so that the next turn reads all of it from the cache. */
function withBreakpoint(messages: readonly Anthropic.MessageParam[]): Anthropic.MessageParam[] {
  const last = messages.at(-1)
  if (last?.role !== 'user') return [...messages]
  const blocks: Anthropic.ContentBlockParam[] =
    typeof last.content === 'string' ? [{ type: 'text', text: last.content }] : [...last.content]
  const end = blocks.at(-1)
  if (end !== undefined && (end.type === 'text' || end.type === 'tool_result')) {
    blocks[blocks.length - 1] = { ...end, cache_control: { type: 'ephemeral' } }
  }
  return [...messages.slice(0, -1), { role: 'user', content: blocks }]
}

/** Milliseconds to wait before another try, or undefined when another try would not help. */
function waitAfter(error: unknown, tried: number): number | undefined {
  const backoff = 500 * 4 ** tried
  if (error instanceof APIConnectionError || (error instanceof Error && error.name === 'TimeoutError')) return backoff
  if (!(error instanceof APIError)) return undefined
  const status = error.status as number | undefined
  if (status === undefined || !(status === 408 || status === 409 || status === 429 || status >= 500)) return undefined
  const asked = Number((error.headers as Headers | undefined)?.get('retry-after') ?? Number.NaN) * 1000
  if (Number.isNaN(asked)) return backoff
  return asked > MOST_WAIT_MS ? undefined : asked
}

function reasonOf(error: unknown): string {
  if (error instanceof ModelUnavailable) return error.message
  if (error instanceof APIError && error.status !== undefined) {
    const status = Number(error.status)
    if (status === 401 || status === 403) return `it refuses the key (HTTP ${status}).`
    if (status === 404) return 'it does not know this model (HTTP 404).'
    if (status === 429) return 'it limits the rate of requests (HTTP 429).'
    return `HTTP ${status}: ${messageOf(error).slice(0, 200)}`
  }
  return `no answer (${messageOf(error).slice(0, 200)}).`
}
