import { createHash } from 'node:crypto'
import type { Settings } from '../config/settings.ts'
import type { CiReport } from '../domain/model/ci-report.ts'
import type { CiStep } from '../domain/model/ci-step.ts'
import { type CommitIdentity, OWN_IDENTITY } from '../domain/model/commit-identity.ts'
import type { Request } from '../domain/model/request.ts'
import type { Review } from '../domain/model/review.ts'
import type { TestCase } from '../domain/model/test-case.ts'
import { requireFixers } from '../fixers/models/providers.ts'
import { parsePrices } from '../fixers/models/price-overrides.ts'
import { parseCommand } from '../frameworks/commands/parse-command.ts'
import { shellCodeOf } from '../frameworks/commands/shell-code.ts'
import type { Owner } from '../state-store/lease.ts'
import type { Checkout } from '../workspace/checkout.ts'
import type { Frontend } from './frontend.ts'

/** One job: request, settings, checkout and front end. */
export interface Job {
  readonly settings: Settings
  readonly request: Request
  /** Name that distinguishes this job from others on the same commit. */
  readonly name: string
  readonly checkout: Checkout
  /** A commit of the base branch, if known. */
  readonly base?: string | undefined
  /** A commit whose guidance for contributors is trusted; undefined if there is none, such as in a pull request. */
  readonly trusted?: string | undefined
  /** Environment of the process that started the engine. */
  readonly host: Readonly<Record<string, string | undefined>>
  readonly secrets: readonly string[]
  /** Directory on this machine for state, git directory and reports; outside the checkout. */
  readonly stateRoot: string
  /**
   * Source of an earlier run to resume: the state store (`kept`), also this machine (`anywhere`), or none (`no`). A job
   * in CI trusts the store alone: earlier steps ran code that can write to the machine.
   */
  readonly resume: 'kept' | 'anywhere' | 'no'
  /** Author of commits, unless the settings name one; undefined without an account. */
  readonly identity?: CommitIdentity | undefined
  /** Number of the account that asked for the fix, if known. */
  readonly requesterId?: number | undefined
  /** Owner of the lease, shown to other runs of the same request. */
  readonly owner: Owner
  readonly signal: AbortSignal
  /** Test cases of the reports; undefined to run the tests and see which fail. */
  readonly reported: readonly TestCase[] | undefined
  /** Failed steps of the failed job, as the workflow's file describes them; undefined if they are unknown. */
  readonly ciSteps?: readonly CiStep[] | undefined
  /** A person's review of the published fix, whose demands are the next work. */
  readonly review?: Review
  /** Results of the project's own CI on the published fix. */
  readonly ci?: CiReport
  /** Text of the pull request that raised a dependency, if a bot wrote it. */
  readonly bumpText?: string | undefined
  readonly frontend: Frontend
}

/** Choose author and committer of the commits. */
export function identityOf({ settings, identity }: Pick<Job, 'settings' | 'identity'>): CommitIdentity {
  return settings['commit-author'] ?? identity ?? OWN_IDENTITY
}

/** Compute the key of a request: a digest of its repository, commit, job and the tests that were named. */
export function requestKey({ request, name }: Pick<Job, 'request' | 'name'>): string {
  const { repository, headSha, only = [] } = request
  // Named tests are added as JSON, which no job name looks like.
  const parts = [repository, headSha, name, ...(only.length === 0 ? [] : [JSON.stringify(only)])]
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)
}

/** Check the settings that can be checked before anything is touched. @throws UserError */
export function precheck(settings: Settings): void {
  parsePrices(settings['model-prices'])
  if (settings.models !== undefined) requireFixers(settings.models)
  for (const { run } of settings['fix-commands']) parseCommand('fix-commands', run)
  const { 'test-command': tests, 'setup-command': setUp } = settings
  if (tests !== undefined && shellCodeOf(tests) === undefined) parseCommand('test-command', tests)
  if (setUp !== undefined) parseCommand('setup-command', setUp)
}
