import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { breakAnswer } from '../model/faults.ts'
import { headersWithoutKey, parseJson, sendJson } from '../model/http.ts'
import type { Script, Turn, Usage } from '../model/model.ts'
import { Player } from '../model/player.ts'
import type { Api, Exchange } from './api.ts'
import { ChatApi } from './chat.ts'
import { created } from './completion.ts'
import { errorBody, type Refusal, violationOf } from './errors.ts'
import type { AnsweredOpenAiRequest, Dialect, OpenAiOptions, OpenAiRequest, ScriptedOpenAi } from './openai.ts'
import { PrefixCache, type PrefixUse } from './prefix-cache.ts'
import { ResponsesApi } from './responses/responses.ts'

const nothing = { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0 }

interface Call {
  asked: OpenAiRequest
  exchange: Exchange
  prefixUse: PrefixUse
  response: ServerResponse
}

export class OpenAiServer implements ScriptedOpenAi {
  readonly key = `sk-proj-${randomUUID()}`
  readonly requests: AnsweredOpenAiRequest[] = []
  readonly violations: string[] = []

  readonly #server: Server
  readonly #player: Player
  readonly #models: readonly string[] | undefined
  readonly #dialect: Dialect
  /** By route. */
  readonly #apis: Partial<Record<string, Api>>
  readonly #cache = new PrefixCache()
  #url = ''
  #ids = 0

