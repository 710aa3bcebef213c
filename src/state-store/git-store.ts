import { setTimeout as sleep } from 'node:timers/promises'
import { UserError } from '../contracts/errors.ts'
import type { StateStore, StoredFiles } from '../contracts/ports.ts'
import type { Repository } from '../workspace/repository.ts'
import { filesInCommit, keptBy, ledgerCommit, sharedCommit, sharedText } from './ledger-commit.ts'
import { MISSING, type RefUpdate, type Transport } from './transport.ts'

/** How often `share` retries when another run writes the same text. */
const SHARE_TRIES = 10
/** Longest pause after the first such try, in milliseconds; it grows with each try. */
const SHARE_PAUSE_MS = 100

export interface GitStoreOptions {
  /** The bot's own repository. */
  readonly repository: Repository
  /** Hash that identifies the request. */
  readonly key: string
  readonly transport: Transport
  /** Called before each push of a ledger or a landing; throws if the run may not push any more. */
  readonly beforePush?: (() => Promise<void>) | undefined
  /** Called after each push that moved the branch. */
  readonly onPush?: ((pushed: { branch: string; tip: string }) => void) | undefined
}

/** Keeps branch and ledger as refs of a git repository, on the remote or on this machine. */
export class GitStore implements StateStore {
  readonly #options: GitStoreOptions
  readonly #ref: string
  /** The newest commit of the ledger that this run has read or written. */
  #ledger: string | undefined
  /** A later one whose push had no answer: it may have arrived. */
  #unsure: string | undefined
  /** The commits that it keeps. */
  #kept: readonly string[] = []
  #pushed: string | undefined

  constructor(options: GitStoreOptions) {
    this.#options = options
    this.#ref = storeRef(options.key)
  }

  async load(): Promise<StoredFiles | undefined> {
    this.#ledger = await this.#commitAt(this.#ref)
    if (this.#ledger === undefined) return undefined
    try {
      await this.fetchRefs([this.#ref])
    } catch (error) {
      // Another run may have dropped the ledger since the listing.
      this.#ledger = await this.#commitAt(this.#ref)
      if (this.#ledger === undefined) return undefined
      throw error
    }
    this.#kept = await keptBy(this.#options.repository, this.#ledger)
    return filesInCommit(this.#options.repository, this.#ledger)
  }

  async kept(): Promise<readonly string[]> {
    return this.#kept
  }

  async save({ tip, branch, over, files, message, keeps = [] }: Parameters<StateStore['save']>[0]): Promise<void> {
    await this.#options.beforePush?.()
    if (this.#unsure !== undefined && (await this.#commitAt(this.#ref)) === this.#unsure) this.#ledger = this.#unsure
    const commit = await ledgerCommit(this.#options.repository, { files, message, parent: this.#ledger, keeps })
    const isFirst = this.#ledger === undefined && tip === undefined
    const updates: RefUpdate[] = [{ ref: this.#ref, to: commit, expected: isFirst ? MISSING : undefined }]
    if (tip !== undefined) {
      const ref = branchRef(branch)
      // Replace only the commit that the squash was made of; anything else must be a fast-forward.
      const isReplaced = over !== undefined && (await this.#commitAt(ref)) === over
      updates.push({ ref, to: tip, expected: isReplaced ? over : undefined })
    }
    this.#unsure = commit
    await this.#update(updates)
    this.#unsure = undefined
    this.#ledger = commit
    this.#kept = keeps
    const pushed = `${branch} ${tip}`
    if (tip === undefined || pushed === this.#pushed) return
    this.#options.onPush?.({ branch, tip })
    this.#pushed = pushed
  }

  async deleteLedger(): Promise<void> {
    if (this.#ledger === undefined) return
    await this.#update([{ ref: this.#ref, to: undefined, expected: this.#ledger }])
    this.#ledger = undefined
  }

  async loadShared(name: string): Promise<string | undefined> {
    return (await this.#sharedNow(name)).text
  }

  async updateShared(name: string, change: (text: string | undefined) => string): Promise<void> {
    const ref = storeRef(name)
    for (let tries = 1; ; tries += 1) {
      const { commit, text } = await this.#sharedNow(name)
      const next = change(text)
      if (next === text) return
      const created = await sharedCommit(this.#options.repository, { text: next, name })
      try {
        await this.#update([{ ref, to: created, expected: commit ?? MISSING }])
        return
      } catch (error) {
        if (tries === SHARE_TRIES || (await this.#sharedNow(name)).commit === commit) throw error
        await sleep(Math.random() * SHARE_PAUSE_MS * tries)
      }
    }
  }

  async saveBeside(names: Iterable<string>, tip: string): Promise<string> {
    for (const branch of names) {
      const ref = branchRef(branch)
      const now = await this.#commitAt(ref)
      if (now === tip) return branch
      if (now !== undefined) continue
      await this.#options.beforePush?.()
      await this.#update([{ ref, to: tip, expected: MISSING }])
      this.#options.onPush?.({ branch, tip })
      return branch
    }
    throw new Error('there is always another name')
  }

  async hasBranch(branch: string): Promise<boolean> {
    return (await this.#commitAt(branchRef(branch))) !== undefined
  }

  async fetchBranch(branch: string): Promise<string> {
    const tip = await this.#commitAt(branchRef(branch))
    if (tip === undefined) throw new UserError(`The branch ${branch} does not exist.`, 'Run fix-tests again.')
    await this.fetchRefs([tip])
    return tip
  }

  /** @throws UserError */
  async fetchRefs(refs: readonly string[]): Promise<void> {
    await this.#options.transport.fetch(refs)
  }

  /**
   * Move the failing branch itself to the fix.
   * @param from the commit that the branch must be at
   * @throws BranchConflict, UserError
   */
  async land({ branch, from, tip }: { branch: string; from: string; tip: string }): Promise<void> {
    const ref = branchRef(branch)
    if ((await this.#commitAt(ref)) === tip) return
    await this.#options.beforePush?.()
    await this.#update([{ ref, to: tip, expected: from }], branch)
  }

  /** Delete a branch if it is still at `tip`. */
  async remove({ branch, tip }: { branch: string; tip: string }): Promise<void> {
    const ref = branchRef(branch)
    if ((await this.#commitAt(ref)) !== tip) return
    await this.#update([{ ref, to: undefined, expected: tip }]).catch(async (error: unknown) => {
      // If the answer was lost the branch is deleted; if a person has pushed to it, it stays.
      if ((await this.#commitAt(ref)) === tip) throw error
    })
  }

  async #sharedNow(name: string): Promise<{ commit: string | undefined; text: string | undefined }> {
    const commit = await this.#commitAt(storeRef(name))
    if (commit === undefined) return { commit, text: undefined }
    await this.fetchRefs([commit])
    return { commit, text: await sharedText(this.#options.repository, commit) }
  }

  async #commitAt(ref: string): Promise<string | undefined> {
    return (await this.#options.transport.list([ref])).get(ref)
  }

  #update(updates: readonly RefUpdate[], landing?: string): Promise<void> {
    return this.#options.transport.update(updates, { ledger: this.#ref, landing })
  }
}

/** The ref of a ledger (by the request's key) or of a shared text (by its name). */
function storeRef(name: string): string {
  return `refs/fix-tests/${name}`
}

function branchRef(branch: string): string {
  return `refs/heads/${branch}`
}
