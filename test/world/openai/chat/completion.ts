import { argumentsOf } from '../../model/arguments.ts'
import type { Reply, ToolsTurn } from '../../model/script.ts'
import { countTokens } from '../../model/prompt.ts'
import type { MakeId } from '../../model/provider.ts'
import type { PrefixUse } from '../prefix-cache.ts'
import { created, stopOf, textOf } from '../turns.ts'

interface Circumstances {
  model: string
  cacheUse: PrefixUse
  /** Leave out what local servers do: refusals and details of usage. */
  isPlain: boolean
  id: MakeId
}

export type Completion = ReturnType<typeof completion>

/** The turn as the API's completion. */
export function completion(turn: Reply, { model, cacheUse, isPlain, id }: Circumstances) {
  const message = messageOf(turn, { isPlain, id })
  const { promptTokens, cacheReadTokens } = cacheUse
  const outputTokens = outputTokensOf(message)
  const choice = { index: 0, message, finish_reason: finishReasonOf(turn) }
  return {
    id: id('chatcmpl-'),
    object: 'chat.completion',
    created,
    model,
    choices: [choice] as [typeof choice],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: outputTokens,
      total_tokens: promptTokens + outputTokens,
      ...(isPlain ? {} : { prompt_tokens_details: { cached_tokens: cacheReadTokens } }),
    },
    system_fingerprint: 'fp_0123456789',
  }
}

interface Message {
  role: 'assistant'
  content: string | null
  refusal?: string | null
  tool_calls?: ReturnType<typeof toolCalls>
}

function messageOf(turn: Reply, { isPlain, id }: Pick<Circumstances, 'isPlain' | 'id'>): Message {
  const text = textOf(turn)
  const calls = 'tools' in turn ? toolCalls(turn, id) : []
  const tools = calls.length > 0 ? { tool_calls: calls } : {}
  if (isPlain) return { role: 'assistant', content: text, ...tools }

  const isRefusal = stopOf(turn) === 'refusal'
  const content = isRefusal || (text === '' && calls.length > 0) ? null : text
  return { role: 'assistant', content, ...tools, refusal: isRefusal ? text : null }
}

function toolCalls(turn: ToolsTurn, id: MakeId) {
  const texts = argumentsOf(turn)
  return turn.tools.map(({ name }, index) => {
    return { id: id('call_'), type: 'function' as const, function: { name, arguments: texts[index] ?? '' } }
  })
}

function finishReasonOf(turn: Reply): string {
  if (stopOf(turn) === 'max_tokens') return 'length'
  return 'tools' in turn ? 'tool_calls' : 'stop'
}

/** Never zero, not even for an empty answer. */
function outputTokensOf({ content, refusal, tool_calls: calls = [] }: Message): number {
  const texts = [content ?? refusal ?? '', ...calls.map(call => JSON.stringify(call))]
  return Math.max(
    1,
    texts.reduce((sum, text) => sum + countTokens(text), 0),
  )
}
