import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UserError } from '../contracts/errors.ts'
import { shellWord } from '../domain/text/shell-words.ts'
import type { Sandbox } from '../contracts/sandbox-port.ts'
import { entriesOf, git, GitError, type GitHost, type GitOptions, gitResult, lines } from './git.ts'
import { PLAIN_DIFF, recentFiles } from './history.ts'
import type { Repository } from './repository.ts'

/** The user's checkout as it was found. */
export interface Checkout {
  /** Absolute path of its top directory. */
  readonly top: string
  readonly sha: string
  /** Time of the commit, in milliseconds since the epoch. */
  readonly committedAt: number
  /** Short name of the branch; undefined if HEAD is detached. */
  readonly branch: string | undefined
  /** Absolute path of its git directory, which work trees share. */
  readonly gitDir: string
  readonly host: GitHost
  /** Keeps git apart: the repository's configuration can name programs, and tests can write it. */
  readonly sandbox?: Sandbox | undefined
}

/** Environment of git in the user's checkout: the machine's settings apply, but no hooks or monitors. */
export const ENV = { GIT_CONFIG_NOSYSTEM: '0' }

/**
 * Inspect the checkout that contains a directory.
 * @throws UserError if it cannot be used
 */
export async function inspectCheckout(directory: string, host: GitHost): Promise<Checkout> {
  const options = { cwd: directory, host, env: ENV }
  // None of them needs the answer of another.
  const [top, gitDir, head, branch] = await Promise.all([
    git(['rev-parse', '--show-toplevel'], options).catch((error: unknown) => unusable(error, directory)),
    gitResult(['rev-parse', '--git-common-dir'], { ...options, codes: FAILED }),
    gitResult(['log', '-1', '--format=%H %ct', '--no-show-signature'], { ...options, codes: FAILED }),
    gitResult(['symbolic-ref', '--quiet', '--short', 'HEAD'], { ...options, codes: FAILED }),
  ])
  if (head.code !== 0) {
    throw new UserError(
      `The repository in ${resolve(top.trim())} has no commits.`,
      'Commit the project first: a fix is a commit on top of one.',
    )
  }
  const [sha = '', committedAt] = head.stdout.trim().split(' ')
  return {
    top: resolve(top.trim()),
    sha,
    committedAt: Number(committedAt) * 1000,
    branch: branch.code === 0 ? branch.stdout.trim() : undefined,
    // git answers relative to the real path of the directory.
    gitDir: resolve(await realpath(directory), gitDir.stdout.trim()),
    host,
  }
}

/** Exit codes of git for what it does not find. The first question, for the top directory, throws. */
const FAILED = [1, 128]

function unusable(error: unknown, directory: string): never {
  if (!(error instanceof GitError)) throw error
  const unsafe = /dubious ownership/.test(error.stderr)
  throw new UserError(
    unsafe ? `git does not trust ${directory}, since another user owns it.` : `${directory} is not a git checkout.`,
    unsafe
      ? `Run: git config --global --add safe.directory ${shellWord(directory)}`
      : 'Run this inside a git repository; a job needs actions/checkout in an earlier step.',
    { cause: error },
  )
}

/** Refs that branches usually start from: the remote's default branch, and the usual names. */
const TRUNKS = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
]

/** Find the commit at which the checked-out branch left the trunk; undefined if it is the trunk itself. */
export async function branchingPoint(checkout: Checkout): Promise<string | undefined> {
  const options = { cwd: checkout.top, host: checkout.host, env: ENV, codes: [1, 128] }
  for (const trunk of TRUNKS) {
    const { code, stdout } = await gitResult(['merge-base', checkout.sha, trunk], options)
    if (code === 0) return stdout.trim() === checkout.sha ? undefined : stdout.trim()
  }
  return undefined
}

/** Settings by which git knows where it gets what a partial clone lacks. */
const PROMISED = String.raw`^(extensions\.partialclone|remote\..*\.promisor)$`

/** Load the files that the last commit changed, with their versions before it, if the clone is a partial one. */
export async function loadLastChange({ top, sha, host }: Checkout): Promise<void> {
  const options = { cwd: top, host, env: ENV, codes: FAILED }
  const { code } = await gitResult(['config', '--get-regexp', PROMISED], options)
  // git loads what it compares. Without a connection the run does with less.
  if (code === 0) await gitResult(['diff', ...PLAIN_DIFF, '--numstat', `${sha}^1`, sha], options)
}

/** List the tracked files of a checkout, relative to its top. */
export async function trackedFiles({ top, host }: Checkout): Promise<string[]> {
  const listed = await git(['ls-files', '-z'], { cwd: top, host, env: ENV })
  return entriesOf(listed)
}

