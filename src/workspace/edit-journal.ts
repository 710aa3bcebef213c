import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { GuardedFiles } from './guarded-files.ts'

/** A touched file: its original text (null if it did not exist), and digests of the texts written last. */
const Entry = z.object({
  path: z.string(),
  found: z.string().nullable(),
  written: z.array(z.string()),
  /** The text being written, or written last: a crash may leave its beginning on disk. */
  text: z.string().nullable().default(null),
})
type Entry = z.infer<typeof Entry>

/** Files of a crashed run: restored, or kept since they have changed after the crash. */
export interface Recovered {
  readonly restored: readonly string[]
  readonly left: readonly string[]
}

/** List of the touched files and their original texts, on this machine: after a crash the next run restores them. */
export class EditJournal {
  readonly #path: string | undefined
  readonly #entries = new Map<string, Entry>()

  /** @param path the journal's file; undefined for no journal */
  constructor(path: string | undefined) {
    this.#path = path
  }

  /** Note, before the first byte changes, that a file is about to hold `text`. */
  async note(path: string, { found, text }: { found: string | undefined; text: string | undefined }): Promise<void> {
    if (this.#path === undefined) return
    const before = this.#entries.get(path)
    // Include the previous text: a crash may come between this note and the write.
    const written = [...(before?.written.slice(-1) ?? []), digest(text)]
    this.#entries.set(path, { path, found: found ?? null, written, text: text ?? null })
    await writeFile(`${this.#path}.new`, JSON.stringify([...this.#entries.values()]))
    await rename(`${this.#path}.new`, this.#path)
  }

  /** Delete the journal: all files are restored. */
  async end(): Promise<void> {
    this.#entries.clear()
    if (this.#path !== undefined) await rm(this.#path, { force: true })
  }

  /** Restore the files that a crashed run has left. A file with any other text now belongs to the user. */
  static async recover(path: string, files: GuardedFiles): Promise<Recovered> {
    const text = await readFile(path, 'utf8').catch(() => undefined)
    const entries = text === undefined ? [] : parse(text)
    const restored: string[] = []
    const left: string[] = []
    for (const entry of entries) {
      if (!(await files.writable(entry.path))) continue
      const now = await files.read(entry.path)
      if (now === (entry.found ?? undefined)) continue
      if (entry.written.includes(digest(now)) || isBeginning(now, entry)) {
        await files.put(entry.path, entry.found ?? undefined)
        restored.push(entry.path)
      } else left.push(entry.path)
    }
    await rm(path, { force: true })
    return { restored, left }
  }
}

function parse(text: string): Entry[] {
  try {
    return z.array(Entry).parse(JSON.parse(text))
  } catch {
    // Written by another version: ignore it.
    return []
  }
}

/** Check whether a file holds the beginning of a text that was being written, by the crashed run or by `recover`. */
function isBeginning(now: string | undefined, { text, found }: Entry): boolean {
  return now !== undefined && [text, found].some(whole => whole?.startsWith(now) === true)
}

function digest(text: string | undefined): string {
  return text === undefined ? 'none' : createHash('sha256').update(text).digest('hex')
}
