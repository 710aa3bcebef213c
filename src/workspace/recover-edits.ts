import { chmodSync, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Event, note } from '../contracts/events.ts'
import { type Checkout, ENV, unguarded } from './checkout.ts'
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
  const indexed = await readIndex(checkout)
  const recovered = EditJournal.recover(journal, new GuardedFiles(checkout.top), indexed.isSame)
  const mayRun = (path: string) => indexed.isExecutable(path) && existsSync(join(checkout.top, path))
  for (const path of recovered.restored.filter(mayRun)) makeExecutable(join(checkout.top, path))
  return recovered
}

/** Say which files were restored, and which were not. */
export function recoveryNotes({ restored, left }: Recovered): Event[] {
  return [
    ...restored.map(path => note('info', `Restored ${path}: a crashed run had left an edit in it.`)),
    ...left.map(path => note('warning', `Left ${path} as it is: a crashed run edited it, and it has changed since.`)),
  ]
}

/** Give a file the right to run, as git does: to those who may read it. */
function makeExecutable(at: string): void {
  const { mode } = statSync(at)
  chmodSync(at, mode | ((mode & 0o444) >> 2))
}

interface Indexed {
  /** True for a file that is on disk as git's index has it, or is in neither. */
  readonly isSame: (path: string) => boolean
  readonly isExecutable: (path: string) => boolean
}

async function readIndex(checkout: Place): Promise<Indexed> {
  const { top, host } = checkout
  const options = { cwd: top, host, env: ENV, sandbox: unguarded(checkout) }
  const [staged, status] = await Promise.all([
    git(['ls-files', '--stage', '-z'], options),
    git(['status', '--porcelain', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=all'], options),
  ])
  // An entry is `XY path`, with a blank for Y if the file is on disk as in the index.
  const edited = new Set(entriesOf(status).flatMap(entry => (entry[1] === ' ' ? [] : entry.slice(3))))
  // An entry is `mode id stage`, a tab, and the path.
  const modes = new Map(entriesOf(staged).map(entry => [entry.slice(entry.indexOf('\t') + 1), entry.slice(0, 6)]))
  return {
    isSame: path => (modes.has(path) ? !edited.has(path) : !existsSync(join(top, path))),
    isExecutable: path => modes.get(path) === '100755',
  }
}
