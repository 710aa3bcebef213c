import { messageOf, UserError, BranchConflict } from '../contracts/errors.ts'
import { headOf, commitMessageAt as commitMessage } from '../github/branches.ts'
import { isOwnCommit } from '../triggers/own-work.ts'
import { type StateStore } from '../contracts/ports.ts'
import type { Checkout } from '../workspace/checkout.ts'
import { localStore } from '../state-store/local-transport.ts'
import type { GitStore } from '../state-store/git-store.ts'
import { remoteStore } from '../state-store/remote-transport.ts'
import type { Repository } from '../workspace/repository.ts'
import { type CountedRun, countRun, requireRunQuota } from './run-counter.ts'
import { commitSigning } from './publish/commit-signing.ts'
import type { FixOptions } from './fix-request.ts'

/** Where the fix goes: the branch, as long as it is what it was, and the remote's refs of the request. */
export class TargetBranch {
  readonly #options: FixOptions
  #remote: GitStore | undefined
  #repository: Repository | undefined
  /** What was put onto the failing branch itself. */
  #landed: string | undefined
  #isPublished = false

  constructor(options: FixOptions) {
    this.#options = options
  }

  /** @throws UserError when the branch has moved on */
  async requireHead(): Promise<void> {
    const gone = await this.hasMoved()
    if (gone !== undefined) throw gone
  }

  /** Why there is nothing to fix any more: what would be fixed is no longer what people have. Undefined when it is. */
  async hasMoved(): Promise<UserError | undefined> {
    const { session, request, review } = this.#options
    // A pull request of the bot's own stands on the commit that it is for, wherever that branch is now; code of a fork is in
    // no branch here.
    if (review !== undefined || request.fork !== undefined) return undefined
    const now = await headOf(session.api, request.headBranch)
    if (now === request.headSha || (now !== undefined && (await this.#isOurs(now)))) return undefined
    const where = now === undefined ? 'is gone, or never was one' : `is at ${now.slice(0, 7)} now`
    return new UserError(
      `The branch ${request.headBranch} ${where}, and no longer at the failing commit ${request.headSha.slice(0, 7)}.`,
      'No pull request is opened for it; the run of the newer commit tells whether it still fails.',
    )
  }

  /** Whether a commit on the failing branch is what this run, or one that died, has put there. */
  async #isOurs(sha: string): Promise<boolean> {
    const { session, settings } = this.#options
    if (sha === this.#landed) return true
    return settings.publish === 'apply' && isOwnCommit(await commitMessage(session.api, sha))
  }

  /** All is told: the last word of the ledger is kept wherever the branch is by then. */
  published(): void {
    this.#isPublished = true
  }

  async openStore(
    { repository, key }: { repository: Repository; key: string },
    { checkout, base }: { checkout: Checkout; base: string | undefined },
  ): Promise<StateStore> {
    const { session, settings, request } = this.#options
    const remote = remoteStore({
      repository,
      key,
      url: session.repositoryUrl,
      token: session.token,
      beforePush: async () => {
        if (!this.#isPublished) await this.requireHead()
      },
      onPush: ({ branch, tip }) => session.log.emit({ kind: 'pushed', branch, sha: tip }),
    })
    await remote.fetchRefs([request.headSha, ...(base === undefined ? [] : [base])])
    this.#repository = repository
    // Where nothing may be pushed all is kept in the checkout.
    const isLocal = settings.publish === 'patch'
    this.#remote = isLocal ? undefined : remote
    return isLocal ? localStore({ repository, key, top: checkout.top, host: checkout.host }) : remote
  }

  /** @throws UserError when the branch has had as many runs as it gets */
  async requireUnexhausted(): Promise<void> {
    const counted = this.#counted()
    if (counted !== undefined) await requireRunQuota(counted)
  }

  /** Counts this run of the branch, which has come to something. A run does not fail for it. */
  async count(): Promise<void> {
    const counted = this.#counted()
    if (counted === undefined) return
    await countRun(counted).catch((error: unknown) => {
      this.#options.session.warn(`This run could not be counted: ${messageOf(error)}`)
    })
  }

  #counted(): CountedRun | undefined {
    const { session, request, review, anew } = this.#options
    // A person's review asks for itself.
    if (this.#remote === undefined || this.#repository === undefined || review !== undefined) return undefined
    return {
      place: session.api,
      keeper: this.#remote,
      repository: this.#repository,
      branch: request.headBranch,
      headSha: request.headSha,
      pull: request.pullRequest,
      run: String(session.environment.runId),
      anew,
      warn: text => session.warn(text),
    }
  }

  readonly makeCommit = (repository: Repository) =>
    commitSigning(this.#options.session.api, {
      repository,
      fetch: async sha => {
        await this.#remote?.fetchRefs([sha])
      },
    })

  async land(branch: string, tip: string): Promise<void> {
    const { request, session } = this.#options
    try {
      await this.#remote?.land({ branch: request.headBranch, from: request.headSha, tip })
    } catch (error) {
      if (!(error instanceof BranchConflict)) throw error
      // Somebody was faster: then that is what there is to say.
      await this.requireHead()
      throw new UserError(`${request.headBranch} has moved while the fix was put onto it.`, `The fix is on ${branch}.`)
    }
    this.#landed = tip
    session.log.emit({ kind: 'pushed', branch: request.headBranch, sha: tip })
    session.log.emit({ kind: 'note', level: 'info', text: `${branch} is on ${request.headBranch} now.` })
  }

  /** The bot's branch is of no use when the failing one has it all. What is done does not fail for what is left over. */
  async removeBranch(branch: string, tip: string): Promise<void> {
    if (this.#landed !== tip) return
    await this.#remote?.remove({ branch, tip }).catch((error: unknown) => {
      this.#options.session.warn(`${branch} could not be removed: ${messageOf(error)}`)
    })
  }
}
