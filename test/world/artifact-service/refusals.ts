import { type Reply, json } from '../github/reply.ts'

/** Twirp's codes by status, as far as the service uses them. */
const twirpCodes: Record<number, string> = {
  400: 'invalid_argument',
  401: 'unauthenticated',
  403: 'permission_denied',
  404: 'not_found',
  409: 'already_exists',
}

/** A refusal in Twirp's form. */
export function refusal(status: number, msg: string): Reply {
  return json(status, { code: twirpCodes[status] ?? 'unknown', msg })
}

/** A refusal in Azure's form, with the code in a header too. */
export function storageError(status: number, code: string): Reply {
  return {
    status,
    headers: { 'content-type': 'application/xml', 'x-ms-error-code': code },
    body: `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code></Error>`,
  }
}
