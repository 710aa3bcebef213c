import type { Effort } from '../../domain/model/usage.ts'
import { AnthropicVertex } from '@anthropic-ai/vertex-sdk'
import { type AuthClient, GoogleAuth } from 'google-auth-library'
import { messageOf } from '../../contracts/errors.ts'
import { modelInfo, type Price } from './model-catalog.ts'
import { RETRY_POLICY, type RetryPolicy } from './retry.ts'
import { MessagesModel } from './messages-api.ts'
import { ModelUnavailable } from './model.ts'

export interface VertexOptions {
  readonly model: string
  /** `global` unless it is told. */
  readonly region?: string | undefined
  readonly project?: string | undefined
  readonly baseUrl?: string | undefined
  readonly effort?: Effort | undefined
  readonly price?: Price | undefined
  readonly patience?: Partial<RetryPolicy>
  /** Who signs in; Google's default credentials, such as those of a step before, where it is not told. */
  readonly auth?: () => Promise<AuthClient>
}

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform'

/** Claude on Google Cloud's Vertex AI. */
export function vertexModel(options: VertexOptions): MessagesModel {
  const { model, region = 'global', project, baseUrl, effort, price, patience } = options
  const auth =
    options.auth ??
    (() => new GoogleAuth({ scopes: SCOPE, ...(project === undefined ? {} : { projectId: project }) }).getClient())
  const known = modelInfo(model, { family: 'claude', own: region === 'global', price })
  const name = `vertex/${model}`
  return new MessagesModel({
    name,
    model,
    known,
    effort,
    patience: { ...RETRY_POLICY, ...patience },
    // An organisation's policy forbids structured outputs until somebody allows them.
    strict: false,
    client: async fetch => {
      // The SDK would ask for them in its constructor, where nobody catches what goes wrong.
      const authClient = await auth().catch((error: unknown) => {
        throw new ModelUnavailable(
          `${name}: nobody is signed in to Google Cloud (${messageOf(error).slice(0, 200)}).`,
          {
            cause: error,
          },
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
