import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createClient, type ClientOptions } from '../../src/github/client.ts'
import type { RepositoryApi } from '../../src/github/client.ts'
import { type Layout, type LocalGitHub, startGitHub, type TokenOptions } from '../world/github/github.ts'
import { runFolder } from '../run-folder.ts'

export const name = 'octo/shop'
/** Eve's fork of it, where `feature` and `eve-only` are branches. */
export const fork = 'eve/shop'
/** The bot's branch, which mends `feature`. */
export const branch = 'fix-tests/feature'
export const bot = 'github-actions[bot]'
/** Milliseconds that a client waits for each second of a pause: this GitHub need not be spared. */
const SECOND = 20

const home = runFolder('shop')

/** Who writes a commit; it is always Ada who commits it. */
function env(author: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_AUTHOR_NAME: author,
    GIT_AUTHOR_EMAIL: `${author}@users.noreply.github.com`,
    GIT_COMMITTER_NAME: 'ada',
    GIT_COMMITTER_EMAIL: 'ada@users.noreply.github.com',
  }
}

function git(at: string, args: readonly string[], author = 'ada'): string {
  return execFileSync('git', args, { cwd: at, env: env(author), encoding: 'utf8' }).trim()
}

let counted = 0
/** The repositories as each shop begins, made once. */
let first: Promise<string> | undefined

async function make(): Promise<string> {
  const work = join(home, 'work')
  const root = join(home, 'first')
  mkdirSync(work)
  git(work, ['init', '--quiet', '--initial-branch=main'])
  const commit = (files: Readonly<Record<string, string>>, message: string, by: string) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(work, path)), { recursive: true })
      writeFileSync(join(work, path), text)
    }
    git(work, ['add', '--all'])
    git(work, ['commit', '--quiet', '--allow-empty', '--message', message], by)
  }
  commit({ 'src/cart.ts': 'good\n', 'src/price.ts': 'price\n', 'old.ts': 'old\n' }, 'Begin', 'ada')
  commit({ 'src/price.ts': 'more\n' }, 'Bump', 'renovate[bot]')
  commit({ 'src/price.ts': 'prices\n' }, 'Raise prices', 'grace')
  git(work, ['switch', '--quiet', '--create', 'feature'])
  commit({ 'src/cart.ts': 'bad\n' }, 'Break the cart\n\nSuggested-reviewer: @hopper', 'linus')
  git(work, ['switch', '--quiet', '--create', branch])
  commit({ 'src/cart.ts': 'mended\n' }, `fix-tests: mend the cart\n\nFix-Tests-Key: ${'0'.repeat(16)}`, bot)
  git(work, ['switch', '--quiet', '--create', 'eve-only', 'feature'])
  commit({ 'src/cart.ts': 'worse\n' }, 'Break it more', 'eve')
  const github = await startGitHub({ root })
  await github.addRepo(name, { from: work, defaultBranch: 'main' })
  git(github.bare(name), ['update-ref', '-d', 'refs/heads/eve-only'])
  await github.addRepo(fork, { from: work, defaultBranch: 'main', forkOf: name })
  git(github.bare(fork), ['update-ref', '-d', `refs/heads/${branch}`])
  await github.close()
  // One file instead of one for each object: it is copied for each shop.
  for (const each of [name, fork]) git(github.bare(each), ['repack', '-a', '-d', '--quiet'])
  return root
}

export interface ShopOptions {
  readonly token?: Partial<TokenOptions>
  readonly layout?: Layout
}

/** A shop on a GitHub of its own, and how the bot reaches it. */
export interface Shop extends AsyncDisposable {
  readonly github: LocalGitHub
  readonly place: RepositoryApi
  /** How somebody else reaches it, or the bot with a new client. */
  as(token: Partial<TokenOptions> | string, options?: Partial<ClientOptions>): RepositoryApi
  head(branch: string, of?: string): string
  /** Runs git in the bare repository. */
  git(...args: string[]): string
  /** A commit without changes on top of a branch. */
  push(branch: string, message: string, of?: string): string
  /** What was asked since the last time, as `POST issues/create-comment 201`. */
  asked(): string[]
}

export async function openShop({ token = {}, layout = 'enterprise' }: ShopOptions = {}): Promise<Shop> {
  first ??= make()
  const root = join(home, String((counted += 1)))
  cpSync(await first, root, { recursive: true })
  const github = await startGitHub({ root, layout })
  const as = (given: Partial<TokenOptions> | string, options: Partial<ClientOptions> = {}): RepositoryApi => {
    const secret = typeof given === 'string' ? given : github.addToken({ ...JOB, ...given })
    const [owner = '', repo = ''] = name.split('/')
    return { client: createClient({ token: secret, apiUrl: github.apiUrl, second: SECOND, ...options }), owner, repo }
  }
  let seen = 0
  return {
    github,
    place: as(token),
    as,
    head: (at, of = name) => git(github.bare(of), ['rev-parse', `refs/heads/${at}`]),
    git: (...args) => git(github.bare(name), args),
    push(at, message, of = name) {
      const ref = `refs/heads/${at}`
      const made = git(github.bare(of), ['commit-tree', `${ref}^{tree}`, '-p', ref, '-m', message])
      git(github.bare(of), ['update-ref', ref, made])
      return made
    },
    asked() {
      const since = github.journal.slice(seen)
      seen = github.journal.length
      return since.map(({ method, operationId, status }) => `${method} ${operationId ?? '?'} ${status}`)
    },
    async [Symbol.asyncDispose]() {
      await github.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

const JOB: TokenOptions = {
  name: 'job',
  login: bot,
  type: 'Bot',
  permissions: { contents: 'write', 'pull-requests': 'write', issues: 'write', checks: 'write', actions: 'write' },
}
