import type OpenAI from 'openai'
import { pieces } from '../model/stream.ts'
import type { Completion } from './completion.ts'
import type { Dialect } from './openai.ts'

type Chunk = OpenAI.ChatCompletionChunk
type Delta = Chunk['choices'][number]['delta']

interface Options {
  dialect: Dialect
  /** The client has to ask for it. */
  includeUsage: boolean
}

/** The completion as server-sent events, in the API's order. */
export function* streamParts(completion: Completion, options: Options): Generator<string> {
  for (const chunk of chunksOf(completion, options)) yield `data: ${JSON.stringify(chunk)}\n\n`
  yield 'data: [DONE]\n\n'
}

function* chunksOf({ usage, choices, ...rest }: Completion, { dialect, includeUsage }: Options): Generator<Chunk> {
  const [{ message, finish_reason, ...choice }] = choices
  const common = { ...rest, object: 'chat.completion.chunk' as const }
  // Once it is asked for, the API has the field in every chunk.
  const noUsage = includeUsage && dialect === 'openai' ? { usage: null } : {}
  for (const delta of deltasOf(message, dialect)) {
    yield { ...common, choices: [{ ...choice, delta, finish_reason: null }], ...noUsage }
  }
  yield { ...common, choices: [{ ...choice, delta: {}, finish_reason }], ...noUsage }
  if (includeUsage && usage) yield { ...common, choices: [], usage }
}

function* deltasOf({ content, refusal, tool_calls: calls = [] }: Message, dialect: Dialect): Generator<Delta> {
  const isPlain = dialect === 'plain'
  const first = { role: 'assistant' as const, content: content === null ? null : '' }
  yield isPlain ? first : { ...first, refusal: typeof refusal === 'string' ? '' : null }
  for (const piece of pieces(content ?? '')) yield { content: piece }
  for (const piece of pieces(refusal ?? '')) yield { refusal: piece }
  for (const [index, call] of calls.entries()) {
    if (call.type !== 'function') continue
    if (isPlain) {
      yield { tool_calls: [{ index, ...call }] }
      continue
    }
    // The API opens with the name and an empty piece.
    yield { tool_calls: [{ index, ...call, function: { name: call.function.name, arguments: '' } }] }
    for (const piece of pieces(call.function.arguments)) {
      yield { tool_calls: [{ index, function: { arguments: piece } }] }
    }
  }
}

type Message = Completion['choices'][0]['message']
