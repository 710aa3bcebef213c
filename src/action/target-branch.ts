import { note } from '../contracts/events.ts'
import { takesCommands } from '../domain/model/request.ts'
import { messageOf, UserError, BranchConflict } from '../contracts/errors.ts'
import { branchRules, forbiddenBy } from '../github/branch-rules.ts'
import { headOf, commitMessageAt as commitMessage } from '../github/branches.ts'
import { requestKey } from '../engine/job.ts'
import { branchName } from '../engine/branch-name.ts'
import type { State } from '../domain/model/state.ts'
import { keyOfCommit } from '../github/open-requests.ts'
import { openPull, pullAt } from '../github/pull-requests.ts'
import { isOwnCommit } from '../triggers/own-work.ts'
import { type StateStore } from '../contracts/ports.ts'
import type { Checkout } from '../workspace/checkout.ts'
import { localStore } from '../state-store/local-transport.ts'
import type { GitStore } from '../state-store/git-store.ts'
import { remoteStore } from '../state-store/remote-transport.ts'
import type { Repository } from '../workspace/repository.ts'
import { type CountedRun, countRun, requireRunQuota } from './run-counter.ts'
import { commitSigning } from './publish/commit-signing.ts'
import { type FixOptions, workflowOf } from './fix-request.ts'

/** The failing branch on the remote, and the refs of its request. Guards against a branch that has moved. */
export class TargetBranch {
  readonly #options: FixOptions
  #remote: GitStore | undefined
  #repository: Repository | undefined
  /** Commit that this run has pushed to the failing branch itself. */
  #landed: string | undefined
  #isPublished = false
  /** Branches that this run has pushed. */
  readonly #pushed = new Set<string>()

  constructor(options: FixOptions) {
    this.#options = options
  }

  /** @throws UserError if the branch has moved */
  async requireHead(): Promise<void> {
    const moved = await this.checkMoved()
    if (moved !== undefined) throw moved
  }

