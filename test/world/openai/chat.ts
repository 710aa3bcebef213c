import type { Api, Answer, Circumstances, Exchange } from './api.ts'
import { asMessages } from './as-model-request.ts'
import { streamParts } from './chunks.ts'
import { completion } from './completion.ts'
import { errorBody, type Refusal } from './errors.ts'
import { checkChat } from './legality.ts'
import type { Dialect } from './openai.ts'
import { inParts } from './prefix-cache.ts'
import type { ChatBody } from './shapes.ts'
import type { Reply } from '../model/reply.ts'

export class ChatApi implements Api {
  readonly #dialect: Dialect

  constructor(dialect: Dialect) {
    this.#dialect = dialect
  }

  check(sent: unknown): { exchange: Exchange } | { refusal: Refusal } {
    const checked = checkChat(sent, this.#dialect)
    if ('refusal' in checked) return checked
    const { body } = checked
    const { model, tools = [], response_format: format, messages } = body
    const schema = format?.type === 'json_schema' ? [format.json_schema] : []
    return {
      exchange: {
        body,
        asMessages: asMessages(body),
        prompt: { model, key: body.prompt_cache_key, parts: [...tools, ...schema, ...messages.map(inParts)] },
        answer: (turn, circumstances) => this.#answer(turn, { ...circumstances, body }),
        tooLong,
      },
    }
  }

  #answer(turn: Reply, { body, ...circumstances }: Circumstances & { body: ChatBody }): Answer {
    const { model, stream, stream_options: options } = body
    const dialect = this.#dialect
    const reply = completion(turn, { ...circumstances, model, dialect })
    const includeUsage = options?.include_usage === true
    const error = errorBody(500)
    return {
      parts: stream ? Array.from(streamParts(reply, { dialect, includeUsage })) : [JSON.stringify(reply)],
      outputTokens: reply.usage?.completion_tokens ?? 0,
      told: { 'error-event': { status: 500, body: error, events: () => `data: ${JSON.stringify(error)}\n\n` } },
    }
  }
}

function tooLong(promptTokens: number): Refusal {
  const message = `This model's maximum context length is ${promptTokens - 1} tokens. However, your messages resulted in ${promptTokens} tokens. Please reduce the length of the messages.`
  return { message, param: 'messages', code: 'context_length_exceeded' }
}
