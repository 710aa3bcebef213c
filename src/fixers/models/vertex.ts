import type { Effort } from '../../domain/model/usage.ts'
import { AnthropicVertex } from '@anthropic-ai/vertex-sdk'
import { type AuthClient, GoogleAuth } from 'google-auth-library'
import { messageOf } from '../../contracts/errors.ts'
import { messagesModel } from './messages-api.ts'
import { modelInfo } from './model-catalog.ts'
import { type Model, ModelUnavailable } from './model.ts'
import type { Price } from './price-list.ts'
import type { RetryPolicy } from './retry.ts'

export interface VertexOptions {
  readonly model: string
  /** Default: `global`. */
  readonly region?: string | undefined
  readonly project?: string | undefined
  readonly baseUrl?: string | undefined
  readonly effort?: Effort | undefined
  readonly price?: Price | undefined
  readonly retryPolicy?: Partial<RetryPolicy>
  /** Default: Google's default credentials, such as those of an earlier step. */
  readonly auth?: () => Promise<AuthClient>
}

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform'

/** Make a Claude model on Google Cloud's Vertex AI. */
export function vertexModel(options: VertexOptions): Model {
  const { model, region = 'global', project, baseUrl, effort, price, retryPolicy } = options
  const auth =
    options.auth ??
    (() => new GoogleAuth({ scopes: SCOPE, ...(project === undefined ? {} : { projectId: project }) }).getClient())
  const name = `vertex/${model}`
  return messagesModel({
    name,
    model,
    info: modelInfo(model, { family: 'claude', isListPriced: region === 'global', price }),
    effort,
    retryPolicy,
    // By default an organisation's policy forbids structured outputs.
    strict: false,
    connect: async fetch => {
      // Sign in here: the SDK's constructor would do it without a way to catch the error.
      const authClient = await auth().catch((error: unknown) => {
        const reason = messageOf(error).slice(0, 200)
        throw Object.assign(
          new ModelUnavailable(`${name}: no Google Cloud credentials found (${reason}).`, { cause: error }),
          { isMisconfigured: true },
        )
      })
      return new AnthropicVertex({
        authClient,
        region,
        ...(project === undefined ? {} : { projectId: project }),
        ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
        maxRetries: 0,
        logLevel: 'off',
        fetch,
      })
    },
  })
}
