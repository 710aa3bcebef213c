import { accessSync, constants, copyFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** Option of Node.js against SIGUSR1, by which any process of the user opens the debugger of another one. */
const NO_DEBUGGER = '--disable-sigusr1'
const FOLDER = 'fix-tests-node-'

/** Node.js 24 has it, Node.js 20 has not. */
type Execve = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) => never

/**
 * Start this process again, in place, so that other processes of the same user cannot read its environment and memory
 * or debug it. The kernel closes /proc/PID to them if the program's file cannot be read, so a copy without that
 * permission is run. root can read any file: then only the debugger is closed. Returns in a process that is sealed, or
 * cannot be.
 */
export function sealProcess(env: NodeJS.ProcessEnv): void {
  if (process.execArgv.includes(NO_DEBUGGER)) return unpack()
  const { execve } = process as { execve?: Execve }
  const isRoot = process.getuid?.() === 0
  if (process.platform !== 'linux' || execve === undefined || !isKnown(NO_DEBUGGER)) return
  const original = process.execPath
  const file = isRoot ? original : unreadableCopy(original, env.RUNNER_TEMP || tmpdir())
  // Node.js tells the user that execve is new; this process ends before it does.
  process.emitWarning = () => undefined
  execve.call(process, file, [original, NO_DEBUGGER, ...process.execArgv, ...process.argv.slice(1)], env)
}

function isKnown(option: string): boolean {
  return process.allowedNodeEnvironmentFlags.has(option)
}

/** Copy a program to a file that can be run but not read; the program itself if there is no room. */
function unreadableCopy(program: string, temp: string): string {
  let folder: string | undefined
  try {
    folder = mkdtempSync(join(temp, FOLDER))
    const copy = join(folder, basename(program))
    copyFileSync(program, copy, constants.COPYFILE_FICLONE)
    chmodSync(copy, 0o111)
    // A failed execve ends the process, as where nothing may be run from the folder.
    accessSync(copy, constants.X_OK)
    return copy
  } catch {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    return program
  }
}

/** Remove the copy, which runs on without its name, and start other Node.js processes from the original. */
function unpack(): void {
  const folder = dirname(process.execPath)
  if (!basename(folder).startsWith(FOLDER)) return
  process.execPath = process.argv0
  process.argv[0] = process.argv0
  rmSync(folder, { recursive: true, force: true })
}
