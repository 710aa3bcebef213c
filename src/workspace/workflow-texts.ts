import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of the workflows of a repository, relative to its top. */
const WORKFLOWS = '.github/workflows'

/**
 * Read the files of the workflows of a checkout, by name; none without such a folder.
 * @param maxBytes size of a file that is read
 * @returns paths relative to the top
 */
export async function workflowTexts(
  top: string,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<{ readonly path: string; readonly text: string }[]> {
  const folder = join(top, WORKFLOWS)
  // A link could lead to a device that never ends.
  const entries = (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter(entry => entry.isFile())
  const names = entries.map(({ name }) => name).filter(name => /\.ya?ml$/.test(name))
  const read = async (name: string) => {
    const file = join(folder, name)
    if ((await stat(file)).size > maxBytes) return []
    return [{ path: `${WORKFLOWS}/${name}`, text: await readFile(file, 'utf8') }]
  }
  return (await Promise.all(names.toSorted().map(read))).flat()
}
