import { realpathSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { isInstalledCode } from '../domain/text/installed-code.ts'
import { shellWord } from '../domain/text/shell-words.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Name of the program, as package.json calls it. */
export const PROGRAM = 'fix-tests'

/**
 * Find the words by which a user starts this program again, so that each message names a command that works:
 * `npx fix-tests`, `fix-tests` or `node dist/cli.js`.
 * @param script path of the file that Node.js was started with
 */
export function startedAs({ script, env, cwd }: { script: string; env: Env; cwd: string }): string {
  const real = realPath(script)
  const folders = (env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  const found = folders.find(folder => realPath(join(folder, PROGRAM)) !== undefined)
  if (real !== undefined && found !== undefined && realPath(join(found, PROGRAM)) === real)
    // npx and scripts of package.json see this folder, the user's shell does not.
    return isInstalledCode(found) ? `npx ${PROGRAM}` : PROGRAM
  const path = relative(cwd, script)
  return `node ${shellWord(path.startsWith('..') ? script : path)}`
}

/** Print the command that resumes a run. @param only files and names of the tests that it was asked for */
export function resumeCommand(program: string, only: readonly string[]): string {
  const words = only.some(word => word.startsWith('-')) ? ['--', ...only] : only
  return [program, 'run', '--resume', ...words.map(shellWord)].join(' ')
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
