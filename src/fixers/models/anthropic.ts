import type { Effort } from '../../domain/model/usage.ts'
import Anthropic from '@anthropic-ai/sdk'
import { messagesModel } from './messages-api.ts'
import { modelInfo } from './model-catalog.ts'
import type { Model } from './model.ts'
import type { Price } from './price-list.ts'
import type { RetryPolicy } from './retry.ts'

export interface AnthropicOptions {
  readonly model: string
  readonly apiKey: string | undefined
  /** An OAuth token, used if there is no key. */
  readonly authToken?: string | undefined
  readonly baseUrl?: string | undefined
  readonly effort?: Effort | undefined
  readonly price?: Price | undefined
  readonly retryPolicy?: Partial<RetryPolicy>
  readonly stream?: boolean
}

/** Make a Claude model behind Anthropic's own API, or behind a gateway that speaks it. */
export function anthropicModel(options: AnthropicOptions): Model {
  const { model, apiKey, authToken, baseUrl, effort, price, retryPolicy, stream } = options
  return messagesModel({
    name: `anthropic/${model}`,
    model,
    info: modelInfo(model, { family: 'claude', isListPriced: true, price }),
    effort,
    retryPolicy,
    stream,
    strict: true,
    secrets: [apiKey, authToken].filter(secret => secret !== undefined),
    connect: async fetch =>
      new Anthropic({
        ...(apiKey === undefined ? { authToken: authToken ?? null, apiKey: null } : { apiKey, authToken: null }),
        baseURL: baseUrl ?? 'https://api.anthropic.com',
        // The SDK obeys any retry-after, however long, and does not retry broken streams.
        maxRetries: 0,
        logLevel: 'off',
        fetch,
      }),
  })
}
