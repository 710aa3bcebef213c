import { UserError } from '../contracts/errors.ts'
import type { StateStore, StoredFiles } from '../contracts/ports.ts'
import { GitError, lines } from '../workspace/git.ts'
import {
  filesInCommit,
  type StoreOptions,
  ledgerCommit,
  sharedRef,
  sharedText,
  shareWith,
  stateRef,
} from './ledger-commit.ts'
import { explainPushError, conflictOf } from './push-errors.ts'

export interface RemoteOptions extends StoreOptions {
  /** URL of the repository, without credentials. */
  readonly url: string
  readonly token: string
  /** Called before anything is pushed; throws when nothing may be any more. */
  readonly beforePush: () => Promise<void>
  readonly onPush: (pushed: { branch: string; tip: string }) => void
}

/** Keeps branch and ledger on the remote, in one atomic push. */
export class RemoteStore implements StateStore {
  readonly #options: RemoteOptions
  #parent: string | undefined
  #pushed: string | undefined

  constructor(options: RemoteOptions) {
    this.#options = options
  }

  async load(): Promise<StoredFiles | undefined> {
    const ref = stateRef(this.#options)
    this.#parent = (await this.#list([ref])).get(ref)
    if (this.#parent === undefined) return undefined
    try {
      await this.fetchRefs([ref])
    } catch (error) {
      // Whoever had it has taken it away meanwhile.
      this.#parent = (await this.#list([ref])).get(ref)
      if (this.#parent === undefined) return undefined
      throw error
    }
    return filesInCommit(this.#options, this.#parent)
  }

  async keep({ tip, branch, over, ...ledger }: Parameters<StateStore['keep']>[0]): Promise<void> {
    await this.#options.beforePush()
    const commit = await ledgerCommit(this.#options, { ...ledger, parent: this.#parent })
    const ref = `refs/heads/${branch}`
    const specs = [`${commit}:${stateRef(this.#options)}`, ...(tip === undefined ? [] : [`${tip}:${ref}`])]
    // Only what is known to be there is replaced.
    const replaced = over !== undefined && (await this.#list([ref])).get(ref) === over
    await this.#push(['--atomic', ...(replaced ? [`--force-with-lease=${ref}:${over}`] : [])], specs)
    this.#parent = commit
    const pushed = `${branch} ${tip}`
    if (tip !== undefined && pushed !== this.#pushed) this.#options.onPush({ branch, tip })
    this.#pushed = pushed
  }

  async shared(name: string): Promise<string | undefined> {
    return (await this.#sharedNow(name)).text
  }

  async share(name: string, change: (text: string | undefined) => string): Promise<void> {
    const ref = sharedRef(name)
    await shareWith({ repository: this.#options.repository, name }, change, {
      now: () => this.#sharedNow(name),
      put: (made, before) => this.#push([`--force-with-lease=${ref}:${before ?? ''}`], [`${made}:${ref}`]),
    })
  }

  async #sharedNow(name: string): Promise<{ commit: string | undefined; text: string | undefined }> {
    const ref = sharedRef(name)
    const commit = (await this.#list([ref])).get(ref)
    if (commit === undefined) return { commit, text: undefined }
    await this.fetchRefs([commit])
    return { commit, text: await sharedText(this.#options, commit) }
  }

  async exists(branch: string): Promise<boolean> {
    return (await this.#list([`refs/heads/${branch}`])).size > 0
  }

  /**
   * Puts the fix onto the failing branch itself.
   * @param from where that branch has to be
   * @throws BranchMoved, UserError
   */
  async land({ branch, from, tip }: { branch: string; from: string; tip: string }): Promise<void> {
    const ref = `refs/heads/${branch}`
    if ((await this.#list([ref])).get(ref) === tip) return
    await this.#options.beforePush()
    await this.#push([`--force-with-lease=${ref}:${from}`], [`${tip}:${ref}`], branch)
  }

  /** Takes a branch away that is where it was left. */
  async remove({ branch, tip }: { branch: string; tip: string }): Promise<void> {
    const ref = `refs/heads/${branch}`
    if ((await this.#list([ref])).get(ref) !== tip) return
    await this.#push([`--force-with-lease=${ref}:${tip}`], [`:${ref}`]).catch(async (error: unknown) => {
      // The answer was lost, or somebody has pushed to it meanwhile: then it is as it should be.
      if ((await this.#list([ref])).get(ref) === tip) throw error
    })
  }

  async drop(): Promise<void> {
    const ref = stateRef(this.#options)
    if (this.#parent === undefined) return
    await this.#push([`--force-with-lease=${ref}:${this.#parent}`], [`:${ref}`])
    this.#parent = undefined
  }

  async fetch(branch: string): Promise<string> {
    const ref = `refs/heads/${branch}`
    const tip = (await this.#list([ref])).get(ref)
    if (tip === undefined) throw new UserError(`The branch ${branch} is gone.`, 'Run fix-tests again.')
    await this.fetchRefs([tip])
    return tip
  }

  /** @throws UserError */
  async fetchRefs(refs: readonly string[]): Promise<void> {
    await this.#options.repository.fetch(this.#options.url, refs, this.#auth).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error
      throw explainPushError(error, this.#options.url)
    })
  }

  async #list(refs: readonly string[]): Promise<Map<string, string>> {
    const { repository, url } = this.#options
    const text = await repository
      .git(['ls-remote', '--quiet', url, ...refs], { env: this.#auth })
      .catch((error: unknown) => {
        if (!(error instanceof GitError)) throw error
        throw explainPushError(error, url)
      })
    return new Map(lines(text).map(line => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))]))
  }

  /** @param landing the failing branch, where the fix is put onto that itself */
  async #push(options: readonly string[], specs: readonly string[], landing?: string): Promise<void> {
    const { repository, url } = this.#options
    const args = ['push', '--quiet', '--no-verify', ...options, url, ...specs]
    const pushed = () => repository.git(args, { env: this.#auth })
    try {
      await pushed()
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      const somebody = conflictOf(error, stateRef(this.#options))
      if (somebody !== undefined) throw somebody
      // A passing fault of the network or the server: a push of the same commits can be repeated without harm.
      if (!/\b50\d\b|RPC failed|hung up|reset by peer|timed out|early EOF|cannot lock ref/i.test(error.stderr))
        throw explainPushError(error, url, landing)
      await pushed().catch((again: unknown) => {
        if (!(again instanceof GitError)) throw again
        throw conflictOf(again, stateRef(this.#options)) ?? explainPushError(again, url, landing)
      })
    }
  }

  /** Only git itself gets the token, only to talk to the remote, and in its environment: no other process sees it. */
  get #auth(): Record<string, string> {
    const basic = Buffer.from(`x-access-token:${this.#options.token}`).toString('base64')
    return {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${new URL(this.#options.url).origin}/.extraheader`,
      GIT_CONFIG_VALUE_0: `Authorization: basic ${basic}`,
    }
  }
}
