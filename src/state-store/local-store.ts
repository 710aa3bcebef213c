import { pathToFileURL } from 'node:url'
import { LedgerConflict } from '../contracts/errors.ts'
import { type StateStore, type StoredFiles } from '../contracts/ports.ts'
import { git, GitError, type GitHost, gitResult } from '../workspace/git.ts'
import {
  filesInCommit,
  type StoreOptions,
  ledgerCommit,
  sharedRef,
  sharedText,
  shareWith,
  stateRef,
} from './ledger-commit.ts'
import { conflictOf } from './push-errors.ts'
import { exclusively } from '../concurrency/keyed-mutex.ts'

/** Keeps branch and ledger in the user's own repository, under the same names. */
export class LocalStore implements StateStore {
  readonly #options: StoreOptions & { readonly top: string; readonly host: GitHost }
  #parent: string | undefined

  constructor(options: StoreOptions & { readonly top: string; readonly host: GitHost }) {
    this.#options = options
  }

  async load(): Promise<StoredFiles | undefined> {
    const { top, host, repository } = this.#options
    const ref = stateRef(this.#options)
    const found = await gitResult(['rev-parse', '--verify', '--quiet', ref], { cwd: top, host, codes: [1, 128] })
    this.#parent = found.code === 0 ? found.stdout.trim() : undefined
    if (this.#parent === undefined) return undefined
    await repository.fetch(pathToFileURL(top).href, [ref])
    return filesInCommit(this.#options, this.#parent)
  }

  async keep({ tip, branch, over, ...ledger }: Parameters<StateStore['keep']>[0]): Promise<void> {
    const { top, host, repository } = this.#options
    const ref = stateRef(this.#options)
    const commit = await ledgerCommit(this.#options, { ...ledger, parent: this.#parent })
    if (this.#parent === undefined && tip === undefined) {
      await this.#begin(commit)
      this.#parent = commit
      return
    }
    // Only what is known to be there is replaced.
    const replaced = over !== undefined && (await this.#tipOf(branch)) === over
    const specs = [
      `${commit}:${ref}`,
      ...(tip === undefined ? [] : [`${replaced ? '+' : ''}${tip}:refs/heads/${branch}`]),
    ]
    const args = ['fetch', '--no-tags', '--no-write-fetch-head', '--atomic', repository.dir, ...specs]
    await exclusively(top, () => git(args, { cwd: top, host })).catch((error: unknown) => {
      throw error instanceof GitError ? (conflictOf(error, ref) ?? error) : error
    })
    this.#parent = commit
  }

  async #tipOf(branch: string): Promise<string> {
    const { top, host } = this.#options
    const args = ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]
    return (await gitResult(args, { cwd: top, host, codes: [1, 128] })).stdout.trim()
  }

  /** Makes the ref of a ledger, when nobody else has: git fetch does not look whether a new ref is there by now. */
  async #begin(commit: string): Promise<void> {
    const { top, host, repository } = this.#options
    const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', repository.dir, commit]
    await exclusively(top, () => git(args, { cwd: top, host }))
    const made = ['update-ref', stateRef(this.#options), commit, '0'.repeat(40)]
    await exclusively(top, () => git(made, { cwd: top, host })).catch((error: unknown) => {
      throw new LedgerConflict('the ledger was moved', { cause: error })
    })
  }

  async shared(name: string): Promise<string | undefined> {
    return (await this.#sharedNow(name)).text
  }

  async share(name: string, change: (text: string | undefined) => string): Promise<void> {
    const { top, host, repository } = this.#options
    await shareWith({ repository, name }, change, {
      now: () => this.#sharedNow(name),
      put: async (made, before) => {
        const fetched = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', repository.dir, made]
        const updated = ['update-ref', sharedRef(name), made, before ?? '0'.repeat(40)]
        await exclusively(top, () => git(fetched, { cwd: top, host }))
        await exclusively(top, () => git(updated, { cwd: top, host }))
      },
    })
  }

  async #sharedNow(name: string): Promise<{ commit: string | undefined; text: string | undefined }> {
    const { top, host, repository } = this.#options
    const args = ['rev-parse', '--verify', '--quiet', sharedRef(name)]
    const found = await gitResult(args, { cwd: top, host, codes: [1, 128] })
    if (found.code !== 0) return { commit: undefined, text: undefined }
    const commit = found.stdout.trim()
    await repository.fetch(pathToFileURL(top).href, [sharedRef(name)])
    return { commit, text: await sharedText(this.#options, commit) }
  }

  async drop(): Promise<void> {
    const { top, host } = this.#options
    if (this.#parent === undefined) return
    const args = ['update-ref', '-d', stateRef(this.#options), this.#parent]
    await exclusively(top, () => git(args, { cwd: top, host }))
    this.#parent = undefined
  }

  async exists(branch: string): Promise<boolean> {
    const { top, host } = this.#options
    const { code } = await gitResult(['show-ref', '--verify', '--quiet', `refs/heads/${branch}`], {
      cwd: top,
      host,
      codes: [1, 128],
    })
    return code === 0
  }

  async fetch(branch: string): Promise<string> {
    const { top, host, repository } = this.#options
    await repository.fetch(pathToFileURL(top).href, [`refs/heads/${branch}`])
    return (await git(['rev-parse', '--verify', `refs/heads/${branch}`], { cwd: top, host })).trim()
  }
}
