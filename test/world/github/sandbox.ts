import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Octokit } from '@octokit/rest'
import { runFolder } from '../../run-folder.ts'
import { write } from '../project.ts'
import { type LocalGitHub, type TokenOptions, startGitHub } from './github.ts'

/** The repository of the tests: `main`, and on top of it `feature`. */
export const name = 'acme/app'
export const app = { owner: 'acme', repo: 'app' }
export const everything = {
  contents: 'write',
  'pull-requests': 'write',
  issues: 'write',
  checks: 'write',
  actions: 'write',
} as const

export const scratch = runFolder('world-github')

const env = {
  PATH: process.env['PATH'],
  HOME: scratch,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@example.org',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@example.org',
}

export async function git(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd, env })
  return stdout.trim()
}

/** Commit files. Returns the commit's id. */
export async function commit(cwd: string, files: Record<string, string>, message = 'x'): Promise<string> {
  write(cwd, files)
  await git(cwd, 'add', '--all')
  await git(cwd, 'commit', '--quiet', '--message', message)
  return await git(cwd, 'rev-parse', 'HEAD')
}

export const seed = join(scratch, 'seed')
mkdirSync(seed)
await git(seed, 'init', '--quiet', '--initial-branch=main')
await commit(seed, { 'README.md': '# App\n', 'src/sum.js': 'exports.sum = (a, b) => a + b\n' }, 'start')
await git(seed, 'checkout', '--quiet', '-b', 'feature')
/** The tip of `feature`. */
export const head = await commit(seed, { 'src/sum.js': 'exports.sum = (a, b) => a - b\n' }, 'break it')
await git(seed, 'checkout', '--quiet', 'main')

export async function world(): Promise<LocalGitHub> {
  const github = await startGitHub()
  await github.addRepo(name, { from: seed })
  return github
}

export function token(github: LocalGitHub, options: Partial<TokenOptions> = {}): string {
  return github.addToken({ name: 'bot', login: 'github-actions', type: 'Bot', permissions: everything, ...options })
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

export function client(github: LocalGitHub, options: Partial<TokenOptions> | string = {}): Octokit {
  const auth = typeof options === 'string' ? options : token(github, options)
  return new Octokit({ auth, baseUrl: github.apiUrl, log: quiet })
}

export function remote(github: LocalGitHub, secret: string, fullName = name): string {
  return `${github.url.replace('://', `://x-access-token:${secret}@`)}/${fullName}.git`
}

let clones = 0

/** Clone the repository with a token. */
export async function clone(github: LocalGitHub, options: Partial<TokenOptions> = {}): Promise<string> {
  const checkout = join(scratch, `clone-${++clones}`)
  await git(scratch, 'clone', '--quiet', remote(github, token(github, options)), checkout)
  return checkout
}
