import { lstatSync, readFileSync, rmSync } from 'node:fs'

/** Size of the notes that are read, in bytes. */
const MAX_NOTES = 16_000_000

/**
 * Read the file to which the code under test appends what it sees, and remove it.
 * @returns undefined if it cannot be read
 */
export function takeNotes(path: string): string | undefined {
  try {
    // A pipe that a test has made in its place would block the read.
    const info = lstatSync(path)
    return info.isFile() && info.size <= MAX_NOTES ? readFileSync(path, 'utf8') : undefined
  } catch {
    // No code has seen anything.
    return undefined
  } finally {
    rmSync(path, { force: true, recursive: true })
  }
}