/** List the files of a checkout, the latest commit's diff, and the recently changed files. */
export async function lookedAt(checkout: Checkout): Promise<{ listed: string[]; diff: string; recent: string[] }> {
  const run = async (args: readonly string[]) =>
    (await gitResult(args, { cwd: checkout.top, host: checkout.host, env: ENV, codes: [1, 128] })).stdout
  const listed = await run(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const diff = await run(['diff', ...PLAIN_DIFF, `${checkout.sha}^1`, checkout.sha])
  return {
    listed: entriesOf(listed),
    diff,
    recent: await recentFiles(checkout.sha, run),
  }
}

/** Sandbox for git in a checkout whose configuration tests can have written; undefined where they cannot. */
export function unguarded({ sandbox }: Pick<Checkout, 'sandbox'>): Sandbox | undefined {
  return sandbox?.guardsGit === true ? undefined : sandbox
}

/** List the tracked files with uncommitted changes. */
export async function dirtyFiles(checkout: Checkout): Promise<string[]> {
  const options = { cwd: checkout.top, host: checkout.host, env: ENV, sandbox: unguarded(checkout) }
  const status = await git(
    ['status', '--porcelain=v2', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=all'],
    options,
  )
  const changes = status.split('\0').flatMap(entry => (entry === '' ? [] : changeIn(entry)))
  const same = await asCommitted(changes, options)
  return changes.map(({ path }) => path).filter(path => !same.has(path))
}

/** Write tracked files as the checked out commit has them. No hook of the repository runs. */
export async function restoreFiles(checkout: Checkout, paths: readonly string[]): Promise<void> {
  const options = { cwd: checkout.top, host: checkout.host, env: ENV, sandbox: unguarded(checkout) }
  const from = ['--source=HEAD', '--worktree', '--pathspec-from-file=-', '--pathspec-file-nul']
  await git(['--literal-pathspecs', 'restore', ...from], { ...options, input: paths.join('\0') })
}

interface Change {
  readonly path: string
  /** Id of the blob in commit and index, if only the work tree's content differs. */
  readonly id?: string
}

/** Beginning of the mode of a file that is no link. */
const REGULAR = '100'

/** Read an entry of git's status: `1 .M N... <mode> <mode> <mode> <id> <id> <path>`, or one of a conflict. */
function changeIn(entry: string): Change {
  const [kind, states, , , mode, there, , id = '', ...path] = entry.split(' ')
  if (kind === 'u') return { path: path.slice(2).join(' ') }
  const isEdited = states === '.M' && mode === there && mode?.startsWith(REGULAR) === true
  return { path: path.join(' '), ...(isEdited ? { id } : {}) }
}

/** Files that are compared byte by byte with their commit. */
const MAX_COMPARED = 1_000

/**
 * Find the files that have the bytes of their commit. git takes one for a change if a filter would commit it in another
 * form, such as a file that is marked for Git LFS and was committed without it.
 */
async function asCommitted(changes: readonly Change[], options: GitOptions): Promise<ReadonlySet<string>> {
  // git reads one path of each line, and a quoted one in another way.
  const isPlain = (path: string) => !/^"|[\r\n]/.test(path)
  const edited = changes.filter(({ path, id }) => id !== undefined && isPlain(path)).slice(0, MAX_COMPARED)
  if (edited.length === 0) return new Set()
  const input = edited.map(({ path }) => `${path}\n`).join('')
  const found = await gitResult(['hash-object', '--no-filters', '--stdin-paths'], { ...options, input, codes: [128] })
  const hashes = found.stdout.split('\n')
  return new Set(edited.flatMap(({ path, id }, index) => (id === hashes[index] ? path : [])))
}

/**
 * Reject a checkout with uncommitted changes: they would become part of the fix, or be lost.
 * @throws UserError
 */
export async function requireClean(checkout: Checkout): Promise<void> {
  const dirty = await dirtyFiles(checkout)
  if (dirty.length === 0) return
  const more = dirty.length > 3 ? ` and ${dirty.length - 3} more` : ''
  throw new UserError(
    `The work tree has uncommitted changes (${dirty.slice(0, 3).join(', ')}${more}).`,
    'Commit or stash them first; in a workflow, run this before steps that change tracked files.',
  )
}

/**
 * Check out another commit until the result is disposed of.
 * @param options.sandbox keeps git apart on the way back, when tests have run
 * @throws UserError if a changed file is in the way
 */
export async function checkOutCommit(
  checkout: Checkout,
  options: { sha: string; from: Repository; sandbox?: Promise<Sandbox | undefined> },
): Promise<AsyncDisposable> {
  const run = (args: string[]) => git(args, { cwd: checkout.top, host: checkout.host, env: ENV })
  if (checkout.sha === options.sha) return { async [Symbol.asyncDispose]() {} }
  await run([
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--update-shallow',
    options.from.dir,
    options.sha,
  ])
  await run(['checkout', '--quiet', '--detach', options.sha]).catch((error: unknown) => {
    throw new UserError(
      `The failing commit ${options.sha.slice(0, 7)} cannot be checked out over ${checkout.sha.slice(0, 7)}: ${String(lines((error as GitError).stderr ?? '')[0] ?? error)}.`,
      'Give actions/checkout the failing commit: ref: ${{ github.event.workflow_run.head_sha || github.event.pull_request.head.sha || github.sha }}.',
      { cause: error },
    )
  })
  return {
    async [Symbol.asyncDispose]() {
      const { top, host } = checkout
      const back = ['checkout', '--quiet', '--force', checkout.branch ?? checkout.sha]
      const sandbox = (await options.sandbox) ?? checkout.sandbox
      await git(back, { cwd: top, host, env: ENV, sandbox: unguarded({ sandbox }) })
    },
  }
}
