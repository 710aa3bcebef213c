import type { ServerResponse } from 'node:http'
import type { BrokenAnswer, ToldFault } from './script.ts'

/** An error that an API tells with an answer. */
export interface ToldError {
  /** Instead of a stream. */
  status: number
  body: unknown
  /** The last of a stream, after so many events. */
  events(sent: number): string
}

interface Broken {
  response: ServerResponse
  stream: boolean
  /** A whole answer: the events of a stream, or the parts of a body. */
  parts: readonly string[]
  told: Partial<Record<ToldFault, ToldError>>
}

/** Send an answer that no client should take for a message. */
export function breakAnswer(fault: BrokenAnswer, { response, stream, parts, told }: Broken): void {
  const type = stream ? 'text/event-stream; charset=utf-8' : 'application/json'
  const head = () => response.writeHead(200, { 'content-type': fault === 'html' ? 'text/html' : type })
  switch (fault) {
    case 'cut':
      return stream ? cutStream(response, parts) : cutBody(response, parts.join(''))
    case 'stall':
      head().flushHeaders()
      return
    case 'reset':
      response.socket?.resetAndDestroy()
      return
    case 'html':
      head().end('<!doctype html><title>Sign in to the network</title>')
      return
    case 'broken-json':
      head().end(stream ? 'event: message_start\ndata: {"type":\n\n' : '{"id":')
      return
    case 'empty':
      head().end()
      return
    case 'error-event':
    case 'failed': {
      const error = told[fault]
      if (!error) throw new Error(`this API has no answer '${fault}'`)
      return stream
        ? cutStream(response, parts, sent => error.events(sent))
        : sendJson(response, error.status, error.body)
    }
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A stream that ends properly as HTTP, in the middle of the message. */
function cutStream(response: ServerResponse, events: readonly string[], last = (_sent: number) => ''): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  const half = events.slice(0, Math.ceil(events.length / 2))
  response.end(half.join('') + last(half.length))
}

/** A connection that is lost in the middle of a body. */
function cutBody(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.write(body.slice(0, body.length / 2), () => response.destroy())
}
