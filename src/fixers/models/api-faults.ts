import { messageOf } from '../../contracts/errors.ts'
import { redactor } from '../../domain/policy/redaction.ts'

/** The reason why a request got no usable answer. */
export type Fault =
  /** A retry may help, after `waitMs` if the server asks for it. */
  | { readonly kind: 'transient'; readonly reason: string; readonly waitMs?: number | undefined }
  /** `isMisconfigured`: the key, the account or the name of the model is wrong. */
  | { readonly kind: 'permanent'; readonly reason: string; readonly isMisconfigured?: boolean }
  | { readonly kind: 'too-long' }

/** The server answers, but not as this API does: a page of a proxy, or nothing at all. */
export class InvalidAnswer extends Error {}

/** The server answers a request for a stream with a whole message. */
export class StreamUnsupported extends Error {}

type ErrorClass<Kind extends Error> = new (...args: never[]) => Kind

/** An error response, as the SDKs of both APIs throw it. `status` is undefined for an error event within a stream. */
interface ErrorResponse extends Error {
  readonly status: number | undefined
  readonly headers: Headers | undefined
  /** The error as the API describes it; undefined if the body is no JSON: another server answers. */
  readonly error?: unknown
}

/** The errors of one model API: the classes of its SDK, and the wordings of its servers. */
export interface ApiErrors<Response extends ErrorResponse = ErrorResponse> {
  /** The SDK's base class; a bare instance is a broken stream. */
  readonly base: ErrorClass<Error>
  readonly connection: ErrorClass<Error>
  readonly response: ErrorClass<Response>
  /** `message` is shown to users, `label` in its place for an error within a stream; `text` is matched. */
  describe(error: Response, redact: (text: string) => string): { message: string; text: string; label?: string | null }
  /** Matches the text of an error within a stream that a retry may help with. */
  readonly transient: RegExp
  readonly tooLong: { readonly pattern: RegExp; readonly statuses: readonly (number | undefined)[] }
  /** Recognize a failed sign-in, which the SDK wraps in a connection error. */
  signInFault?(cause: unknown): Fault | undefined
}

/**
 * Map an error thrown by an SDK to a fault.
 *
 * @param secrets removed from the reason: servers echo what they were sent
 * @returns undefined if the provider is not the cause
 */
export function faultOf(error: unknown, errors: ApiErrors, secrets: readonly string[]): Fault | undefined {
  if (error instanceof errors.connection)
    return errors.signInFault?.(error.cause) ?? lostConnection(error.cause ?? error)
  if (error instanceof errors.response) {
    const { status, headers } = error
    const { message, text, label } = errors.describe(error, redactor(secrets))
    const isForeign = error.error === undefined || isUnknownPath(error.error)
    const { pattern, statuses } = errors.tooLong
    if (status === 413 || (statuses.includes(status) && pattern.test(text))) return { kind: 'too-long' }
    if (NO_CREDIT.test(text) && !RATE_LIMIT.test(text))
      return misconfigured(`its account has no credit${status === undefined ? '' : ` (HTTP ${status})`}.`)
    if (status === 400 && WRONG_KEY.test(text)) return misconfigured('it refuses the key (HTTP 400).')
    if (status === 400 && UNKNOWN_MODEL.test(text)) return misconfigured('it does not know this model (HTTP 400).')
    if (status !== undefined) return faultOfStatus(status, { message, headers, text, isForeign })
    const reason = `error in its stream: ${firstWords(label ?? message)}.`
    return { kind: errors.transient.test(text) ? 'transient' : 'permanent', reason }
  }
  // A stream that ends early, a body that does not parse, a connection that is reset.
  if (error instanceof errors.base || error instanceof SyntaxError || isNetworkError(error))
    return lostConnection(error)
  return undefined
}

/** Words of an empty account. Providers send them with a status that otherwise means a wrong request, or too many. */
const NO_CREDIT = /credit balance is too low|insufficient_quota|exceeded your current quota/i
/**
 * Words by which Gemini and OpenAI mean a limit of the rate, whatever they say of a quota. They name the wait: `1.2s`,
 * `20ms`, `6m0s`.
 */
