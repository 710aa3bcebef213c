import type Anthropic from '@anthropic-ai/sdk'
import type { Usage } from '../../domain/model/usage.ts'
import type { ModelInfo } from './model-catalog.ts'

/** One request to a model, in the Messages format for every provider. */
export interface ModelRequest {
  readonly system: string
  readonly tools: readonly Anthropic.Tool[]
  readonly messages: readonly Anthropic.MessageParam[]
  readonly maxTokens: number
}

/** The reason why an answer ended. `context`: the window was full. */
export type AnswerStopReason = 'end' | 'tools' | 'max-tokens' | 'refusal' | 'paused' | 'context'

export interface ModelAnswer {
  /** Sent back unchanged in the next request of the conversation. */
  readonly content: readonly Anthropic.ContentBlockParam[]
  readonly stopReason: AnswerStopReason
  /** The reason for a refusal, if the provider gives one. */
  readonly detail?: string
  readonly usage: Usage
  /** Failed tries whose answer had started: the provider bills them, but does not report their tokens. */
  readonly lost?: number
}

/** A model of any provider. */
export interface Model {
  /** `provider/model`, as in the input `models`. */
  readonly name: string
  readonly info: ModelInfo
  /**
   * @throws ModelUnavailable after retries; then the next fixer of the chain is tried
   * @throws PromptTooLong if the request does not fit into the model's window
   */
  send(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>
}

/** The provider gave no usable answer, after retries. The message is a sentence with the reason. */
export class ModelUnavailable extends Error {
  /** Failed tries whose answer had started. */
  lost = 0
  /** True if the key, the account or the name of the model is wrong: another try would end the same way. */
  isMisconfigured = false
  /** True if the same request would be refused again. */
  isPermanent = false
}

/** The conversation does not fit into the model's window. */
export class PromptTooLong extends Error {}

/** The key that holds the arguments of a tool call that are not JSON. */
export const NOT_JSON = 'not_json'