  /** Check if the branch has moved off the failing commit. @returns the error, or undefined if it has not moved */
  async checkMoved(): Promise<UserError | undefined> {
    const { session, request, followUp } = this.#options
    // The bot's own pull request stays on the commit it was made for.
    if (followUp !== undefined) return this.#checkClosed(followUp.pull)
    // The code of a fork is on no branch here.
    if (request.fork !== undefined) return undefined
    const head = await headOf(session.api, request.headBranch)
    if (head === request.headSha || (head !== undefined && (await this.#isOurs(head)))) return undefined
    const change = head === undefined ? 'does not exist' : `has moved to ${head.slice(0, 7)}`
    return new UserError(
      `The branch ${request.headBranch} ${change}; the failing commit was ${request.headSha.slice(0, 7)}.`,
      'No pull request is opened; the CI run of the newer commit shows if it still fails.',
    )
  }

  /** Check if the pull request that is worked on was closed or merged meanwhile: another one would be opened. */
  async #checkClosed(number: number): Promise<UserError | undefined> {
    const pull = await pullAt(this.#options.session.api, number)
    if (pull?.isOpen === true) return undefined
    return new UserError(
      `#${number} was closed while fix-tests worked on it.`,
      'What was done since is not published. Reopen it, and comment /fix-tests on it, to go on.',
    )
  }

  /** Check if this run, or one for the same request that was killed, has pushed a commit to the failing branch. */
  async #isOurs(sha: string): Promise<boolean> {
    const { session, settings } = this.#options
    if (sha === this.#landed) return true
    if (settings.publish !== 'apply') return false
    const message = await commitMessage(session.api, sha)
    return isOwnCommit(message) && keyOfCommit(message) === requestKey(this.#options)
  }

  /** Mark the result as published: the ledger is then saved even if the branch moves. */
  markPublished(): void {
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
      onPush: ({ branch, tip }) => {
        this.#pushed.add(branch)
        session.log.emit({ kind: 'pushed', branch, sha: tip })
      },
    })
    // A server may no longer give out the base, such as after a forced push.
    await remote.fetchRefs([request.headSha, ...(base === undefined ? [] : [base])]).catch(async (error: unknown) => {
      if (base === undefined) throw error
      await remote.fetchRefs([request.headSha])
    })
    this.#repository = repository
    // If nothing may be pushed, the state is stored in the checkout.
    const isLocal = settings.publish === 'patch'
    this.#remote = isLocal ? undefined : remote
    return isLocal ? localStore({ repository, key, top: checkout.top, host: checkout.host }) : remote
  }

  /** @throws UserError if the branch has used up its quota of runs */
  async requireRunQuota(): Promise<void> {
    const run = this.#countedRun()
    if (run !== undefined) await requireRunQuota(run)
  }

  /**
   * Warn of rules that can keep the branch of the fix from being pushed: the work is long, and they are known before
   * it.
   */
  async warnOfRules(): Promise<void> {
    const { session, settings, request, followUp } = this.#options
    // A branch that is there was pushed under the same rules.
    if (settings.publish === 'patch' || followUp !== undefined) return
    const branch = branchName(settings.branch, request)
    const rules = (await session.bestEffort(() => branchRules(session.api, branch))) ?? []
    const forbidden = await Promise.all(
      rules.map(rule => forbiddenBy(rule, { branch, isSigned: settings['sign-commits'] })),
    )
    const [why, ...others] = [...new Set(forbidden.flatMap(each => each ?? []))]
    if (why !== undefined)
      session.warn(
        `A rule of the repository may keep ${branch} from being pushed: ${[why, ...others].join(', and ')}. Unless fix-tests may bypass it, let it do so under Settings › Rules › Rulesets, or choose another name with the input branch.`,
      )
  }

  /** Count this run of the branch. Best effort: log a failure, don't fail the run. */
  async countRun(): Promise<void> {
    const run = this.#countedRun()
    if (run === undefined) return
    await countRun(run).catch((error: unknown) => {
      this.#options.session.warn(`Failed to count this run: ${messageOf(error)}`)
    })
  }

  #countedRun(): CountedRun | undefined {
    const { session, request, name, followUp, retry } = this.#options
    // Work on the bot's own pull request does not count towards the quota.
    if (this.#remote === undefined || this.#repository === undefined || followUp !== undefined) return undefined
    return {
      api: session.api,
      store: this.#remote,
      repository: this.#repository,
      branch: request.headBranch,
      workflow: workflowOf(name),
      headSha: request.headSha,
      pull: request.pullRequest,
      takesCommands: takesCommands(request),
      run: String(session.environment.runId),
      retry,
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

  /** Push the fix to the failing branch itself. @throws UserError if that branch has moved */
  async land(branch: string, tip: string): Promise<void> {
    const { request, session } = this.#options
    try {
      await this.#remote?.land({ branch: request.headBranch, from: request.headSha, tip })
    } catch (error) {
      if (!(error instanceof BranchConflict)) throw error
      // Another push came first; report it as a moved branch.
      await this.requireHead()
      throw new UserError(`${request.headBranch} moved during the push of the fix.`, `The fix is on ${branch}.`)
    }
    this.#landed = tip
    session.log.emit({ kind: 'pushed', branch: request.headBranch, sha: tip })
    session.log.emit(note('info', `${branch} is merged into ${request.headBranch}.`))
  }

  /** Delete the bot's branch once the failing branch has all its commits. */
  async removeBranch(branch: string, tip: string): Promise<void> {
    if (this.#landed === tip) await this.#remove(branch, tip)
  }

  /** Delete the bot's branch if this run has pushed it, and no open pull request has it. */
  async takeBack({ branch, tip }: Pick<State, 'branch' | 'tip'>): Promise<void> {
    if (!this.#pushed.has(branch)) return
    const { session } = this.#options
    const isPublic = await session.bestEffort(async () => (await openPull(session.api, { branch })) !== undefined)
    if (isPublic === false) await this.#remove(branch, tip)
  }

  /** Best effort: log a failure, don't fail the run. */
  async #remove(branch: string, tip: string): Promise<void> {
    await this.#remote?.remove({ branch, tip }).catch((error: unknown) => {
      this.#options.session.warn(`Failed to delete ${branch}: ${messageOf(error)}`)
    })
  }
}
