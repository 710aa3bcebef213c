import { pathToFileURL } from 'node:url'
import { exclusively } from '../concurrency/mutex.ts'
import { git, GitError, type GitHost, lines } from '../workspace/git.ts'
import type { Repository } from '../workspace/repository.ts'
import { GitStore, type GitStoreOptions } from './git-store.ts'
import { conflictOf } from './push-errors.ts'
import { MISSING, type RefUpdate, type Transport, type UpdateNames } from './transport.ts'

export interface LocalOptions {
  readonly repository: Repository
  /** Absolute path of the user's checkout. */
  readonly top: string
  readonly host: GitHost
}

/** How long git waits for another git that writes the same ref, in milliseconds: two runs may start together. */
const LOCK_WAIT = ['-c', 'core.filesRefLockTimeout=1000']

/** Create a store in the user's own repository. */
export function localStore(options: LocalOptions & Omit<GitStoreOptions, 'transport'>): GitStore {
  return new GitStore({ ...options, transport: new LocalTransport(options) })
}

/** Writes refs of the user's own repository by `git fetch` and `git update-ref`. */
class LocalTransport implements Transport {
  readonly #options: LocalOptions

  constructor(options: LocalOptions) {
    this.#options = options
  }

  async list(refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const listed = await this.#git(['for-each-ref', '--format=%(objectname) %(refname)', ...refs])
    const found = lines(listed).map(
      line => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))] as const,
    )
    // A pattern matches the refs below it too.
    return new Map(found.filter(([ref]) => refs.includes(ref)))
  }

  async fetch(refs: readonly string[]): Promise<void> {
    const { repository, top } = this.#options
    await repository.fetch(pathToFileURL(top).href, refs)
  }

  async update(updates: readonly RefUpdate[], { ledger }: UpdateNames): Promise<void> {
    const isLeased = updates.every(({ expected }) => expected !== undefined)
    try {
      await (isLeased ? this.#updateLeased(updates) : this.#fetchInto(updates))
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      throw conflictOf(error, ledger) ?? error
    }
  }

  /** Refuses anything but a fast-forward, and a branch that the user has checked out. */
  async #fetchInto(updates: readonly RefUpdate[]): Promise<void> {
    const specs = updates.map(({ ref, to = '', expected }) => `${expected === undefined ? '' : '+'}${to}:${ref}`)
    await this.#bring(['--atomic', this.#options.repository.dir, ...specs])
  }

  /** git fetch does not check whether a ref that it creates exists by then; git update-ref does. */
  async #updateLeased(updates: readonly RefUpdate[]): Promise<void> {
    const commits = updates.flatMap(({ to }) => (to === undefined ? [] : [to]))
    if (commits.length > 0) await this.#bring(['--quiet', this.#options.repository.dir, ...commits])
    const input = updates.map(updateCommand).join('')
    await exclusively(this.#options.top, () => this.#git([...LOCK_WAIT, 'update-ref', '--stdin'], input))
  }

  async #bring(args: readonly string[]): Promise<void> {
    const options = ['--no-tags', '--no-write-fetch-head']
    await exclusively(this.#options.top, () => this.#git(['fetch', ...options, ...args]))
  }

  #git(args: readonly string[], input?: string): Promise<string> {
    const { top, host } = this.#options
    return git(args, { cwd: top, host, ...(input === undefined ? {} : { input }) })
  }
}

/** A line for `git update-ref --stdin`. */
function updateCommand({ ref, to, expected = '' }: RefUpdate): string {
  if (to === undefined) return `delete ${ref} ${expected}\n`
  return expected === MISSING ? `create ${ref} ${to}\n` : `update ${ref} ${to} ${expected}\n`
}
