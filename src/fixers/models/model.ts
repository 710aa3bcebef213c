import type Anthropic from '@anthropic-ai/sdk'
import type { Usage } from '../../domain/attempt.ts'

/** One request to a model, in the terms of the Messages format. */
export interface ModelRequest {
  readonly system: string
  readonly messages: readonly Anthropic.MessageParam[]
  readonly tools?: readonly Anthropic.Tool[]
  /** A JSON schema that the answer must follow. */
  readonly schema?: Readonly<Record<string, unknown>>
  readonly maxTokens: number
}

export interface ModelAnswer {
  readonly content: readonly Anthropic.ContentBlock[]
  readonly stopReason: string
  readonly usage: Usage
}

/** A model of some provider. */
export interface Model {
  /** `provider/model`, as in the input `models`. */
  readonly name: string
  /** @throws ModelUnavailable when no answer is to be had; the next fixer of the chain is asked then. */
  send(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>
}

/** The provider gave no usable answer, after retries. The message is a sentence that tells why. */
export class ModelUnavailable extends Error {}
