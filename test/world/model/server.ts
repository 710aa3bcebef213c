import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { breakAnswer } from './faults.ts'
import { errorBody, headersWithoutKey, parseJson, sendJson } from './http.ts'
import { checkCount, checkMessages } from './legality.ts'
import { modelInfo } from './model-info.ts'
import type { AnsweredRequest, ModelRequest, Script, ScriptedModel, Turn, Usage } from './model.ts'
import { Player } from './player.ts'
import { PromptCache, type CacheUse } from './prompt-cache.ts'
import { promptBlocks } from './prompt.ts'
import { message, type Reply } from './reply.ts'
import { serverSentEvent, streamEvents } from './stream.ts'

const bodyLimit = 32 * 1024 * 1024

export class ModelServer implements ScriptedModel {
  readonly key = `sk-ant-api03-${randomUUID()}`
  readonly requests: AnsweredRequest[] = []
  readonly violations: string[] = []

  readonly #server: Server
  readonly #player: Player
  readonly #models: readonly string[] | undefined
  readonly #cache = new PromptCache()
  #url = ''
  #ids = 0

  constructor(script: Script, models: readonly string[] | undefined) {
    this.#player = new Player(script)
    this.#models = models
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => this.#crash(error, response))
    })
  }

  static async start(script: Script, models: readonly string[] | undefined): Promise<ModelServer> {
    const model = new ModelServer(script, models)
    model.#server.listen(0, '127.0.0.1')
    await once(model.#server, 'listening')
    const address = model.#server.address()
    if (typeof address === 'object' && address) model.#url = `http://127.0.0.1:${address.port}`
    return model
  }

  get url(): string {
    return this.#url
  }

  get usage(): Usage {
    const billed = this.requests.filter(({ turn }) => !('fault' in turn))
    const sum = (key: Exclude<keyof Usage, 'requests'>) => billed.reduce((total, request) => total + request[key], 0)
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
    response.setHeader('request-id', this.#id('req'))
    const sent = await text(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', this.#url)
    const refuse = (status: number, reason: string) => this.#fail(response, status, reason)

    if (!this.#isAuthentic(request)) return refuse(401, 'invalid x-api-key')
    if (request.headers['anthropic-version'] === undefined) {
      return this.#violation(response, 'anthropic-version: header is required')
    }
    if (sent.length > bodyLimit) return refuse(413, 'Request exceeds the maximum size')

    const route = `${request.method} ${pathname}`
    if (route === 'GET /v1/models') return this.#listModels(response)
    if (route === 'POST /v1/messages/count_tokens') return this.#count(sent, response)
    if (route === 'POST /v1/messages') {
      const beta = searchParams.has('beta') || request.headers['anthropic-beta'] !== undefined
      return this.#answer({ request, response, sent, beta })
    }
    this.violations.push(`${route}: the scripted model does not play this endpoint`)
    refuse(404, 'Not found')
  }

  #isAuthentic({ headers }: IncomingMessage): boolean {
    return headers['x-api-key'] === this.key || headers.authorization === `Bearer ${this.key}`
  }

  #listModels(response: ServerResponse): void {
    const data = (this.#models ?? ['claude-opus-5-5', 'claude-sonnet-5-5', 'claude-haiku-5-5']).map(modelInfo)
    sendJson(response, 200, { data, has_more: false, first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null })
  }

  #count(sent: string, response: ServerResponse): void {
    const checked = checkCount(parseJson(sent))
    if ('refusal' in checked) return this.#violation(response, checked.refusal)
    const tokens = promptBlocks(checked.body).reduce((sum, block) => sum + block.tokens, 0)
    sendJson(response, 200, { input_tokens: tokens })
  }

  #answer(call: { request: IncomingMessage; response: ServerResponse; sent: string; beta: boolean }): void {
    const { request, response } = call
    const checked = checkMessages(parseJson(call.sent), call)
    if ('refusal' in checked) return this.#violation(response, checked.refusal)
    const { body } = checked
    if (this.#models && !this.#models.includes(body.model)) return this.#fail(response, 404, `model: ${body.model}`)

    const cacheUse = this.#cache.use(body)
    const asked: ModelRequest = {
      path: request.url ?? '',
      headers: headersWithoutKey(request),
      stream: body.stream === true,
      body,
      inputTokens: cacheUse.inputTokens,
      cacheReadTokens: cacheUse.cacheReadTokens,
      cacheWriteTokens: cacheUse.cacheWriteTokens,
    }
    const turn = this.#player.next(asked)
    if (!turn) return this.#violation(response, `the script has no turn for request ${this.requests.length + 1}`)
    this.#play(turn, { asked, cacheUse, response })
  }

  #play(
    turn: Turn,
    { asked, cacheUse, response }: { asked: ModelRequest; cacheUse: CacheUse; response: ServerResponse },
  ) {
    if ('fault' in turn) {
      const nothing = { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0 }
      this.requests.push({ ...asked, turn, ...nothing })
      if (turn.fault === 'http') return this.#failAsTold(response, turn)
      const parts = this.#parts({ say: 'This answer does not reach its end.' }, { asked, cacheUse }).parts
      const body = errorBody(529, { requestId: String(response.getHeader('request-id')) })
      const told = { 'error-event': { status: 529, body, events: () => serverSentEvent(body) } }
      return breakAnswer(turn.fault, { response, stream: asked.stream, parts, told })
    }

    const { parts, outputTokens } = this.#parts(turn, { asked, cacheUse })
    cacheUse.commit()
    this.requests.push({ ...asked, turn, outputTokens })
    response.writeHead(200, { 'content-type': asked.stream ? 'text/event-stream; charset=utf-8' : 'application/json' })
    for (const part of parts) response.write(part)
    response.end()
  }

  #parts(turn: Reply, { asked, cacheUse }: { asked: ModelRequest; cacheUse: CacheUse }) {
    const reply = message(turn, { request: asked, cacheUse, id: prefix => this.#id(prefix) })
    const parts = asked.stream ? Array.from(streamEvents(reply, turn), serverSentEvent) : [JSON.stringify(reply)]
    return { parts, outputTokens: reply.usage.output_tokens }
  }

  #failAsTold(
    response: ServerResponse,
    turn: { status: number; headers?: Record<string, string>; body?: unknown },
  ): void {
    for (const [name, value] of Object.entries(turn.headers ?? {})) response.setHeader(name, value)
    if (turn.body === undefined) return this.#fail(response, turn.status)
    sendJson(response, turn.status, turn.body)
  }

  #violation(response: ServerResponse, reason: string): void {
    this.violations.push(reason)
    this.#fail(response, 400, reason)
  }

  #fail(response: ServerResponse, status: number, reason?: string): void {
    const requestId = String(response.getHeader('request-id'))
    sendJson(response, status, errorBody(status, { requestId, ...(reason === undefined ? {} : { message: reason }) }))
  }

  /** A mistake in the script's function, most likely: the test should hear of it rather than wait. */
  #crash(error: unknown, response: ServerResponse): void {
    this.violations.push(`the scripted model failed: ${error instanceof Error ? error.stack : String(error)}`)
    if (!response.headersSent) this.#fail(response, 400, 'the scripted model failed')
  }

  /** Looks like the API's, and is the same in every run. */
  #id(prefix: string): string {
    const digest = createHash('sha256')
      .update(String(this.#ids++))
      .digest('base64')
    return `${prefix}_01${digest.replace(/[^a-zA-Z0-9]/g, '').slice(0, 22)}`
  }
}
