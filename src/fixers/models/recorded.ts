import type Anthropic from '@anthropic-ai/sdk'
import type { ModelInfo } from './model-catalog.ts'
import { type Model, type ModelAnswer, type ModelRequest, ModelUnavailable, type AnswerStopReason } from './model.ts'

/** An answer as a transcript keeps it. */
export interface RecordedAnswer {
  readonly content: readonly unknown[]
  readonly stopReason: string
  readonly detail?: string | undefined
  readonly usage: ModelAnswer['usage']
}

/** Plays the answers of a conversation that was had before, whatever is asked. */
export class RecordedModel implements Model {
  readonly name: string
  /** Nothing is asked, so nothing is too long or costs too much. */
  readonly known: ModelInfo = {
    price: undefined,
    window: Number.POSITIVE_INFINITY,
    longest: Number.POSITIVE_INFINITY,
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
