import type { Effort } from '../../domain/model/usage.ts'
import { AnthropicBedrock } from '@anthropic-ai/bedrock-sdk'
import { messagesModel } from './messages-api.ts'
import { modelInfo } from './model-catalog.ts'
import type { Model } from './model.ts'
import type { Price } from './price-list.ts'
import type { RetryPolicy } from './retry.ts'

export interface BedrockOptions {
  /** An inference profile, such as `global.anthropic.claude-sonnet-5-5`. */
  readonly model: string
  readonly region?: string | undefined
  readonly baseUrl?: string | undefined
  readonly effort?: Effort | undefined
  readonly price?: Price | undefined
  readonly retryPolicy?: Partial<RetryPolicy>
}

/** Matches models that Bedrock serves with the older version of the API only. */
const BEFORE_4_7 = /claude-(?:[23]\b|(?:opus|sonnet|haiku)-4(?:-[0-6])?(?:-\d{8})?(?:-v\d|$))/

/**
 * Make a Claude model on Amazon Bedrock, with credentials from AWS's default chain, such as those of an earlier step.
 */
export function bedrockModel({ model, region, baseUrl, effort, price, retryPolicy }: BedrockOptions): Model {
  return messagesModel({
    name: `bedrock/${model}`,
    model,
    info: modelInfo(model, { family: 'claude', isListPriced: model.startsWith('global.'), price }),
    effort,
    retryPolicy,
    // Bedrock does not support strict tool schemas.
    strict: false,
    connect: async fetch =>
      new AnthropicBedrock({
        ...(region === undefined ? {} : { awsRegion: region }),
        ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
        ...(BEFORE_4_7.test(model) ? { defaultHeaders: { 'anthropic-version': 'bedrock-2023-05-31' } } : {}),
        maxRetries: 0,
        logLevel: 'off',
        fetch,
      }),
  })
}
