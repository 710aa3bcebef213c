import { lstatSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { parseHunks } from './domain/hunks.ts'
import type { Project } from './frameworks/framework.ts'
import type { Workspace } from './ports.ts'
import { relativiser } from './results/read.ts'
import { importsOf } from './triage/imports.ts'
import type { Surroundings } from './triage/suspects.ts'
import type { Checkout } from './workspace/checkout.ts'

/** Relative to the top of the repository, for files of the project that exist and are not somebody else's. */
export function inProject(checkout: Checkout, project: Project): (file: string) => string | undefined {
  const toProject = relativiser(project.root, project.exists)
  const prefix = relative(checkout.top, project.root).replaceAll('\\', '/')
  return file => {
    const path = toProject(file)
    const foreign = /(?:^|\/)(?:node_modules|site-packages|\.venv|venv|vendor)\//.test(path) || path.startsWith('..')
    return foreign || posix.isAbsolute(path) || !project.exists(path) ? undefined : posix.join(prefix, path)
  }
}

/** What the diagnosis may know of the files around the failures. */
export async function surroundings(options: {
  workspace: Workspace
  project: Project
  checkout: Checkout
  isTest: (file: string) => boolean
}): Promise<Surroundings> {
  const { workspace, project, checkout, isTest } = options
  const prefix = relative(checkout.top, project.root).replaceAll('\\', '/')
  const known = new Set(await workspace.list())
  const read = (file: string) => {
    try {
      const path = join(checkout.top, file)
      return lstatSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
    } catch {
      // Listed by git, but not there or not readable: then it imports nothing.
      return undefined
    }
  }
  return {
    isTest,
    changed: [...new Set(parseHunks(await workspace.failingDiff()).map(({ file }) => file))],
    importsOf: (file: string) => importsOf(known.has(file) ? file : posix.join(prefix, file), { known, read }),
  }
}
