import { spawnSync } from 'node:child_process'
import { findProgram } from '../isolation/tools.ts'

/** Milliseconds in which an interpreter has to say its version. */
const VERSION_MS = 5_000

/** Folder of a version manager: a program in it may start, or say that its version is not chosen here. */
const SHIMS = /[\\/]shims[\\/][^\\/]+$/

/**
 * Make a check whether an interpreter such as `python3.11` can be started by its name.
 * @param cwd directory whose files may choose a version
 */
export function interpreterCheck(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): (name: string) => boolean {
  const known = new Map<string, boolean>()
  const starts = (name: string) => {
    const path = findProgram(name, env.PATH ?? '')
    if (path === undefined || !SHIMS.test(path)) return path !== undefined
    return spawnSync(path, ['--version'], { cwd, env, stdio: 'ignore', timeout: VERSION_MS }).status === 0
  }
  return name => {
    const found = known.get(name) ?? starts(name)
    known.set(name, found)
    return found
  }
}
