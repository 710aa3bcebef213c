import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CommitIdentity, OWN_IDENTITY } from '../domain/model/commit-identity.ts'
import { entriesOf, git, GitError, type GitHost, gitResult, identityVariables, lines } from './git.ts'
import { writeCommit, writeObject } from './git-objects.ts'
import { sealGitDir } from './sealed-git-dir.ts'
import { type Listing, parseListing, writeChangedTrees } from './tree-listing.ts'

/**
 * How many commits of history are fetched: enough for the failing commit, its parents and recent changes. A clone that
 * git made with a filter lacks files of older commits; of a commit and its parent it may have all.
 */
const DEPTHS: readonly number[] = [100, 2, 1]
/** How git says that it lacks an object which it has to send. */
const LACKS_OBJECTS = /promisor remote|unable to read [0-9a-f]{40}|repository corruption on the remote side/

export interface RepositoryOptions {
  /** Path of the git directory; created if missing. */
  readonly dir: string
  /** Top of the work tree. */
  readonly work: string
  readonly host: GitHost
  /** Author and committer of its commits. */
  readonly identity?: CommitIdentity | undefined
}

/** Answers of git about objects, which never change. All work trees of a git directory share it. */
interface Kept {
  /** Texts by commit and path. */
  readonly texts: Map<string, string | undefined>
  /** Files and folders, by commit or tree. */
  readonly listings: Map<string, Listing>
  /** Texts by blob id, of blobs that were read or written here. */
  readonly blobs: Map<string, string>
  /** Outputs of git by arguments that name objects by their ids. */
  readonly outputs: Map<string, string>
}

/**
 * The bot's own git directory. It is outside the workspace, so tests cannot reach it through `.git`. This process keeps
 * commit ids in memory and passes them to git: a ref or setting that a test changes has no effect, and the receiver of
 * a push checks objects against their ids.
 */
export class Repository {
  readonly dir: string
  readonly #work: string
  readonly #host: GitHost
  readonly #identity: CommitIdentity
  /** Prefix of this work tree's index files: each work tree has its own. */
  readonly #name: string
  readonly #kept: Kept
  #depth: number | undefined

  private constructor(options: RepositoryOptions & { name: string }, sibling?: Repository) {
    this.dir = options.dir
    this.#work = options.work
    this.#host = options.host
    this.#identity = options.identity ?? OWN_IDENTITY
    this.#name = options.name
    this.#kept =
      sibling === undefined
        ? { texts: new Map(), listings: new Map(), blobs: new Map(), outputs: new Map() }
        : sibling.#kept
  }

  static async open(options: RepositoryOptions): Promise<Repository> {
    await mkdir(options.dir, { recursive: true, mode: 0o700 })
    await git(['init', '--quiet', '--bare', '--initial-branch=fix-tests', options.dir], {
      cwd: options.dir,
      host: options.host,
    })
    return new Repository({ ...options, name: 'bot' })
  }

