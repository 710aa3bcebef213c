import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LocalKeeper } from '../../src/workspace/local-keeper.ts'
import { Repository } from '../../src/workspace/repository.ts'

const branch = 'fix-tests/main-abc'

describe("the user's own repository", () => {
  it('gets branch and ledger under their names', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')

    await scene.keeper.keep({ branch, tip, files: scene.ledger('{"n":1}'), message: 'ledger' })

    expect(scene.git('rev-parse', branch)).toBe(tip)
    expect(scene.git('ls-tree', '--name-only', 'refs/fix-tests/key')).toBe('events.jsonl\nstate.json')
    expect(await scene.keeper.load()).toBe('{"n":1}')
    expect(scene.git('status', '--porcelain')).toBe('')
    expect(scene.git('symbolic-ref', '--short', 'HEAD')).toBe('main')
  })

  it('gets the ledger alone while there is no commit', async () => {
    const scene = await lay()

    await scene.keeper.keep({ branch, tip: undefined, files: scene.ledger('{}'), message: 'ledger' })

    expect(await scene.keeper.load()).toBe('{}')
    expect(await scene.keeper.exists(branch)).toBe(false)
  })

  it('keeps the history of the ledger', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')

    for (const text of ['1', '2', '3'])
      await scene.keeper.keep({ branch, tip, files: scene.ledger(text), message: `ledger ${text}` })

    expect(scene.git('log', '--format=%s', 'refs/fix-tests/key')).toBe('ledger 3\nledger 2\nledger 1')
    expect(await scene.keeper.load()).toBe('3')
  })

  it('has nothing of a request that is new', async () => {
    const scene = await lay()

    expect(await scene.keeper.load()).toBeUndefined()
    expect(await scene.keeper.exists(branch)).toBe(false)
    expect(await scene.keeper.exists('main')).toBe(true)
  })

  it('gives a kept branch back to a bot that lost its own repository', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')
    await scene.keeper.keep({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })
    const { repository, keeper } = await scene.bot('state-2')

    await keeper.fetch(branch)

    expect(await repository.text(tip, 'a.ts')).toBe('fixed\n')
  })

  it('does not lose a branch that the user moved', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')
    scene.git('commit', '--quiet', '--allow-empty', '--message', 'mine')
    const mine = scene.git('rev-parse', 'HEAD')
    scene.git('branch', branch, mine)

    const kept = scene.keeper.keep({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })

    await expect(kept).rejects.toThrow()
    expect(scene.git('rev-parse', branch)).toBe(mine)
    expect(await scene.keeper.load(), 'both or none').toBeUndefined()
  })

  it('never runs a hook or a monitor', async () => {
    const scene = await lay()
    const [spy, ran] = [join(scene.home, 'spy'), join(scene.home, 'ran')]
    writeFileSync(spy, `#!/bin/sh\ntouch ${ran}\n`)
    chmodSync(spy, 0o755)
    const hooks = join(scene.root, '.git/hooks')
    mkdirSync(hooks, { recursive: true })
    for (const hook of ['reference-transaction', 'post-update', 'update', 'post-merge', 'pre-auto-gc'])
      symlinkSync(spy, join(hooks, hook))
    scene.git('config', 'core.hooksPath', hooks)
    scene.git('config', 'core.fsmonitor', spy)
    rmSync(ran, { force: true })
    const tip = await scene.commit('fixed\n')

    await scene.keeper.keep({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })
    await scene.keeper.load()

    expect(existsSync(ran)).toBe(false)
  })

  it('may have a longer history than the bot looks at', async () => {
    const scene = await lay({ commits: 130 })
    const tip = await scene.commit('fixed\n')

    await scene.keeper.keep({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })

    expect(scene.git('rev-parse', branch)).toBe(tip)
    expect(scene.git('rev-list', '--count', branch)).toBe('131')
    expect(scene.git('rev-parse', '--is-shallow-repository')).toBe('false')
  })

  it('may be a shallow clone', async () => {
    const scene = await lay({ commits: 5, depth: 2 })
    const tip = await scene.commit('fixed\n')

    await scene.keeper.keep({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })

    expect(scene.git('rev-parse', branch)).toBe(tip)
    expect(scene.git('fsck', '--connectivity-only')).toBe('')
  })

  it('may be a work tree beside its repository', async () => {
    const scene = await lay()
    const beside = join(scene.home, 'beside')
    scene.git('worktree', 'add', '--quiet', '-b', 'topic', beside)
    const { repository, keeper } = await scene.bot('state-2', beside)
    const tip = await commitOn(repository, scene.head)

    await keeper.keep({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })

    expect(scene.git('rev-parse', branch)).toBe(tip)
  })

  it.each(['with space', 'percent%20sign', "quo'te", 'ümläut'])('may lie in a folder such as %j', async folder => {
    const scene = await lay({ folder })
    const tip = await scene.commit('fixed\n')

    await scene.keeper.keep({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })
    await scene.keeper.fetch(branch)

    expect(scene.git('rev-parse', branch)).toBe(tip)
  })
})

async function commitOn(repository: Repository, head: string, text = 'fixed\n'): Promise<string> {
  const tree = await repository.treeWith(head, new Map([['a.ts', text]]))
  return repository.commitTree({ tree, parents: [head], message: 'fix\n' })
}

async function lay({ commits = 1, depth = 0, folder = 'project' } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-keeper-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
  const run = (cwd: string, args: string[], input = '') =>
    execFileSync('git', args, { cwd, env, input, encoding: 'utf8', stdio: 'pipe' }).trim()
  const origin = join(home, 'origin')
  run(home, ['init', '--quiet', '--initial-branch=main', origin])
  const history = Array.from(
    { length: commits },
    (_, index) =>
      `commit refs/heads/main\ncommitter Ada <ada@example.com> ${1_700_000_000 + index} +0000\ndata 2\nc\nM 100644 inline a.ts\ndata <<E\n${index}\nE\n`,
  )
  run(origin, ['fast-import', '--quiet'], `${history.join('\n')}\n`)
  const root = join(home, folder)
  run(home, ['clone', '--quiet', ...(depth > 0 ? [`--depth=${depth}`] : []), `file://${origin}`, root])
  const head = run(root, ['rev-parse', 'HEAD'])
  const host = { PATH: env.PATH, HOME: home }
  const bot = async (state: string, top = root) => {
    const repository = await Repository.open({ dir: join(home, state), work: top, host })
    await repository.fetch(pathToFileURL(top).href, [head])
    return { repository, keeper: new LocalKeeper({ repository, key: 'key', top, host }) }
  }
  const { repository, keeper } = await bot('state-1')
  return {
    home,
    /** The files of a ledger, by the names they are kept under. */
    ledger(state: string): Map<string, string> {
      const [text, events] = [join(home, 'state.json'), join(home, 'events.jsonl')]
      writeFileSync(text, state)
      writeFileSync(events, '')
      return new Map([
        ['state.json', text],
        ['events.jsonl', events],
      ])
    },
    root,
    head,
    bot,
    keeper,
    commit: (text: string) => commitOn(repository, head, text),
    git: (...args: string[]) => run(root, args),
  }
}
