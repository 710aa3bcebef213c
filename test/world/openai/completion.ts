import type OpenAI from 'openai'
import { argumentsOf } from '../model/arguments.ts'
import type { SayTurn, ToolsTurn } from '../model/model.ts'
import { countTokens } from '../model/prompt.ts'
import type { Reply } from '../model/reply.ts'
import type * as api from './api.ts'
import type { Dialect } from './openai.ts'

interface Circumstances extends api.Circumstances {
  model: string
  dialect: Dialect
}

/** What local servers leave out: refusals, annotations, details of usage. */
export type Completion = Omit<OpenAI.ChatCompletion, 'choices'> & { choices: [Choice] }
export type Choice = Omit<OpenAI.ChatCompletion.Choice, 'message' | 'logprobs'> & { message: Message; logprobs?: null }
type Message = Pick<OpenAI.ChatCompletionMessage, 'role' | 'content'> & Partial<OpenAI.ChatCompletionMessage>

/** 2026-01-01, the same in every run. */
export const created = 1_767_225_600

/** The turn as the API's completion. */
export function completion(turn: Reply, { model, prefixUse, dialect, id }: Circumstances): Completion {
  const message = messageOf(turn, { dialect, id })
  const { promptTokens, cachedTokens } = prefixUse
  const outputTokens = outputTokensOf(message)
  const isPlain = dialect === 'plain'
  return {
    id: id('chatcmpl-'),
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message, ...(isPlain ? {} : { logprobs: null }), finish_reason: finishReasonOf(turn) }],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: outputTokens,
      total_tokens: promptTokens + outputTokens,
      ...(isPlain
        ? {}
        : {
            prompt_tokens_details: { cached_tokens: cachedTokens, audio_tokens: 0 },
            completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
          }),
    },
    ...(isPlain ? {} : { service_tier: 'default' as const }),
    system_fingerprint: 'fp_0123456789',
  }
}

function messageOf(turn: Reply, { dialect, id }: Pick<Circumstances, 'dialect' | 'id'>): Message {
  const text = textOf(turn)
  const calls = 'tools' in turn ? toolCalls(turn, id) : []
  const tools = calls.length > 0 ? { tool_calls: calls } : {}
  if (dialect === 'plain') return { role: 'assistant', content: text, ...tools }

  const isRefusal = 'say' in turn && !('tools' in turn) && turn.stop === 'refusal'
  const content = isRefusal || (text === '' && calls.length > 0) ? null : text
  return { role: 'assistant', content, ...tools, refusal: isRefusal ? text : null, annotations: [] }
}

export function textOf(turn: Reply): string {
  return 'json' in turn ? JSON.stringify(turn.json) : (turn.say ?? '')
}

function toolCalls(turn: ToolsTurn, id: Circumstances['id']) {
  const texts = argumentsOf(turn)
  return turn.tools.map(({ name }, index) => {
    return { id: id('call_'), type: 'function' as const, function: { name, arguments: texts[index] ?? '' } }
  })
}

const finishReasons: Partial<Record<NonNullable<SayTurn['stop']>, 'length'>> = { max_tokens: 'length' }

function finishReasonOf(turn: Reply): OpenAI.ChatCompletion.Choice['finish_reason'] {
  const stop = 'stop' in turn ? turn.stop : undefined
  return (stop && finishReasons[stop]) ?? ('tools' in turn ? 'tool_calls' : 'stop')
}

/** Never zero, not even for an empty answer. */
function outputTokensOf({ content, refusal, tool_calls: calls = [] }: Message): number {
  return Math.max(
    1,
    [content ?? refusal ?? '', ...calls.map(call => JSON.stringify(call))].map(countTokens).reduce(sum),
  )
}

function sum(one: number, other: number): number {
  return one + other
}
