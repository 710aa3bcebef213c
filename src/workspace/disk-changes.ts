import { randomUUID } from 'node:crypto'
import { lstat, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesOf, ignoreGitError } from './git.ts'
import { GuardedFiles } from './guarded-files.ts'
import type { Repository } from './repository.ts'
import { withLf } from '../domain/text/line-ends.ts'

/** Files of a work tree that a program has changed. */
export interface ChangedFiles {
  /** Text by path; undefined for a deleted file. */
  readonly files: ReadonlyMap<string, string | undefined>
  /** Changed paths that are no text file of an editable size. */
  readonly unreadable: readonly string[]
}

/**
 * Run `work`, and list what it changes in a work tree that holds the files of a commit. Files that git ignores, and
 * those that differed from the commit before, are left out.
 */
export async function changesBy<T>(
  work: () => Promise<T>,
  { repository, root, commit }: { repository: Repository; root: string; commit: string },
): Promise<ChangedFiles & { readonly result: T }> {
  // A name of its own: a run that died may have left a lock.
  const index = join(repository.dir, `changes-${randomUUID()}`)
  await repository.git(['read-tree', commit], { index })
  const guarded = new GuardedFiles(root)
  const before = new Map((await differing(repository, index)).map(path => [path, guarded.read(path)]))
  const result = await work()
  const now = await differing(repository, index)
  await rm(index, { force: true })
  const files = new Map<string, string | undefined>()
  const unreadable: string[] = []
  for (const path of now) {
    const earlier = before.get(path)
    if (before.has(path) && earlier === guarded.read(path)) continue
    const original = await repository.text(commit, path)
    // A checkout may have turned line ends into CRLF: that alone is no difference.
    if (before.has(path) && stored(earlier, original) !== original) continue
    const text = stored(guarded.read(path), original)
    if (text === undefined && (await exists(root, path))) unreadable.push(path)
    // Of a file whose mode alone changed nothing would be committed.
    else if (text !== original) files.set(path, text)
  }
  return { result, files, unreadable }
}

/** Return a text as git would store it in the place of another one. */
function stored<Text extends string | undefined>(text: Text, original: string | undefined): Text | string {
  return original?.includes('\r') === false ? withLf(text) : text
}

/** List the files that differ from the index, and those that it does not have and git does not ignore. */
async function differing(repository: Repository, index: string): Promise<string[]> {
  // It fails if files differ, which is no error here.
  await repository.git(['update-index', '-q', '--refresh'], { index }).catch(ignoreGitError)
  const changed = await repository.git(['diff-files', '--name-only', '--ignore-submodules', '-z'], { index })
  const created = await repository.git(['ls-files', '--others', '--exclude-standard', '-z'], { index })
  return entriesOf(`${changed}${created}`)
}

function exists(root: string, path: string): Promise<boolean> {
  return lstat(join(root, path)).then(
    () => true,
    () => false,
  )
}
