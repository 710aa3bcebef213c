import { link, lstat, mkdir, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { type Checkout, ENV, unguarded } from './checkout.ts'
import { CopyBudget, copyContents, copyMoved, TooLarge } from './copy-budget.ts'
import { below } from './guarded-files.ts'
import { git, GitError } from './git.ts'
import { exclusively, Mutex } from '../concurrency/mutex.ts'
import { makeFolder } from '../isolation/shared-folder.ts'

/** Folders of installed packages: nothing changes them, so copies share their files by hard links. */
const SHARED = new Set(['node_modules', '.venv', 'venv', 'vendor', 'site-packages', '.yarn', 'bower_components'])
/** Caches and results of earlier runs: tools create them again. */
const SKIPPED = new Set([
  '.git',
  '.pytest_cache',
  '__pycache__',
  '.mypy_cache',
  '.ruff_cache',
  '.nyc_output',
  'coverage',
  '.cache',
  '.vite',
  '.turbo',
])

/** Skipped names that installed packages also use. */
const INSTALLED = new Set(['coverage', '__pycache__'])

/**
 * Settings of a build tree of CMake, and the mark of one with tests. Its files name those of the checkout by absolute paths,
 * so in a copy it is configured anew, from these settings.
 */
const BUILD_CACHE = 'CMakeCache.txt'
const BUILD_SETTINGS = [BUILD_CACHE, 'CTestTestfile.cmake']

/**
 * An untracked file, link or folder; a shared folder includes everything below it. `paths`: a text with paths of the
 * checkout, which become those of the copy.
 */
interface Untracked {
  readonly path: string
  readonly kind: 'file' | 'link' | 'folder' | 'shared' | 'paths'
}

/**
 * Copies of the checkout: git work trees of the failing commit, with the untracked files that existed at the start of the
 * run, such as installed packages. Tests in one copy do not affect another.
 */
export class Worktrees implements AsyncDisposable {
  readonly #checkout: Checkout
  readonly #dir: string
  /** Untracked files of the checkout; paths relative to its top. */
  #untracked: readonly Untracked[] = []
  /** Copies that are there, or being made. */
  readonly #roots = new Set<string>()
  readonly #folders = new Mutex()
  #count = 0

  private constructor(checkout: Checkout, dir: string) {
    this.#checkout = checkout
    this.#dir = dir
  }

  /**
   * Remove the copies of a crashed run.
   * @param dir the folder for copies, outside the checkout
   */
  static async open(checkout: Checkout, dir: string): Promise<Worktrees> {
    const copies = new Worktrees(checkout, dir)
    await copies.#remove(await copies.#ofCrashedRun())
    await copies.#empty()
    return copies
  }

  /** List the untracked files as they are now: copies get these, and not what tests write later. */
  async look(): Promise<void> {
    const [listed, submodules] = await Promise.all([this.#list('--others', '--directory'), this.#submodules()])
    const names = [...listed, ...submodules]
    this.#untracked = (await Promise.all(names.map(name => this.#untrackedAt(name.replace(/\/$/, ''))))).flat()
  }

  /** List the folders of submodules: git leaves them empty in a new work tree, so their files are copied. */
  async #submodules(): Promise<string[]> {
    const staged = await this.#list('--stage')
    return staged.flatMap(entry => /^160000 [0-9a-f]+ \d\t(.+)$/s.exec(entry)?.[1] ?? [])
  }

  /**
   * Create a copy with the files of a commit that the checkout has.
   * @returns undefined if it would be too large, or the file system cannot hold it
   */
  async make(sha: string): Promise<({ readonly root: string } & AsyncDisposable) | undefined> {
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
      const budget = new CopyBudget()
      for (const each of this.#untracked) await this.#copyOver(each, { root, budget })
    } catch (error) {
      await dispose()
      if (error instanceof GitError || error instanceof TooLarge || error instanceof Misled || isFileSystemError(error))
        return undefined
      throw error
    }
    return { root, [Symbol.asyncDispose]: dispose }
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
      await rm(dirname(root), { recursive: true, force: true, maxRetries: 3 })
      // --force twice: a crash during creation leaves it locked. git may not know the folder: delete it first.
      await this.#git(['worktree', 'remove', '--force', '--force', root]).catch(ignoreGitError)
      this.#roots.delete(root)
    }
  }

  /** List a path and everything below it. */
  async #untrackedAt(path: string): Promise<Untracked[]> {
    const name = basename(path)
    if (SKIPPED.has(name)) return []
    const at = join(this.#checkout.top, path)
    const info = await lstat(at).catch(() => undefined)
    if (info?.isSymbolicLink() === true) return [{ path, kind: 'link' }]
    if (info?.isFile() === true) return [{ path, kind: BUILD_SETTINGS.includes(name) ? 'paths' : 'file' }]
    if (info?.isDirectory() !== true) return []
    if (SHARED.has(name)) return [{ path, kind: 'shared' }]
    const entries = await readdir(at)
    // Sources can be built where they are.
    const isBuildTree = entries.includes(BUILD_CACHE) && !entries.includes('CMakeLists.txt')
    const copied = isBuildTree ? entries.filter(entry => BUILD_SETTINGS.includes(entry)) : entries
    const inside = await Promise.all(copied.map(entry => this.#untrackedAt(join(path, entry))))
    return [{ path, kind: 'folder' }, ...inside.flat()]
  }

  async #copyOver({ path, kind }: Untracked, { root, budget }: { root: string; budget: CopyBudget }): Promise<void> {
    const from = join(this.#checkout.top, path)
    const to = join(root, path)
    budget.take(0)
    switch (kind) {
      case 'folder':
        await mkdir(to, { recursive: true })
        return
      case 'link':
        await symlink(this.#target(from, await readlink(from), root), to)
        return
      case 'file':
        await copyContents(from, to, budget)
        return
      case 'paths':
        await copyMoved(from, to, { budget, roots: [this.#checkout.top, root] })
        return
      case 'shared':
        await mkdir(to, { recursive: true })
        for (const entry of await readdir(from, { withFileTypes: true })) {
          if (SKIPPED.has(entry.name) && !INSTALLED.has(entry.name)) continue
          const inside = join(path, entry.name)
          if (entry.isDirectory()) await this.#copyOver({ path: inside, kind: 'shared' }, { root, budget })
          else if (entry.isSymbolicLink()) await this.#copyOver({ path: inside, kind: 'link' }, { root, budget })
          else if (entry.isFile()) {
            budget.take(0)
            const [source, target] = [join(from, entry.name), join(to, entry.name)]
            await link(source, target).catch(() => copyContents(source, target, budget))
          }
        }
    }
  }

  /** Retarget a link: one into the checkout points into the copy, any other keeps its target. */
  #target(from: string, target: string, root: string): string {
    const at = resolve(dirname(from), target)
    const { top } = this.#checkout
    if (!below(top, at)) return at
    return isAbsolute(target) ? join(root, relative(top, at)) : target
  }

  /** List files of the index or the work tree. Nothing of git's own is read or written that work trees share. */
  async #list(...options: readonly string[]): Promise<string[]> {
    const { top, host } = this.#checkout
    const listed = await git(['ls-files', ...options, '-z'], {
      cwd: top,
      host,
      env: ENV,
      sandbox: unguarded(this.#checkout),
    })
    return entriesOf(listed)
  }

  #git(args: readonly string[]): Promise<string> {
    const { top, host, sandbox } = this.#checkout
    return exclusively(top, () => git(args, { cwd: top, host, env: ENV, sandbox }))
  }
}

function entriesOf(listed: string): string[] {
  return listed.split('\0').filter(entry => entry !== '')
}

class Misled extends Error {}

/** True for a folder that is where its path says, and no link to another one. */
async function isOwn(root: string): Promise<boolean> {
  const folder = dirname(root)
  const links = await Promise.all([folder, root].map(async path => (await lstat(path)).isSymbolicLink()))
  return !links.includes(true)
}

/** git fails on a work tree that it does not know: then there is nothing to remove. */
function ignoreGitError(error: unknown): string {
  if (error instanceof GitError) return ''
  throw error
}

/** Check for errors of the file system, such as a full disk: then run without copies. */
function isFileSystemError(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code !== undefined && /^E[A-Z]+$/.test(code)
}
