/** Why a request is refused, in the API's terms. */
export interface Refusal {
  message: string
  param: string | null
  code: string | null
  /** 400 without it. */
  status?: number
}

type ErrorKind = Partial<Refusal> & { type: string }

const kinds: Record<number, ErrorKind> = {
  401: { type: 'invalid_request_error', code: 'invalid_api_key', message: 'Incorrect API key provided.' },
  403: { type: 'request_forbidden', code: 'unsupported_country_region_territory' },
  429: { type: 'requests', code: 'rate_limit_exceeded', message: 'Rate limit reached for requests' },
  500: { type: 'server_error', message: 'The server had an error while processing your request.' },
  503: { type: 'service_unavailable_error', code: 'server_is_overloaded', message: 'Our servers are overloaded.' },
}

/** What the API's errors look like. */
export function errorBody(status: number, { status: _status, ...told }: Partial<Refusal> = {}) {
  const { type, ...kind } = kinds[status] ?? { type: status < 500 ? 'invalid_request_error' : 'server_error' }
  return { error: { message: type, param: null, code: null, ...kind, ...told, type } }
}

/** A refusal as a test reads it: the API's sentence, and the place. */
export function violationOf({ message, param }: Refusal): string {
  return param === null ? message : `${param}: ${message}`
}
