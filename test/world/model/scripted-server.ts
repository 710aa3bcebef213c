import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { breakAnswer, sendJson } from './broken-answer.ts'
import { parseJson } from './read-request.ts'
import type { Answered, Exchange, MakeId, Provider, Refusal, Scripted, Usage } from './provider.ts'
import type { FaultTurn, ModelRequest, Script, Turn } from './script.ts'

const nothing = { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0 }

export class ScriptedServer<Body> implements Scripted<Body> {
  readonly key: string
  readonly requests: Answered<Body>[] = []
  readonly violations: string[] = []

  readonly #provider: Provider<Body>
  readonly #server: Server
  readonly #script: Script
  readonly #waiting: Turn[]
  #url = ''
  #ids = 0
  #asked = 0

  constructor(provider: Provider<Body>, script: Script) {
    this.#provider = provider
    this.key = provider.keyPrefix + randomUUID()
    this.#script = script
    this.#waiting = typeof script === 'function' ? [] : script.flatMap(repeated)
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => this.#crash(error, response))
    })
  }

  static async start<Body>(provider: Provider<Body>, script: Script): Promise<Scripted<Body>> {
    const model = new ScriptedServer(provider, script)
    model.#server.listen(0, '127.0.0.1')
    await once(model.#server, 'listening')
    const address = model.#server.address()
    if (typeof address === 'object' && address) model.#url = `http://127.0.0.1:${address.port}${provider.basePath}`
    return model
  }

  get url(): string {
    return this.#url
  }

  get usage(): Usage {
    // Every answer has output.
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
    // Ends the connections of stalled answers.
    this.#server.closeAllConnections()
    await closed
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader(this.#provider.requestIdHeader, this.#id('req_'))
    const sent = await text(request)
    const { headers } = request
    if (!this.#provider.isAuthentic(headers, this.key)) return this.#fail(response, 401)

    const route = `${request.method} ${new URL(request.url ?? '/', this.#url).pathname}`
    const api = this.#provider.apis[route]
    if (!api) {
      return this.#violation(response, { status: 404, message: `${route}: the scripted model does not play this` })
    }
    const checked = api.check(parseJson(sent), headers)
    if ('refusal' in checked) return this.#violation(response, checked.refusal)
    this.#answer(checked.exchange, request, response)
  }

  #answer(exchange: Exchange<Body>, request: IncomingMessage, response: ServerResponse): void {
    const { body, cacheUse } = exchange
    const { inputTokens, cacheReadTokens, cacheWriteTokens } = cacheUse
    const asked = {
      path: request.url ?? '',
      headers: headersWithoutKey(request),
      stream: body.stream === true,
      inputTokens,
      cacheReadTokens,
      cacheWriteTokens,
    }
    const turn = this.#next({ ...asked, body })
    if (!turn) {
      return this.#violation(response, { message: `the script has no turn for request ${this.requests.length + 1}` })
    }
    if ('fault' in turn) {
      this.requests.push({ ...asked, body, turn, ...nothing })
      if (turn.fault === 'http') return this.#failAsTold(response, turn)
      const { parts, told } = exchange.answer({ say: 'This answer does not reach its end.' }, this.#id)
      return breakAnswer(turn.fault, { response, stream: asked.stream, parts, told })
    }

    const { parts, outputTokens, refusal } = exchange.answer(turn, this.#id)
    if (refusal) {
      this.requests.push({ ...asked, body, turn, ...nothing })
      return this.#fail(response, 400, refusal)
    }
    cacheUse.commit()
    this.requests.push({ ...asked, body, turn, outputTokens })
    response.writeHead(200, { 'content-type': asked.stream ? 'text/event-stream; charset=utf-8' : 'application/json' })
    for (const part of parts) response.write(part)
    response.end()
  }

  /** Take the script's next turn; undefined beyond its end. */
  #next(request: ModelRequest<Body>): Turn | undefined {
    const index = this.#asked++
    if (this.#waiting.length === 0 && typeof this.#script === 'function') {
      // A script for several providers does not look into the body, or it knows all of their bodies.
      const turns = this.#script(request as ModelRequest<never>, index)
      this.#waiting.push(...[turns].flat().flatMap(repeated))
    }
    return this.#waiting.shift()
  }

  #failAsTold(response: ServerResponse, turn: Extract<FaultTurn, { fault: 'http' }>): void {
    for (const [name, value] of Object.entries(turn.headers ?? {})) response.setHeader(name, value)
    if (turn.body === undefined) return this.#fail(response, turn.status)
    sendJson(response, turn.status, turn.body)
  }

  #violation(response: ServerResponse, refusal: Refusal): void {
    this.violations.push(refusal.message)
    this.#fail(response, refusal.status ?? 400, refusal)
  }

  #fail(response: ServerResponse, status: number, refusal?: Refusal): void {
    sendJson(response, status, this.#provider.errorBody(status, refusal))
  }

  /** Report a mistake in the script's function, most likely, so that the test does not wait in vain. */
  #crash(error: unknown, response: ServerResponse): void {
    this.violations.push(`the scripted model failed: ${error instanceof Error ? error.stack : String(error)}`)
    if (!response.headersSent) this.#fail(response, 400, { message: 'the scripted model failed' })
  }

  /** An id in the form of the APIs, and the same in every run. */
  readonly #id: MakeId = prefix => {
    const digest = createHash('sha256')
      .update(String(this.#ids++))
      .digest('base64')
    return prefix + digest.replace(/[^a-zA-Z0-9]/g, '').slice(0, 24)
  }
}

function repeated(turn: Turn): Turn[] {
  return Array.from({ length: 'fault' in turn ? (turn.times ?? 1) : 1 }, () => turn)
}

/** The headers that a test may print: names in lower case, the key left out. */
function headersWithoutKey({ headers }: IncomingMessage): Record<string, string> {
  const { 'x-api-key': _key, authorization: _authorization, ...rest } = headers
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
}
