import { constants } from 'node:fs'
import { copyFile, lstat, readFile, utimes, writeFile } from 'node:fs/promises'

/** Most untracked files and bytes in a copy. */
const MAX_COPY_FILES = 400_000
const MAX_COPY_BYTES = 4_000_000_000

/** A copy would have too many files or bytes. */
export class TooLarge extends Error {}

/** Files and bytes that a copy may still take. */
export class CopyBudget {
  #files = MAX_COPY_FILES
  #bytes = MAX_COPY_BYTES

  /** @throws TooLarge */
  take(bytes: number): void {
    this.#files -= 1
    this.#bytes -= bytes
    if (this.#files < 0 || this.#bytes < 0) throw new TooLarge()
  }
}

/** Copy a file with its times, by which a build is known to be older or newer than its sources. */
export async function copyContents(from: string, to: string, budget: CopyBudget): Promise<void> {
  // A test may have deleted it meanwhile.
  const info = await lstat(from).catch(() => undefined)
  if (info === undefined) return
  budget.take(info.size)
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  await utimes(to, info.atime, info.mtime)
}

/** Copy a text in which paths below one root become paths below another. */
export async function copyMoved(
  from: string,
  to: string,
  { budget, roots: [before, after] }: { budget: CopyBudget; roots: readonly [before: string, after: string] },
): Promise<void> {
  const text = await readFile(from, 'utf8').catch(() => undefined)
  if (text === undefined) return
  budget.take(text.length)
  const moved = text.split('\n').map(line => {
    const inside = line.split(`${before}/`).join(`${after}/`)
    return inside.endsWith(before) ? `${inside.slice(0, -before.length)}${after}` : inside
  })
  await writeFile(to, moved.join('\n'))
}
