import { getExecOutput } from '@actions/exec'
import { messageOf, UserError } from '../contracts/errors.ts'

/** The environment variables that git needs: paths of programs and of the user's settings. */
export type GitHost = Readonly<Record<'PATH' | 'HOME', string>>

export interface GitOptions {
  readonly cwd: string
  readonly host: GitHost
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
  /** Exit codes besides 0 that are an answer and not a failure. */
  readonly codes?: readonly number[]
}

/** git failed. `stderr` is untrusted text. */
export class GitError extends Error {
  readonly args: readonly string[]
  readonly code: number
  readonly stderr: string

  constructor(args: readonly string[], code: number, stderr: string) {
    super(
      `git ${args.find(arg => !arg.startsWith('-')) ?? ''} ended with exit code ${code}: ${stderr.trim().slice(-2_000)}`,
    )
    this.name = 'GitError'
    this.args = args
    this.code = code
    this.stderr = stderr
  }
}

/**
 * Environment that keeps git from reading the machine's and the user's configuration, from prompting, and from running
 * other programs.
 */
const QUIET = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_GRAFT_FILE: '/dev/null',
  GIT_ALLOW_PROTOCOL: 'file:http:https',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_EDITOR: 'true',
  GIT_AUTHOR_NAME: 'fix-tests',
  GIT_AUTHOR_EMAIL: 'fix-tests@users.noreply.github.com',
  GIT_COMMITTER_NAME: 'fix-tests',
  GIT_COMMITTER_EMAIL: 'fix-tests@users.noreply.github.com',
  LC_ALL: 'C',
}

const SAFE = [
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'core.quotePath=false',
  '-c',
  'gc.auto=0',
  '-c',
  'advice.graftFileDeprecated=false',
]

/**
 * Run git and return its standard output.
 * @throws GitError
 */
export async function git(args: readonly string[], options: GitOptions): Promise<string> {
  return (await gitResult(args, options)).stdout
}

/** Run git and return its output and exit code. */
export async function gitResult(
  args: readonly string[],
  options: GitOptions,
): Promise<{ stdout: string; code: number }> {
  const { stdout, stderr, exitCode } = await getExecOutput('git', [...SAFE, ...args], {
    cwd: options.cwd,
    env: { ...options.host, ...QUIET, ...options.env },
    silent: true,
    ignoreReturnCode: true,
    ...(options.input === undefined ? {} : { input: Buffer.from(options.input) }),
  }).catch((error: unknown) => {
    if (!/Unable to locate executable/.test(messageOf(error))) throw error
    throw new UserError('git was not found.', 'Install it, or put it on the PATH.', { cause: error })
  })
  if (exitCode !== 0 && !options.codes?.includes(exitCode)) throw new GitError(args, exitCode, stderr)
  return { stdout, code: exitCode }
}

/** Split git's output into lines, without empty ones. */
export function lines(text: string): string[] {
  return text.split('\n').filter(line => line !== '')
}
