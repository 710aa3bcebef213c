import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '../../contracts/errors.ts'
import { unlessAborted } from '../../concurrency/abortable.ts'
import { ModelUnavailable, PromptTooLong } from './model.ts'

/** What went wrong with a request, as its provider's file reads it. */
export type Fault =
  /** Another try may help; after so many milliseconds, where the server says so. */
  | { readonly kind: 'passing'; readonly reason: string; readonly waitMs?: number | undefined }
  | { readonly kind: 'lasting'; readonly reason: string }
  | { readonly kind: 'too-long' }

/** How patiently a provider is asked. All times in milliseconds. */
export interface RetryPolicy {
  /** What one answer may take in all. */
  readonly deadlineMs: number
  /** How long nothing may arrive once the answer has begun. */
  readonly idleMs: number
  readonly tries: number
  /** The wait before the second try; four times as long before each further one. */
  readonly backoffMs: number
}

export const RETRY_POLICY: RetryPolicy = { deadlineMs: 10 * 60_000, idleMs: 120_000, tries: 3, backoffMs: 2_000 }

/** A server may ask for an hour; a CI job cannot wait so long, and there is a next fixer. */
const MOST_WAIT_MS = 30_000

export interface Call<Answer> {
  /** Of the model, for people. */
  readonly name: string
  readonly patience: RetryPolicy
  readonly signal: AbortSignal
  /** One try. `lost`: tries before it whose answer had begun. */
  once(options: { readonly signal: AbortSignal; readonly fetch: typeof fetch; readonly lost: number }): Promise<Answer>
  /** Reads what a try has thrown; undefined: it is no fault of the provider, and is thrown on. */
  faultOf(error: unknown): Fault | undefined
}

/**
 * Asks until there is an answer, the tries are used up, or another one would not help.
 * @throws ModelUnavailable, PromptTooLong
 */
export async function withRetries<Answer>(call: Call<Answer>): Promise<Answer> {
  const { name, patience, signal } = call
  let lost = 0
  for (let tried = 1; ; tried += 1) {
    const watch = new Watch(patience, signal)
    try {
      // Who signs in does not listen to the signal.
      return await unlessAborted(call.once({ signal: watch.signal, fetch: watch.fetch, lost }), watch.signal)
    } catch (error) {
      if (watch.hasBegun) lost += 1
      signal.throwIfAborted()
      const fault = watch.late ?? notAnAnswer(error) ?? call.faultOf(error)
      if (fault === undefined) throw error
      if (fault.kind === 'too-long') throw new PromptTooLong(`${name}: the conversation is too long.`, { cause: error })
      const wait = fault.kind === 'lasting' ? undefined : (fault.waitMs ?? patience.backoffMs * 4 ** (tried - 1))
      if (wait === undefined || wait > MOST_WAIT_MS || tried >= patience.tries)
        throw Object.assign(new ModelUnavailable(`${name}: ${fault.reason}`, { cause: error }), { lost })
      await sleep(wait, undefined, { signal })
    } finally {
      watch.end()
    }
  }
}

/** The server answers, but not as this API does: a page of a proxy, or nothing at all. */
export class InvalidAnswer extends Error {}

/** The server answers a request for a stream with a whole message. */
export class StreamUnsupported extends Error {}

/** The cause of this kind behind an error, however often an SDK has wrapped it. */
export function causeOf<Kind extends Error>(error: unknown, kind: new (...args: never[]) => Kind): Kind | undefined {
  if (error instanceof kind) return error
  return error instanceof Error && error.cause !== undefined ? causeOf(error.cause, kind) : undefined
}

function notAnAnswer(error: unknown): Fault | undefined {
  const found = causeOf(error, InvalidAnswer)
  return found === undefined ? undefined : passing(found.message)
}

function passing(reason: string): Fault {
  return { kind: 'passing', reason }
}

