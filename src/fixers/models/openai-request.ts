import type { Effort } from '../../domain/model/usage.ts'
import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { InvalidAnswer } from './retry.ts'
import type { ModelInfo } from './model-catalog.ts'
import { type ModelAnswer, type ModelRequest, NOT_JSON } from './model.ts'
import type { Tokens } from './pricing.ts'

/** One request in one of OpenAI's two APIs. */
export interface OpenAIRequest {
  readonly client: OpenAI
  readonly model: string
  readonly request: ModelRequest
  readonly known: ModelInfo
  readonly effort: Effort | undefined
  readonly stream: boolean
  /** Whether the server is known to follow the API to the letter, with strict schemas. */
  readonly strict: boolean
  readonly signal: AbortSignal
}

/** What came of it, before it is priced. */
export type OpenAIAnswer = Omit<ModelAnswer, 'usage'> & { readonly tokens: Tokens }

/** A stream that ends, and is no whole answer. */
export function brokenOff(): InvalidAnswer {
  return new InvalidAnswer('its answer broke off.')
}

/** Arguments of a tool call; what is no JSON is kept, so that the tool can say so. */
export function argumentsOf(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return { [NOT_JSON]: text }
  }
}

/** The text of a tool's result; that it is an error has no place of its own here. */
export function toolResultText({ content, is_error: isError }: Anthropic.ToolResultBlockParam): string {
  const text =
    typeof content === 'string' ? content : (content ?? []).map(part => ('text' in part ? part.text : '')).join('\n')
  return isError === true ? `Error: ${text}` : text
}

/** Bytes that make a token, about. */
const BYTES = 3

/** The tokens of a request whose server does not count them: nothing is for nothing. */
export function estimateTokens({ system, tools, messages }: ModelRequest, content: readonly unknown[]): Tokens {
  const count = (value: unknown) => Math.ceil(Buffer.byteLength(JSON.stringify(value)) / BYTES)
  return { input: count([system, tools, messages]), cacheRead: 0, cacheWrite: 0, output: count(content) }
}
