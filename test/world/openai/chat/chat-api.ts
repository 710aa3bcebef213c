import type { Reply } from '../../model/script.ts'
import type { Answer, Api, Exchange, MakeId, Refusal } from '../../model/provider.ts'
import { pieces } from '../../model/stream.ts'
import { type Dialect, errorBody } from '../dialect.ts'
import type { PrefixCache, PrefixUse } from '../prefix-cache.ts'
import { stopOf } from '../turns.ts'
import { type Completion, completion } from './completion.ts'
import { checkChat } from './legality.ts'
import type { ChatBody } from './shapes.ts'

export class ChatApi implements Api<ChatBody> {
  readonly #dialect: Dialect
  readonly #cache: PrefixCache

  constructor(dialect: Dialect, cache: PrefixCache) {
    this.#dialect = dialect
    this.#cache = cache
  }

  check(sent: unknown): { exchange: Exchange<ChatBody> } | { refusal: Refusal } {
    const checked = checkChat(sent, this.#dialect)
    if ('refusal' in checked) return checked
    const { body } = checked
    const { model, tools = [], messages } = body
    const use = this.#cache.use(model, [...tools, ...messages])
    // A server that does not tell what it cached has cached nothing, as far as a client knows.
    const untold = { cacheReadTokens: 0, inputTokens: use.promptTokens }
    const cacheUse = this.#dialect === 'plain' ? { ...use, ...untold } : use
    const answer = (turn: Reply, id: MakeId) => this.#answer(turn, { body, cacheUse, id })
    return { exchange: { body, cacheUse, answer } }
  }

  #answer(turn: Reply, { body, cacheUse, id }: { body: ChatBody; cacheUse: PrefixUse; id: MakeId }): Answer {
    const { model, stream, stream_options: options } = body
    const isPlain = this.#dialect === 'plain'
    const reply = completion(turn, { model, cacheUse, isPlain, id })
    const chunks = chunksOf(reply, { isPlain, includeUsage: options?.include_usage === true })
    const error = errorBody(500)
    return {
      parts: stream ? [...chunks.map(event), 'data: [DONE]\n\n'] : [JSON.stringify(reply)],
      outputTokens: reply.usage.completion_tokens,
      told: { 'error-event': { status: 500, body: error, events: () => event(error) } },
      ...(stopOf(turn) === 'model_context_window_exceeded' ? { refusal: tooLong(cacheUse) } : {}),
    }
  }
}

function tooLong({ promptTokens }: PrefixUse): Refusal {
  const message = `This model's maximum context length is ${promptTokens - 1} tokens. However, your messages resulted in ${promptTokens} tokens. Please reduce the length of the messages.`
  return { message, code: 'context_length_exceeded' }
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`
}

/** The completion as the chunks of a stream, in the API's order. */
function chunksOf(
  completed: Completion,
  { isPlain, includeUsage }: { isPlain: boolean; includeUsage: boolean },
): object[] {
  const { usage, choices, ...rest } = completed
  const [{ message, finish_reason, ...choice }] = choices
  const common = { ...rest, object: 'chat.completion.chunk' }
  const chunk = (delta: object, reason: string | null = null) => {
    return { ...common, choices: [{ ...choice, delta, finish_reason: reason }] }
  }
  return [
    chunk({ role: 'assistant', content: message.content === null ? null : '' }),
    ...pieces(message.content ?? '').map(content => chunk({ content })),
    ...pieces(message.refusal ?? '').map(refusal => chunk({ refusal })),
    ...callDeltas(message, isPlain).map(delta => chunk(delta)),
    chunk({}, finish_reason),
    ...(includeUsage ? [{ ...common, choices: [], usage }] : []),
  ]
}

function callDeltas({ tool_calls: calls = [] }: Completion['choices'][0]['message'], isPlain: boolean): object[] {
  return calls.flatMap((call, index) => {
    if (isPlain) return { tool_calls: [{ index, ...call }] }
    const { name, arguments: input } = call.function
    // The API opens with the name and an empty piece.
    const opening = { index, ...call, function: { name, arguments: '' } }
    const rest = pieces(input).map(piece => ({ index, function: { arguments: piece } }))
    return [opening, ...rest].map(part => ({ tool_calls: [part] }))
  })
}
