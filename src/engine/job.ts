import { createHash } from 'node:crypto'
import type { Owner } from '../state-store/lease.ts'
import type { Request } from '../domain/model/request.ts'
import type { Review } from '../domain/model/review.ts'
import type { State } from '../domain/model/state.ts'
import type { TestCase } from '../domain/model/test-case.ts'
import type { Settings } from '../config/settings.ts'
import type { Emit, StateStore, MakeCommit, PullRequestLink, Report } from '../contracts/ports.ts'
import { parsePrices } from '../fixers/models/pricing.ts'
import { parseCommand } from '../frameworks/parse-command.ts'
import type { Checkout } from '../workspace/checkout.ts'
import type { Repository } from '../workspace/repository.ts'

/** One piece of work: what to fix and where, and how its door meets the world. */
export interface Job {
  readonly settings: Settings
  readonly request: Request
  /** What tells this job from others on the same commit. */
  readonly name: string
  readonly checkout: Checkout
  /** A commit of the branch that the change is to be merged into, where that is known. */
  readonly base?: string | undefined
  /** A commit whose word on how to work here is believed, where there is one: not what is to be merged yet. */
  readonly trusted?: string | undefined
  readonly host: Readonly<Record<string, string | undefined>>
  readonly secrets: readonly string[]
  /** Directory of this machine for state, git directory and reports; outside the checkout. */
  readonly stateRoot: string
  /**
   * From where an earlier run is gone on with: from what was kept in the repository, also from this machine, or not at
   * all. In a job only the repository is believed: earlier steps ran code that can write to this machine.
   */
  readonly resume: 'kept' | 'anywhere' | 'no'
  /** Who this run is, for others that want to work on the same request. */
  readonly owner: Owner
  /** Whether the run of an owner has ended, as far as that can be known; its lease tells otherwise. */
  isGone(owner: Owner): Promise<boolean>
  readonly emit: Emit
  readonly signal: AbortSignal
  /** `https://…/owner/name`, or '' without a server. */
  readonly repositoryUrl: string
  /** The cases of the reports, or undefined when the tests are to be run to find the failing ones. */
  readonly reported: readonly TestCase[] | undefined
  /** Brings the failing commit into the bot's repository, and says where branch and ledger are kept. */
  openKeeper(options: { repository: Repository; key: string }): Promise<StateStore>
  /** Makes commits otherwise than git does here. */
  makeCommit?(repository: Repository): MakeCommit
  /** A person's review of what was published: the work goes on with it. */
  readonly review?: Review
  /** Called once this run alone works on the request, before it does. @throws UserError when it is not to */
  onTaken?(key: string): Promise<void>
  /** Keeps the transcripts of conversations where people find them. @returns a URL */
  keepTranscripts?(directory: string): Promise<string | undefined>
  publish(state: State, published: Publication): Promise<PullRequestLink | undefined>
}

/** What there is to publish. */
export interface Publication {
  readonly report: Report
  /** The whole change against the failing commit, as a unified diff. */
  readonly patch: () => Promise<string>
}

export interface Result {
  readonly state: State
  readonly report: Report
  /** Directory of the transcripts of conversations; it may not exist. */
  readonly transcripts: string
}

/** What names a request: one repository, one commit, one job, and those of its tests that were named. */
export function requestKey({ request, name }: Pick<Job, 'request' | 'name'>): string {
  const { repository, headSha, only = [] } = request
  // No job is named like JSON.
  const parts = [repository, headSha, name, ...(only.length === 0 ? [] : [JSON.stringify(only)])]
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)
}

/** Checks what can be checked before anything is touched. @throws UserError */
export function precheck(settings: Settings): void {
  parsePrices(settings['model-prices'])
  for (const name of ['test-command', 'setup-command'] as const) {
    const text = settings[name]
    if (text !== undefined) parseCommand(name, text)
  }
}
