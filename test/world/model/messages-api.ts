import type { IncomingHttpHeaders } from 'node:http'
import { checkMessages } from './legality.ts'
import type { Reply } from './script.ts'
import { PromptCache } from './prompt.ts'
import { message } from './message.ts'
import type { Answer, Api, CacheUse, Exchange, MakeId, Provider, Refusal } from './provider.ts'
import type { RequestBody } from './shapes.ts'
import { serverSentEvent, streamEvents } from './stream.ts'

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
  401: 'invalid x-api-key',
  429: 'This request would exceed your rate limit.',
  500: 'Internal server error',
  529: 'Overloaded',
}

/** Anthropic, with the one API that the product asks. */
export const anthropic = (): Provider<RequestBody> => ({
  apis: { 'POST /v1/messages': new MessagesApi() },
  basePath: '',
  keyPrefix: 'sk-ant-api03-',
  requestIdHeader: 'request-id',
  isAuthentic: (headers, key) => headers['x-api-key'] === key || headers.authorization === `Bearer ${key}`,
  errorBody,
})

class MessagesApi implements Api<RequestBody> {
  readonly #cache = new PromptCache()

  check(sent: unknown, headers: IncomingHttpHeaders): { exchange: Exchange<RequestBody> } | { refusal: Refusal } {
    if (headers['anthropic-version'] === undefined) {
      return { refusal: { message: 'anthropic-version: header is required' } }
    }
    const checked = checkMessages(sent)
    if ('refusal' in checked) return checked
    const { body } = checked
    const cacheUse = this.#cache.use(body)
    const answer = (turn: Reply, id: MakeId) => answerOf(turn, { body, cacheUse, id })
    return { exchange: { body, cacheUse, answer } }
  }
}

function answerOf(turn: Reply, asked: { body: RequestBody; cacheUse: CacheUse; id: MakeId }): Answer {
  const { body, cacheUse, id } = asked
  const reply = message(turn, { model: body.model, cacheUse, id })
  const overloaded = errorBody(529)
  return {
    parts: body.stream ? Array.from(streamEvents(reply, turn), serverSentEvent) : [JSON.stringify(reply)],
    outputTokens: reply.usage.output_tokens,
    told: { 'error-event': { status: 529, body: overloaded, events: () => serverSentEvent(overloaded) } },
  }
}

function errorBody(status: number, refusal?: Refusal) {
  const type = errorTypes[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error')
  return { type: 'error', error: { type, message: refusal?.message ?? errorMessages[status] ?? type } }
}
