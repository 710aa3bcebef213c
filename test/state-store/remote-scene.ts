import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runFolder } from '../run-folder.ts'
import type { TokenOptions } from '../world/github/github.ts'
import { startGitHub } from '../world/github/github.ts'
import { findProgram } from '../../src/isolation/tools.ts'
import { remoteStore } from '../../src/state-store/remote-transport.ts'
import { repositoryWith } from '../workspace/templates.ts'

export const name = 'octo/shop'
export const branch = 'fix-tests/main-abc'
export const REF = 'refs/fix-tests/key'
export const RECEIVE = { method: 'POST', path: /git-receive-pack/ }

export type Scene = Awaited<ReturnType<typeof lay>>

let template: Promise<string> | undefined

/** The local GitHub with its repository, and the clone that it was made of, as each test begins: made once. */
function begun(): Promise<string> {
  template ??= begin()
  return template
}

async function begin(): Promise<string> {
  const home = runFolder('remotes')
  const work = join(home, 'work')
  mkdirSync(work)
  const run = (...args: string[]) => execFileSync('git', args, { cwd: work, env: envOf(home), stdio: 'pipe' })
  run('init', '--quiet', '--template=', '--initial-branch=main')
  writeFileSync(join(work, 'a.ts'), 'a\n')
  run('add', '--all')
  run('commit', '--quiet', '--message', 'work')
  await using github = await startGitHub({ root: join(home, 'github') })
  await github.addRepo(name, { from: work, defaultBranch: 'main' })
  return home
}

function envOf(home: string) {
  return {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
}

/** A repository on a local GitHub, and a bot with a repository of its own. */
export async function lay({
  spy = false,
  beforeFetch,
}: {
  spy?: boolean
  beforeFetch?: (bare: string) => string
} = {}) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-remote-'))
  const work = join(home, 'work')
  cpSync(await begun(), home, { recursive: true })
  const github = await startGitHub({ root: join(home, 'github') })
  onTestFinished(async () => {
    await github.close().catch(() => undefined)
    rmSync(home, { recursive: true, force: true })
  })
  const env = envOf(home)
  const run = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: 'pipe' }).trim()
  const head = readFileSync(join(work, '.git/refs/heads/main'), 'utf8').trim()

  const spied = join(home, 'arguments')
  const bin = join(home, 'bin')
  mkdirSync(bin)
  const inPlaceOfGit = (script: string): void => {
    const real = findProgram('git', env.PATH)
    writeFileSync(join(bin, 'git'), `#!/bin/sh\n${script}\nexec ${real} "$@"\n`)
    chmodSync(join(bin, 'git'), 0o755)
    // The bot finds git on the path of its own process.
    process.env.PATH = `${bin}:${env.PATH}`
    onTestFinished(() => {
      process.env.PATH = env.PATH
    })
  }
  if (spy) inPlaceOfGit(`echo "$@" >> ${spied}`)
  const host = {
    // A test puts another git into it.
    get PATH() {
      return process.env.PATH ?? ''
    },
    HOME: home,
  }
  const token = (options: Partial<TokenOptions> = {}) =>
    github.addToken({
      name: 'job',
      login: 'github-actions[bot]',
      type: 'Bot',
      permissions: { contents: 'write' },
      ...options,
    })
  const secret = token()
  const pushed: { branch: string; tip: string }[] = []
  let refusal: Error | undefined
  let machines = 0
  const machine = async (using = secret) => {
    machines += 1
    const repository = await repositoryWith('remote', [head], { dir: join(home, `state-${machines}`), work, host })
    const keeper = remoteStore({
      repository,
      key: 'key',
      url: `${github.url}/${name}`,
      token: using,
      beforePush: async () => {
        if (refusal !== undefined) throw refusal
      },
      onPush: push => pushed.push(push),
    })
    return { repository, keeper }
  }
  const { repository, keeper } = await machine()
  /** Something happens in the repository whenever the bot is about to do this. */
  const before = (command: 'fetch' | 'push', told: (bare: string) => string) => {
    // Without the wrapper's own folder, and without what the bot tells its git.
    const script = `(unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; PATH=${env.PATH}; ${told(github.bare(name))})`
    inPlaceOfGit(`case " $* " in *" ${command} "*) ${script} ;; esac`)
  }
  if (beforeFetch !== undefined) before('fetch', beforeFetch)
  const git = (...args: string[]) => run(github.bare(name), ...args)
  const commit = async (files: Record<string, string>, where = repository) => {
    const tree = await where.treeWith(head, new Map(Object.entries(files)))
    return where.commitTree({ tree, parents: [head], message: 'fix\n' })
  }
  return {
    home,
    /** The files of a ledger, by the names they are kept under. */
    ledger(state: string, under = '.'): Map<string, string> {
      mkdirSync(join(home, under), { recursive: true })
      const [text, events] = [join(home, under, 'state.json'), join(home, under, 'events.jsonl')]
      writeFileSync(text, state)
      writeFileSync(events, '')
      return new Map([
        ['state.json', text],
        ['events.jsonl', events],
      ])
    },
    github,
    head,
    repository,
    keeper,
    machine,
    token,
    pushed,
    spied,
    forms: [secret, btoa(`x-access-token:${secret}`)],
    refuse: (error: Error) => {
      refusal = error
    },
    pushes: () => github.journal.filter(({ method, path }) => method === 'POST' && RECEIVE.path.test(path)).length,
    before,
    git,
    /** Somebody's commit on top of another, of which no branch is told. */
    stranger: (on: string) => git('commit-tree', `${on}^{tree}`, '-p', on, '-m', 'theirs'),
    ref: (ref: string) => run(github.bare(name), 'rev-parse', ref),
    commit,
    /** What the remote has, and one commit of the same files in its place. */
    async squashed(): Promise<{ over: string; tip: string }> {
      const first = await commit({ 'a.ts': 'first\n' })
      const tree = await repository.treeWith(first, new Map([['a.ts', 'second\n']]))
      const over = await repository.commitTree({ tree, parents: [first], message: 'fix\n' })
      const files = new Map([['state.json', join(home, 'one.json')]])
      writeFileSync(join(home, 'one.json'), '1')
      await keeper.save({ branch, tip: over, files, message: 'one' })
      return { over, tip: await repository.commitTree({ tree, parents: [head], message: 'all\n' }) }
    },
  }
}
