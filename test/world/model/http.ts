import type { IncomingMessage, ServerResponse } from 'node:http'

/** The API's error types by status. */
const errorTypes: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  504: 'timeout_error',
  529: 'overloaded_error',
}

const errorMessages: Record<number, string> = {
  429: 'This request would exceed your rate limit.',
  500: 'Internal server error',
  529: 'Overloaded',
}

/** What the API's errors look like. */
export function errorBody(status: number, { message, requestId }: { message?: string; requestId: string }) {
  const type = errorTypes[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error')
  return {
    type: 'error',
    error: { type, message: message ?? errorMessages[status] ?? type },
    request_id: requestId,
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Undefined for what is no JSON; the shapes refuse it like any other value that is no object. */
export function parseJson(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return undefined
  }
}

/** What a test may print: names in lower case, the key left out. */
export function headersWithoutKey({ headers }: IncomingMessage): Record<string, string> {
  const { 'x-api-key': _key, authorization: _authorization, ...rest } = headers
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
}
