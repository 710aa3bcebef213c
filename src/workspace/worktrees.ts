import { lstat, mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { StandIn } from '../domain/model/stand-in.ts'
import { type Checkout, ENV, unguarded } from './checkout.ts'
import { CopyBudget, TooLarge } from './copy-budget.ts'
import { below } from './guarded-files.ts'
import { PLAIN_DIFF } from './history.ts'
import { entriesOf, git, GitError, type GitOptions, ignoreGitError, submodulesIn } from './git.ts'
import { exclusively, Mutex } from '../concurrency/mutex.ts'
import { makeFolder, readShared } from '../isolation/shared-folder.ts'
import { copyTimes } from './tracked-times.ts'
import { allBelow, copyUntracked, type Untracked, untrackedAt } from './untracked-files.ts'

/** End of the name of a folder beside a copy, with the checkout's git directory as commands see it. */
const GIT_FOLDER = '.git'

export interface MadeCopy extends AsyncDisposable {
  readonly root: string
  /** Set if commands find the copy in the place of the checkout. */
  readonly standIn: StandIn | undefined
}

/**
 * Copies of the checkout: git work trees of the failing commit, with the untracked files that existed at the start of
 * the run, such as installed packages. Tests in one copy do not affect another.
 */
export class Worktrees implements AsyncDisposable {
  readonly #checkout: Checkout
  readonly #dir: string
  readonly #without: ReadonlySet<string>
  /** Untracked files of the checkout; paths relative to its top. */
  #untracked: readonly Untracked[] = []
  /** Tracked files of the checkout, likewise. */
  #tracked: readonly string[] = []
  /** Copies that are there, or being made. */
  readonly #roots = new Set<string>()
  readonly #folders = new Mutex()
  #count = 0

  private constructor(checkout: Checkout, dir: string, without: readonly string[]) {
    this.#checkout = checkout
    this.#dir = dir
    this.#without = new Set(without.map(path => relative(checkout.top, path)))
  }

  /**
   * Remove the copies of a crashed run.
   * @param dir the folder for copies, outside the checkout
   * @param without paths of files that copies do not get, such as credentials
   */
  static async open(checkout: Checkout, dir: string, without: readonly string[] = []): Promise<Worktrees> {
    const copies = new Worktrees(checkout, dir, without)
    await copies.#remove(await copies.#ofCrashedRun())
    await copies.#empty()
    return copies
  }

  /** List the untracked files as they are now: copies get these, and not what tests write later. */
  async look(): Promise<void> {
    const [listed, staged] = await Promise.all([this.#list('--others', '--directory'), this.#list('--stage')])
    const { top } = this.#checkout
    const found = [
      ...listed.map(name => untrackedAt(top, name.replace(/\/$/, ''))),
      // git leaves the folders of submodules empty in a new work tree, so their files are copied.
      ...submodulesIn(staged).map(path => allBelow(top, path)),
    ]
    this.#tracked = staged.map(entry => entry.slice(entry.indexOf('\t') + 1))
    this.#untracked = (await Promise.all(found)).flat().filter(({ path }) => !this.#without.has(path))
  }

  /**
   * Create a copy with the files of a commit that the checkout has.
   * @returns undefined if it would be too large, or the file system cannot hold it
   */
  async make(sha: string): Promise<MadeCopy | undefined> {
    this.#count += 1
    const folder = join(this.#dir, String(this.#count))
    const root = join(folder, basename(this.#checkout.top))
    const dispose = () => this.#remove([root])
    this.#roots.add(root)
    try {
      await this.#folders.add(() => this.#makeFolder(folder))
      await this.#git(['worktree', 'add', '--quiet', '--detach', '--force', root, sha])
      // A test may have put a link there, or a filter of its configuration.
      if (!(await isOwn(root))) throw new Misled()
      const { top } = this.#checkout
      const standIn = await this.#standIn(root)
      const place = { top, root, runsAt: standIn?.checkout ?? root, budget: new CopyBudget() }
      for (const each of this.#untracked) await copyUntracked(each, place)
      await this.#copyTimes(root, sha)
      return { root, standIn, [Symbol.asyncDispose]: dispose }
    } catch (error) {
      await dispose()
      if (error instanceof GitError || error instanceof TooLarge || error instanceof Misled || isFileSystemError(error))
        return undefined
      throw error
    }
  }

  /**
   * Give the files that are the same in the checkout its times. The checkout may hold a build of edited files: the
   * copy's are newer than this build then.
   */
  async #copyTimes(root: string, sha: string): Promise<void> {
    // Without a copied file there is no build.
    if (!this.#untracked.some(({ kind }) => kind === 'file')) return
    const others = new Set(await this.#read('diff', ...PLAIN_DIFF, '--name-only', '--no-renames', sha))
    const same = this.#tracked.filter(path => !others.has(path))
    await copyTimes(same, { from: this.#checkout.top, to: root })
    // The index knows files by their times, too.
    await this.#git(['update-index', '-q', '--refresh'], { cwd: root, codes: [1] })
  }

  /** Describe how commands find a copy in the place of the checkout. @returns undefined if they cannot */
  async #standIn(copy: string): Promise<StandIn | undefined> {
    const { top: checkout, gitDir: dir, sandbox } = this.#checkout
    if (sandbox?.canStandIn !== true) return undefined
    // A work tree of the user's has it elsewhere.
    if (dir !== join(checkout, '.git')) return below(checkout, dir) ? undefined : { copy, checkout }
    const folder = `${dirname(copy)}${GIT_FOLDER}`
    const [at, link] = [join(folder, 'directory'), join(folder, 'link')]
    for (const each of [folder, at]) await makeFolder(dirname(this.#dir), each)
    const own = (await readShared(join(copy, '.git'))) ?? ''
    // git may write it relative to the copy.
    const inside = relative(dir, resolve(copy, own.replace(/^gitdir: /, '').trim()))
    await rm(link, { recursive: true, force: true })
    await writeFile(link, `gitdir: ${join(at, inside)}\n`, { flag: 'wx' })
    return { copy, checkout, git: { dir, at, link } }
  }

  async #makeFolder(folder: string): Promise<void> {
    await mkdir(dirname(this.#dir), { recursive: true })
    await makeFolder(dirname(this.#dir), folder)
  }

  /** Remove all copies and their folder; other work trees stay. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#remove([...this.#roots])
    await rm(this.#dir, { recursive: true, force: true, maxRetries: 3 })
  }

  /** List the copies of a crashed run. git keeps a folder for work trees as long as it has one. */
  async #ofCrashedRun(): Promise<string[]> {
    if ((await lstat(join(this.#checkout.gitDir, 'worktrees')).catch(() => undefined)) === undefined) return []
    const listed = await this.#git(['worktree', 'list', '--porcelain', '-z']).catch(ignoreGitError)
    const roots = listed.split('\0').flatMap(line => (line.startsWith('worktree ') ? [line.slice(9)] : []))
    const dir = await realpath(this.#dir).catch(() => this.#dir)
    return roots.filter(root => below(dir, root) || below(this.#dir, root))
  }

  /** Empty the folder of the copies. It stays: namespaces hold it open, and would not see another one in its place. */
  async #empty(): Promise<void> {
    for (const name of await readdir(this.#dir).catch(() => []))
      await rm(join(this.#dir, name), { recursive: true, force: true, maxRetries: 3 })
  }

  async #remove(roots: readonly string[]): Promise<void> {
    for (const root of roots) {
      for (const folder of [dirname(root), `${dirname(root)}${GIT_FOLDER}`])
        await rm(folder, { recursive: true, force: true, maxRetries: 3 })
      // --force twice: a crash during creation leaves it locked. git may not know the folder: delete it first.
      // git fails on a work tree that it does not know: then there is nothing to remove.
      await this.#git(['worktree', 'remove', '--force', '--force', root]).catch(ignoreGitError)
      this.#roots.delete(root)
    }
  }

  /** List files of the index or the work tree. Nothing of git's own is read or written that work trees share. */
  async #list(...options: readonly string[]): Promise<string[]> {
    return this.#read('ls-files', ...options)
  }

  async #read(...args: readonly string[]): Promise<string[]> {
    const { top, host } = this.#checkout
    const listed = await git([...args, '-z'], {
      cwd: top,
      host,
      env: ENV,
      sandbox: unguarded(this.#checkout),
    })
    return entriesOf(listed)
  }

  #git(args: readonly string[], options: Pick<GitOptions, 'codes'> & { readonly cwd?: string } = {}): Promise<string> {
    const { top, host, sandbox } = this.#checkout
    return exclusively(top, () => git(args, { cwd: top, host, env: ENV, sandbox, ...options }))
  }
}

class Misled extends Error {}

/** True for a folder that is where its path says, and no link to another one. */
async function isOwn(root: string): Promise<boolean> {
  const folder = dirname(root)
  const links = await Promise.all([folder, root].map(async path => (await lstat(path)).isSymbolicLink()))
  return !links.includes(true)
}

/** Check for errors of the file system, such as a full disk: then run without copies. */
function isFileSystemError(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code !== undefined && /^E[A-Z]+$/.test(code)
}
