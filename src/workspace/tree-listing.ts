import { posix } from 'node:path'
import { FOLDER, type TreeEntry, writeTree } from './git-objects.ts'

/** Files and folders of a commit or tree. */
export interface Listing {
  /** Mode and id of files, links and submodules, by path. */
  readonly files: ReadonlyMap<string, string>
  /** Ids of the trees of folders, by path. The root is not among them. */
  readonly folders: ReadonlyMap<string, string>
}

/** Read the output of `git ls-tree -r -t -z`. */
export function parseListing(text: string): Listing {
  const files = new Map<string, string>()
  const folders = new Map<string, string>()
  for (const entry of text.split('\0')) {
    const [, mode = '', type, id = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t([\s\S]*)$/.exec(entry) ?? []
    if (type === 'tree') folders.set(path, id)
    else if (type !== undefined) files.set(path, `${mode} ${id}`)
  }
  return { files, folders }
}

/**
 * Write the trees of a listing in which some files are others. Only the folders above them are written anew.
 * @param changed mode and id by path; undefined for a file that is removed
 * @returns the id of the root, and the new listing
 */
export async function writeChangedTrees(
  dir: string,
  base: Listing,
  changed: ReadonlyMap<string, string | undefined>,
): Promise<Listing & { readonly id: string }> {
  const files = new Map(base.files)
  const folders = new Map(base.folders)
  for (const [path, entry] of changed)
    if (entry === undefined) files.delete(path)
    else files.set(path, entry)
  const contents = new Map([...changed.keys()].flatMap(foldersAbove).map(folder => [folder, [] as TreeEntry[]]))
  for (const [path, entry] of files)
    contents.get(posix.dirname(path))?.push({ mode: entry.slice(0, 6), id: entry.slice(7), name: posix.basename(path) })
  for (const [path, id] of folders)
    if (!contents.has(path)) contents.get(posix.dirname(path))?.push({ mode: FOLDER, id, name: posix.basename(path) })
  // The longest path first: a folder needs the ids of those in it.
  const inner = [...contents.keys()].filter(path => path !== ROOT).toSorted((a, b) => b.length - a.length)
  for (const path of inner) {
    const entries = contents.get(path) ?? []
    folders.delete(path)
    // git knows no empty folders.
    if (entries.length === 0) continue
    const id = await writeTree(dir, entries)
    folders.set(path, id)
    contents.get(posix.dirname(path))?.push({ mode: FOLDER, id, name: posix.basename(path) })
  }
  const root = contents.get(ROOT) ?? rootOf(files, folders)
  return { id: await writeTree(dir, root), files, folders }
}

/** The root as `posix.dirname` names it. */
const ROOT = '.'

function foldersAbove(path: string): string[] {
  const above: string[] = []
  for (let folder = posix.dirname(path); folder !== ROOT; folder = posix.dirname(folder)) above.push(folder)
  return [...above, ROOT]
}

/** List what lies in the root where nothing has changed. */
function rootOf(files: ReadonlyMap<string, string>, folders: ReadonlyMap<string, string>): TreeEntry[] {
  const inRoot = (path: string) => !path.includes('/')
  return [
    ...[...files]
      .filter(([path]) => inRoot(path))
      .map(([name, entry]) => ({ mode: entry.slice(0, 6), id: entry.slice(7), name })),
    ...[...folders].filter(([path]) => inRoot(path)).map(([name, id]) => ({ mode: FOLDER, id, name })),
  ]
}
