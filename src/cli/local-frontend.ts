import { hostname } from 'node:os'
import { pathToFileURL } from 'node:url'
import { UserError } from '../contracts/errors.ts'
import { note } from '../contracts/events.ts'
import type { Emit } from '../contracts/ports.ts'
import type { Frontend, Storage } from '../engine/frontend.ts'
import { localStore } from '../state-store/local-transport.ts'
import { type Checkout, loadLastChange } from '../workspace/checkout.ts'
import { GitError } from '../workspace/git.ts'
import { isAlive } from '../workspace/process-identity.ts'
import type { Repository } from '../workspace/repository.ts'

/** Says why the change that broke the tests may not be found. */
const FEW_COMMITS =
  'This is a partial clone: it has the files of the last commits only, so an earlier change is not looked at. A clone without --filter has all.'

/** Digits of a commit id in a repository of the usual kind. */
const SHA1_LENGTH = 40

/** Front end of the command line: stores branch and ledger in the user's own repository, publishes nothing. */
export class LocalFrontend implements Frontend {
  readonly emit: Emit
  readonly #checkout: Checkout

  constructor(emit: Emit, checkout: Checkout) {
    this.emit = emit
    this.#checkout = checkout
  }

  async openStorage({ repository, key }: { repository: Repository; key: string }): Promise<Storage> {
    const { top, sha, host } = this.#checkout
    if (sha.length > SHA1_LENGTH)
      throw new UserError(
        `The repository in ${top} names its commits by SHA-256, which fix-tests does not support.`,
        'Use a repository with SHA-1, which is the default of git init.',
      )
    await loadLastChange(this.#checkout)
    try {
      await repository.fetch(pathToFileURL(top).href, [sha])
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      throw new UserError(
        `git cannot read all files of commit ${sha.slice(0, 7)} in ${top}.`,
        'Use a clone that has them, such as one that is made without --filter.',
        { cause: error },
      )
    }
    if (!repository.hasHistory) this.emit(note('warning', FEW_COMMITS))
    return {
      store: localStore({ repository, key, top, host }),
      hasEnded: async owner => owner.host === hostname() && !isAlive(owner),
    }
  }

  async begin(): Promise<void> {}

  async publish(): Promise<undefined> {
    return undefined
  }
}
