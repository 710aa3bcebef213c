import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from '../framework.ts'

/** Open the project in a directory. */
export function projectAt(root: string): Project {
  return {
    root,
    exists: path => existsSync(join(root, path)),
    has: pattern => shallow(root).some(path => pattern.test(path)),
    text: path => textAt(root, path),
    sample: pattern =>
      shallow(root)
        .filter(path => pattern.test(path))
        .slice(0, 10)
        .flatMap(path => textAt(root, path) ?? []),
  }
}

function textAt(root: string, path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined
    throw error
  }
}

/** List the files at the top and one folder below it, without those of tools. */
function shallow(root: string): string[] {
  // Reports can be read on a machine without the project.
  const entries = existsSync(root) ? readdirSync(root, { withFileTypes: true }) : []
  const folders = entries.filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
  const below = folders.flatMap(({ name }) => readdirSync(join(root, name)).map(file => `${name}/${file}`))
  return [...entries.filter(entry => entry.isFile()).map(({ name }) => name), ...below]
}
