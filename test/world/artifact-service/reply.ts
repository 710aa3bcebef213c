import type { ServerResponse } from 'node:http'

/** A whole answer, not yet sent, so that a fault can still lose it. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
}

export function json(status: number, value: unknown): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

/** Twirp's codes by status, of those that the service uses. */
const twirpCodes: Record<number, string> = {
  400: 'invalid_argument',
  401: 'unauthenticated',
  403: 'permission_denied',
  404: 'not_found',
  409: 'already_exists',
}

/** A refusal as Twirp writes it. */
export function refusal(status: number, msg: string): Reply {
  return json(status, { code: twirpCodes[status] ?? 'unknown', msg })
}

/** A refusal as Azure writes it: the code also in a header. */
export function storageError(status: number, code: string): Reply {
  return {
    status,
    headers: { 'content-type': 'application/xml', 'x-ms-error-code': code },
    body: `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code></Error>`,
  }
}
