import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Changelog } from '../domain/model/assignment.ts'
import { type Bump, bumpsIn, changelogBetween } from '../domain/text/dependency-bumps.ts'
import { below } from '../workspace/guarded-files.ts'

/** Limits: dependencies, characters of one changelog, and bytes of a file that is read. */
const MAX_BUMPS = 3
const MAX_TEXT = 4_000
const MAX_BYTES = 2_000_000

const NAMES = /^(?:CHANGELOG|CHANGES|HISTORY|RELEASES?|NEWS)(?:\.(?:md|markdown|rst|txt))?$/i

/**
 * Collect what is said of the dependencies whose versions a change raises: the changelogs of the installed packages, or
 * else the text of the pull request. All of it is untrusted text for a model to read.
 * @param roots folders with installed packages, nearest first: the project's, then the repository's top
 * @param body text of the pull request that raised them, if a bot wrote it
 */
export async function changelogsOf(
  diff: string,
  { roots, body }: { roots: readonly string[]; body: string | undefined },
): Promise<Changelog[]> {
  const bumps = bumpsIn(diff)
  const found: Changelog[] = []
  for (const bump of bumps) {
    if (found.length >= MAX_BUMPS) break
    const text = await installedChangelog(bump, roots)
    if (text !== '') found.push({ ...bump, source: 'the installed package', text })
  }
  const [first] = bumps
  if (found.length > 0 || first === undefined || body === undefined || body.trim() === '') return found
  return [{ ...first, source: 'the pull request', text: body.slice(0, MAX_TEXT) }]
}

async function installedChangelog(bump: Bump, roots: readonly string[]): Promise<string> {
  for (const root of roots) {
    for (const folder of [join(root, 'node_modules', bump.name), ...(await pythonMetadata(root, bump))]) {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter(each => NAMES.test(each) || each === 'METADATA')) {
        const text = changelogBetween(await packageText(root, join(folder, name)), bump, MAX_TEXT)
        if (text !== '') return text
      }
    }
  }
  return ''
}

/** List the folders with what Python's installer knows of a package: its description often has the changes. */
async function pythonMetadata(root: string, { name, to }: Bump): Promise<string[]> {
  const wanted = `${name.replaceAll(/[-_.]+/g, '_')}-${to}.dist-info`.toLowerCase()
  const folders = await Promise.all(
    ['.venv', 'venv'].map(async environment => {
      const lib = join(root, environment, 'lib')
      const versions = await readdir(lib).catch(() => [])
      return versions.map(version => join(lib, version, 'site-packages'))
    }),
  )
  const found = await Promise.all(
    folders.flat().map(async folder => {
      const names = await readdir(folder).catch(() => [])
      return names.filter(each => each.toLowerCase() === wanted).map(each => join(folder, each))
    }),
  )
  return found.flat()
}

/**
 * Read a file of an installed package; empty if it is none. Package managers make links, and so can a test: a link must
 * lead to a file of the same name among the installed packages, so that nothing else is shown to a model.
 */
async function packageText(root: string, path: string): Promise<string> {
  try {
    const [top, real] = await Promise.all([realpath(root), realpath(path)])
    const isInstalled = /[\\/](?:node_modules|site-packages)[\\/]/.test(real) && below(top, real)
    const info = await lstat(real)
    if (!isInstalled || basename(real) !== basename(path) || !info.isFile() || info.size > MAX_BYTES) return ''
    return await readFile(real, 'utf8')
  } catch {
    return ''
  }
}
