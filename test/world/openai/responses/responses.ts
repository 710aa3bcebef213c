import type { Reply } from '../../model/reply.ts'
import type { Answer, Api, Circumstances, Exchange } from '../api.ts'
import { errorBody, type Refusal } from '../errors.ts'
import { asMessages } from './as-messages.ts'
import { numbered, streamParts } from './events.ts'
import { GivenItems } from './given.ts'
import { checkResponses, itemsOf } from './legality.ts'
import { type Response, responseOf } from './response.ts'
import type { ResponsesBody } from './shapes.ts'

const error = { code: 'server_error' as const, message: errorBody(500).error.message }

/** Comes before the response that failed. */
const named = { type: 'error' as const, ...error, param: null }

export class ResponsesApi implements Api {
  readonly #given = new GivenItems()

  check(sent: unknown): { exchange: Exchange } | { refusal: Refusal } {
    const checked = checkResponses(sent, this.#given)
    if ('refusal' in checked) return checked
    const { body } = checked
    const { model, tools = [], text, instructions } = body
    const schema = text?.format?.type === 'json_schema' ? [text.format] : []
    const first = typeof instructions === 'string' ? [instructions] : []
    return {
      exchange: {
        body,
        asMessages: asMessages(body),
        prompt: { model, key: body.prompt_cache_key, parts: [...tools, ...schema, ...first, ...itemsOf(body)] },
        answer: (turn, circumstances) => this.#answer(turn, { ...circumstances, body }),
        tooLong,
      },
    }
  }

  #answer(turn: Reply, circumstances: Circumstances & { body: ResponsesBody }): Answer {
    const { stream, store } = circumstances.body
    const response = responseOf(turn, circumstances)
    // Also what is lost on the way: the client may have seen the beginning.
    this.#given.remember(response.output, { isStored: store !== false })
    const failed: Response = { ...response, status: 'failed', error, output: [], completed_at: null }
    delete failed.usage
    const told = { type: 'response.failed' as const, response: failed }
    return {
      parts: stream ? streamParts(response) : [JSON.stringify(response)],
      outputTokens: response.usage?.output_tokens ?? 0,
      told: {
        'error-event': {
          status: 500,
          body: errorBody(500),
          events: sent => numbered(named, sent) + numbered(told, sent + 1),
        },
        failed: { status: 200, body: failed, events: sent => numbered(told, sent) },
      },
    }
  }
}

function tooLong(): Refusal {
  const message = 'Your input exceeds the context window of this model. Please adjust your input and try again.'
  return { message, param: 'input', code: 'context_length_exceeded' }
}