  constructor(script: Script, { models, dialect = 'openai' }: OpenAiOptions) {
    this.#player = new Player(script)
    this.#models = models
    this.#dialect = dialect
    this.#apis = {
      'POST /v1/chat/completions': new ChatApi(dialect),
      ...(dialect === 'openai' ? { 'POST /v1/responses': new ResponsesApi() } : {}),
    }
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => this.#crash(error, response))
    })
  }

  static async start(script: Script, options: OpenAiOptions): Promise<OpenAiServer> {
    const model = new OpenAiServer(script, options)
    model.#server.listen(0, '127.0.0.1')
    await once(model.#server, 'listening')
    const address = model.#server.address()
    if (typeof address === 'object' && address) model.#url = `http://127.0.0.1:${address.port}/v1`
    return model
  }

  get url(): string {
    return this.#url
  }

  get usage(): Usage {
    // No answer is without output.
    const billed = this.requests.filter(({ outputTokens }) => outputTokens > 0)
    const sum = (key: keyof typeof nothing) => billed.reduce((total, request) => total + request[key], 0)
    return {
      requests: billed.length,
      inputTokens: sum('inputTokens'),
      cacheReadTokens: sum('cacheReadTokens'),
      cacheWriteTokens: sum('cacheWriteTokens'),
      outputTokens: sum('outputTokens'),
    }
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return
    const closed = once(this.#server, 'close')
    this.#server.close()
    // Stalled answers are connections that nobody else ends.
    this.#server.closeAllConnections()
    await closed
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('x-request-id', this.#id('req_'))
    const sent = await text(request)
    const { pathname } = new URL(request.url ?? '/', this.#url)
    if (request.headers.authorization !== `Bearer ${this.key}`) return this.#fail(response, 401)

    const route = `${request.method} ${pathname}`
    if (route === 'GET /v1/models') return this.#listModels(response)
    const api = this.#apis[route]
    if (api) return this.#answer(request, { response, checked: api.check(parseJson(sent)) })
    this.violations.push(`${route}: the scripted model does not play this endpoint`)
    this.#fail(response, 404, { message: `Invalid URL (${route})` })
  }

  #listModels(response: ServerResponse): void {
    const ids = this.#models ?? ['gpt-5.4', 'gpt-5.4-mini', 'gpt-4.1']
    const data = ids.map(id => ({ id, object: 'model', created, owned_by: 'openai' }))
    sendJson(response, 200, { object: 'list', data })
  }

  #answer(
    request: IncomingMessage,
    { response, checked }: { response: ServerResponse; checked: ReturnType<Api['check']> },
  ): void {
    if ('refusal' in checked) return this.#violation(response, checked.refusal)
    const { exchange } = checked
    const { body, prompt, asMessages } = exchange
    if (this.#models && !this.#models.includes(body.model)) {
      const message = `The model '${body.model}' does not exist or you do not have access to it.`
      return this.#fail(response, 404, { message, code: 'model_not_found' })
    }

    const prefixUse = this.#cache.use(prompt)
    // A server that does not tell what it cached has cached nothing, for all that a client can know.
    const cacheReadTokens = this.#dialect === 'plain' ? 0 : prefixUse.cachedTokens
    const asked: OpenAiRequest = {
      path: request.url ?? '',
      headers: headersWithoutKey(request),
      stream: body.stream === true,
      body,
      inputTokens: prefixUse.promptTokens - cacheReadTokens,
      cacheReadTokens,
      cacheWriteTokens: 0,
    }
    const turn = this.#player.next({ ...asked, body: asMessages })
    if (!turn) return this.#scriptFault(response, `the script has no turn for request ${this.requests.length + 1}`)
    this.#play(turn, { asked, exchange, prefixUse, response })
  }

  #play(turn: Turn, call: Call): void {
    const { asked, exchange, prefixUse, response } = call
    const circumstances = { prefixUse, id: (prefix: string) => this.#id(prefix) }
    if ('fault' in turn) {
      this.requests.push({ ...asked, turn, ...nothing })
      if (turn.fault === 'http') return this.#failAsTold(response, turn)
      const { parts, told } = exchange.answer({ say: 'This answer does not reach its end.' }, circumstances)
      return breakAnswer(turn.fault, { response, stream: asked.stream, parts, told })
    }

    const stop = 'stop' in turn ? turn.stop : undefined
    if (stop === 'pause_turn') return this.#scriptFault(response, "there is no 'pause_turn' in OpenAI's APIs")
    if (stop === 'model_context_window_exceeded') {
      this.requests.push({ ...asked, turn, ...nothing })
      return this.#fail(response, 400, exchange.tooLong(prefixUse.promptTokens))
    }

    const { parts, outputTokens } = exchange.answer(turn, circumstances)
    prefixUse.commit()
    this.requests.push({ ...asked, turn, outputTokens })
    response.writeHead(200, { 'content-type': asked.stream ? 'text/event-stream; charset=utf-8' : 'application/json' })
    for (const part of parts) response.write(part)
    response.end()
  }

  #failAsTold(response: ServerResponse, turn: Extract<Turn, { fault: 'http' }>): void {
    for (const [name, value] of Object.entries(turn.headers ?? {})) response.setHeader(name, value)
    if (turn.body === undefined) return this.#fail(response, turn.status)
    sendJson(response, turn.status, turn.body)
  }

  #violation(response: ServerResponse, refusal: Refusal): void {
    this.violations.push(violationOf(refusal))
    this.#fail(response, refusal.status ?? 400, refusal)
  }

  #scriptFault(response: ServerResponse, message: string): void {
    this.#violation(response, { message, param: null, code: null })
  }

  #fail(response: ServerResponse, status: number, refusal: Partial<Refusal> = {}): void {
    sendJson(response, status, errorBody(status, refusal))
  }

  /** A mistake in the script's function, most likely: the test should hear of it rather than wait. */
  #crash(error: unknown, response: ServerResponse): void {
    this.violations.push(`the scripted model failed: ${error instanceof Error ? error.stack : String(error)}`)
    if (!response.headersSent) this.#fail(response, 400, { message: 'the scripted model failed' })
  }

  /** Looks like the API's, and is the same in every run. */
  #id(prefix: string): string {
    const digest = createHash('sha256')
      .update(String(this.#ids++))
      .digest('base64')
    return `${prefix}${digest.replace(/[^a-zA-Z0-9]/g, '').slice(0, 24)}`
  }
}
