import type { ServerResponse } from 'node:http'
import type { BrokenAnswer } from './model.ts'

interface Answer {
  response: ServerResponse
  stream: boolean
  /** A whole answer: the events of a stream, or the parts of a body. */
  parts: readonly string[]
}

/** Answers with something that no client should take for a message. */
export function breakAnswer(fault: BrokenAnswer, { response, stream, parts }: Answer): void {
  const type = stream ? 'text/event-stream; charset=utf-8' : 'application/json'
  switch (fault) {
    case 'cut':
      return stream ? cutStream(response, parts) : cutBody(response, parts.join(''))
    case 'stall':
      response.writeHead(200, { 'content-type': type }).flushHeaders()
      return
    case 'reset':
      response.socket?.resetAndDestroy()
      return
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Sign in to the network</title>')
      return
    case 'broken-json':
      response
        .writeHead(200, { 'content-type': type })
        .end(stream ? 'event: message_start\ndata: {"type":\n\n' : '{"id":')
      return
    case 'empty':
      response.writeHead(200, { 'content-type': type }).end()
  }
}

/** A stream that ends properly as HTTP, in the middle of the message. */
function cutStream(response: ServerResponse, events: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.end(events.slice(0, Math.ceil(events.length / 2)).join(''))
}

/** A connection that is lost in the middle of a body. */
function cutBody(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.write(body.slice(0, body.length / 2), () => response.destroy())
}
