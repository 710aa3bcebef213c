import type { Effort } from '../../domain/model/usage.ts'
import { UserError } from '../../contracts/errors.ts'
import type { Price } from './price-list.ts'
import type { Model } from './model.ts'

export const PROVIDERS = ['anthropic', 'bedrock', 'vertex', 'openai'] as const
export type Provider = (typeof PROVIDERS)[number]

/** Credentials and addresses of the providers. */
export interface ModelAccess {
  readonly anthropic: {
    readonly apiKey: string | undefined
    readonly authToken: string | undefined
    readonly baseUrl: string | undefined
    /** True if there is a key or a token. */
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
  /** By `provider/model`, from the input `model-prices`. */
  readonly prices: ReadonlyMap<string, Price>
}

/** Split `provider/model`; undefined if it is not of this form. */
export function parseModelName(name: string): { provider: Provider; model: string } | undefined {
  const at = name.indexOf('/')
  const provider = PROVIDERS.find(each => each === name.slice(0, at))
  const model = name.slice(at + 1).trim()
  return at < 0 || provider === undefined || model === '' ? undefined : { provider, model }
}

/** The model of the default chain. */
export const DEFAULT_MODEL = 'anthropic/claude-sonnet-5-5'

/** A small model of Anthropic's, which costs a twentieth of that. */
const SMALL_CLAUDE = 'anthropic/claude-haiku-5-5'

/** Name the small model of a model's provider; undefined where it may not be there, as behind a gateway. */
export function smallModelBeside(name: string | undefined, access: ModelAccess): string | undefined {
  const isClaude = name?.startsWith('anthropic/claude-') === true
  return isClaude && access.anthropic.baseUrl === undefined ? SMALL_CLAUDE : undefined
}

/** List the names of the chain: the input `models`, or Claude if there is a key, then the offline engine. */
export function chainNames(models: readonly string[] | undefined, hasClaude: boolean): readonly string[] {
  return models ?? (hasClaude ? [DEFAULT_MODEL, 'offline'] : ['offline'])
}

export function isAgent(name: string): boolean {
  return parseModelName(name) !== undefined
}

/** Check the names of a chain. @throws UserError for a chain without a name, or a name that is not a fixer */
export function requireFixers(names: readonly string[]): void {
  const invalid = names.length === 0 ? '' : names.find(name => name !== 'offline' && !isAgent(name))
  if (invalid !== undefined) throw unknownFixer('models', invalid)
}

/**
 * Make a model by its name, loading its provider's code.
 *
 * @throws UserError without a key
 */
export async function loadModel(name: string, access: ModelAccess): Promise<Model> {
  const parsed = parseModelName(name)
  if (parsed === undefined) throw new Error(`${name} is not a model`)
  const { provider, model } = parsed
  const options = { model, effort: access.effort, price: access.prices.get(name) }
  switch (provider) {
    case 'anthropic': {
      const { apiKey, authToken, baseUrl } = access.anthropic
      if (apiKey === undefined && authToken === undefined)
        throw missingKey(name, 'anthropic-api-key (or anthropic-auth-token)')
      const { anthropicModel } = await import('./anthropic.ts')
      return anthropicModel({ ...options, apiKey, authToken, baseUrl })
    }
    case 'openai': {
      const { apiKey, baseUrl } = access.openai
      if (apiKey === undefined && baseUrl === undefined) throw missingKey(name, 'openai-api-key')
      const { openaiModel } = await import('./openai.ts')
      return openaiModel({ ...options, apiKey, baseUrl })
    }
    case 'bedrock': {
      const { region, baseUrl } = access.bedrock
      // The SDK would send the code to a region of its own choice.
      if (region === undefined && baseUrl === undefined)
        throw new UserError(
          `Input models asks for ${name}, but no region is set.`,
          'Set AWS_REGION, as aws-actions/configure-aws-credentials does, or use models: offline.',
        )
      const { bedrockModel } = await import('./bedrock.ts')
      return bedrockModel({ ...options, ...access.bedrock })
    }
    case 'vertex': {
      const { vertexModel } = await import('./vertex.ts')
      return vertexModel({ ...options, ...access.vertex })
    }
  }
}

function missingKey(name: string, input: string): UserError {
  return new UserError(
    `Input models asks for ${name}, but there is no key.`,
    `Pass ${input} from a secret, or use models: offline.`,
  )
}

/** Make the error for a name that is not a fixer. */
export function unknownFixer(input: string, name: string): UserError {
  return new UserError(
    `Input ${input}: ${JSON.stringify(name)} is not a fixer.`,
    `Use anthropic/<model>, bedrock/<model>, vertex/<model> or openai/<model>, such as ${DEFAULT_MODEL}${input === 'models' ? ', or offline' : ''}.`,
  )
}
