import type { Emit, MakeCommit, StateStore } from '../contracts/ports.ts'
import type { Owner } from '../state-store/lease.ts'
import type { Repository } from '../workspace/repository.ts'
import type { State, PullRequestLink } from '../domain/model/state.ts'

/** Port of the program that starts the engine: an Actions step, or the command line. */
export interface Frontend {
  readonly emit: Emit
  /** Bring the failing commit into the bot's repository, and open where branch and ledger are stored. */
  openStorage(options: { repository: Repository; key: string }): Promise<Storage>
  /** Called once this run holds the lease and before it changes anything. @throws UserError if it must not go on */
  begin(key: string): Promise<void>
  /** Publish the result for users. @returns the pull request, if there is one */
  publish(publication: Publication): Promise<PullRequestLink | undefined>
}

/** Store of branch and ledger, and its options. */
export interface Storage {
  readonly store: StateStore
  /** Makes commits elsewhere, such as on GitHub, which signs them; undefined if git makes them here. */
  readonly makeCommit?: MakeCommit | undefined
  /** True if the run of an owner is known to have ended; its lease decides otherwise. */
  hasEnded(owner: Owner): Promise<boolean>
}

/** A result to publish. */
export interface Publication extends Result {
  /** The same change, exact, for a patch file. */
  readonly patch: () => Promise<string>
}

export interface Result {
  /** The final state, without secrets. */
  readonly state: State
  /** Commands that run the targets by hand, from the top folder of the repository. */
  readonly reproduce: string
  /** The whole change against the failing commit as a unified diff, without secrets. */
  readonly change: string
  /** Directory of the transcripts of conversations; it may not exist. */
  readonly transcripts: string
  /** Events of the request until now, one as JSON in each line, without secrets. */
  readonly events: string
}
