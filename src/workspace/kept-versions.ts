import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Versions of all files that are kept at most: tests may write to files again and again. */
const MAX_KEPT = 50

/** Keeps versions of files that users or tests wrote during the run, before they are overwritten. */
export class KeptVersions {
  readonly #folder: string
  readonly #onKept: (path: string, at: string) => void
  readonly #known = new Set<string>()

  /** @param onKept is called with the path of a file and that of its copy */
  constructor(folder: string, onKept: (path: string, at: string) => void) {
    this.#folder = folder
    this.#onKept = onKept
  }

  /** Keep a version, once. @param path relative to the checkout, and inside of it */
  async keep(path: string, text: string): Promise<void> {
    const key = `${path}\0${text}`
    if (this.#known.has(key) || this.#known.size >= MAX_KEPT) return
    this.#known.add(key)
    const at = await this.#write(path, text)
    this.#onKept(path, at)
  }

  /** Write a version under a name that is not in use. */
  async #write(path: string, text: string): Promise<string> {
    for (let number = 1; ; number += 1) {
      const at = join(this.#folder, number === 1 ? path : `${path}.${number}`)
      await mkdir(dirname(at), { recursive: true })
      try {
        await writeFile(at, text, { flag: 'wx' })
        return at
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
    }
  }
}
