import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * Settings whose values are credentials: `http.<url>.extraheader`, which actions/checkout writes, and others. A setting
 * can stand on the line of its section.
 */
const CREDENTIAL =
  /^((?:\s*\[[^\]\n]{0,500}\])?)\s*(?:extraheader|helper|username|password|token|oauthtoken|cookiefile|sslkey)\s*=.*/i
/** User and password in an address. That of `ssh` has only a name. */
const USER_INFO = /(?<!ssh):\/\/[^/\s@]{1,500}@/

const CONFIGS = ['config', 'config.worktree']
/** Folders of a git directory that hold others, each with a configuration: of submodules, and of further work trees. */
const INNER = ['modules', 'worktrees']
/** Folders below each other in which git directories are searched: the name of a submodule can have slashes. */
const MAX_DEPTH = 8

/**
 * Copy the configurations of a checkout's git directory without the credentials that an earlier step left in them.
 * actions/checkout writes them for each submodule, too.
 * @returns the files to replace, none if they hold no credentials
 */
export async function cleanGitConfig(gitDir: string, to: string): Promise<{ path: string; by: string }[]> {
  const found = await configsIn(gitDir, '', MAX_DEPTH)
  return cleanFiles(
    gitDir,
    to,
    found.map(path => [path, withoutCredentials]),
  )
}

/** List the configurations of a git directory and of those within it, relative to the first one. */
async function configsIn(gitDir: string, folder: string, depth: number): Promise<string[]> {
  if (depth === 0) return []
  const names = await readdir(join(gitDir, folder)).catch((): string[] => [])
  const isGitDir = folder === '' || names.includes('HEAD')
  const below = names.filter(name => !isGitDir || INNER.includes(name)).map(name => join(folder, name))
  const inner = await Promise.all(below.map(path => configsIn(gitDir, path, depth - 1)))
  return [...CONFIGS.filter(name => names.includes(name)).map(name => join(folder, name)), ...inner.flat()]
}

/** A file, by its path below a folder or a whole one, and how its credentials are taken out. */
export type Cleaning = readonly [path: string, clean: (text: string) => string]

/** Copy files of a folder without the credentials in them. @returns the files to replace, none without credentials */
export async function cleanFiles(
  folder: string,
  to: string,
  files: readonly Cleaning[],
): Promise<{ path: string; by: string }[]> {
  const found: { path: string; by: string }[] = []
  for (const [index, [name, clean]] of files.entries()) {
    const path = resolve(folder, name)
    const text = await readFile(path, 'utf8').catch(() => '')
    const cleaned = text === '' ? text : clean(text)
    if (cleaned === text) continue
    const by = `${to}-${index}`
    await writeFile(by, cleaned)
    found.push({ path, by })
  }
  return found
}

/** Section that includes other files, and the path of one. */
const INCLUDE = /^\s*\[include(?:if\s[^\]\n]{0,500})?\]/i
const INCLUDED = /^[ \t]{0,40}path[ \t]{0,40}=[ \t]{0,40}"?([^"\n]{1,1000})/i
/** Files that are followed: they can include each other. */
const MAX_INCLUDED = 20

/** List a user's configurations of git and the files that they include: paths below the home folder, or whole ones. */
export async function userConfigs(home: string): Promise<string[]> {
  const found = ['.gitconfig', '.config/git/config']
  for (let at = 0; at < found.length && found.length < MAX_INCLUDED; at += 1) {
    const path = resolve(home, found[at] ?? '')
    const text = await readFile(path, 'utf8').catch(() => '')
    const news = includesIn(text).map(each => resolve(dirname(path), each.replace(/^~\//, `${home}/`)))
    found.push(...news.filter(each => !found.includes(each)))
  }
  return found
}

function includesIn(config: string): string[] {
  let isIncluding = false
  return config.split('\n').flatMap(line => {
    if (/^\s*\[/.test(line)) isIncluding = INCLUDE.test(line)
    const path = isIncluding ? INCLUDED.exec(line)?.[1]?.trim() : undefined
    return path === undefined ? [] : [path]
  })
}

/** Remove credentials from the text of a configuration. */
export function withoutCredentials(config: string): string {
  if (!config.split('\n').some(line => CREDENTIAL.test(line) || USER_INFO.test(line))) return config
  // A value can go on in the next line.
  return config
    .replaceAll('\\\n', '')
    .split('\n')
    .map(line => line.replace(CREDENTIAL, '$1').replace(USER_INFO, '://'))
    .join('\n')
}
