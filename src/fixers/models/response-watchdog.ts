import { type Fault, InvalidAnswer, StreamUnsupported } from './api-faults.ts'

/** Time limits of one try, in milliseconds. */
export interface Timeouts {
  readonly deadlineMs: number
  /** Longest pause between two parts of an answer. */
  readonly idleMs: number
}

/** Abort a request that takes too long, or whose answer has stalled. */
export class ResponseWatchdog {
  /** A `fetch` that reports each byte to this watchdog. */
  readonly fetch: typeof fetch
  readonly signal: AbortSignal
  /** The timeout that aborted the request. */
  timeout: Fault | undefined
  /** True once the server has started a streamed answer, which is billed. */
  hasAnswerStarted = false
  readonly #abort = new AbortController()
  readonly #deadline: NodeJS.Timeout
  #idle: NodeJS.Timeout | undefined

  constructor({ deadlineMs, idleMs }: Timeouts, outer: AbortSignal) {
    this.signal = AbortSignal.any([outer, this.#abort.signal])
    const abortWith = (reason: string) => () => {
      this.timeout ??= { kind: 'transient', reason }
      this.#abort.abort()
    }
    this.#deadline = setTimeout(abortWith(`no answer within ${Math.round(deadlineMs / 1000)} s.`), deadlineMs)
    const onData = () => {
      clearTimeout(this.#idle)
      this.#idle = setTimeout(abortWith(`its answer stalled for ${Math.round(idleMs / 1000)} s.`), idleMs)
    }
    this.fetch = async (input, init) => {
      const wantsStream = typeof init?.body === 'string' && requestsStream(init.body)
      const response = await fetch(input, init)
      // A stream starts after the prompt was read; a whole message arrives at the end.
      this.hasAnswerStarted ||= response.ok && /event-?stream/.test(response.headers.get('content-type') ?? '')
      return watchedResponse(response, { onData, wantsStream })
    }
  }

  end(): void {
    clearTimeout(this.#deadline)
    clearTimeout(this.#idle)
  }
}

/** Read the flag itself: the same text may occur in the conversation. */
function requestsStream(body: string): boolean {
  return /"stream":\s*true/.test(body) && (JSON.parse(body) as { stream?: unknown }).stream === true
}

/** Report each byte of a body, including pings, which the SDKs skip. */
function watchedResponse(
  response: Response,
  { onData, wantsStream }: { onData: () => void; wantsStream: boolean },
): Response {
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && !/json|event-?stream/.test(type)) {
    discardBody(response)
    throw new InvalidAnswer(
      type === ''
        ? 'its answer has no content type.'
        : `its answer is ${type.split(';')[0]}, not a message of its API.`,
    )
  }
  if (response.ok && wantsStream && /json/.test(type)) {
    discardBody(response)
    throw new StreamUnsupported('a whole message in place of a stream')
  }
  if (response.body === null) return response
  onData()
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onData()
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers })
}

/** Cancel a body: an unread one keeps its connection open. */
function discardBody({ body }: Response): void {
  body?.cancel().catch(() => undefined)
}
