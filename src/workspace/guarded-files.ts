import { lstat, mkdir, readFile, realpath, rm, rmdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { MAX_FILE_BYTES } from '../domain/policy/edit-policy.ts'

/**
 * Text files below a root. A path that leaves the root, through a link too, or that is not a plain file, does not
 * exist here.
 */
export class GuardedFiles {
  readonly root: string
  /** By path: the time of the version that was written last, in seconds since the epoch. */
  readonly #stamps = new Map<string, number>()
  /** Folders that were made here. */
  readonly #made = new Set<string>()

  constructor(root: string) {
    this.root = root
  }

  /** The text, or undefined when there is no such file or it is not UTF-8 text of a reasonable size. */
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
      // Not UTF-8: nothing that could be written back unharmed.
      return undefined
    }
  }

  /** Whether the path may be written: inside the root, and not a link or a folder. */
  async writable(path: string): Promise<boolean> {
    const at = await this.#inside(path)
    if (at === undefined) return false
    const info = await lstat(at).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? undefined : error))
    return info === undefined || (!(info instanceof Error) && info.isFile())
  }

  /** Writes a text, or removes the file when there is none. */
  async put(path: string, text: string | undefined): Promise<void> {
    const at = await this.#inside(path)
    if (at === undefined) throw new Error(`${path} is not inside the workspace`)
    const info = await lstat(at).catch(() => undefined)
    // What a test put there instead is in the way; a link would be written through.
    if (info !== undefined && !info.isFile()) await rm(at, { recursive: true, force: true })
    if (text === undefined) {
      await rm(at, { force: true })
      return this.#removeFolders(dirname(at))
    }
    const made = await mkdir(dirname(at), { recursive: true })
    if (made !== undefined) this.#remember(made, dirname(at))
    await writeFile(at, text)
    await this.#stamp(at)
  }

  /** @param first the outermost folder that was made, @param last the innermost */
  #remember(first: string, last: string): void {
    this.#made.add(last)
    if (last.length > first.length) this.#remember(first, dirname(last))
  }

  /** The folders that were made for files which are gone again, as long as nothing else lies in them. */
  async #removeFolders(folder: string): Promise<void> {
    if (!this.#made.delete(folder)) return
    const removed = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (removed) await this.#removeFolders(dirname(folder))
  }

  /**
   * Gives every version of a file a second of its own. Python, make and others take a file with the time and size of
   * the one before for the same file, and `<` for `>` changes neither within a second.
   */
  async #stamp(at: string): Promise<void> {
    const second = Math.max(Math.floor(Date.now() / 1000), (this.#stamps.get(at) ?? 0) + 1)
    this.#stamps.set(at, second)
    await utimes(at, second, second)
  }

  /** The absolute path with all links of its folders followed, or undefined when that leaves the root. */
  async #inside(path: string): Promise<string | undefined> {
    const root = await realpath(this.root)
    let folder = dirname(join(root, path))
    while (folder.startsWith(root) && folder !== root) {
      const real = await realpath(folder).catch(() => undefined)
      // Also a link that stays inside leads around the policy, to .git or to the tests; git tracks nothing behind one.
      if (real !== undefined && real !== folder) return undefined
      if (real !== undefined) break
      folder = dirname(folder)
    }
    const at = join(root, path)
    return below(root, at) && at !== root ? at : undefined
  }
}

/** Whether a path is a folder, or lies in it; both absolute. */
export function below(root: string, path: string): boolean {
  const step = relative(root, path)
  return step !== '..' && !step.startsWith(`..${sep}`) && !isAbsolute(step)
}
