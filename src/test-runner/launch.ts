import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { RunExit } from '../domain/model/test-run.ts'
import type { Command } from '../frameworks/framework.ts'
import type { Sandbox } from '../contracts/sandbox-port.ts'
import { seenByCommand, type StandIn } from '../domain/model/stand-in.ts'
import { type ChildEnv, MARKER } from './child-env.ts'
import { expandGlobs } from './expand-globs.ts'

/** Surroundings of a process. */
export interface LaunchOptions {
  readonly cwd: string
  readonly env: ChildEnv
  readonly marker: string
  /** Keeps the command apart; undefined to run it beside this process. */
  readonly sandbox?: Sandbox | undefined
  /** Copy with that folder, if the command is to find it in the place of the checkout. */
  readonly standIn?: StandIn | undefined
}

/** The result of a process that could not start. */
export interface FailedStart {
  readonly exit: RunExit
  readonly output: string
  readonly errors: string
}

/**
 * Start a process, or return the exit of one that could not start. Every process that runs code of the repository
 * starts here.
 */
export function launch(
  command: Command,
  options: LaunchOptions & {
    /** File for both outputs, in order. */
    readonly into?: number | undefined
    /** True if the command is written to as long as it runs; else its standard input is empty. */
    readonly isFed?: boolean
  },
): ChildProcess | FailedStart {
  const { sandbox, standIn, into, isFed = false } = options
  const cwd = seenByCommand(options.cwd, standIn)
  const args = expandGlobs(command, options.cwd)
  const env = { ...options.env, ...command.env, ...appendedOf(command, options.env), ...pathsOf(command, options.env) }
  // In a namespace no process gets lost, so none needs the mark.
  const { [MARKER]: _, ...unmarked } = env
  const inner = { file: command.file, args, cwd, env: sandbox?.isApart === true ? unmarked : env, standIn, isFed }
  const wrapped = sandbox?.wrap(inner, missingFile(options))
  try {
    const child = spawn(wrapped?.file ?? command.file, [...(wrapped?.args ?? args)], {
      cwd: wrapped === undefined ? cwd : '/',
      env: wrapped?.env ?? env,
      // One open file for both outputs keeps their order; two pipes do not.
      stdio: [wrapped === undefined && !isFed ? 'ignore' : 'pipe', into ?? 'pipe', into ?? 'pipe'],
      // A separate process group can be killed as a whole.
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    // A command that ends before it has read its environment breaks the pipe.
    child.stdin?.on('error', () => undefined)
    if (isFed) child.stdin?.write(wrapped?.input ?? '')
    else child.stdin?.end(wrapped?.input)
    return child
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (isNoProgram(error)) return { exit: { kind: 'not-found', command: command.file }, output: '', errors: '' }
    const reason = START_ERRORS[code]
    if (reason === undefined) throw error
    return { exit: { kind: 'exited', code: 126 }, output: reason, errors: reason }
  }
}

/** Path of the file by which the sandbox says that there is no such program. */
export function missingFile({ env, marker }: LaunchOptions): string {
  return join(env.TMPDIR ?? tmpdir(), `missing-${marker}`)
}

const NOT_A_PROGRAM: ReadonlySet<string> = new Set([
  'ENOENT',
  'EACCES',
  'ENOTDIR',
  'ENOEXEC',
  'ELOOP',
  'ENAMETOOLONG',
  'EPERM',
])
/** True for the error of a start without such a program. */
export function isNoProgram(error: unknown): boolean {
  return NOT_A_PROGRAM.has((error as NodeJS.ErrnoException).code ?? '')
}

/** Errors of the system about arguments that it does not accept. */
const START_ERRORS: Readonly<Record<string, string>> = {
  E2BIG: 'The argument list is too long.',
  ERR_INVALID_ARG_VALUE: 'An argument has a character that no argument can have.',
}

/** Put folders of programs and of modules before those of the environment. */
function pathsOf({ paths = [], pythonPaths = [], env = {} }: Command, host: ChildEnv): Record<string, string> {
  const all = { PATH: paths, PYTHONPATH: pythonPaths }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, folders]) => {
      const rest = env[name] ?? host[name] ?? ''
      return folders.length === 0 ? [] : [[name, [...folders, ...(rest === '' ? [] : [rest])].join(delimiter)]]
    }),
  )
}

/** Append values to variables. The variable of the command counts, else that of the host. */
function appendedOf({ appendedEnv = {}, env = {} }: Command, host: ChildEnv): Record<string, string> {
  const joined = Object.entries(appendedEnv).map(([name, value]) => {
    const own = env[name] ?? host[name] ?? ''
    return [name, own === '' ? value : `${own} ${value}`]
  })
  return Object.fromEntries(joined) as Record<string, string>
}
