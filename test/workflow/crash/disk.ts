import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EditJournal } from '../../../src/workspace/edit-journal.ts'
import { GuardedFiles } from '../../../src/workspace/guarded-files.ts'

/** All that a machine has after a death: the contents by path, `undefined` for a folder. */
export type Disk = ReadonlyMap<string, string | undefined>

/**
 * What the next run does not read, so that it makes no difference: objects of git, which are named by their contents;
 * what is written anew before it is used; the log for people; and copies, which are removed unseen.
 */
const UNREAD = [
  /(?:^|\/)objects$/,
  /\.(?:new|published)$/,
  /-trial-index$/,
  /^state\/\w+\/events\.jsonl$/,
  /^project\/\.git\/(?:worktrees\/.+\/)?(?:logs|FETCH_HEAD)$/,
  /^state\/\w+\/copies\/\d+\/[^/]+\/(?!\.git$)./,
]
const JOURNAL = 'state/touched.json'

export function diskOf(home: string): Disk {
  const disk = new Map<string, string | undefined>()
  const walk = (folder: string) => {
    for (const name of readdirSync(join(home, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (UNREAD.some(pattern => pattern.test(path))) continue
      const info = lstatSync(join(home, path), { throwIfNoEntry: false })
      if (info?.isDirectory()) {
        disk.set(path, undefined)
        walk(path)
      } else if (info !== undefined) disk.set(path, contentsOf(join(home, path), info.isSymbolicLink()))
    }
  }
  walk('')
  return disk
}

function contentsOf(path: string, isLink: boolean): string {
  try {
    return isLink ? readlinkSync(path) : readFileSync(path, 'latin1')
  } catch (error) {
    // Another program has removed it just now.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return ''
  }
}

/**
 * A name for what a death leaves: with equal ones the next run comes to the same, since it begins by putting back what
 * lies in the checkout, and everything else is equal.
 * @param temp a folder of its own
 */
export async function nameOf(disk: Disk, temp: string): Promise<string> {
  const isTouched = (path: string) => /^project\/(?!\.git(?:\/|$))/.test(path) || path === JOURNAL
  mkdirSync(join(temp, 'project'), { recursive: true })
  for (const [path, contents] of disk) {
    if (contents === undefined || !isTouched(path)) continue
    mkdirSync(dirname(join(temp, path)), { recursive: true })
    writeFileSync(join(temp, path), contents, 'latin1')
  }
  EditJournal.recover(join(temp, JOURNAL), new GuardedFiles(join(temp, 'project')))
  const recovered = diskOf(temp)
  rmSync(temp, { recursive: true })
  return digest([[...disk].filter(([path]) => !isTouched(path)), [...recovered]])
}

export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
