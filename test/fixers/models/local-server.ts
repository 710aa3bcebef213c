import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** What arrived at a local server. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
}

export type Reply = (response: ServerResponse, request: Received) => unknown

/** A server that gives one reply after the other, the last one for ever, and ends with the test. */
export async function serve(...replies: Reply[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer(async (incoming, response) => {
    const body = JSON.parse((await text(incoming)) || '{}') as Received['body']
    const request = { path: incoming.url ?? '', headers: incoming.headers, body }
    const reply = replies[Math.min(received.push(request), replies.length) - 1]
    await reply?.(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  })
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, received }
}

export function json(body: unknown, { status = 200, headers = {} } = {}): Reply {
  return response =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export function page(html: string, { status = 200, type = 'text/html' } = {}): Reply {
  return response => response.writeHead(status, type === '' ? {} : { 'content-type': type }).end(html)
}

/** Server-sent events, and the end of the answer. */
export function stream(events: readonly string[]): Reply {
  return response => response.writeHead(200, EVENTS).end(events.join(''))
}

/** The same, but nothing follows, and the connection stays open. */
export function stalled(events: readonly string[]): Reply {
  return response => {
    response.writeHead(200, EVENTS).flushHeaders()
    if (events.length > 0) response.write(events.join(''))
  }
}

/** The same, and then signs of life that never lead to an end. */
export function endless(events: readonly string[], everyMs: number): Reply {
  return response => {
    response.writeHead(200, EVENTS).write(events.join(''))
    const beat = setInterval(() => response.write(': alive\n\n'), everyMs)
    response.on('close', () => clearInterval(beat))
  }
}

/** Nothing at all, not even headers. */
export const silent: Reply = () => undefined

export const reset: Reply = response => response.socket?.resetAndDestroy()

const EVENTS = { 'content-type': 'text/event-stream' }

/** One event per chunk, without names, and the mark of the end: as Chat Completions are streamed. */
export function chunks(...each: unknown[]): string[] {
  return [...each.map(chunk => `data: ${JSON.stringify(chunk)}\n\n`), 'data: [DONE]\n\n']
}

/** One event per value, named by its type: as the Messages and Responses APIs stream. */
export function named(...each: readonly { type: string }[]): string[] {
  return each.map(event => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
}
