import type { FixHistory } from '../domain/history/fix-history.ts'
import type { Redact } from '../domain/policy/redaction.ts'
import { UserError } from '../contracts/errors.ts'
import type { Fixer, Reviewer } from '../contracts/ports.ts'
import type { Guidance } from './agents/prompts/evidence.ts'
import { type Access, DEFAULT_MODEL, isAgent, modelFor, namesOf } from './models/providers.ts'
import type { Model } from './models/model.ts'
import { OfflineEngine } from './offline/repair-engine.ts'

export interface ChainOptions {
  /** The input `models`; undefined: Claude where there is a key, and the offline engine behind it. */
  readonly models: readonly string[] | undefined
  /** Who plays a role in place of the chain's first model. */
  readonly roles: { readonly [Role in 'analyst' | 'fixer' | 'reviewer' | 'small']?: string | undefined }
  /** Whether somebody looks at the whole change before it is published. */
  readonly review: boolean
  readonly access: Access
  readonly redact: Redact
  readonly isTest: (file: string) => boolean
  /** Directory for the transcripts of conversations. */
  readonly transcripts: string
  /** What a model needs to know beside the failure, looked up only where one is asked. */
  readonly background: () => Promise<{ readonly guidance: readonly Guidance[]; readonly memory: FixHistory }>
  /** Whether money is limited: then nobody is asked whose price is not known. */
  readonly isPriced: boolean
}

export interface Chain {
  /** The fixers in the order in which they are asked, by name. */
  readonly fixers: ReadonlyMap<string, Fixer>
  /** Undefined when no model of the chain can review, or nobody is to. */
  readonly reviewer: Reviewer | undefined
}

/**
 * The fixers in the order in which they are asked, and who reviews. A provider's code is loaded only when it is used.
 * @throws UserError for a name that is no fixer, or a provider without its key
 */
export async function createChain(options: ChainOptions): Promise<Chain> {
  const names = namesOf(options.models, options.access.anthropic.isThere)
  if (names.length === 0) throw notAModel('models', '')
  for (const name of names) requireFixer(name)
  const agents = names.filter(isAgent)
  const fixers = new Map<string, Fixer>()
  if (agents.length === 0) {
    requireNoRoles(options)
    for (const name of names) fixers.set(name, new OfflineEngine({ isTest: options.isTest }))
    return { fixers, reviewer: undefined }
  }
  const models = new Models(options)
  const { AgentFixer, AgentReviewer, Transcripts } = await import('./agents/agents.ts')
  const { guidance, memory } = await options.background()
  const { redact, roles } = options
  const shared = { redact, guidance, transcripts: new Transcripts(options.transcripts, redact) }
  const small = roles.small === undefined ? undefined : await models.named('small-model', roles.small)
  for (const name of names) {
    if (!isAgent(name)) {
      fixers.set(name, new OfflineEngine({ isTest: options.isTest }))
      continue
    }
    const own = await models.named('models', name)
    // Roles are given away by the first link only: one whose model is down must not take the others with it.
    const isFirst = name === agents[0]
    const as = async (role: 'analyst' | 'fixer') => {
      const other = isFirst ? roles[role] : undefined
      return other === undefined ? own : models.named(`${role}-model`, other)
    }
    const link = { analyst: await as('analyst'), fixer: await as('fixer'), small: isFirst ? small : undefined }
    fixers.set(name, new AgentFixer({ ...shared, ...link, name, memory }))
  }
  if (!options.review) return { fixers, reviewer: undefined }
  const first = roles.reviewer === undefined ? [] : [await models.named('reviewer-model', roles.reviewer)]
  const rest = await Promise.all(agents.map(name => models.named('models', name)))
  return { fixers, reviewer: new AgentReviewer({ ...shared, models: [...new Set([...first, ...rest])] }) }
}

/** Makes each model once. */
class Models {
  readonly #options: ChainOptions
  readonly #made = new Map<string, Promise<Model>>()

  constructor(options: ChainOptions) {
    this.#options = options
  }

  /** @param input the input in which it is named */
  async named(input: string, name: string): Promise<Model> {
    if (!isAgent(name)) throw notAModel(input, name)
    const model = this.#made.get(name) ?? modelFor(name, this.#options.access)
    this.#made.set(name, model)
    const { known } = await model
    if (this.#options.isPriced && known.price === undefined) {
      throw new UserError(
        `A limit in dollars cannot be kept: the price of ${name} is not known.`,
        `Pass it in model-prices, such as ${name}=2/10/0.2, or use max-tokens in place of max-cost-usd.`,
      )
    }
    return model
  }
}

function requireFixer(name: string): void {
  if (name === 'offline' || isAgent(name)) return
  throw notAModel('models', name)
}

/** @throws UserError when a role is given to a model, but no model is asked */
function requireNoRoles({ roles }: ChainOptions): void {
  const role = Object.entries(roles).find(([, name]) => name !== undefined)?.[0]
  if (role === undefined) return
  throw new UserError(
    `Input ${role}-model names a model, but the chain has none.`,
    `Name one in models, such as ${DEFAULT_MODEL}, and pass its key.`,
  )
}

function notAModel(input: string, name: string): UserError {
  return new UserError(
    `Input ${input}: ${JSON.stringify(name)} is not a fixer.`,
    `Use anthropic/<model>, bedrock/<model>, vertex/<model> or openai/<model>, such as ${DEFAULT_MODEL}${input === 'models' ? ', or offline' : ''}.`,
  )
}
