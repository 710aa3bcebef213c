import { constants } from 'node:fs'
import { copyFile, link, lstat, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Checkout } from './checkout.ts'
import { git, GitError } from './git.ts'

/** What a copy may take of files that git does not know. */
const MOST_FILES = 400_000
const MOST_BYTES = 4_000_000_000

/** Installed packages: nobody changes them, so their files are shared and not copied. */
const SHARED = new Set(['node_modules', '.venv', 'venv', 'vendor', 'site-packages', '.yarn', 'bower_components'])
/** What tools make anew, and what would tell a clean copy of the runs before it. */
const LEFT_OUT = new Set([
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

const ENV = { GIT_CONFIG_NOSYSTEM: '0' }

/**
 * Copies of the checkout: git work trees of the failing commit, with what lay beside the code when the run began, such
 * as installed packages. What the tests leave in one is not seen in another.
 */
export class Copies implements AsyncDisposable {
  readonly #checkout: Checkout
  readonly #dir: string
  /** What git does not know in the checkout, relative to its top. */
  #beside: readonly string[] = []
  #made = 0

  private constructor(checkout: Checkout, dir: string) {
    this.#checkout = checkout
    this.#dir = dir
  }

  /**
   * Takes away what a run that died has left.
   * @param dir where copies go, outside the checkout
   */
  static async open(checkout: Checkout, dir: string): Promise<Copies> {
    const copies = new Copies(checkout, dir)
    await copies[Symbol.asyncDispose]()
    return copies
  }

  /** Looks at what lies beside the code now: copies get that, and not what tests leave from now on. */
  async look(): Promise<void> {
    const { top: cwd, host } = this.#checkout
    const listed = await git(['ls-files', '--others', '--directory', '-z'], { cwd, host, env: ENV })
    this.#beside = listed.split('\0').filter(name => name !== '')
  }

  /**
   * Makes a copy with the files of a commit that the checkout has.
   * @returns undefined when it would be too large, or this file system cannot hold it
   */
  async make(sha: string): Promise<({ readonly root: string } & AsyncDisposable) | undefined> {
    this.#made += 1
    const root = join(this.#dir, String(this.#made), basename(this.#checkout.top))
    const dispose = () => this.#remove(root)
    try {
      await mkdir(join(root, '..'), { recursive: true })
      await this.#git(['worktree', 'add', '--quiet', '--detach', '--force', root, sha])
      const room = { files: MOST_FILES, bytes: MOST_BYTES }
      for (const name of this.#beside) await this.#carry(name.replace(/\/$/, ''), { root, room, shared: false })
    } catch (error) {
      await dispose()
      if (error instanceof GitError || error instanceof TooLarge || isFileSystem(error)) return undefined
      throw error
    }
    return { root, [Symbol.asyncDispose]: dispose }
  }

  /** Takes away all copies. */
  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#dir, { recursive: true, force: true, maxRetries: 3 })
    await this.#git(['worktree', 'prune']).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error
    })
  }

  async #remove(root: string): Promise<void> {
    await rm(join(root, '..'), { recursive: true, force: true, maxRetries: 3 })
    await this.#git(['worktree', 'prune']).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error
    })
  }

  async #carry(path: string, options: { root: string; room: Room; shared: boolean }): Promise<void> {
    const { root, room } = options
    const name = basename(path)
    if (LEFT_OUT.has(name)) return
    const from = join(this.#checkout.top, path)
    const to = join(root, path)
    const info = await lstat(from).catch(() => undefined)
    if (info === undefined) return
    room.files -= 1
    if (info.isDirectory()) {
      const shared = options.shared || SHARED.has(name)
      await mkdir(to, { recursive: true })
      for (const entry of await readdir(from)) await this.#carry(join(path, entry), { ...options, shared })
    } else if (info.isSymbolicLink()) {
      await symlink(this.#inside(await readlink(from), root), to)
    } else if (info.isFile()) {
      if (options.shared) await link(from, to).catch(() => copyFile(from, to))
      else {
        room.bytes -= info.size
        await copyFile(from, to, constants.COPYFILE_FICLONE)
      }
    }
    if (room.files < 0 || room.bytes < 0) throw new TooLarge()
  }

  /** A link into the checkout leads into the copy. */
  #inside(target: string, root: string): string {
    if (!target.startsWith('/')) return target
    const below = relative(this.#checkout.top, target)
    return below.startsWith('..') ? target : join(root, below)
  }

  async #git(args: readonly string[]): Promise<void> {
    await git(args, { cwd: this.#checkout.top, host: this.#checkout.host, env: ENV })
  }
}

interface Room {
  files: number
  bytes: number
}

class TooLarge extends Error {}

/** A full disk, a link that cannot be made: there is no copy here, and that is all. */
function isFileSystem(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code !== undefined && /^E[A-Z]+$/.test(code)
}
