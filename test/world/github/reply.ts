import type { ServerResponse } from 'node:http'

/** A whole answer, not yet sent, so that a fault can still lose it. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  /** For the journal, where only the request's body tells it. */
  readonly operationId?: string
}

export function json(status: number, value: unknown): Reply {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) }
}

export function plain(status: number, body: string): Reply {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const bodiless = status === 204 || status === 304
  response.writeHead(status, bodiless ? headers : { ...headers, 'content-length': bytes.byteLength })
  response.end(bodiless ? undefined : bytes)
}
