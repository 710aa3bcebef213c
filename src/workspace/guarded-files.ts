import { realpathSync } from 'node:fs'
import { lstat, mkdir, readFile, realpath, rm, rmdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { MAX_FILE_BYTES } from '../domain/policy/edit-policy.ts'

/**
 * Text files below a root. A path that leaves the root, also through a link, or that is not a plain file, counts as
 * missing.
 */
export class GuardedFiles {
  readonly root: string
  /** Real path of the root at the beginning: a test can put a link in the place of a copy. */
  readonly #real: string
  /** Time stamps of the versions written last, by path, in seconds since the epoch. */
  readonly #stamps = new Map<string, number>()
  /** Folders that this object has created. */
  readonly #created = new Set<string>()

  constructor(root: string) {
    this.root = root
    this.#real = realpathSync(root)
  }

  /** Read a file; undefined if it is missing, too large, or not UTF-8 text. */
  async read(path: string): Promise<string | undefined> {
    const at = await this.#inside(path)
    if (at === undefined) return undefined
    const info = await lstat(at).catch(() => undefined)
    if (info === undefined || !info.isFile() || info.size > MAX_FILE_BYTES) return undefined
    const bytes = await readFile(at)
    if (bytes.includes(0)) return undefined
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    } catch {
      // Not UTF-8: it could not be written back unchanged.
      return undefined
    }
  }

  /** Check whether a path may be written: inside the root, and not a link or a folder. */
  async writable(path: string): Promise<boolean> {
    const at = await this.#inside(path)
    if (at === undefined) return false
    const info = await lstat(at).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? undefined : error))
    return info === undefined || (!(info instanceof Error) && info.isFile())
  }

  /** Write a text, or delete the file if it is undefined. */
  async put(path: string, text: string | undefined): Promise<void> {
    const at = await this.#inside(path)
    if (at === undefined) throw new Error(`${path} is not inside the workspace`)
    const info = await lstat(at).catch(() => undefined)
    // A test may have put a folder or a link in its place; a write would follow the link.
    if (info !== undefined && !info.isFile()) await rm(at, { recursive: true, force: true })
    if (text === undefined) {
      await rm(at, { force: true })
      return this.#removeFolders(dirname(at))
    }
    const created = await mkdir(dirname(at), { recursive: true })
    if (created !== undefined) this.#remember(created, dirname(at))
    await writeFile(at, text)
    await this.#stamp(at)
  }

  /** Remember created folders, from the outermost (`first`) to the innermost (`last`). */
  #remember(first: string, last: string): void {
    this.#created.add(last)
    if (last.length > first.length) this.#remember(first, dirname(last))
  }

  /** Delete the folders created for a file, unless they hold anything else. */
  async #removeFolders(folder: string): Promise<void> {
    if (!this.#created.delete(folder)) return
    const removed = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (removed) await this.#removeFolders(dirname(folder))
  }

  /**
   * Give every version of a file its own second. Python, make and others take a file with the same time and size for
   * unchanged, and replacing `<` by `>` within a second changes neither.
   */
  async #stamp(at: string): Promise<void> {
    const second = Math.max(Math.floor(Date.now() / 1000), (this.#stamps.get(at) ?? 0) + 1)
    this.#stamps.set(at, second)
    await utimes(at, second, second)
  }

  /** Resolve a path; undefined if it leaves the root or passes through a link. */
  async #inside(path: string): Promise<string | undefined> {
    const root = await realpath(this.root).catch(() => undefined)
    if (root === undefined || root !== this.#real) return undefined
    let folder = dirname(join(root, path))
    while (folder.startsWith(root) && folder !== root) {
      const real = await realpath(folder).catch(() => undefined)
      // A link inside the root could bypass the edit policy, to .git or to the tests; git tracks nothing behind a link.
      if (real !== undefined && real !== folder) return undefined
      if (real !== undefined) break
      folder = dirname(folder)
    }
    const at = join(root, path)
    return below(root, at) && at !== root ? at : undefined
  }
}

/** Check whether an absolute path is a folder or inside it. */
export function below(root: string, path: string): boolean {
  const step = relative(root, path)
  return step !== '..' && !step.startsWith(`..${sep}`) && !isAbsolute(step)
}
