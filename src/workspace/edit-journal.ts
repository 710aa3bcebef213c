import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { sharedEnds } from '../domain/text/shared-ends.ts'
import { type GuardedFiles, removalsFirst } from './guarded-files.ts'

/** A touched file: its original text (null if it did not exist), and digests of the texts written last. */
const Entry = z.object({
  path: z.string(),
  found: z.string().nullable(),
  written: z.array(z.string()),
  /** The text being written, or written last: a crash may leave its beginning on disk. */
  text: z.string().nullable().default(null),
})
type Entry = z.infer<typeof Entry>

/**
 * A later text of a touched file whose entry is complete in an earlier line, as what differs from the original text.
 */
const Later = z.object({
  path: z.string(),
  written: z.array(z.string()),
  /** Characters that the text shares with the beginning and the end of the original one, and those between. */
  start: z.number(),
  end: z.number(),
  middle: z.string(),
})
type Later = z.infer<typeof Later>

/** Files of a crashed run: restored, or kept since they have changed after the crash. */
export interface Recovered {
  readonly restored: readonly string[]
  readonly left: readonly string[]
}

/** Length in characters from which the journal is written anew, with only the newest entry of each file. */
const MAX_LENGTH = 4_000_000

/**
 * List of the touched files and their original texts, on this machine: after a crash the next run restores them. It has
 * an entry as JSON in each line, and the newest one of a file counts. A line is only appended, and a later one of a
 * file has only what differs: a search writes thousands of candidates of one large file.
 */
export class EditJournal {
  readonly #path: string | undefined
  readonly #entries = new Map<string, Entry>()
  #length = 0

  /** @param path the journal's file; undefined for no journal */
  constructor(path: string | undefined) {
    this.#path = path
  }

  /** Note, before the first byte changes, that a file is about to hold `text`. */
  note(path: string, { found, text }: { found: string | undefined; text: string | undefined }): void {
    if (this.#path === undefined) return
    const before = this.#entries.get(path)
    // Include the previous text: a crash may come between this note and the write.
    const written = [...(before?.written.slice(-1) ?? []), digest(text)]
    const entry = { path, found: found ?? null, written, text: text ?? null }
    this.#entries.set(path, entry)
    if (this.#length === 0 || this.#length > MAX_LENGTH) this.#writeAnew(this.#path)
    // The entry before it stands in the journal, complete or after a complete one.
    else this.#append(this.#path, before === undefined ? entry : (laterOf(entry) ?? entry))
  }

  #append(journal: string, entry: Entry | Later): void {
    const line = lineOf(entry)
    const before = this.#length
    // A line that was cut, as on a full disk, would take the next one with it: that one is written anew.
    this.#length = 0
    appendFileSync(journal, line)
    this.#length = before + line.length
  }

  #writeAnew(journal: string): void {
    const lines = [...this.#entries.values()].map(lineOf).join('')
    writeFileSync(`${journal}.new`, lines)
    renameSync(`${journal}.new`, journal)
    this.#length = lines.length
  }

  /** Delete the journal: all files are restored. */
  end(): void {
    this.#entries.clear()
    this.#length = 0
    if (this.#path !== undefined) rmSync(this.#path, { force: true })
  }

  /**
   * Restore the files that a crashed run has left. A file with any other text now belongs to the user.
   * @param isTaken true for a file that the user has since committed or staged as it is
   */
  static recover(path: string, files: GuardedFiles, isTaken: (path: string) => boolean = () => false): Recovered {
    const entries = removalsFirst(parse(path), ({ found }) => found)
    const restored: string[] = []
    const left: string[] = []
    for (const entry of entries) {
      if (!files.writable(entry.path)) continue
      const now = files.read(entry.path)
      if (now === (entry.found ?? undefined) || isTaken(entry.path)) continue
      if (entry.written.includes(digest(now)) || isBeginning(now, entry)) {
        files.put(entry.path, entry.found ?? undefined)
        restored.push(entry.path)
      } else left.push(entry.path)
    }
    rmSync(path, { force: true })
    return { restored: restored.toSorted(), left: left.toSorted() }
  }
}

function lineOf(entry: Entry | Later): string {
  return `${JSON.stringify(entry)}\n`
}

/** Shorten an entry to what differs from the original text; undefined if one of both does not exist. */
function laterOf({ path, found, text, written }: Entry): Later | undefined {
  if (found === null || text === null) return undefined
  const { start, end } = sharedEnds(found, text)
  return { path, written, start, end, middle: text.slice(start, text.length - end) }
}

/** Read the newest entry of each file. A crash may have cut the last line, before the file of its entry was written. */
function parse(path: string): Entry[] {
  const entries = new Map<string, Entry>()
  for (const line of textOf(path).split('\n'))
    for (const entry of parseLine(line, entries)) entries.set(entry.path, entry)
  return [...entries.values()]
}

/** Earlier versions wrote all entries as one list. */
function parseLine(line: string, earlier: ReadonlyMap<string, Entry>): Entry[] {
  try {
    const parsed = z.union([z.array(Entry), Later, Entry]).parse(JSON.parse(line))
    if (Array.isArray(parsed)) return parsed
    if ('found' in parsed) return [parsed]
    const { path, written, start, end, middle } = parsed
    const found = earlier.get(path)?.found
    // Without its complete entry, what the file held is not known.
    if (found === undefined || found === null) return []
    return [{ path, found, written, text: found.slice(0, start) + middle + found.slice(found.length - end) }]
  } catch {
    // Cut, or written by another version.
    return []
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // No run has crashed here.
    return ''
  }
}

/** Check whether a file holds the beginning of a text that was being written, by the crashed run or by `recover`. */
function isBeginning(now: string | undefined, { text, found }: Entry): boolean {
  return now !== undefined && [text, found].some(whole => whole?.startsWith(now) === true)
}

function digest(text: string | undefined): string {
  return text === undefined ? 'none' : createHash('sha256').update(text).digest('hex')
}
