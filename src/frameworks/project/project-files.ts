import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import type { Project } from '../framework.ts'

/** Open the project in a directory. @param runsAt path at which its processes see it, if not that */
export function projectAt(root: string, runsAt = root): Project {
  return {
    root,
    runsAt,
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

/** Open the project in a folder of another one. @param dir relative, '' for the project itself */
export function projectIn({ root, runsAt, hasProgram }: Project, dir: string): Project {
  return { ...projectAt(join(root, dir), join(runsAt, dir)), ...(hasProgram && { hasProgram }) }
}

/** Let a project know the programs of a machine. @param path value of PATH there */
export function withPrograms(project: Project, path = ''): Project {
  const folders = path.split(delimiter).filter(folder => isAbsolute(folder))
  return { ...project, hasProgram: name => folders.some(folder => existsSync(join(folder, name))) }
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

/** List the files at the top, one folder below it, and in folders of tests there, without those of tools. */
function shallow(root: string): string[] {
  // Reports can be read on a machine without the project.
  const entries = existsSync(root) ? readdirSync(root, { withFileTypes: true }) : []
  const folders = entries.filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
  const below = folders.flatMap(({ name }) => filesIn(root, name))
  return [...entries.filter(entry => entry.isFile()).map(({ name }) => name), ...below]
}

/** List what a folder has, and the files of tests within a package of Python: `shop/tests/test_cart.py`. */
function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    const isOfTests = entry.isDirectory() && /^tests?$/.test(entry.name)
    return isOfTests ? [path, ...readdirSync(join(root, path)).map(file => `${path}/${file}`)] : [path]
  })
}
