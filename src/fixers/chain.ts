import type { Redact } from '../domain/redact.ts'
import { UserError } from '../errors.ts'
import type { Fixer } from '../ports.ts'
import { OfflineEngine } from './offline/engine.ts'

/** What Claude does when nobody says which model. */
const DEFAULT_MODEL = 'anthropic/claude-sonnet-5-5'

export interface ChainOptions {
  /** The input `models`; undefined: Claude where there is a key, and the offline engine behind it. */
  readonly models: readonly string[] | undefined
  readonly anthropicKey: string | undefined
  readonly anthropicUrl: string | undefined
  readonly redact: Redact
  readonly isTest: (file: string) => boolean
}

/**
 * The fixers in the order in which they are asked, by name. A provider's code is loaded only when it is used.
 * @throws UserError for a name that is no fixer, or a provider without its key
 */
export async function fixerChain(options: ChainOptions): Promise<ReadonlyMap<string, Fixer>> {
  const names = options.models ?? (options.anthropicKey === undefined ? ['offline'] : [DEFAULT_MODEL, 'offline'])
  const chain = new Map<string, Fixer>()
  for (const name of names) chain.set(name, await fixerNamed(name, options))
  return chain
}

async function fixerNamed(name: string, options: ChainOptions): Promise<Fixer> {
  if (name === 'offline') return new OfflineEngine({ isTest: options.isTest })
  const [provider, ...rest] = name.split('/')
  const model = rest.join('/')
  if (provider !== 'anthropic' || model === '') {
    throw new UserError(
      `Input models: ${JSON.stringify(name)} is not a fixer.`,
      `Use anthropic/<model>, such as ${DEFAULT_MODEL}, or offline.`,
    )
  }
  if (options.anthropicKey === undefined) {
    throw new UserError(
      `Input models asks for ${name}, but there is no key.`,
      'Pass anthropic-api-key from a secret, or use models: offline.',
    )
  }
  const [{ AgentFixer }, { AnthropicModel }] = await Promise.all([
    import('./agents/agent.ts'),
    import('./models/anthropic.ts'),
  ])
  return new AgentFixer(
    new AnthropicModel({ model, apiKey: options.anthropicKey, baseUrl: options.anthropicUrl }),
    options.redact,
  )
}
