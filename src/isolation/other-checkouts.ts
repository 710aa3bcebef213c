import { join } from 'node:path'
import { cleanGitConfig } from './clean-git-config.ts'
import { foldersIn } from './machine-paths.ts'

/** Folders below each other in which other checkouts are searched. */
const MAX_DEPTH = 2

/**
 * Copy the configurations of other checkouts in these folders without the credentials in them: a job can check several
 * repositories out, beside each other or one within another.
 * @param own git directory of the checkout, which is left out
 * @returns the files to replace
 */
export async function cleanOtherCheckouts(
  folders: readonly string[],
  { own, to }: { own: string; to: string },
): Promise<{ path: string; by: string }[]> {
  const found = new Set(folders.filter(folder => folder !== '').flatMap(folder => gitDirsBelow(folder, MAX_DEPTH)))
  found.delete(own)
  const cleaned = await Promise.all([...found].map((gitDir, index) => cleanGitConfig(gitDir, `${to}-${index}`)))
  return cleaned.flat()
}

/**
 * List the git directories of the checkouts in a folder, and of the folder itself. That of a submodule is elsewhere.
 */
function gitDirsBelow(folder: string, depth: number): string[] {
  const names = foldersIn(folder)
  const own = names.includes('.git') ? [join(folder, '.git')] : []
  const below = depth === 0 ? [] : names.filter(name => name !== '.git' && name !== 'node_modules')
  return [...own, ...below.flatMap(name => gitDirsBelow(join(folder, name), depth - 1))]
}
