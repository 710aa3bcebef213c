import { Buffer } from 'node:buffer'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import type { ScriptedModel } from '../world/model/model.ts'

/** What arrived at a cloud. */
export interface Arrived {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Cloud extends AsyncDisposable {
  readonly url: string
  readonly arrived: readonly Arrived[]
}

/** Claude in a cloud: its own addresses and framing, and behind them the scripted model, which checks what it is asked. */
export async function startCloud(model: ScriptedModel): Promise<Cloud> {
  const arrived: Arrived[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { url: path = '', headers } = request
    arrived.push({ path, headers, body })
    if (path === '/token') return sendJson(response, 200, TOKEN)
    const [, bedrock] = /^\/model\/(.+)\/invoke-with-response-stream$/.exec(path) ?? []
    const [, vertex] = /\/publishers\/anthropic\/models\/([^/]+):streamRawPredict$/.exec(path) ?? []
    const name = bedrock ?? vertex
    if (name === undefined) return sendJson(response, 404, { message: `${path} is not played` })
    const { anthropic_version: version, ...asked } = JSON.parse(body) as Record<string, unknown>
    const answer = await fetch(`${model.url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-api-key': model.key, 'anthropic-version': String(version), 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked, model: decodeURIComponent(name), stream: true }),
    })
    const said = await answer.text()
    if (bedrock === undefined || !answer.ok) {
      const type = answer.headers.get('content-type') ?? 'application/json'
      response.writeHead(answer.status, { 'content-type': type }).end(said)
      return
    }
    const frames = [...said.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => frame(data))
    response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' }).end(Buffer.concat(frames))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    arrived,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** What Google's token service gives for the token of a workload elsewhere. */
export const TOKEN = {
  access_token: 'ya29.canary-of-the-token-service',
  issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  token_type: 'Bearer',
  expires_in: 3600,
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** An event in the binary framing of Amazon's streams: lengths and headers, payload, and checksums of both. */
function frame(event: string): Buffer {
  const told = { ':event-type': 'chunk', ':content-type': 'application/json', ':message-type': 'event' }
  const headers = Buffer.concat(
    Object.entries(told).map(([name, value]) =>
      // 7 is the type of a string.
      Buffer.concat([sized(name, 1), Buffer.from([7]), sized(value, 2)]),
    ),
  )
  const payload = Buffer.from(JSON.stringify({ bytes: Buffer.from(event).toString('base64') }))
  const lengths = Buffer.concat([number(headers.length + payload.length + 16), number(headers.length)])
  const unsigned = Buffer.concat([lengths, number(crc32(lengths)), headers, payload])
  return Buffer.concat([unsigned, number(crc32(unsigned))])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A text behind its length in one byte or two. */
function sized(value: string, bytes: 1 | 2): Buffer {
  const length = Buffer.alloc(bytes)
  length.writeUIntBE(Buffer.byteLength(value), 0, bytes)
  return Buffer.concat([length, Buffer.from(value)])
}
