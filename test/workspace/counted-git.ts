import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../../src/isolation/tools.ts'

/** Make a folder with a git that notes each of its commands, and put it first on the path. */
export function countedGit(folder: string): { path: string; commands: () => string[] } {
  const noted = join(folder, 'commands')
  const git = findProgram('git', process.env.PATH ?? '')
  mkdirSync(folder, { recursive: true })
  const script = `#!/bin/sh\nwhile [ "$1" = -c ]; do shift 2; done\necho "$1" >>'${noted}'\nexec ${git} "$@"\n`
  writeFileSync(join(folder, 'git'), script, { mode: 0o755 })
  return {
    path: `${folder}:${process.env.PATH}`,
    /** Names of the commands since the last time, sorted: some run at the same time. */
    commands() {
      const found = existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n') : []
      rmSync(noted, { force: true })
      return found.toSorted((a, b) => (a < b ? -1 : 1))
    },
  }
}
