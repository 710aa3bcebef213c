import type { Effort } from '../../domain/model/usage.ts'
import type Anthropic from '@anthropic-ai/sdk'
import type OpenAI from 'openai'
import { APIError } from 'openai'
import { InvalidAnswer } from './api-faults.ts'
import type { ModelInfo } from './model-catalog.ts'
import type { ApiCall } from './model-client.ts'
import { type ModelRequest, NOT_JSON } from './model.ts'
import type { Tokens } from './request-cost.ts'

/** One try of a request in one of OpenAI's two APIs. */
export interface OpenAICall extends ApiCall<OpenAI> {
  readonly model: string
  readonly info: ModelInfo
  readonly effort: Effort | undefined
  /** True for OpenAI's own servers, which enforce strict tool schemas. */
  readonly strict: boolean
}

/** Make the error of an answer that ends too early, or lacks a required part. */
export function incompleteAnswer(): InvalidAnswer {
  return new InvalidAnswer('its answer is incomplete.')
}

/** Throw the error that a server sent with status 200 in place of an answer. */
export function throwIfError(answer: unknown): void {
  const { error } = (answer ?? {}) as { error?: { message?: string } | null }
  if (error) throw new APIError(undefined, error, error.message, undefined)
}

/** Parse the arguments of a tool call; invalid JSON is kept under NOT_JSON for the tool's error. */
export function parseToolInput(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return { [NOT_JSON]: text }
  }
}

/** Format a tool's result as text. These APIs have no error flag, so the text says it. */
export function toolResultText({ content, is_error: isError }: Anthropic.ToolResultBlockParam): string {
  const text =
    typeof content === 'string' ? content : (content ?? []).map(part => ('text' in part ? part.text : '')).join('\n')
  return isError === true ? `Error: ${text}` : text
}

const BYTES_PER_TOKEN = 3

/** Estimate the tokens of a request if the server does not report them. */
export function estimateTokens({ system, tools, messages }: ModelRequest, content: readonly unknown[]): Tokens {
  const count = (value: unknown) => Math.ceil(Buffer.byteLength(JSON.stringify(value)) / BYTES_PER_TOKEN)
  return { input: count([system, tools, messages]), cacheRead: 0, cacheWrite: 0, output: count(content) }
}
