import { createHash } from 'node:crypto'
import type { EditResult } from '../domain/model/file-change.ts'
import { EditJournal } from './edit-journal.ts'
import { GuardedFiles, removalsFirst } from './guarded-files.ts'
import type { KeptVersions } from './kept-versions.ts'
import type { Repository } from './repository.ts'
import { withCrlf, withLf } from '../domain/text/line-ends.ts'

export interface WorkTreeOptions {
  readonly root: string
  readonly repository: Repository
  /** The failing commit, which is checked out. */
  readonly head: string
  /** File that lists the touched files, so that the next run restores them after a crash; a copy needs none. */
  readonly journal: string | undefined
  /** Keeps versions of touched files that users or tests wrote; a copy needs none. */
  readonly kept?: KeptVersions | undefined
}

/** Largest file that is put back, in bytes: a lockfile can be larger than what is edited. */
const MAX_KEPT_BYTES = 50_000_000

/** Files of a commit: path to text, undefined for a deleted file. */
export type FileTexts = ReadonlyMap<string, string | undefined>

/**
 * The files on disk: those of the branch's tip, and the edits on top of it. Every touched file is restored when this is
 * disposed of, or by the next run if this one dies.
 */
export class WorkTree implements AsyncDisposable {
  readonly #files: GuardedFiles
  readonly #journal: EditJournal
  readonly #options: WorkTreeOptions
  #tip: string
  /** The git tree of the edits, and the edits that it was made of. */
  #tree: { readonly of: string; readonly id: string } | undefined
  /** Original texts of the touched files; undefined for a file that did not exist. */
  readonly #originals = new Map<string, string | undefined>()
  /** Texts of the touched files as they were found or written last. */
  readonly #written = new Map<string, string | undefined>()
  /** Files whose line ends the checkout turned into CRLF: git gets LF back. */
  readonly #crlf = new Set<string>()
  /**
   * The edits since the tip, as git stores them. Only these become part of a commit: a test that writes to the same
   * file on disk changes nothing that is pushed.
   */
  readonly #edits = new Map<string, string | undefined>()

  constructor(options: WorkTreeOptions) {
    this.#files = new GuardedFiles(options.root)
    this.#journal = new EditJournal(options.journal)
    this.#options = options
    this.#tip = options.head
  }

  get tip(): string {
    return this.#tip
  }