  /** Open the same git directory for another work tree. Only the first work tree may revert and bisect. */
  at(work: string, name: string): Repository {
    return new Repository({ dir: this.dir, work, host: this.#host, identity: this.#identity, name }, this)
  }

  async git(
    args: readonly string[],
    options: { input?: string; index?: string; env?: Record<string, string> } = {},
  ): Promise<string> {
    sealGitDir(this.dir)
    return git(args, {
      cwd: this.#work,
      host: this.#host,
      env: this.#env(options),
      ...(options.input === undefined ? {} : { input: options.input }),
    })
  }

  /** Run git once for arguments that name commits and trees by their full ids: what they hold never changes. */
  async gitOnce(args: readonly string[]): Promise<string> {
    const key = JSON.stringify(args)
    const output = this.#kept.outputs.get(key) ?? (await this.git(args))
    this.#kept.outputs.set(key, output)
    return output
  }

  /** Fetch refs or commits, and as much of their history as is there, within bounds. */
  async fetch(from: string, refs: readonly string[], env: Record<string, string> = {}): Promise<void> {
    const options = ['--quiet', '--no-tags', '--no-write-fetch-head']
    for (const depth of DEPTHS.filter(each => each <= (this.#depth ?? each))) {
      try {
        await this.git(['fetch', ...options, `--depth=${depth}`, '--end-of-options', from, ...refs], { env })
        this.#depth = depth
        return
      } catch (error) {
        const lacks = error instanceof GitError && LACKS_OBJECTS.test(error.stderr)
        if (!lacks || depth === DEPTHS.at(-1)) throw error
      }
    }
  }

  /** True if it has all history that a run looks at, as far as the clone has it that it fetched from. */
  get hasHistory(): boolean {
    return this.#depth === undefined || this.#depth === DEPTHS[0]
  }

  async has(object: string): Promise<boolean> {
    sealGitDir(this.dir)
    const { code } = await gitResult(['cat-file', '-e', object], {
      cwd: this.#work,
      host: this.#host,
      env: this.#env({}),
      codes: [1, 128],
    })
    return code === 0
  }

  /** Check whether a commit is an ancestor of another, or the same. */
  async isAncestor(earlier: string, later: string): Promise<boolean> {
    if (!/^[0-9a-f]{40}$/.test(later)) return false
    sealGitDir(this.dir)
    const options = { cwd: this.#work, host: this.#host, env: this.#env({}), codes: [1, 128] }
    return (await gitResult(['merge-base', '--is-ancestor', earlier, later], options)).code === 0
  }

  /** List id and message of the commits after one, newest first. */
  async log(after: string, to: string): Promise<{ sha: string; message: string }[]> {
    const text = await this.git(['log', '--format=%H%n%B%x00', `${after}..${to}`])
    return text
      .split('\0')
      .map(entry => entry.trim())
      .filter(entry => entry !== '')
      .map(entry => ({ sha: entry.slice(0, 40), message: entry.slice(41) }))
  }

  /** Read the text of a file in a commit or tree; undefined if it has no such file. */
  async text(commit: string, path: string): Promise<string | undefined> {
    const key = `${commit}:${path}`
    if (!this.#kept.texts.has(key)) this.#kept.texts.set(key, await this.#read(commit, path))
    return this.#kept.texts.get(key)
  }

  async #read(commit: string, path: string): Promise<string | undefined> {
    const listing = this.#kept.listings.get(commit)
    const entry =
      listing === undefined ? lines(await this.git(['ls-tree', commit, '--', path]))[0] : listing.files.get(path)
    const blob = /^100\d{3} (?:blob )?([0-9a-f]+)/.exec(entry ?? '')?.[1]
    if (blob === undefined) return undefined
    const text = this.#kept.blobs.get(blob) ?? (await this.git(['cat-file', 'blob', blob]))
    this.#kept.blobs.set(blob, text)
    return text
  }

  /**
   * List the files of a commit or tree: mode and id by path. It is read once, before any test runs, and cached: tests
   * can write to the objects on disk, and git does not check trees and blobs against their ids when it reads them.
   */
  async listing(of: string): Promise<ReadonlyMap<string, string>> {
    return (await this.#listing(of)).files
  }

  async #listing(of: string): Promise<Listing> {
    const listing = this.#kept.listings.get(of) ?? parseListing(await this.git(['ls-tree', '-r', '-t', '-z', of]))
    this.#kept.listings.set(of, listing)
    return listing
  }

  /** Write the tree of `base` with some files replaced (text) or removed (undefined). */
  async treeWith(base: string, files: ReadonlyMap<string, string | undefined>): Promise<string> {
    const before = await this.#listing(base)
    const changed = new Map<string, string | undefined>()
    for (const [path, text] of files) {
      const mode = before.files.get(path)?.slice(0, 6) ?? '100644'
      changed.set(path, text === undefined ? undefined : `${mode} ${await this.#writeBlob(text)}`)
    }
    const { id, ...listing } = await writeChangedTrees(this.dir, before, changed)
    this.#kept.listings.set(id, listing)
    return id
  }

  async #writeBlob(text: string): Promise<string> {
    const blob = await writeObject(this.dir, 'blob', text)
    this.#kept.blobs.set(blob, text)
    return blob
  }

  /** List the paths that differ between two commits or trees. */
  async changedPaths(from: string, to: string): Promise<string[]> {
    if (from === to) return []
    const [before, after] = [from, to].map(each => this.#kept.listings.get(each)?.files)
    if (before !== undefined && after !== undefined)
      return [...new Set([...before.keys(), ...after.keys()])]
        .filter(path => before.get(path) !== after.get(path))
        .toSorted()
    const names = await this.gitOnce(['diff', '--name-only', '--no-renames', '-z', '--end-of-options', from, to])
    return entriesOf(names)
  }

  async commitTree(options: { tree: string; parents: readonly string[]; message: string }): Promise<string> {
    const sha = await writeCommit(this.dir, options, this.#identity)
    const listing = this.#kept.listings.get(options.tree)
    if (listing !== undefined) this.#kept.listings.set(sha, listing)
    return sha
  }

  /** Merge two changes of one text; undefined if they change the same lines. */
  async merged(texts: { ours: string; base: string; theirs: string }): Promise<string | undefined> {
    const folder = await mkdtemp(join(this.dir, 'merge-'))
    try {
      const paths = await Promise.all(
        [texts.ours, texts.base, texts.theirs].map(async (text, index) => {
          await writeFile(join(folder, String(index)), text)
          return join(folder, String(index))
        }),
      )
      return await this.git(['merge-file', '-p', '--quiet', ...paths])
    } catch (error) {
      // The exit code is the number of conflicts, or 255 for a binary file.
      if (error instanceof GitError) return undefined
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  #env({ index, env }: { index?: string; env?: Record<string, string> }): Record<string, string> {
    return {
      GIT_DIR: this.dir,
      GIT_WORK_TREE: this.#work,
      GIT_INDEX_FILE: index ?? join(this.dir, `${this.#name}-index`),
      GIT_CONFIG_GLOBAL: join(this.dir, 'gitconfig'),
      ...identityVariables(this.#identity),
      ...env,
    }
  }
}
