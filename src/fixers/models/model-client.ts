import { AsyncLocalStorage } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
import { redacted } from '../../domain/policy/redaction.ts'
import { type ApiErrors, causeOf, faultOf, StreamUnsupported } from './api-faults.ts'
import type { ModelInfo } from './model-catalog.ts'
import type { Model, ModelAnswer, ModelRequest } from './model.ts'
import { type Tokens, usageFor } from './request-cost.ts'
import { RETRY_POLICY, type RetryPolicy, withRetries } from './retry.ts'

/** An answer before it is priced. */
export type UnpricedAnswer = Omit<ModelAnswer, 'usage'> & { readonly tokens: Tokens }

/** One try of one request. */
export interface ApiCall<Client> {
  readonly client: Client
  readonly request: ModelRequest
  readonly stream: boolean
  readonly signal: AbortSignal
  /** Longest time for this try, in milliseconds. */
  readonly deadlineMs: number
}

/** The part that differs between model APIs: its client, one request with its answer, and its errors. */
export interface ModelApi<Client> {
  /** `provider/model`. */
  readonly name: string
  readonly info: ModelInfo
  readonly retryPolicy?: Partial<RetryPolicy> | undefined
  /** False to ask for whole messages from the start. */
  readonly stream?: boolean | undefined
  /** Removed from all messages. */
  readonly secrets: readonly string[]
  readonly errors: ApiErrors
  /** Make the client at the first request. @throws ModelUnavailable without credentials */
  connect(fetch: typeof globalThis.fetch): Promise<Client>
  /** Send one request and read its answer. @throws InvalidAnswer */
  send(call: ApiCall<Client>): Promise<UnpricedAnswer>
}

/** A model behind any API: retries, timeouts, the fallback from streams to whole messages, faults and prices. */
export class ModelClient<Client> implements Model {
  readonly name: string
  readonly info: ModelInfo
  readonly #api: ModelApi<Client>
  readonly #retryPolicy: RetryPolicy
  /** The watched `fetch` of the current try, since requests share one client. */
  readonly #fetch = new AsyncLocalStorage<typeof globalThis.fetch>()
  #client: Promise<Client> | undefined
  #stream: boolean

  constructor(api: ModelApi<Client>) {
    this.name = api.name
    this.info = api.info
    this.#api = api
    this.#retryPolicy = { ...RETRY_POLICY, ...api.retryPolicy }
    this.#stream = api.stream ?? true
  }

  async send(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    const { name, errors, secrets } = this.#api
    // A cut, a test report or a model may leave half of a character, and providers refuse the whole request for it.
    const whole = redacted(request, text => text.toWellFormed())
    return withRetries({
      name,
      retryPolicy: this.#retryPolicy,
      signal,
      faultOf: error => faultOf(error, errors, secrets),
      attempt: async ({ signal: stop, fetch, lost }) => ({
        ...(await this.#fetch.run(fetch, () => this.#sendOnce(whole, stop))),
        lost,
      }),
    })
  }

  async #sendOnce(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    const started = performance.now()
    const { tokens, ...answer } = await this.#answerTo(request, signal)
    return { ...answer, usage: usageFor(tokens, { price: this.info.price, waitedMs: performance.now() - started }) }
  }

  async #answerTo(request: ModelRequest, signal: AbortSignal): Promise<UnpricedAnswer> {
    const client = await this.#connected()
    const call = { client, request, signal, deadlineMs: this.#retryPolicy.deadlineMs }
    if (!this.#stream) return this.#api.send({ ...call, stream: false })
    try {
      return await this.#api.send({ ...call, stream: true })
    } catch (error) {
      if (causeOf(error, StreamUnsupported) === undefined) throw error
      const answer = await this.#api.send({ ...call, stream: false })
      // Only a valid answer proves that this server does not stream.
      this.#stream = false
      return answer
    }
  }

  async #connected(): Promise<Client> {
    this.#client ??= this.#api.connect((input, init) => (this.#fetch.getStore() ?? fetch)(input, init))
    return this.#client.catch((error: unknown) => {
      // A later sign-in may succeed.
      this.#client = undefined
      throw error
    })
  }
}