  /** Files that were written here, whatever they hold now. */
  get touched(): ReadonlySet<string> {
    return new Set(this.#originals.keys())
  }

  /** Read a file that git tracks or that was written here. */
  async read(path: string): Promise<string | undefined> {
    const text = this.#files.read(path)
    if (text === undefined || this.#originals.has(path)) return text
    return (await this.tipText(path)) === undefined ? undefined : text
  }

  tipText(path: string): Promise<string | undefined> {
    return this.#options.repository.text(this.#tip, path)
  }

  async write(path: string, text: string): Promise<EditResult> {
    if (!this.#files.writable(path))
      return { ok: false, reason: `${path} is a link, a folder, or outside the project.` }
    const now = this.#files.read(path)
    const tracked = await this.tipText(path)
    if (now === undefined && tracked !== undefined)
      return { ok: false, reason: `${path} is not text that can be edited.` }
    if (now !== undefined && tracked === undefined && !this.#originals.has(path)) {
      return { ok: false, reason: `${path} is not tracked by git, so a change of it would not be part of the fix.` }
    }
    if (!this.#originals.has(path) && withLf(now) !== withLf(tracked))
      return { ok: false, reason: `${path} differs from what git stores for it, so it cannot be edited.` }
    await this.#touch(path, now)
    this.#edits.set(path, this.#stored(path, text))
    await this.#put(path, text)
    return { ok: true }
  }

  async reset(path: string): Promise<void> {
    this.#edits.delete(path)
    if (this.#originals.has(path)) await this.#put(path, await this.#diskText(path))
  }

  /** Rewrite the touched files that a test has changed on disk. */
  async sync(): Promise<void> {
    const files: (readonly [path: string, text: string | undefined])[] = []
    for (const path of this.#originals.keys()) files.push([path, await this.#diskText(path)])
    for (const [path, wanted] of removalsFirst(files, ([, text]) => text))
      if (wanted !== this.#onDisk(path)) await this.#put(path, wanted)
  }

  async discard(): Promise<void> {
    this.#edits.clear()
    await this.sync()
  }

  /** Replace the edits by these files. */
  async replaceEdits(files: FileTexts): Promise<void> {
    await this.discard()
    for (const [path, text] of files) {
      await this.#touch(path, this.#onDisk(path))
      this.#edits.set(path, this.#stored(path, text))
    }
    await this.sync()
  }

  /**
   * Check whether files can be written and put back: what is on disk is the text that git stores, but for line ends.
   * Another encoding would be lost, and a filter of git, such as LFS, makes something else of a file.
   */
  async canRestore(paths: readonly string[]): Promise<boolean> {
    for (const path of paths.filter(each => !this.#originals.has(each))) {
      const [now, tracked] = [this.#onDisk(path), await this.tipText(path)]
      if (now === undefined ? this.#files.exists(path) : tracked !== undefined && withLf(now) !== withLf(tracked))
        return false
    }
    return true
  }

  /** Drop the edits and check out the files of another commit of the branch. */
  async moveTo(sha: string): Promise<void> {
    for (const path of await this.#options.repository.changedPaths(this.#tip, sha))
      await this.#touch(path, this.#onDisk(path))
    this.#tip = sha
    this.#edits.clear()
    await this.sync()
  }

  /** Write a file of the tip as git stores it, and note in the journal that git is about to write `next`. */
  async prepareForGit(path: string, next: string | undefined): Promise<void> {
    await this.#touch(path, this.#onDisk(path))
    await this.#put(path, await this.tipText(path))
    this.#note(path, next)
    this.#written.set(path, next)
  }

  /** Note in the journal that a file which no commit has is about to hold `text`. */
  announce(path: string, text: string | undefined): void {
    this.#journal.note(path, { found: undefined, text })
  }

  /** The files whose text differs from the tip's, as git stores them. */
  async edits(): Promise<Map<string, string | undefined>> {
    const edits = new Map<string, string | undefined>()
    for (const [path, text] of this.#edits) if (text !== (await this.tipText(path))) edits.set(path, text)
    return edits
  }

  /** Write the edits on top of the tip as a git tree. */
  async tree(): Promise<string> {
    const edits = await this.edits()
    const of = JSON.stringify([this.#tip, [...edits].map(([path, text]) => [path, text ?? null])])
    if (this.#tree?.of !== of) this.#tree = { of, id: await this.#options.repository.treeWith(this.#tip, edits) }
    return this.#tree.id
  }

  /** Digest of how the files differ from the failing commit. */
  async digest(): Promise<string> {
    const differing: [string, string | null][] = []
    for (const path of this.#originals.keys()) {
      const text = await this.#storedText(path)
      if (text !== (await this.#options.repository.text(this.#options.head, path))) differing.push([path, text ?? null])
    }
    return createHash('sha256')
      .update(JSON.stringify(differing.toSorted(([a], [b]) => (a < b ? -1 : 1))))
      .digest('hex')
  }

  /** Restore the original files. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (const [path, text] of removalsFirst([...this.#originals], each => each[1])) {
      await this.#keep(path)
      this.#files.put(path, text)
    }
    this.#originals.clear()
    this.#journal.end()
  }

  /** The text of a touched file as git stores it. */
  async #storedText(path: string): Promise<string | undefined> {
    return this.#edits.has(path) ? this.#edits.get(path) : this.tipText(path)
  }

  /** The text of a touched file as the checkout has it on disk. */
  async #diskText(path: string): Promise<string | undefined> {
    const text = await this.#storedText(path)
    return text !== undefined && this.#crlf.has(path) ? withCrlf(text) : text
  }

  #onDisk(path: string): string | undefined {
    return this.#files.read(path, MAX_KEPT_BYTES)
  }

  /** The text of a file of the checkout as git stores it. */
  #stored<Text extends string | undefined>(path: string, text: Text): Text | string {
    return this.#crlf.has(path) ? withLf(text) : text
  }

  async #touch(path: string, now: string | undefined): Promise<void> {
    if (this.#originals.has(path)) return
    // It would count as a file that did not exist, and be deleted in the end.
    if (now === undefined && this.#files.exists(path)) throw new Error(`${path} is no text that could be put back`)
    this.#originals.set(path, now)
    this.#written.set(path, now)
    const stored = await this.#options.repository.text(this.#options.head, path)
    if (now?.includes('\r\n') && stored !== undefined && !stored.includes('\r')) this.#crlf.add(path)
  }

  async #put(path: string, text: string | undefined): Promise<void> {
    await this.#keep(path)
    this.#note(path, text)
    this.#files.put(path, text)
    this.#written.set(path, text)
  }

  /** Keep what a user or a test has written to a file since it was written here. */
  async #keep(path: string): Promise<void> {
    const { kept } = this.#options
    if (kept === undefined || !this.#written.has(path)) return
    const now = this.#onDisk(path)
    const isKnown = (text: string | undefined) => withLf(text) === withLf(now)
    const [original, written] = [this.#originals.get(path), this.#written.get(path)]
    if (now === undefined || isKnown(written) || isKnown(original)) return
    // Without the change that was being tried: a person wrote beside it.
    const own =
      original === undefined || written === undefined
        ? undefined
        : await this.#options.repository.merged({ ours: now, base: written, theirs: original })
    await kept.keep(path, own ?? now)
  }

  #note(path: string, text: string | undefined): void {
    this.#journal.note(path, { found: this.#originals.get(path), text })
  }
}
