import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { GuardedFiles } from './guarded-files.ts'

/** A touched file: what it held when the work began (null: there was none), and digests of what was written last. */
const Entry = z.object({
  path: z.string(),
  found: z.string().nullable(),
  written: z.array(z.string()),
  /** What is being written, or was last: a death may leave its beginning. */
  text: z.string().nullable().default(null),
})
type Entry = z.infer<typeof Entry>

/** What was put back of a run that died, and what was left alone since somebody has changed it after that. */
export interface Recovered {
  readonly restored: readonly string[]
  readonly left: readonly string[]
}

/** Which files were touched, and what they held: kept on this machine, so that the next run can put them back. */
export class EditJournal {
  readonly #path: string | undefined
  readonly #entries = new Map<string, Entry>()

  /** @param path undefined: nothing is kept */
  constructor(path: string | undefined) {
    this.#path = path
  }

  /** Notes, before the first byte changes, that a file is about to hold `text`. */
  async note(path: string, { found, text }: { found: string | undefined; text: string | undefined }): Promise<void> {
    if (this.#path === undefined) return
    const before = this.#entries.get(path)
    // The one before too: a death may come between this note and the writing.
    const written = [...(before?.written.slice(-1) ?? []), digest(text)]
    this.#entries.set(path, { path, found: found ?? null, written, text: text ?? null })
    await writeFile(`${this.#path}.new`, JSON.stringify([...this.#entries.values()]))
    await rename(`${this.#path}.new`, this.#path)
  }

  /** Everything is as it was. */
  async end(): Promise<void> {
    this.#entries.clear()
    if (this.#path !== undefined) await rm(this.#path, { force: true })
  }

  /** Puts back what a run that died has left; a file that holds anything else by now is its owner's. */
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
    // Not written by this version: nothing of it can be trusted.
    return []
  }
}

/** Whether a file holds the beginning of a text that is written to it, now or by `recover` itself. */
function isBeginning(now: string | undefined, { text, found }: Entry): boolean {
  return now !== undefined && [text, found].some(whole => whole?.startsWith(now) === true)
}

function digest(text: string | undefined): string {
  return text === undefined ? 'none' : createHash('sha256').update(text).digest('hex')
}
