import type { Effort } from '../../domain/model/usage.ts'
import { AnthropicBedrock } from '@anthropic-ai/bedrock-sdk'
import { modelInfo, type Price } from './model-catalog.ts'
import { RETRY_POLICY, type RetryPolicy } from './retry.ts'
import { MessagesModel } from './messages-api.ts'

export interface BedrockOptions {
  /** An inference profile, such as `global.anthropic.claude-sonnet-5-5`. */
  readonly model: string
  readonly region?: string | undefined
  readonly baseUrl?: string | undefined
  readonly effort?: Effort | undefined
  readonly price?: Price | undefined
  readonly patience?: Partial<RetryPolicy>
}

/** Models that Bedrock serves with the older version of the API only. */
const BEFORE_4_7 = /claude-(?:[23]\b|(?:opus|sonnet|haiku)-4(?:-[0-6])?(?:-\d{8})?(?:-v\d|$))/

/** Claude on Amazon Bedrock, with the credentials that AWS's own chain finds, such as those of a step before. */
export function bedrockModel({ model, region, baseUrl, effort, price, patience }: BedrockOptions): MessagesModel {
  const known = modelInfo(model, { family: 'claude', own: model.startsWith('global.'), price })
  return new MessagesModel({
    name: `bedrock/${model}`,
    model,
    known,
    effort,
    patience: { ...RETRY_POLICY, ...patience },
    // Bedrock's own documentation says that it has none.
    strict: false,
    client: async fetch =>
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