/** Ends a request that takes too long, or that nothing arrives for any more. */
class Watch {
  readonly fetch: typeof fetch
  readonly signal: AbortSignal
  late: Fault | undefined
  /** Whether the server has begun with an answer that counts. */
  hasBegun = false
  readonly #over = new AbortController()
  readonly #deadline: NodeJS.Timeout
  #idle: NodeJS.Timeout | undefined

  constructor({ deadlineMs, idleMs }: RetryPolicy, outer: AbortSignal) {
    this.signal = AbortSignal.any([outer, this.#over.signal])
    const endWith = (reason: string) => () => {
      this.late ??= passing(reason)
      this.#over.abort()
    }
    this.#deadline = setTimeout(endWith(`no answer within ${Math.round(deadlineMs / 1000)} s.`), deadlineMs)
    const alive = () => {
      clearTimeout(this.#idle)
      this.#idle = setTimeout(endWith(`its answer stalled for ${Math.round(idleMs / 1000)} s.`), idleMs)
    }
    this.fetch = async (input, init) => {
      const wantsStream = typeof init?.body === 'string' && /"stream":\s*true/.test(init.body) && wants(init.body)
      const response = await fetch(input, init)
      // A stream begins with what was read of the request; a whole message comes when all is done.
      this.hasBegun ||= response.ok && /event-?stream/.test(response.headers.get('content-type') ?? '')
      return watched(response, { alive, wantsStream })
    }
  }

  end(): void {
    clearTimeout(this.#deadline)
    clearTimeout(this.#idle)
  }
}

/** The word may stand anywhere else in a conversation. */
function wants(body: string): boolean {
  return (JSON.parse(body) as { stream?: unknown }).stream === true
}

/** Tells of each byte of a body, also of those that an SDK passes over in silence, such as pings. */
function watched(response: Response, { alive, wantsStream }: { alive: () => void; wantsStream: boolean }): Response {
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && !/json|event-?stream/.test(type)) {
    discard(response)
    throw new InvalidAnswer(
      `its answer is ${type === '' ? 'of no kind' : type.split(';')[0]}, not a message of its API.`,
    )
  }
  if (response.ok && wantsStream && /json/.test(type)) {
    discard(response)
    throw new StreamUnsupported('a whole message in place of a stream')
  }
  if (response.body === null) return response
  alive()
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        alive()
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers })
}

/** A body that nobody reads would keep its connection open. */
function discard({ body }: Response): void {
  body?.cancel().catch(() => undefined)
}

/** What an HTTP status of a provider means. */
export function faultOfStatus(
  status: number,
  { message, headers }: { message: string; headers: Headers | undefined },
): Fault {
  if (status === 401 || status === 403) return { kind: 'lasting', reason: `it refuses the key (HTTP ${status}).` }
  if (status === 402) return { kind: 'lasting', reason: 'its account has no credit (HTTP 402).' }
  if (status === 404) return { kind: 'lasting', reason: 'it does not know this model (HTTP 404).' }
  const told = message.replace(/\s+/g, ' ').slice(0, 200)
  const reason = status === 429 ? 'it limits the rate of requests (HTTP 429).' : `HTTP ${status}: ${told}`
  const isPassing = status === 408 || status === 409 || status === 429 || status >= 500
  return isPassing ? { kind: 'passing', reason, waitMs: retryAfter(headers) } : { kind: 'lasting', reason }
}

/** Milliseconds that the server asks to wait, in either form of the header. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const text = headers?.get('retry-after')
  if (text === null || text === undefined || text === '') return undefined
  const seconds = Number(text)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}

/** What fetch itself throws for a connection; any other TypeError is a mistake of ours. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /terminated|fetch failed|network|socket/i.test(error.message)
}

/** A connection that was lost, refused or reset, whatever the SDK calls it. */
export function lostConnection(error: unknown): Fault {
  return { kind: 'passing', reason: `no answer (${messageOf(error).slice(0, 200)}).` }
}
