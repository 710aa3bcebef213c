import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { git, GitError, type GitHost, gitResult, lines } from './git.ts'

/** Commits of history that are fetched: enough for the failing commit, its parents and recent changes. */
const DEPTH = 100

/**
 * What the git directory may say of itself, rewritten before each use: no hooks, filters, drivers or attributes of
 * the repository apply, and nothing that a test may have written there either.
 */
const CONFIG = `[core]
\trepositoryformatversion = 0
\tbare = false
\tautocrlf = false
\tsafecrlf = false
\tlogAllRefUpdates = false
\tsymlinks = true
[gc]
\tauto = 0
[maintenance]
\tauto = false
[commit]
\tgpgSign = false
[safe]
\tdirectory = *
`
const ATTRIBUTES = '* -text -filter -ident !eol !merge !diff !working-tree-encoding\n'

export interface RepositoryOptions {
  /** Where the git directory is or will be. */
  readonly dir: string
  /** The top of the work tree. */
  readonly work: string
  readonly host: GitHost
}

/**
 * The bot's own git directory. It lies outside the workspace, so the tests cannot reach it through `.git`, and it is
 * told what to do by commit ids that this process keeps in memory: a ref or a setting that somebody changes in it
 * changes nothing, and objects are checked against their ids by whoever receives them.
 */
export class Repository {
  readonly dir: string
  readonly #work: string
  readonly #host: GitHost
  /** What the indexes of this work tree begin with: each has its own. */
  readonly #name: string
  /** Texts by commit and path: a commit never changes. */
  readonly #texts: Map<string, string | undefined>
  readonly #listings: Map<string, ReadonlyMap<string, string>>

  private constructor(options: RepositoryOptions & { name: string }, known?: Repository) {
    this.dir = options.dir
    this.#work = options.work
    this.#host = options.host
    this.#name = options.name
    this.#texts = known === undefined ? new Map() : known.#texts
    this.#listings = known === undefined ? new Map() : known.#listings
  }

  static async open(options: RepositoryOptions): Promise<Repository> {
    await mkdir(options.dir, { recursive: true, mode: 0o700 })
    await git(['init', '--quiet', '--bare', '--initial-branch=fix-tests', options.dir], {
      cwd: options.dir,
      host: options.host,
    })
    return new Repository({ ...options, name: 'bot' })
  }

