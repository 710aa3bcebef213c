import type Anthropic from '@anthropic-ai/sdk'
import type { Usage } from '../../domain/model/usage.ts'
import type { ModelInfo } from './model-catalog.ts'

/** One request to a model, in the terms of the Messages format, whatever the provider speaks. */
export interface ModelRequest {
  readonly system: string
  readonly tools: readonly Anthropic.Tool[]
  readonly messages: readonly Anthropic.MessageParam[]
  readonly maxTokens: number
}

/** Why an answer ended. `context`: the window was full. */
export type AnswerStopReason = 'end' | 'tools' | 'max-tokens' | 'refusal' | 'paused' | 'context'

export interface ModelAnswer {
  /** As it has to be sent back in the next request of the conversation. */
  readonly content: readonly Anthropic.ContentBlockParam[]
  readonly stopReason: AnswerStopReason
  /** Why it refused, where it says so. */
  readonly detail?: string
  readonly usage: Usage
  /** Tries whose answer had begun before it was lost: they are paid for, and nobody says how much. */
  readonly lost?: number
}

/** A model of some provider. */
export interface Model {
  /** `provider/model`, as in the input `models`. */
  readonly name: string
  /** Window, longest answer and price, as far as they are known. */
  readonly known: ModelInfo
  /**
   * @throws ModelUnavailable when no answer is to be had; the next fixer of the chain is asked then
   * @throws PromptTooLong when the request does not fit into the model's window
   */
  send(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>
}

/** The provider gave no usable answer, after retries. The message is a sentence that tells why. */
export class ModelUnavailable extends Error {
  /** Tries whose answer had begun before it was lost. */
  lost = 0
}

/** The conversation is longer than what the model can read. */
export class PromptTooLong extends Error {}

/** Under this name stand arguments of a tool call that could not be read. */
export const NOT_JSON = 'not_json'