const RATE_LIMIT =
  /\b(?:retry|try again) in (?=\d{1,6}(?:\.\d{1,12})?[hms])(?:(?<hours>\d{1,6})h)?(?:(?<minutes>\d{1,6})m(?!s))?(?:(?<number>\d{1,6}(?:\.\d{1,12})?)(?<unit>m?s))?\b|"retryDelay": ?"(?<delay>\d{1,6}(?:\.\d{1,12})?)s"/i

/**
 * Words of a wrong key and of an unknown model, of servers that answer them as wrong requests: Gemini, OpenAI, Bedrock.
 */
const WRONG_KEY = /API key (?:not valid|expired)|API_KEY_INVALID|invalid (?:api|x-api)[ -]key/i
const UNKNOWN_MODEL =
  /\bmodel_not_found\b|model identifier is invalid|\bthe model [`'"]?[\w./:-]{1,100}[`'"]? does not exist\b/i

export function misconfigured(reason: string): Fault {
  return { kind: 'permanent', reason, isMisconfigured: true }
}

/** Beginning of a page for people, which no API answers. */
const PAGE = /^\s{0,99}(?:\d{3} )?\s{0,99}<(?:!doctype|html|head)\b/i

/**
 * Map the HTTP status of an error response.
 * @param isForeign true if its body is not that of an API: a proxy, or a server at a wrong address
 */
export function faultOfStatus(
  status: number,
  {
    message,
    headers,
    text = message,
    isForeign = false,
  }: { message: string; headers: Headers | undefined; text?: string; isForeign?: boolean },
): Fault {
  if (status === 403 && isForeign && PAGE.test(message))
    return misconfigured('a proxy or a firewall before it refuses the request with a page (HTTP 403).')
  if (status === 404 && isForeign && !/\bmodel\b/i.test(message))
    return misconfigured('its address has no such API (HTTP 404): check the base URL.')
  if (status === 401 || status === 403) return misconfigured(`it refuses the key (HTTP ${status}).`)
  if (status === 402) return misconfigured('its account has no credit (HTTP 402).')
  if (status === 404) return misconfigured('it does not know this model (HTTP 404).')
  const reason =
    status === 429
      ? 'it limits the rate of requests (HTTP 429).'
      : `HTTP ${status}: ${firstWords(withoutStatus(message.slice(0, 1_000), status))}`
  const isTransient = status === 408 || status === 409 || status === 429 || status >= 500
  return isTransient
    ? { kind: 'transient', reason, waitMs: retryAfter(headers) ?? statedWait(text) }
    : { kind: 'permanent', reason }
}

/** Recognize the answer of FastAPI, so of vLLM and LiteLLM, to a path that it does not have. */
function isUnknownPath(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'detail' in error && !('message' in error)
}

/** Take the status off a message: SDKs put it before the text, and servers do, too. */
function withoutStatus(message: string, status: number): string {
  const begin = `${status} `
  return message.startsWith(begin) ? withoutStatus(message.slice(begin.length), status) : message
}

/** Milliseconds that the text of an answer asks to wait. */
function statedWait(text: string): number | undefined {
  const groups = RATE_LIMIT.exec(text)?.groups
  if (groups === undefined) return undefined
  const { hours = 0, minutes = 0, number = 0, unit, delay = 0 } = groups
  const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(delay)
  return seconds * 1000 + Number(number) * (unit?.toLowerCase() === 'ms' ? 1 : 1000)
}

/** Milliseconds that the server asks to wait, from `retry-after-ms` or either form of `retry-after`. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  if (exact > 0) return exact
  const text = headers?.get('retry-after')
  if (text === null || text === undefined || text === '') return undefined
  const seconds = Number(text)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}

function firstWords(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 200)
}

/** True for an error of `fetch` about its connection; any other TypeError is a bug. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /terminated|fetch failed|network|socket/i.test(error.message)
}

/** A connection that was lost, refused or reset. */
export function lostConnection(error: unknown): Fault {
  return { kind: 'transient', reason: `no answer (${messageOf(error).slice(0, 200)}).` }
}

/** Find an error of this class behind an error, however often an SDK has wrapped it. */
export function causeOf<Kind extends Error>(error: unknown, kind: ErrorClass<Kind>): Kind | undefined {
  if (error instanceof kind) return error
  return error instanceof Error && error.cause !== undefined ? causeOf(error.cause, kind) : undefined
}