  /** The same git directory for another work tree. Only the first one's may revert and bisect. */
  at(work: string, name: string): Repository {
    return new Repository({ dir: this.dir, work, host: this.#host, name }, this)
  }

  async git(
    args: readonly string[],
    options: { input?: string; index?: string; env?: Record<string, string> } = {},
  ): Promise<string> {
    this.#seal()
    return git(args, {
      cwd: this.#work,
      host: this.#host,
      env: this.#env(options),
      ...(options.input === undefined ? {} : { input: options.input }),
    })
  }

  /** Brings a commit and some of its history here. */
  async fetch(from: string, refs: readonly string[], env: Record<string, string> = {}): Promise<void> {
    await this.git(
      ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', `--depth=${DEPTH}`, '--end-of-options', from, ...refs],
      {
        env,
      },
    )
  }

  async has(object: string): Promise<boolean> {
    this.#seal()
    const { code } = await gitResult(['cat-file', '-e', object], {
      cwd: this.#work,
      host: this.#host,
      env: this.#env({}),
      codes: [1, 128],
    })
    return code === 0
  }

  /** Whether one commit is the other, or stands before it. */
  async isAncestor(earlier: string, later: string): Promise<boolean> {
    if (!/^[0-9a-f]{40}$/.test(later)) return false
    this.#seal()
    const options = { cwd: this.#work, host: this.#host, env: this.#env({}), codes: [1, 128] }
    return (await gitResult(['merge-base', '--is-ancestor', earlier, later], options)).code === 0
  }

  /** Id and message of the commits after one, newest first. */
  async log(after: string, to: string): Promise<{ sha: string; message: string }[]> {
    const text = await this.git(['log', '--format=%H%n%B%x00', `${after}..${to}`])
    return text
      .split('\0')
      .map(entry => entry.trim())
      .filter(entry => entry !== '')
      .map(entry => ({ sha: entry.slice(0, 40), message: entry.slice(41) }))
  }

  /** The text of a file in a commit or tree, or undefined when there is none. */
  async text(commit: string, path: string): Promise<string | undefined> {
    const key = `${commit}:${path}`
    if (!this.#texts.has(key)) this.#texts.set(key, await this.#read(commit, path))
    return this.#texts.get(key)
  }

  async #read(commit: string, path: string): Promise<string | undefined> {
    const entry = lines(await this.git(['ls-tree', commit, '--', path]))[0]
    const blob = /^100\d{3} blob ([0-9a-f]+)/.exec(entry ?? '')?.[1]
    return blob === undefined ? undefined : this.git(['cat-file', 'blob', blob])
  }

  /**
   * What a commit or tree holds: mode and id by path. It is read once, before any test runs, and kept: tests can write
   * to the objects on disk, and git checks neither trees nor blobs against their ids when it reads them.
   */
  async listing(of: string): Promise<ReadonlyMap<string, string>> {
    const known = this.#listings.get(of) ?? entriesOf(await this.git(['ls-tree', '-r', '-z', of]))
    this.#listings.set(of, known)
    return known
  }

  /** The tree of `base` with some files put in (text) or taken out (undefined). Nothing else comes from the disk. */
  async treeWith(base: string, files: ReadonlyMap<string, string | undefined>): Promise<string> {
    const index = join(this.dir, `${this.#name}-trial-index`)
    await rm(index, { force: true })
    const entries = new Map(await this.listing(base))
    for (const [path, text] of files) {
      const mode = entries.get(path)?.slice(0, 6) ?? '100644'
      if (text === undefined) entries.delete(path)
      else {
        const blob = await this.git(['hash-object', '-w', '--stdin', '--no-filters'], { input: text })
        entries.set(path, `${mode} ${blob.trim()}`)
      }
    }
    const input = [...entries].map(([path, entry]) => `${entry}\t${path}\0`).join('')
    await this.git(['update-index', '-z', '--index-info'], { index, input })
    const tree = (await this.git(['write-tree'], { index })).trim()
    this.#listings.set(tree, entries)
    return tree
  }

  async commitTree(options: { tree: string; parents: readonly string[]; message: string }): Promise<string> {
    const parents = options.parents.flatMap(parent => ['-p', parent])
    const sha = (
      await this.git(['commit-tree', options.tree, ...parents, '-F', '-'], { input: options.message })
    ).trim()
    const known = this.#listings.get(options.tree)
    if (known !== undefined) this.#listings.set(sha, known)
    return sha
  }

  /** Two changes of one text put together, or undefined when they change the same lines. */
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
      // The code is the number of conflicts; what is no text at all has one too many.
      if (error instanceof GitError) return undefined
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Synchronous, since it comes before every command and takes a fraction of a millisecond this way. */
  #seal(): void {
    const at = (...path: string[]) => join(this.dir, ...path)
    for (const file of ['config', 'gitconfig']) restore(at(file), CONFIG)
    for (const path of [at('hooks'), at('commondir'), at('config.worktree'), at('objects', 'info', 'alternates')]) {
      rmSync(path, { recursive: true, force: true })
    }
    mkdirSync(at('info'), { recursive: true })
    restore(at('info', 'attributes'), ATTRIBUTES)
  }

  #env({ index, env }: { index?: string; env?: Record<string, string> }): Record<string, string> {
    return {
      GIT_DIR: this.dir,
      GIT_WORK_TREE: this.#work,
      GIT_INDEX_FILE: index ?? join(this.dir, `${this.#name}-index`),
      GIT_CONFIG_GLOBAL: join(this.dir, 'gitconfig'),
      ...env,
    }
  }
}

function entriesOf(text: string): ReadonlyMap<string, string> {
  const entries = text.split('\0').filter(entry => entry !== '')
  return new Map(
    entries.map(entry => {
      const [, mode = '', id = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t([\s\S]*)$/.exec(entry) ?? []
      return [path, `${mode} ${id}`]
    }),
  )
}

/** Writes what a file has to say where it says anything else; in one step, since another git may be reading it. */
function restore(path: string, text: string): void {
  try {
    if (lstatSync(path).isFile() && readFileSync(path, 'utf8') === text) return
  } catch {
    // There is none, or it cannot be read: it is written.
  }
  rmSync(`${path}.new`, { recursive: true, force: true })
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
