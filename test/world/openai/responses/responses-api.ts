import type { Reply } from '../../model/script.ts'
import type { Answer, Api, Exchange, MakeId, Refusal } from '../../model/provider.ts'
import { errorBody } from '../dialect.ts'
import type { PrefixCache, PrefixUse } from '../prefix-cache.ts'
import { stopOf } from '../turns.ts'
import { numbered, streamParts } from './events.ts'
import { GivenItems } from './given.ts'
import { checkResponses } from './legality.ts'
import { type Response, responseOf } from './response.ts'
import type { ResponsesBody } from './shapes.ts'

const tooLong: Refusal = {
  message: 'Your input exceeds the context window of this model. Please adjust your input and try again.',
  code: 'context_length_exceeded',
}

export class ResponsesApi implements Api<ResponsesBody> {
  readonly #given = new GivenItems()
  readonly #cache: PrefixCache

  constructor(cache: PrefixCache) {
    this.#cache = cache
  }

  check(sent: unknown): { exchange: Exchange<ResponsesBody> } | { refusal: Refusal } {
    const checked = checkResponses(sent, this.#given)
    if ('refusal' in checked) return checked
    const { body } = checked
    const { model, tools = [], instructions = '', input } = body
    const cacheUse = this.#cache.use(model, [...tools, instructions, ...input])
    const answer = (turn: Reply, id: MakeId) => this.#answer(turn, { body, cacheUse, id })
    return { exchange: { body, cacheUse, answer } }
  }

  #answer(turn: Reply, asked: { body: ResponsesBody; cacheUse: PrefixUse; id: MakeId }): Answer {
    const response = responseOf(turn, asked)
    // Also of an answer that a fault loses: the client may have seen its beginning.
    this.#given.remember(response.output)
    const error = { code: 'server_error' as const, message: errorBody(500).error.message }
    const failed: Response = { ...response, status: 'failed', error, output: [], usage: undefined }
    const named = { type: 'error' as const, ...error, param: null }
    const told = { type: 'response.failed' as const, response: failed }
    return {
      parts: asked.body.stream ? streamParts(response) : [JSON.stringify(response)],
      outputTokens: response.usage?.output_tokens ?? 0,
      told: {
        'error-event': {
          status: 500,
          body: errorBody(500),
          events: sent => numbered(named, sent) + numbered(told, sent + 1),
        },
        failed: { status: 200, body: failed, events: sent => numbered(told, sent) },
      },
      ...(stopOf(turn) === 'model_context_window_exceeded' ? { refusal: tooLong } : {}),
    }
  }
}
