import { type CommitIdentity, OWN_IDENTITY } from '../domain/model/commit-identity.ts'
import { homedir } from 'node:os'
import { getExecOutput } from '@actions/exec'
import { UserError } from '../contracts/errors.ts'
import type { Sandbox } from '../contracts/sandbox-port.ts'
import { findProgram } from '../isolation/tools.ts'

/** The machine on which git runs. */
export interface GitHost {
  /** Folders of programs. */
  readonly PATH: string
  /** Folder of the user's settings. */
  readonly HOME: string
  /** Variables for proxies and certificates. A proxy's address can hold a password, so no sandbox gets them. */
  readonly network?: Readonly<Record<string, string>>
  /**
   * True to work in a checkout of another user. In the container of a job the workspace is the runner's and the job is
   * root's; actions/checkout makes it safe for its own commands only.
   */
  readonly anyOwner?: boolean
}

/** Return the machine of a person, who is asked to trust a checkout of another user. */
export function ownHost(env: Readonly<Record<string, string | undefined>>): GitHost {
  const network = Object.entries(env).flatMap(([name, value]) =>
    NETWORK.test(name) && value !== undefined && value !== '' ? [[name, value] as const] : [],
  )
  return { PATH: env.PATH ?? '', HOME: env.HOME ?? homedir(), network: Object.fromEntries(network) }
}

const NETWORK = /^(?:(?:https?|all|no)_proxy|(?:HTTPS?|ALL|NO)_PROXY|GIT_SSL_CA(?:INFO|PATH)|SSL_CERT_(?:FILE|DIR))$/

/** Return the machine of an action's job, whose workspace may be another user's. */
export function jobHost(env: Readonly<Record<string, string | undefined>>): GitHost {
  return { ...ownHost(env), anyOwner: true }
}

export interface GitOptions {
  readonly cwd: string
  readonly host: GitHost
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
  /** Exit codes besides 0 that are an answer and not a failure. */
  readonly codes?: readonly number[]
  /** Keeps git apart, for a repository whose configuration tests can write. */
  readonly sandbox?: Sandbox | undefined
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
 * Environment that keeps git from reading the machine's configuration, from prompting, and from running other programs.
 * The user's own is read, for proxies and certificates.
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
  ...identityVariables(OWN_IDENTITY),
  LC_ALL: 'C',
}

/** Set author and committer of what git commits. */
export function identityVariables({ name, email }: CommitIdentity): Record<string, string> {
  return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email }
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
  const { cwd, sandbox } = options
  const { PATH, HOME, network, anyOwner = false } = options.host
  const command = {
    file: gitProgram(PATH),
    args: [...SAFE, ...(anyOwner ? ['-c', 'safe.directory=*'] : []), ...args],
    cwd,
    env: { PATH, HOME, ...(sandbox === undefined ? network : {}), ...QUIET, ...options.env },
    isFed: options.input !== undefined,
  }
  const wrapped = sandbox?.wrap(command, '/dev/null')
  const input = wrapped === undefined ? options.input : wrapped.input + (options.input ?? '')
  const { stdout, stderr, exitCode } = await getExecOutput(
    wrapped?.file ?? command.file,
    [...(wrapped ?? command).args],
    {
      cwd: wrapped === undefined ? cwd : '/',
      env: { ...(wrapped ?? command).env },
      silent: true,
      ignoreReturnCode: true,
      ...(input === undefined ? {} : { input: Buffer.from(input) }),
    },
  )
  if (exitCode !== 0 && !options.codes?.includes(exitCode)) throw new GitError(args, exitCode, stderr)
  return { stdout, code: exitCode }
}

let known: { readonly path: string; readonly file: string } | undefined

/**
 * Find git once, before anything of the repository runs: a test can put a program of this name into a folder of PATH.
 * @throws UserError if there is none
 */
function gitProgram(path: string): string {
  if (known?.path === path) return known.file
  const file = findProgram('git', path)
  if (file === undefined) throw new UserError('git was not found.', 'Install it, or put it on the PATH.')
  known = { path, file }
  return file
}

/** Split git's output into lines, without empty ones. */
export function lines(text: string): string[] {
  return text.split('\n').filter(line => line !== '')
}

/** Split what git prints with `-z`. */
export function entriesOf(listed: string): string[] {
  return listed.split('\0').filter(entry => entry !== '')
}

/** List the submodules among the entries of `git ls-files --stage`. */
export function submodulesIn(staged: readonly string[]): string[] {
  return staged.flatMap(entry => /^160000 [0-9a-f]+ \d\t(.+)$/s.exec(entry)?.[1] ?? [])
}

/** Take a failure of git for an answer that says nothing. */
export function ignoreGitError(error: unknown): string {
  if (error instanceof GitError) return ''
  throw error
}
