import { constants } from 'node:fs'
import { copyFile, link, lstat, mkdir, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { type Checkout, ENV } from './checkout.ts'
import { below } from './guarded-files.ts'
import { git, GitError } from './git.ts'
import { exclusively } from '../concurrency/mutex.ts'

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

/** Of these, what packages that are installed may be called too, or bring themselves. */
const INSTALLED = new Set(['coverage', '__pycache__'])

/** A file, a link, or a folder beside the code; of a shared folder everything belongs to it. */
interface Beside {
  readonly path: string
  readonly kind: 'file' | 'link' | 'folder' | 'shared'
}

/**
 * Copies of the checkout: git work trees of the failing commit, with what lay beside the code when the run began, such
 * as installed packages. What the tests leave in one is not seen in another.
 */
export class Worktrees implements AsyncDisposable {
  readonly #checkout: Checkout
  readonly #dir: string
  /** What git does not know in the checkout; paths relative to its top. */
  #beside: readonly Beside[] = []
  #made = 0

  private constructor(checkout: Checkout, dir: string) {
    this.#checkout = checkout
    this.#dir = dir
  }

  /**
   * Takes away what a run that died has left.
   * @param dir where copies go, outside the checkout
   */
  static async open(checkout: Checkout, dir: string): Promise<Worktrees> {
    const copies = new Worktrees(checkout, dir)
    await copies[Symbol.asyncDispose]()
    return copies
  }

  /** Looks at what lies beside the code now: copies get that, and not what tests leave from now on. */
  async look(): Promise<void> {
    const listed = await this.#git(['ls-files', '--others', '--directory', '-z'])
    const names = listed.split('\0').filter(name => name !== '')
    this.#beside = (await Promise.all(names.map(name => this.#seen(name.replace(/\/$/, ''))))).flat()
  }

  /**
   * Makes a copy with the files of a commit that the checkout has.
   * @returns undefined when it would be too large, or this file system cannot hold it
   */
  async make(sha: string): Promise<({ readonly root: string } & AsyncDisposable) | undefined> {
    this.#made += 1
    const folder = join(this.#dir, String(this.#made))
    const root = join(folder, basename(this.#checkout.top))
    const dispose = () => this.#remove([root])
    try {
      await mkdir(folder, { recursive: true })
      await this.#git(['worktree', 'add', '--quiet', '--detach', '--force', root, sha])
      const room = new Room()
      for (const each of this.#beside) await this.#carry(each, { root, room })
    } catch (error) {
      await dispose()
      if (error instanceof GitError || error instanceof TooLarge || isFileSystem(error)) return undefined
      throw error
    }
    return { root, [Symbol.asyncDispose]: dispose }
  }

  /** Takes away all copies, and nobody else's work trees. */
  async [Symbol.asyncDispose](): Promise<void> {
    const listed = await this.#git(['worktree', 'list', '--porcelain', '-z']).catch(quietly)
    const roots = listed.split('\0').flatMap(line => (line.startsWith('worktree ') ? [line.slice(9)] : []))
    const dir = await realpath(this.#dir).catch(() => this.#dir)
    await this.#remove(roots.filter(root => below(dir, root) || below(this.#dir, root)))
    await rm(this.#dir, { recursive: true, force: true, maxRetries: 3 })
  }

  async #remove(roots: readonly string[]): Promise<void> {
    for (const root of roots) {
      await rm(dirname(root), { recursive: true, force: true, maxRetries: 3 })
      // Twice: a death while git made it leaves it locked. What is left of a copy may be none in its eyes, so it comes last.
      await this.#git(['worktree', 'remove', '--force', '--force', root]).catch(quietly)
    }
  }

  /** What lies at a path, and below it. */
  async #seen(path: string): Promise<Beside[]> {
    const name = basename(path)
    if (LEFT_OUT.has(name)) return []
    const at = join(this.#checkout.top, path)
    const info = await lstat(at).catch(() => undefined)
    if (info?.isSymbolicLink() === true) return [{ path, kind: 'link' }]
    if (info?.isFile() === true) return [{ path, kind: 'file' }]
    if (info?.isDirectory() !== true) return []
    if (SHARED.has(name)) return [{ path, kind: 'shared' }]
    const inside = await Promise.all((await readdir(at)).map(entry => this.#seen(join(path, entry))))
    return [{ path, kind: 'folder' }, ...inside.flat()]
  }

  async #carry({ path, kind }: Beside, { root, room }: { root: string; room: Room }): Promise<void> {
    const from = join(this.#checkout.top, path)
    const to = join(root, path)
    room.take(0)
    switch (kind) {
      case 'folder':
        await mkdir(to, { recursive: true })
        return
      case 'link':
        await symlink(this.#target(from, await readlink(from), root), to)
        return
      case 'file':
        await copied(from, to, room)
        return
      case 'shared':
        await mkdir(to, { recursive: true })
        for (const entry of await readdir(from, { withFileTypes: true })) {
          if (LEFT_OUT.has(entry.name) && !INSTALLED.has(entry.name)) continue
          const inside = join(path, entry.name)
          if (entry.isDirectory()) await this.#carry({ path: inside, kind: 'shared' }, { root, room })
          else if (entry.isSymbolicLink()) await this.#carry({ path: inside, kind: 'link' }, { root, room })
          else if (entry.isFile()) {
            room.take(0)
            const [source, target] = [join(from, entry.name), join(to, entry.name)]
            await link(source, target).catch(() => copied(source, target, room))
          }
        }
    }
  }

  /** A link into the checkout leads into the copy, and one out of it to where it led. */
  #target(from: string, target: string, root: string): string {
    const at = resolve(dirname(from), target)
    const { top } = this.#checkout
    if (!below(top, at)) return at
    return isAbsolute(target) ? join(root, relative(top, at)) : target
  }

  #git(args: readonly string[]): Promise<string> {
    const { top, host } = this.#checkout
    return exclusively(top, () => git(args, { cwd: top, host, env: ENV }))
  }
}

class TooLarge extends Error {}

/** What a copy may still take. */
class Room {
  #files = MOST_FILES
  #bytes = MOST_BYTES

  /** @throws TooLarge */
  take(bytes: number): void {
    this.#files -= 1
    this.#bytes -= bytes
    if (this.#files < 0 || this.#bytes < 0) throw new TooLarge()
  }
}

async function copied(from: string, to: string, room: Room): Promise<void> {
  // A test may have taken it away meanwhile.
  const info = await lstat(from).catch(() => undefined)
  if (info === undefined) return
  room.take(info.size)
  await copyFile(from, to, constants.COPYFILE_FICLONE)
}

/** What git does not find need not be taken away. */
function quietly(error: unknown): string {
  if (error instanceof GitError) return ''
  throw error
}

/** A full disk, a link that cannot be made: there is no copy here, and that is all. */
function isFileSystem(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code !== undefined && /^E[A-Z]+$/.test(code)
}
