import { UserError } from '../../contracts/errors.ts'
import type { Fixer, Reviewer, TestWriter } from '../../contracts/ports.ts'
import type { FixHistory } from '../../domain/history/fix-history.ts'
import type { IsHidden } from '../../domain/policy/hidden-files.ts'
import type { Redact } from '../../domain/policy/redaction.ts'
import type { Model } from '../models/model.ts'
import { isAgent, loadModel, type ModelAccess, smallModelBeside, unknownFixer } from '../models/providers.ts'
import { AgentFixer } from './agent-fixer.ts'
import { AgentTestWriter } from './agent-test-writer.ts'
import { AgentReviewer } from './agent-reviewer.ts'
import type { Guidance } from './prompts/evidence.ts'
import { Transcripts } from './transcript-files.ts'

export interface AgentChainOptions {
  /** Models that take a role in place of the chain's first model. */
  readonly roles: { readonly [Role in 'analyst' | 'fixer' | 'reviewer' | 'small' | 'test-writer']?: string | undefined }
  /** True to review the whole change before it is published. */
  readonly review: boolean
  /** True to have tests written: of what no test notices of a fix, or in the place of outdated ones. */
  readonly writeTests: boolean
  readonly access: ModelAccess
  readonly redact: Redact
  /** True for files that models must not see. */
  readonly isHidden: IsHidden
  /** Directory for the transcripts of conversations. */
  readonly transcripts: string
  /** Load the context of prompts; called only if the chain has a model. */
  readonly background: () => Promise<{ readonly guidance: readonly Guidance[]; readonly memory: FixHistory }>
  /** True if spending is limited in dollars: then each model must have a price. */
  readonly isPriced: boolean
}

/**
 * Create the fixers that ask models, the reviewer, and the test writer. The chain imports this file only if it has a
 * model.
 *
 * @param names models of the chain, in order of use
 * @throws UserError for an unknown name, a provider without its key, or a missing price
 */
export async function createAgents(
  names: readonly string[],
  options: AgentChainOptions,
): Promise<{
  agents: ReadonlyMap<string, Fixer>
  reviewer: Reviewer | undefined
  testWriter: TestWriter | undefined
}> {
  const models = new Models(options)
  const { guidance, memory } = await options.background()
  const { redact, isHidden, roles } = options
  const shared = { redact, isHidden, guidance, transcripts: new Transcripts(options.transcripts, redact) }
  const small = roles.small === undefined ? undefined : await models.load('small-model', roles.small)
  const agents = new Map<string, Fixer>()
  for (const name of names) {
    const own = await models.load('models', name)
    // Only the first agent shares its roles: if one of their models is down, the other agents still work.
    const isFirst = name === names[0]
    const modelOf = async (role: 'analyst' | 'fixer') => {
      const other = isFirst ? roles[role] : undefined
      return other === undefined ? own : models.load(`${role}-model`, other)
    }
    const byRole = { analyst: await modelOf('analyst'), fixer: await modelOf('fixer') }
    agents.set(name, new AgentFixer({ ...shared, ...byRole, small: isFirst ? small : undefined, name, memory }))
  }
  /** Models in order of use: the one of the role, then those of the chain. */
  const modelsOf = async (role: 'reviewer' | 'test-writer') => {
    const own = roles[role]
    const first = own === undefined ? [] : [await models.load(`${role}-model`, own)]
    return [...new Set([...first, ...(await Promise.all(names.map(name => models.load('models', name))))])]
  }
  // A user who names a reviewer wants it for each review.
  const smallReviewer = async () => {
    const beside = small === undefined ? smallModelBeside(names[0], options.access) : undefined
    return beside === undefined ? small : models.load('models', beside)
  }
  const reviewer =
    options.review &&
    new AgentReviewer({
      ...shared,
      models: await modelsOf('reviewer'),
      small: roles.reviewer === undefined ? await smallReviewer() : undefined,
    })
  const testWriter = options.writeTests && new AgentTestWriter({ ...shared, models: await modelsOf('test-writer') })
  return { agents, reviewer: reviewer || undefined, testWriter: testWriter || undefined }
}

/** Loads each model once. */
class Models {
  readonly #options: AgentChainOptions
  readonly #loaded = new Map<string, Promise<Model>>()

  constructor(options: AgentChainOptions) {
    this.#options = options
  }

  /** @param input the input that names the model, for errors */
  async load(input: string, name: string): Promise<Model> {
    if (!isAgent(name)) throw unknownFixer(input, name)
    const model = this.#loaded.get(name) ?? loadModel(name, this.#options.access)
    this.#loaded.set(name, model)
    const { info } = await model
    if (this.#options.isPriced && info.price === undefined) {
      throw new UserError(
        `A limit in dollars cannot be kept: the price of ${name} is not known.`,
        `Pass it in model-prices, such as ${name}=2/10/0.2, or use max-tokens in place of max-cost-usd.`,
      )
    }
    return model
  }
}
