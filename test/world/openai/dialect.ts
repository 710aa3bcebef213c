import type { Refusal } from '../model/provider.ts'

/**
 * - `openai`: follows both APIs to the letter, with prompt caching.
 * - `plain`: local servers. They tell no cached tokens and know no refusals, send each tool call of a stream in one
 *   piece, ignore unknown fields, and have no Responses API.
 */
export type Dialect = 'openai' | 'plain'

type ErrorKind = Partial<Refusal> & { type: string }

const kinds: Record<number, ErrorKind> = {
  401: { type: 'invalid_request_error', code: 'invalid_api_key', message: 'Incorrect API key provided.' },
  403: { type: 'request_forbidden', code: 'unsupported_country_region_territory' },
  429: { type: 'requests', code: 'rate_limit_exceeded', message: 'Rate limit reached for requests' },
  500: { type: 'server_error', message: 'The server had an error while processing your request.' },
  503: { type: 'service_unavailable_error', code: 'server_is_overloaded', message: 'Our servers are overloaded.' },
}

export function errorBody(status: number, refusal?: Refusal) {
  const { type, ...kind } = kinds[status] ?? { type: status < 500 ? 'invalid_request_error' : 'server_error' }
  const { message, code } = { message: type, code: null, ...kind, ...refusal }
  return { error: { message, code, param: null, type } }
}
