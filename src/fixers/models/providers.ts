import type { Effort } from '../../domain/model/usage.ts'
import { UserError } from '../../contracts/errors.ts'
import type { Price } from './model-catalog.ts'
import type { Model } from './model.ts'

export const PROVIDERS = ['anthropic', 'bedrock', 'vertex', 'openai'] as const
export type Provider = (typeof PROVIDERS)[number]

/** How the providers are reached. */
export interface Access {
  readonly anthropic: {
    readonly apiKey: string | undefined
    readonly authToken: string | undefined
    readonly baseUrl: string | undefined
    readonly isThere: boolean
  }
  readonly openai: { readonly apiKey: string | undefined; readonly baseUrl: string | undefined }
  readonly bedrock: { readonly region: string | undefined; readonly baseUrl: string | undefined }
  readonly vertex: {
    readonly region: string | undefined
    readonly project: string | undefined
    readonly baseUrl: string | undefined
  }
  readonly effort: Effort | undefined
  /** By `provider/model`: prices that were told. */
  readonly prices: ReadonlyMap<string, Price>
}

/** The two parts of `provider/model`, or undefined when it is none. */
export function parseModelName(name: string): { provider: Provider; model: string } | undefined {
  const at = name.indexOf('/')
  const provider = PROVIDERS.find(each => each === name.slice(0, at))
  const model = name.slice(at + 1).trim()
  return at < 0 || provider === undefined || model === '' ? undefined : { provider, model }
}

/** What Claude does when nobody says which model. */
export const DEFAULT_MODEL = 'anthropic/claude-sonnet-5-5'

/** The chain of fixers by name: as it is told, or Claude where there is a key, and the offline engine behind it. */
export function namesOf(told: readonly string[] | undefined, hasClaude: boolean): readonly string[] {
  return told ?? (hasClaude ? [DEFAULT_MODEL, 'offline'] : ['offline'])
}

export function isAgent(name: string): boolean {
  return parseModelName(name) !== undefined
}

/**
 * The model of this name. Its provider's code is loaded now.
 * @throws UserError when there is no key for it
 */
export async function modelFor(name: string, access: Access): Promise<Model> {
  const parsed = parseModelName(name)
  if (parsed === undefined) throw new Error(`${name} is no model`)
  const { provider, model } = parsed
  const told = { model, effort: access.effort, price: access.prices.get(name) }
  switch (provider) {
    case 'anthropic': {
      const { apiKey, authToken, baseUrl } = access.anthropic
      if (apiKey === undefined && authToken === undefined)
        throw withoutKey(name, 'anthropic-api-key (or anthropic-auth-token)')
      const { anthropicModel } = await import('./anthropic.ts')
      return anthropicModel({ ...told, apiKey, authToken, baseUrl })
    }
    case 'openai': {
      const { apiKey, baseUrl } = access.openai
      if (apiKey === undefined && baseUrl === undefined) throw withoutKey(name, 'openai-api-key')
      const { OpenAIModel } = await import('./openai.ts')
      return new OpenAIModel({ ...told, apiKey, baseUrl })
    }
    case 'bedrock': {
      const { bedrockModel } = await import('./bedrock.ts')
      return bedrockModel({ ...told, ...access.bedrock })
    }
    case 'vertex': {
      const { vertexModel } = await import('./vertex.ts')
      return vertexModel({ ...told, ...access.vertex })
    }
  }
}

function withoutKey(name: string, input: string): UserError {
  return new UserError(
    `Input models asks for ${name}, but there is no key.`,
    `Pass ${input} from a secret, or use models: offline.`,
  )
}
