import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Checkout, ENV, trackedFiles, unguarded } from './checkout.ts'
import { EditJournal, type Recovered } from './edit-journal.ts'
import { entriesOf, git } from './git.ts'
import { GuardedFiles } from './guarded-files.ts'

type Place = Pick<Checkout, 'top' | 'host' | 'sandbox'>

/**
 * Restore the files that a crashed run has left in the work tree. Call this before anything reads it. A file that the
 * user has committed or staged since, such as the fix itself, is not changed.
 */
export async function recoverEdits(checkout: Place, journal: string): Promise<Recovered> {
  if (!existsSync(journal)) return { restored: [], left: [] }
  return EditJournal.recover(journal, new GuardedFiles(checkout.top), await sameInIndex(checkout))
}

/** Return a check of whether a file is on disk as git's index has it, or is in neither. */
async function sameInIndex(checkout: Place): Promise<(path: string) => boolean> {
  const { top, host } = checkout
  const options = { cwd: top, host, env: ENV, sandbox: unguarded(checkout) }
  const [tracked, status] = await Promise.all([
    trackedFiles(checkout),
    git(['status', '--porcelain', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=all'], options),
  ])
  // An entry is `XY path`, with a blank for Y if the file is on disk as in the index.
  const edited = new Set(entriesOf(status).flatMap(entry => (entry[1] === ' ' ? [] : entry.slice(3))))
  const known = new Set(tracked)
  return path => (known.has(path) ? !edited.has(path) : !existsSync(join(top, path)))
}
