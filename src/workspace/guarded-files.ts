import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { MAX_FILE_BYTES } from '../domain/policy/edit-policy.ts'

/**
 * Text files below a root. A path that leaves the root, also through a link, or that is not a plain file, counts as
 * missing. All is synchronous: a search writes and reads small files hundreds of times, and each asynchronous call
 * costs ten times what it does.
 */
export class GuardedFiles {
  readonly root: string
  /** Real path of the root at the beginning: a test can put a link in the place of a copy. */
  readonly #real: string
  /** Seconds of the versions written last, since the epoch, by path. */
  readonly #stamps = new Map<string, number>()
  /** Modes of the files that were there, by absolute path: one that was removed comes back with its right to run. */
  readonly #modes = new Map<string, number>()
  /** Empty folders in whose places it has written files, by absolute path. */
  readonly #replaced = new Set<string>()
  /** Folders that this object has created. */
  readonly #created = new Set<string>()

  constructor(root: string) {
    this.root = root
    this.#real = realpathSync.native(root)
  }

  /**
   * Read a file; undefined if it is missing, too large, not UTF-8 text, or may not be read.
   * @param most bytes
   */
  read(path: string, most = MAX_FILE_BYTES): string | undefined {
    const at = this.#inside(path)
    if (at === undefined) return undefined
    const info = attempt(() => lstatSync(at))
    if (info === undefined || !info.isFile() || info.size > most) return undefined
    // A test may have taken the right to read it away.
    const bytes = attempt(() => readFileSync(at))
    if (bytes === undefined || bytes.includes(0)) return undefined
    // What is not UTF-8 could not be written back unchanged.
    return attempt(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  }

  /** Check whether there is anything at a path, readable or not. */
  exists(path: string): boolean {
    const at = this.#inside(path)
    return at !== undefined && attempt(() => lstatSync(at)) !== undefined
  }

  /** Check whether a path may be written: inside the root, and not a link or a folder with anything in it. */
  writable(path: string): boolean {
    const at = this.#inside(path)
    if (at === undefined) return false
    try {
      const info = lstatSync(at)
      return info.isFile() || (info.isDirectory() && isEmptyFolder(at))
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT'
    }
  }

  /** Write a text, or delete the file if it is undefined. */
  put(path: string, text: string | undefined): void {
    const at = this.#inside(path)
    if (at === undefined) throw new Error(`${path} is not inside the workspace`)
    const info = attempt(() => lstatSync(at))
    if (text !== undefined && info?.isDirectory() && isEmptyFolder(at)) this.#replaced.add(at)
    // A test may have put a folder or a link in its place; a write would follow the link.
    if (info !== undefined && !info.isFile()) rmSync(at, { recursive: true, force: true })
    if (info?.isFile()) this.#modes.set(at, info.mode)
    if (text === undefined) {
      // Nothing is there either where a folder of the path has become a file.
      if (info !== undefined) rmSync(at, { force: true })
      // Git knows no empty folders, and a program may need one.
      if (this.#replaced.delete(at)) mkdirSync(at)
      return this.#removeFolders(dirname(at))
    }
    const created = mkdirSync(dirname(at), { recursive: true })
    if (created !== undefined) this.#remember(created, dirname(at))
    writeFileSync(at, text)
    const mode = this.#modes.get(at)
    if (mode !== undefined && !info?.isFile()) chmodSync(at, mode)
    this.#stamp(at, secondOf(info?.mtimeMs ?? 0))
  }

  /** Remember created folders, from the outermost (`first`) to the innermost (`last`). */
  #remember(first: string, last: string): void {
    this.#created.add(last)
    if (last.length > first.length) this.#remember(first, dirname(last))
  }

  /** Delete the folders created for a file, unless they hold anything else. */
  #removeFolders(folder: string): void {
    if (!this.#created.delete(folder)) return
    const isRemoved = attempt(() => {
      rmdirSync(folder)
      return true
    })
    if (isRemoved === true) this.#removeFolders(dirname(folder))
  }

  /**
   * Give every version of a file its own second. Python, make and others take a file with the same time and size for
   * unchanged, and replacing `<` by `>` within a second changes neither. No version is older than its write: Maven
   * compares it with the classes of the version before, which may be of the same second.
   * @param before second of the version before
   */
  #stamp(at: string, before: number): void {
    const last = Math.max(before, this.#stamps.get(at) ?? 0)
    // The clock of the file system may be behind the one of the process.
    const now = secondOf(lstatSync(at).mtimeMs)
    this.#stamps.set(at, Math.max(now, last + 1))
    if (now <= last) utimesSync(at, last + 1, last + 1)
  }

  /** Resolve a path; undefined if it leaves the root or passes through a link. */
  #inside(path: string): string | undefined {
    const root = realPath(this.root)
    if (root === undefined || root !== this.#real) return undefined
    let folder = dirname(join(root, path))
    while (folder.startsWith(root) && folder !== root) {
      const real = realPath(folder)
      // A link inside the root could bypass the edit policy, to .git or to the tests; git tracks nothing behind a link.
      if (real !== undefined && real !== folder) return undefined
      if (real !== undefined) break
      folder = dirname(folder)
    }
    const at = join(root, path)
    return below(root, at) && at !== root ? at : undefined
  }
}

function secondOf(ms: number): number {
  return Math.floor(ms / 1000)
}

function realPath(path: string): string | undefined {
  return attempt(() => realpathSync.native(path))
}

/** Check whether a folder has nothing but such folders in it: git knows none of them. */
function isEmptyFolder(at: string): boolean {
  return readdirSync(at, { withFileTypes: true, recursive: true }).every(entry => entry.isDirectory())
}

/** Put the files that are removed first: one may be in the way of the others, as a file where a folder was. */
export function removalsFirst<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string | null | undefined,
): Entry[] {
  const isRemoved = (entry: Entry) => (textOf(entry) ?? undefined) === undefined
  return [...entries.filter(isRemoved), ...entries.filter(entry => !isRemoved(entry))]
}

/** Return undefined in place of an error of the file system. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Check whether an absolute path is a folder or inside it. */
export function below(root: string, path: string): boolean {
  const step = relative(root, path)
  return step !== '..' && !step.startsWith(`..${sep}`) && !isAbsolute(step)
}
