import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Settings whose values are credentials: `http.<url>.extraheader`, which actions/checkout writes, and others. A setting
 * can stand on the line of its section.
 */
const CREDENTIAL = /^((?:\s*\[[^\]\n]{0,500}\])?)\s*(?:extraheader|helper|username|password|cookiefile|sslkey)\s*=.*/i
/** User and password in an address. */
const USER_INFO = /:\/\/[^/\s@]{1,500}@/

/**
 * Copy the configuration of a checkout's git directory without the credentials that an earlier step left in it.
 * @returns the files to replace, none if they hold no credentials
 */
export function cleanGitConfig(gitDir: string, to: string): Promise<{ path: string; by: string }[]> {
  return cleanFiles(gitDir, to, [
    ['config', withoutCredentials],
    ['config.worktree', withoutCredentials],
  ])
}

/** A file below a folder, and how its credentials are taken out. */
export type Cleaning = readonly [path: string, clean: (text: string) => string]

/** Copy files of a folder without the credentials in them. @returns the files to replace, none without credentials */
export async function cleanFiles(
  folder: string,
  to: string,
  files: readonly Cleaning[],
): Promise<{ path: string; by: string }[]> {
  const found: { path: string; by: string }[] = []
  for (const [index, [name, clean]] of files.entries()) {
    const path = join(folder, name)
    const text = await readFile(path, 'utf8').catch(() => '')
    const cleaned = text === '' ? text : clean(text)
    if (cleaned === text) continue
    const by = `${to}-${index}`
    await writeFile(by, cleaned)
    found.push({ path, by })
  }
  return found
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
