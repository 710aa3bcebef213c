import type { Effort } from '../../domain/model/usage.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
import OpenAI, { APIConnectionError, APIError, OpenAIError } from 'openai'
import { redactor } from '../../domain/policy/redaction.ts'
import { effortOf, type ModelInfo, modelInfo, type Price } from './model-catalog.ts'
import {
  withRetries,
  causeOf,
  type Fault,
  faultOfStatus,
  isNetworkError,
  lostConnection,
  StreamUnsupported,
  RETRY_POLICY,
  type RetryPolicy,
} from './retry.ts'
import type { OpenAIAnswer } from './openai-request.ts'
import { askChat } from './chat-completions.ts'
import type { Model, ModelAnswer, ModelRequest } from './model.ts'
import { usageFor } from './pricing.ts'
import { askResponses } from './responses.ts'

export interface OpenAIOptions {
  readonly model: string
  readonly apiKey: string | undefined
  /** Of a server that speaks OpenAI's API; OpenAI's own where it is not told. */
  readonly baseUrl?: string | undefined
  readonly effort?: Effort | undefined
  readonly price?: Price | undefined
  readonly patience?: Partial<RetryPolicy>
  readonly stream?: boolean
}

/**
 * A model behind OpenAI's API: OpenAI, Azure, Gemini, Qwen, OpenRouter, Ollama, vLLM. OpenAI's present models take tools
 * through the Responses API only, everybody else speaks Chat Completions.
 */
export class OpenAIModel implements Model {
  readonly name: string
  readonly known: ModelInfo
  readonly #options: OpenAIOptions
  readonly #client: OpenAI
  readonly #fetch = new AsyncLocalStorage<typeof globalThis.fetch>()
  readonly #isTheirs: boolean
  #stream: boolean

  constructor(options: OpenAIOptions) {
    const { model, apiKey, baseUrl, price } = options
    const host = baseUrl === undefined ? 'api.openai.com' : new URL(baseUrl).hostname
    this.#isTheirs = /(?:^|\.)openai\.(?:com|azure\.com)$/.test(host)
    this.name = `openai/${model}`
    this.known = modelInfo(model, { family: 'other', own: sellers.some(seller => seller.test(host)), price })
    this.#options = options
    this.#stream = options.stream ?? true
    this.#client = new OpenAI({
      // Servers on one's own machine want none, the SDK wants one.
      apiKey: apiKey ?? 'none',
      baseURL: baseUrl ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      fetch: (input, init) => (this.#fetch.getStore() ?? fetch)(input, init),
    })
  }

  async send(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    const patience = { ...RETRY_POLICY, ...this.#options.patience }
    return withRetries({
      name: this.name,
      patience,
      signal,
      faultOf: error => faultOf(error, this.#options.apiKey === undefined ? [] : [this.#options.apiKey]),
      once: async ({ signal: stop, fetch: told, lost }) => ({
        ...(await this.#fetch.run(told, () => this.#once(request, stop))),
        lost,
      }),
    })
  }

  async #once(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    const started = performance.now()
    const { tokens, ...answer } = await this.#ask(request, signal)
    return { ...answer, usage: usageFor(tokens, { price: this.known.price, waitedMs: performance.now() - started }) }
  }

  async #ask(request: ModelRequest, signal: AbortSignal): Promise<OpenAIAnswer> {
    const { model, effort } = this.#options
    const ask = this.#isTheirs ? askResponses : askChat
    const told = { effort: effortOf(this.known, effort), known: this.known, strict: this.#isTheirs }
    const options = { client: this.#client, model, request, ...told, signal }
    if (!this.#stream) return ask({ ...options, stream: false })
    try {
      return await ask({ ...options, stream: true })
    } catch (error) {
      if (causeOf(error, StreamUnsupported) === undefined) throw error
      const asked = await ask({ ...options, stream: false })
      this.#stream = false
      return asked
    }
  }
}

/** Who sells these models at the prices of the list. Resellers have their own. */
const sellers = [/(?:^|\.)openai\.com$/, /(?:^|\.)googleapis\.com$/, /(?:^|\.)aliyuncs\.com$/]

const PASSING = /rate_limit|overloaded|server_error|timeout|unavailable|internal|502|503|504|529/i
const TOO_LONG =
  /context_length_exceeded|exceed_context_size|maximum context length|input token count|range of input length|prompt is too long|string_above_max_length/i

/** Reads what went wrong, in the words of whoever speaks this API. */
function faultOf(error: unknown, secrets: readonly string[]): Fault | undefined {
  const hide = redactor(secrets)
  if (error instanceof APIConnectionError) return lostConnection(error.cause ?? error)
  if (error instanceof APIError) {
    const status = error.status as number | undefined
    const said = `${error.code} ${error.type} ${error.message}`
    if (status === 413 || ((status === undefined || status === 400) && TOO_LONG.test(said))) return { kind: 'too-long' }
    if (status !== undefined) {
      const message = hide(error.message)
      return faultOfStatus(status, { message, headers: error.headers as Headers | undefined })
    }
    const reason = `it broke off: ${hide(error.message).replace(/\s+/g, ' ').slice(0, 200)}.`
    return { kind: PASSING.test(said) ? 'passing' : 'lasting', reason }
  }
  if (error instanceof OpenAIError || error instanceof SyntaxError || isNetworkError(error))
    return lostConnection(error)
  return undefined
}
