import type { FileChange } from '../domain/model/file-change.ts'
import { parseSpans } from '../domain/text/unified-diff.ts'
import { PLAIN_DIFF } from './history.ts'
import type { Repository } from './repository.ts'

const EXECUTABLE = '100755'

/** Files that are compared one by one. */
const MAX_FILES = 100

/**
 * Check that two commits differ in text files only: links, submodules, binary files and the right to run a file cannot
 * be written.
 */
export async function differInText(
  repository: Repository,
  [from, to]: readonly [from: string, to: string],
  paths: readonly string[] = [],
): Promise<boolean> {
  const options = ['--no-renames', '--end-of-options', from, to, '--', ...paths]
  const differences = await repository.gitOnce(['diff', '--raw', '--numstat', ...options])
  if (/^-\t-\t/m.test(differences)) return false
  return [...differences.matchAll(/^:(\d{6}) (\d{6}) /gm)].every(([, ...sides]) => {
    const isRun = sides.map(mode => mode === EXECUTABLE)
    return sides.every(mode => mode === '000000' || mode.startsWith('100')) && isRun[0] === isRun[1]
  })
}

/** Check that the changes of these files are text, and few enough to be compared one by one. */
export async function areComparable(
  repository: Repository,
  commits: readonly [from: string, to: string],
  paths: readonly string[],
): Promise<boolean> {
  return paths.length <= MAX_FILES && differInText(repository, commits, paths)
}

/** Read what differs in these files, with their whole texts. */
export async function changesBetween(
  repository: Repository,
  options: {
    base: string
    tip: string
    paths: readonly string[]
    tipText: (path: string) => Promise<string | undefined>
  },
): Promise<FileChange[]> {
  const { base, tip, paths, tipText } = options
  const changes: FileChange[] = []
  for (const path of paths) {
    const range = ['--no-renames', '--unified=0', base, tip, '--', path]
    const diff = await repository.gitOnce(['diff', ...PLAIN_DIFF, ...range])
    const before = await repository.text(base, path)
    changes.push({ path, before, after: await tipText(path), spans: parseSpans(diff) })
  }
  return changes
}
