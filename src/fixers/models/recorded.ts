import type Anthropic from '@anthropic-ai/sdk'
import type { ModelInfo } from './model-catalog.ts'
import { type Model, type ModelAnswer, type ModelRequest, ModelUnavailable, type AnswerStopReason } from './model.ts'

/** An answer of a saved transcript. */
export interface RecordedAnswer {
  readonly content: readonly unknown[]
  readonly stopReason: string
  readonly detail?: string | undefined
  readonly usage: ModelAnswer['usage']
}

/** Replay the answers of an earlier conversation, whatever the requests are. */
export class RecordedModel implements Model {
  readonly name: string
  /** Without limits: a replay is free. */
  readonly info: ModelInfo = {
    price: undefined,
    window: Number.POSITIVE_INFINITY,
    longestAnswer: Number.POSITIVE_INFINITY,
    efforts: [],
  }
  readonly #answers: RecordedAnswer[]

  constructor(name: string, answers: readonly RecordedAnswer[]) {
    this.name = name
    this.#answers = [...answers]
  }

  async send(_request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    signal.throwIfAborted()
    const next = this.#answers.shift()
    if (next === undefined) throw new ModelUnavailable('the recording has no further answer.')
    return {
      content: next.content as Anthropic.ContentBlockParam[],
      stopReason: next.stopReason as AnswerStopReason,
      ...(next.detail === undefined ? {} : { detail: next.detail }),
      usage: next.usage,
    }
  }
}
