import type Anthropic from '@anthropic-ai/sdk'
import { argumentsOf, asFarAsItCame } from './arguments.ts'
import type { Reply } from './script.ts'
import { countTokens } from './prompt.ts'
import type { CacheUse, MakeId } from './provider.ts'

interface Circumstances {
  model: string
  cacheUse: CacheUse
  id: MakeId
}

/** The turn as the API's message. */
export function message(turn: Reply, { model, cacheUse, id }: Circumstances): Anthropic.Message {
  const content = contentOf(turn, id)
  const stopReason = stopReasonOf(turn)
  return {
    id: id('msg_'),
    type: 'message',
    role: 'assistant',
    model,
    content,
    container: null,
    diagnostics: null,
    stop_reason: stopReason,
    stop_sequence: null,
    stop_details: stopReason === 'refusal' ? { type: 'refusal', category: null, explanation: null } : null,
    usage: {
      input_tokens: cacheUse.inputTokens,
      cache_read_input_tokens: cacheUse.cacheReadTokens,
      cache_creation_input_tokens: cacheUse.cacheWriteTokens,
      cache_creation: { ephemeral_5m_input_tokens: cacheUse.cacheWriteTokens, ephemeral_1h_input_tokens: 0 },
      // Never zero, not even for an empty answer.
      output_tokens: Math.max(
        1,
        content.reduce((sum, block) => sum + countTokens(JSON.stringify(block)), 0),
      ),
      output_tokens_details: null,
      inference_geo: null,
      server_tool_use: null,
      service_tier: 'standard',
      speed: null,
    },
  }
}

function contentOf(turn: Reply, id: MakeId): Anthropic.ContentBlock[] {
  if ('json' in turn) return textBlocks(JSON.stringify(turn.json))
  if (!('tools' in turn)) return textBlocks(turn.say)
  if (turn.tools.some(({ raw }) => raw !== undefined)) throw new Error("the Messages API has no 'raw' arguments")
  const texts = argumentsOf(turn)
  const uses = turn.tools.map(({ name, input }, index) => ({
    type: 'tool_use' as const,
    id: id('toolu_'),
    name,
    input: turn.stop === 'max_tokens' && index === texts.length - 1 ? asFarAsItCame(texts[index] ?? '') : input,
    caller: { type: 'direct' as const },
  }))
  return [...textBlocks(turn.say ?? ''), ...uses]
}

function textBlocks(text: string): Anthropic.TextBlock[] {
  return text === '' ? [] : [{ type: 'text', text, citations: null }]
}

function stopReasonOf(turn: Reply): Anthropic.StopReason {
  if ('tools' in turn) return turn.stop ?? 'tool_use'
  return ('say' in turn ? turn.stop : undefined) ?? 'end_turn'
}
