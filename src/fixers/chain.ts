import { UserError } from '../contracts/errors.ts'
import type { Fixer, Reviewer, TestWriter } from '../contracts/ports.ts'
import type { AgentChainOptions } from './agents/create-agents.ts'
import { chainNames, DEFAULT_MODEL, isAgent, requireFixers } from './models/providers.ts'
import { OfflineEngine } from './offline/repair-engine.ts'

export interface ChainOptions extends AgentChainOptions {
  /** The input `models`. Default: Claude if there is a key, then the offline engine. */
  readonly models: readonly string[] | undefined
  readonly isTest: (file: string) => boolean
  /** Tells whether the tests get a variable of the environment. */
  readonly isPassed: (name: string) => boolean
}

export interface Chain {
  /** By name, in order of use. */
  readonly fixers: ReadonlyMap<string, Fixer>
  /** Undefined if the chain has no model, or review is off. */
  readonly reviewer: Reviewer | undefined
  /** Undefined if the chain has no model, or no tests are to be added. */
  readonly testWriter: TestWriter | undefined
}

/**
 * Create the fixers in order of use, and the reviewer. Load a provider's code only if a model of it is used.
 *
 * @throws UserError for an unknown name, or a provider without its key
 */
export async function createChain(options: ChainOptions): Promise<Chain> {
  const names = chainNames(options.models, options.access.anthropic.isThere)
  requireFixers(names)
  const offline = () => new OfflineEngine(options)
  if (!names.some(isAgent)) {
    requireNoRoles(options)
    return { fixers: new Map(names.map(name => [name, offline()])), reviewer: undefined, testWriter: undefined }
  }
  const { createAgents } = await import('./agents/create-agents.ts')
  const { agents, ...others } = await createAgents(names.filter(isAgent), options)
  return { fixers: new Map(names.map(name => [name, agents.get(name) ?? offline()])), ...others }
}

/** @throws UserError if a role has a model, but the chain has none */
function requireNoRoles({ roles }: ChainOptions): void {
  const role = Object.entries(roles).find(([, name]) => name !== undefined)?.[0]
  if (role === undefined) return
  throw new UserError(
    `Input ${role}-model names a model, but the chain has none.`,
    `Name one in models, such as ${DEFAULT_MODEL}, and pass its key.`,
  )
}
