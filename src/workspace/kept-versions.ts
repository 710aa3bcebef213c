import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Versions that are kept at most of one file, which tests may write to again and again, and of all files. */
const MAX = { ofFile: 10, all: 200 } as const

/** Keeps versions of files that users or tests wrote during the run, before they are overwritten. */
export class KeptVersions {
  readonly #folder: string
  readonly #onKept: (path: string, at: string) => void
  readonly #known = new Map<string, Set<string>>()

  /** @param onKept is called with the path of a file and that of its copy */
  constructor(folder: string, onKept: (path: string, at: string) => void) {
    this.#folder = folder
    this.#onKept = onKept
  }

  /**
   * Keep a version, once.
   * @param path relative to the checkout, and inside of it
   * @returns false if there are too many versions already
   */
  async keep(path: string, text: string): Promise<boolean> {
    const own = this.#known.get(path) ?? new Set()
    if (own.has(text)) return true
    const all = [...this.#known.values()].reduce((sum, { size }) => sum + size, 0)
    if (own.size >= MAX.ofFile || all >= MAX.all) return false
    const at = await this.#write(path, text)
    this.#known.set(path, own.add(text))
    this.#onKept(path, at)
    return true
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
