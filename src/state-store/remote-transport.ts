import type { Repository } from '../workspace/repository.ts'
import { GitError, lines } from '../workspace/git.ts'
import { PATIENCE, tokenSetting, withSettings } from '../workspace/git-settings.ts'
import { GitStore, type GitStoreOptions } from './git-store.ts'
import { conflictOf, explainPushError, httpStatusOf } from './push-errors.ts'
import { MISSING, type RefUpdate, type Transport, type UpdateNames } from './transport.ts'

export interface RemoteOptions {
  readonly repository: Repository
  /** URL of the remote repository, without credentials. */
  readonly url: string
  readonly token: string
}

/** Words of passing faults of the network or the server. Pushing the same commits again does no harm. */
const PASSING = /RPC failed|hung up|reset by peer|timed out|early EOF|cannot lock ref/i

function isPassingFault(stderr: string): boolean {
  return (httpStatusOf(stderr) ?? 0) >= 500 || PASSING.test(stderr)
}

/** A ledger or a branch on the remote, as `git ls-remote` lists it. */
export interface StoredRef {
  readonly ref: string
  readonly commit: string
  /** Key of the request. */
  readonly key: string
  /** Time of the commit, in milliseconds since the epoch. */
  readonly writtenAt: number
}

/** Ledgers and branches of a repository, whatever their request. */
export interface StoredRefs {
  /**
   * List the ledgers, and the branches of requests.
   * @param pattern of the branches' names, as `git ls-remote` takes it
   */
  list(pattern: string, branches: BranchReader): Promise<readonly StoredRef[]>
  /**
   * Delete refs in one step, if all are still at these commits.
   * @throws UserError, BranchConflict
   */
  remove(refs: readonly StoredRef[]): Promise<void>
}

/** Tells the branches of requests from others. */
export interface BranchReader {
  /** Return true if the name may be that of a request's branch: the newest commits of others are not fetched. */
  readonly isOwn: (branch: string) => boolean
  /** Return the key of the request, by the message of its branch's newest commit. */
  readonly keyOf: (message: string) => string | undefined
}

/** Name of a ledger's ref: the key of its request. Texts that requests share have other names. */
const LEDGER = /^refs\/fix-tests\/[0-9a-f]{16}$/

const BRANCH = 'refs/heads/'

/** Reach all ledgers and the branches of a remote. */
export function remoteRefs(options: RemoteOptions): StoredRefs {
  const transport = new RemoteTransport(options)
  return {
    async list(pattern, { isOwn, keyOf }) {
      const listed = [...(await transport.list(['refs/fix-tests/*', BRANCH + pattern]))]
      const isBranch = (ref: string) => ref.startsWith(BRANCH) && isOwn(ref.slice(BRANCH.length))
      const refs = listed.filter(([ref]) => LEDGER.test(ref) || isBranch(ref))
      const commits = await transport.commits(refs.map(([, commit]) => commit))
      return refs.flatMap(([ref, commit]) => {
        const { writtenAt = Number.NaN, message = '' } = commits.get(commit) ?? {}
        const key = LEDGER.test(ref) ? ref.slice(ref.lastIndexOf('/') + 1) : keyOf(message)
        return key === undefined || Number.isNaN(writtenAt) ? [] : [{ ref, commit, key, writtenAt }]
      })
    },
    async remove(refs) {
      const updates = refs.map(({ ref, commit }) => ({ ref, to: undefined, expected: commit }))
      if (updates.length > 0) await transport.update(updates, { ledger: '' })
    },
  }
}

/** Create a store on the remote. */
export function remoteStore(options: RemoteOptions & Omit<GitStoreOptions, 'transport'>): GitStore {
  return new GitStore({ ...options, transport: new RemoteTransport(options) })
}

/** Reaches the remote by `git fetch` and `git push`. */
class RemoteTransport implements Transport {
  readonly #options: RemoteOptions

  constructor(options: RemoteOptions) {
    this.#options = options
  }

  async list(refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { repository, url } = this.#options
    const listed = await this.#explained(() =>
      repository.git(['ls-remote', '--quiet', url, ...refs], { env: this.#auth }),
    )
    return new Map(lines(listed).map(line => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))]))
  }

  async fetch(refs: readonly string[]): Promise<void> {
    const { repository, url } = this.#options
    await this.#explained(() => repository.fetch(url, refs, this.#auth))
  }

  /** Fetch commits without what they hold, and read their messages and times, in milliseconds since the epoch. */
  async commits(
    commits: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly writtenAt: number; readonly message: string }>> {
    if (commits.length === 0) return new Map()
    const { repository, url } = this.#options
    const input = `${commits.join('\n')}\n`
    const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--depth=1', '--filter=tree:0', '--stdin']
    await this.#explained(() => repository.git([...fetch, url], { env: this.#auth, input }))
    const log = await repository.git(['log', '-z', '--no-walk=unsorted', '--stdin', '--format=%H %ct %B'], { input })
    return new Map(
      log.split('\0').flatMap(entry => {
        const [, commit, seconds, message = ''] = /^([0-9a-f]{40,64}) (\d+) (.*)$/s.exec(entry) ?? []
        return commit === undefined ? [] : [[commit, { writtenAt: Number(seconds) * 1_000, message }] as const]
      }),
    )
  }

  async update(updates: readonly RefUpdate[], names: UpdateNames): Promise<void> {
    const { repository, url } = this.#options
    const leases = updates.flatMap(({ ref, expected }) =>
      expected === undefined ? [] : [`--force-with-lease=${ref}:${expected === MISSING ? '' : expected}`],
    )
    const options = ['--quiet', '--no-verify', ...(updates.length > 1 ? ['--atomic'] : []), ...leases]
    const args = ['push', ...options, url, ...updates.map(({ ref, to = '' }) => `${to}:${ref}`)]
    const push = () => repository.git(args, { env: this.#auth })
    const isPassing = (error: unknown) =>
      error instanceof GitError && conflictOf(error, names.ledger) === undefined && isPassingFault(error.stderr)
    const pushTwice = () =>
      push().catch((error: unknown) => {
        if (!isPassing(error)) throw error
        return push()
      })
    await this.#explained(pushTwice, names)
  }

  /** Run git and turn its failure into a conflict or a sentence for the user. */
  async #explained<Result>(run: () => Promise<Result>, names?: UpdateNames): Promise<Result> {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      const conflict = names === undefined ? undefined : conflictOf(error, names.ledger)
      throw conflict ?? explainPushError(error, this.#options.url, names?.landing)
    }
  }

  /** The token for git alone: in its environment, for this remote only, so that no other process sees it. */
  get #auth(): Record<string, string> {
    const { token, url } = this.#options
    return withSettings([...PATIENCE, tokenSetting(token, url)])
  }
}
