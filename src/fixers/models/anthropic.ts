import type { Effort } from '../../domain/model/usage.ts'
import Anthropic from '@anthropic-ai/sdk'
import { modelInfo, type Price } from './model-catalog.ts'
import { RETRY_POLICY, type RetryPolicy } from './retry.ts'
import { MessagesModel } from './messages-api.ts'

export interface AnthropicOptions {
  readonly model: string
  /** A key, or a token of somebody who is signed in. */
  readonly apiKey: string | undefined
  readonly authToken?: string | undefined
  readonly baseUrl?: string | undefined
  readonly effort?: Effort | undefined
  readonly price?: Price | undefined
  readonly patience?: Partial<RetryPolicy>
  readonly stream?: boolean
}

/** Claude through Anthropic's own API, or through a gateway that speaks it. */
export function anthropicModel(options: AnthropicOptions): MessagesModel {
  const { model, apiKey, authToken, baseUrl, effort, price } = options
  const known = modelInfo(model, { family: 'claude', own: true, price })
  return new MessagesModel({
    name: `anthropic/${model}`,
    model,
    known,
    effort,
    patience: { ...RETRY_POLICY, ...options.patience },
    ...(options.stream === undefined ? {} : { stream: options.stream }),
    strict: true,
    secrets: [apiKey, authToken].filter(secret => secret !== undefined),
    client: async fetch =>
      new Anthropic({
        ...(apiKey === undefined ? { authToken: authToken ?? null, apiKey: null } : { apiKey, authToken: null }),
        baseURL: baseUrl ?? 'https://api.anthropic.com',
        // The SDK's own retries obey any retry-after, however long, and none of them covers a stream.
        maxRetries: 0,
        logLevel: 'off',
        fetch,
      }),
  })
}
