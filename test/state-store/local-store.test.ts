import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { BranchCheckedOut, BranchConflict, LedgerConflict } from '../../src/contracts/errors.ts'
import { type StateStore } from '../../src/contracts/ports.ts'
import { GitStore } from '../../src/state-store/git-store.ts'
import { localStore } from '../../src/state-store/local-transport.ts'
import type { Repository } from '../../src/workspace/repository.ts'
import { repositoryWith } from '../workspace/templates.ts'

const branch = 'fix-tests/main-abc'
const REF = 'refs/fix-tests/key'
const ENV = {
  PATH: process.env.PATH ?? '',
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}

let clones: string
beforeAll(() => {
  clones = mkdtempSync(join(tmpdir(), 'fix-tests-clones-'))
})
afterAll(() => rmSync(clones, { recursive: true }))

it('a ledger that arrived although the answer was lost is no other run’s', async () => {
  const scene = await lay()
  const { repository } = await scene.bot('state-2')
  const refs = new Map<string, string>()
  let lost = 0
  const store = new GitStore({
    repository,
    key: 'key',
    transport: {
      list: async () => refs,
      fetch: async () => undefined,
      async update(updates) {
        for (const { ref, to = '' } of updates) {
          const parents = (await repository.git(['log', '-1', '--format=%P', to])).trim()
          if (refs.has(ref) && parents !== refs.get(ref)) throw new LedgerConflict('the ledger was moved')
          refs.set(ref, to)
        }
        lost += 1
        if (lost === 2) throw new Error('the remote end hung up')
      },
    },
  })
  const save = (state: string) => store.save({ branch: '', tip: undefined, files: scene.ledger(state), message: state })

  await save('{"n":1}')
  await expect(save('{"n":2}')).rejects.toThrow('hung up')
  await save('{"n":3}')

  expect((await repository.git(['log', '--format=%s', refs.get(REF) ?? ''])).trim()).toBe('{"n":3}\n{"n":2}\n{"n":1}')
})

describe("the user's own repository", () => {
  it('gets branch and ledger under their names', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')

    await scene.keeper.save({ branch, tip, files: scene.ledger('{"n":1}'), message: 'ledger' })

    expect(scene.git('rev-parse', branch)).toBe(tip)
    expect(scene.git('ls-tree', '--name-only', REF)).toBe('events.jsonl\nstate.json')
    expect(await textsOf(scene.keeper)).toEqual({ 'state.json': '{"n":1}', 'events.jsonl': '' })
    expect(scene.git('status', '--porcelain')).toBe('')
    expect(scene.git('symbolic-ref', '--short', 'HEAD')).toBe('main')
  })

  it('gets the ledger alone while there is no commit', async () => {
    const scene = await lay()

    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('{}'), message: 'ledger' })

    expect(await textsOf(scene.keeper)).toMatchObject({ 'state.json': '{}' })
    expect(scene.git('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
  })

  it('keeps the history of the ledger', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')

    for (const text of ['1', '2', '3'])
      await scene.keeper.save({ branch, tip, files: scene.ledger(text), message: `ledger ${text}` })

    expect(scene.git('log', '--format=%s', REF)).toBe('ledger 3\nledger 2\nledger 1')
    expect(await textsOf(scene.keeper)).toMatchObject({ 'state.json': '3' })
  })

  it('has nothing of a request that is new', async () => {
    const scene = await lay()

    expect(await scene.keeper.load()).toBeUndefined()
    expect(await scene.keeper.hasBranch(branch)).toBe(false)
    expect(await scene.keeper.hasBranch('main')).toBe(true)
  })

  it('gives texts only: what else somebody has put beside them is not read', async () => {
    const scene = await lay()
    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('1'), message: 'ledger' })
    const text = scene.git('rev-parse', `${REF}:state.json`)
    const tree = scene.git('rev-parse', `${REF}^{tree}`)
    const entries = [`100644 blob ${text}\tstate.json`, `120000 blob ${text}\tlink`, `040000 tree ${tree}\tfolder`]
    const forged = scene.gitWith(`${entries.join('\n')}\n`, 'mktree')
    scene.git('update-ref', REF, scene.git('commit-tree', forged, '-p', REF, '-m', 'forged'))

    expect(await textsOf(scene.keeper)).toEqual({ 'state.json': '1' })
  })

  it('gives a kept branch back to a bot that lost its own repository', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')
    await scene.keeper.save({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })
    const { repository, keeper } = await scene.bot('state-2')

    const fetched = await keeper.fetchBranch(branch)

    expect(fetched).toBe(tip)
    expect(await repository.text(tip, 'a.ts')).toBe('fixed\n')
  })

  it('goes on from what another run left', async () => {
    const scene = await lay()
    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('1'), message: 'one' })
    const { keeper } = await scene.bot('state-2')
    expect(await textsOf(keeper)).toMatchObject({ 'state.json': '1' })

    await keeper.save({ branch: '', tip: undefined, files: scene.ledger('2'), message: 'two' })

    expect(scene.git('log', '--format=%s', REF)).toBe('two\none')
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

    await scene.keeper.save({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })
    await scene.keeper.load()
    await scene.keeper.fetchBranch(branch)
    await scene.keeper.deleteLedger()

    expect(existsSync(ran)).toBe(false)
  })

  it('may have a longer history than the bot looks at', async () => {
    const scene = await lay({ commits: 130 })
    const tip = await scene.commit('fixed\n')

    await scene.keeper.save({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })

    expect(scene.git('rev-parse', branch)).toBe(tip)
    expect(scene.git('rev-list', '--count', branch)).toBe('131')
    expect(scene.git('rev-parse', '--is-shallow-repository')).toBe('false')
  })

  it('may be a shallow clone', async () => {
    const scene = await lay({ commits: 5, depth: 2 })
    const tip = await scene.commit('fixed\n')

    await scene.keeper.save({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })

    expect(scene.git('rev-parse', branch)).toBe(tip)
    expect(scene.git('fsck', '--connectivity-only')).toBe('')
  })

  it('may be a work tree beside its repository, which has the same ledger', async () => {
    const scene = await lay()
    const beside = join(scene.home, 'beside')
    scene.git('worktree', 'add', '--quiet', '-b', 'topic', beside)
    const { repository, keeper } = await scene.bot('state-2', beside)
    const tip = await commitOn(repository, scene.head)

    await keeper.save({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })

    expect(scene.git('rev-parse', branch)).toBe(tip)
    expect(await textsOf(scene.keeper)).toMatchObject({ 'state.json': '{}' })
  })

  it.each(['with space', 'percent%20sign', "quo'te", 'ümläut'])('may lie in a folder such as %j', async folder => {
    const scene = await lay({ folder })
    const tip = await scene.commit('fixed\n')

    await scene.keeper.save({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })

    expect(await scene.keeper.fetchBranch(branch)).toBe(tip)
    expect(await textsOf(scene.keeper)).toMatchObject({ 'state.json': '{}' })
  })
})

describe('what somebody else has moved meanwhile stays as it is:', () => {
  it('the branch, and then the ledger does not move either', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')
    await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'one' })
    scene.git('checkout', '--quiet', branch)
    scene.git('commit', '--quiet', '--allow-empty', '--message', 'mine')
    scene.git('checkout', '--quiet', 'main')
    const mine = scene.git('rev-parse', branch)

    const kept = scene.keeper.save({ branch, tip, files: scene.ledger('2'), message: 'two' })

    await expect(kept).rejects.toBeInstanceOf(BranchConflict)
    expect(scene.git('rev-parse', branch)).toBe(mine)
    expect(scene.git('log', '--format=%s', REF)).toBe('one')
  })

  it('the branch, when the user has checked it out: the work tree would differ from it', async () => {
    const scene = await lay()
    const first = await scene.commit('fixed\n')
    await scene.keeper.save({ branch, tip: first, files: scene.ledger('1'), message: 'one' })
    scene.git('checkout', '--quiet', branch)
    const tip = await scene.commit('fixed again\n')

    const kept = scene.keeper.save({ branch, tip, over: first, files: scene.ledger('2'), message: 'two' })

    await expect(kept).rejects.toMatchObject({ worktree: scene.git('rev-parse', '--show-toplevel') })
    await expect(kept).rejects.toBeInstanceOf(BranchCheckedOut)
    expect(scene.git('rev-parse', branch)).toBe(first)
    expect(scene.git('log', '--format=%s', REF)).toBe('one')
    expect(scene.git('status', '--porcelain')).toBe('')
  })

  it('the branch, when another work tree has checked it out', async () => {
    const scene = await lay()
    const first = await scene.commit('fixed\n')
    await scene.keeper.save({ branch, tip: first, files: scene.ledger('1'), message: 'one' })
    const worktree = `${scene.git('rev-parse', '--show-toplevel')}-look`
    scene.git('worktree', 'add', '--quiet', worktree, branch)
    onTestFinished(() => rmSync(worktree, { recursive: true, force: true }))
    const tip = await scene.commit('fixed again\n')

    const kept = scene.keeper.save({ branch, tip, files: scene.ledger('2'), message: 'two' })

    await expect(kept).rejects.toBeInstanceOf(BranchCheckedOut)
    await expect(kept).rejects.toMatchObject({ worktree })
    expect(scene.git('rev-parse', branch)).toBe(first)
  })

  it('a branch that was there before', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')
    scene.git('commit', '--quiet', '--allow-empty', '--message', 'mine')
    const mine = scene.git('rev-parse', 'HEAD')
    scene.git('branch', branch, mine)

    const kept = scene.keeper.save({ branch, tip, files: scene.ledger('{}'), message: 'ledger' })

    await expect(kept).rejects.toBeInstanceOf(BranchConflict)
    expect(scene.git('rev-parse', branch)).toBe(mine)
    expect(await scene.keeper.load(), 'both or none').toBeUndefined()
  })

  it('and the same goes to a branch of another name', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')
    scene.git('branch', branch, await scene.commit('theirs\n', 'imported'))
    const kept = scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'one' })
    await expect(kept).rejects.toBeInstanceOf(BranchConflict)

    await scene.keeper.save({ branch: `${branch}-2`, tip, files: scene.ledger('2'), message: 'two' })

    expect(scene.git('rev-parse', `${branch}-2`)).toBe(tip)
    expect(scene.git('log', '--format=%s', REF)).toBe('two')
  })

  it.each<[string, boolean]>([
    ['the ledger', false],
    ['the ledger and the branch', true],
  ])('%s', async (_, branchToo) => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')
    const { keeper } = await scene.bot('state-2')
    await keeper.save({ branch: '', tip: undefined, files: scene.ledger('theirs'), message: 'theirs' })
    if (branchToo) scene.git('branch', branch, await scene.commit('theirs\n', 'imported'))
    const before = scene.git('for-each-ref')

    const kept = scene.keeper.save({ branch, tip, files: scene.ledger('ours'), message: 'ours' })

    await expect(kept).rejects.toBeInstanceOf(LedgerConflict)
    expect(scene.git('for-each-ref')).toBe(before)
  })

  it('the ledger, until it is looked at again', async () => {
    const scene = await lay()
    const { keeper } = await scene.bot('state-2')
    await keeper.save({ branch: '', tip: undefined, files: scene.ledger('theirs'), message: 'theirs' })
    const kept = scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('ours'), message: 'ours' })
    await expect(kept).rejects.toBeInstanceOf(LedgerConflict)

    await scene.keeper.load()
    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('ours'), message: 'ours' })

    expect(scene.git('log', '--format=%s', REF)).toBe('ours\ntheirs')
  })

  it('the ledger, at the very same moment from another work tree: one of two is too late', async () => {
    const scene = await lay()
    const beside = join(scene.home, 'beside')
    scene.git('worktree', 'add', '--quiet', '-b', 'topic', beside)
    const keepers = [scene.keeper, (await scene.bot('state-2', beside)).keeper]
    const files = ['0', '1'].map(text => scene.ledger(text, text))

    for (const round of [1, 2, 3]) {
      await Promise.all(keepers.map(keeper => keeper.load()))

      const kept = await Promise.allSettled(
        keepers.map((keeper, index) =>
          keeper.save({ branch: '', tip: undefined, files: files[index] ?? new Map(), message: `${round}` }),
        ),
      )

      const late = kept.flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : []))
      expect(late, `round ${round}`).toEqual([expect.any(LedgerConflict)])
      const winner = kept.findIndex(({ status }) => status === 'fulfilled')
      expect(await textsOf(scene.keeper)).toMatchObject({ 'state.json': String(winner) })
    }
    expect(scene.git('log', '--format=%s', REF)).toBe('3\n2\n1')
  })
})

describe('a ledger that is dropped', () => {
  it('is gone, and the branch stays', async () => {
    const scene = await lay()
    const tip = await scene.commit('fixed\n')
    await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'one' })

    await scene.keeper.deleteLedger()

    expect(scene.git('for-each-ref', '--format=%(refname)')).not.toContain('refs/fix-tests')
    expect(scene.git('rev-parse', branch)).toBe(tip)
    expect(await scene.keeper.load()).toBeUndefined()
  })

  it('is begun anew by what is kept next', async () => {
    const scene = await lay()
    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('1'), message: 'one' })
    await scene.keeper.deleteLedger()

    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('2'), message: 'two' })

    expect(scene.git('log', '--format=%s', REF)).toBe('two')
  })

  it('was nothing when nothing was kept', async () => {
    const scene = await lay()
    const { keeper } = await scene.bot('state-2')
    await keeper.save({ branch: '', tip: undefined, files: scene.ledger('theirs'), message: 'theirs' })

    await scene.keeper.deleteLedger()

    expect(scene.git('log', '--format=%s', REF)).toBe('theirs')
  })

  it('stays when somebody else has moved it meanwhile', async () => {
    const scene = await lay()
    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('1'), message: 'one' })
    const { keeper } = await scene.bot('state-2')
    await keeper.load()
    await keeper.save({ branch: '', tip: undefined, files: scene.ledger('2'), message: 'two' })

    await expect(scene.keeper.deleteLedger()).rejects.toThrow()

    expect(scene.git('log', '--format=%s', REF)).toBe('two\none')
  })
})

describe('a branch that was made one commit', () => {
  it('takes the place of what it is made of, in one step with the ledger', async () => {
    const scene = await lay()
    const over = await scene.commit('first\n')
    await scene.keeper.save({ branch, tip: over, files: scene.ledger('1'), message: 'one' })
    const tip = await scene.commit('all\n')

    await scene.keeper.save({ branch, tip, over, files: scene.ledger('2'), message: 'two' })
    await scene.keeper.save({ branch, tip, over, files: scene.ledger('3'), message: 'three' })

    expect(scene.git('rev-parse', branch)).toBe(tip)
    expect(scene.git('log', '--format=%s', REF)).toBe('three\ntwo\none')
  })

  it('is made where nothing of it was there yet', async () => {
    const scene = await lay()
    const tip = await scene.commit('all\n')

    await scene.keeper.save({ branch, tip, over: scene.head, files: scene.ledger('1'), message: 'one' })

    expect(scene.git('rev-parse', branch)).toBe(tip)
  })

  it.each<[string, (scene: Awaited<ReturnType<typeof lay>>, over: string) => string]>([
    ['is on top of what it is made of', (scene, over) => over],
    ['stands in its place', scene => scene.head],
  ])("never takes the place of somebody else's work that %s", async (_, on) => {
    const scene = await lay()
    const over = await scene.commit('first\n')
    await scene.keeper.save({ branch, tip: over, files: scene.ledger('1'), message: 'one' })
    const parent = on(scene, over)
    const theirs = scene.git('commit-tree', `${parent}^{tree}`, '-p', parent, '-m', 'theirs')
    scene.git('update-ref', `refs/heads/${branch}`, theirs)

    const tip = await scene.commit('all\n')
    const kept = scene.keeper.save({ branch, tip, over, files: scene.ledger('2'), message: 'two' })

    await expect(kept).rejects.toBeInstanceOf(BranchConflict)
    expect(scene.git('rev-parse', branch)).toBe(theirs)
    expect(scene.git('log', '--format=%s', REF)).toBe('one')
  })
})

describe('a text that all requests share', () => {
  const said = (word: string) => (text?: string) => [...(text ?? '').split(' '), word].join(' ').trim()

  it('is none at first, and then what was made of the one before', async () => {
    const scene = await lay()
    const before = await scene.keeper.loadShared('history')

    await scene.keeper.updateShared('history', said('one'))
    const { keeper } = await scene.bot('state-2')
    await keeper.updateShared('history', said('two'))

    expect(before).toBeUndefined()
    expect(await scene.keeper.loadShared('history')).toBe('one two')
    expect(scene.git('for-each-ref', '--format=%(refname)', 'refs/fix-tests')).toBe('refs/fix-tests/history')
    expect(scene.git('rev-list', '--count', 'refs/fix-tests/history'), 'what was pruned is gone').toBe('1')
    expect(scene.git('status', '--porcelain')).toBe('')
  })

  it('stays when a ledger is kept or dropped, and a ledger when it is shared', async () => {
    const scene = await lay()
    await scene.keeper.updateShared('history', said('one'))
    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('1'), message: 'one' })

    await scene.keeper.updateShared('history', said('two'))
    const kept = await textsOf(scene.keeper)
    await scene.keeper.deleteLedger()

    expect(kept).toMatchObject({ 'state.json': '1' })
    expect(await scene.keeper.loadShared('history')).toBe('one two')
  })

  it('is not written when nothing of it is to change', async () => {
    const scene = await lay()
    await scene.keeper.updateShared('history', said('one'))
    const before = scene.git('rev-parse', 'refs/fix-tests/history')

    await scene.keeper.updateShared('history', text => text ?? '')

    expect(scene.git('rev-parse', 'refs/fix-tests/history')).toBe(before)
  })

  it('has what two say at the same time, from two work trees of one repository', async () => {
    const scene = await lay()
    const beside = join(scene.home, 'beside')
    scene.git('worktree', 'add', '--quiet', '-b', 'topic', beside)
    const keepers = [scene.keeper, (await scene.bot('state-2', beside)).keeper]

    for (const round of [1, 2, 3, 4])
      await Promise.all(keepers.map((keeper, index) => keeper.updateShared('history', said(`${index}-${round}`))))

    const words = ((await scene.keeper.loadShared('history')) ?? '').split(' ')
    expect(words.toSorted()).toEqual(['0-1', '0-2', '0-3', '0-4', '1-1', '1-2', '1-3', '1-4'])
  })

  it('has what somebody else said between the reading and the writing', async () => {
    const scene = await lay()
    const { keeper } = await scene.bot('state-2')
    await keeper.updateShared('history', said('first'))
    const now = scene.git('rev-parse', 'refs/fix-tests/history')
    const tree = scene.gitWith(
      `100644 blob ${scene.gitWith('first theirs', 'hash-object', '-w', '--stdin')}\ttext\n`,
      'mktree',
    )
    const theirs = scene.git('commit-tree', tree, '-m', 'theirs')
    let times = 0

    await scene.keeper.updateShared('history', text => {
      times += 1
      if (times === 1) scene.git('update-ref', 'refs/fix-tests/history', theirs, now)
      return said('ours')(text)
    })

    expect(times).toBe(2)
    expect(await keeper.loadShared('history')).toBe('first theirs ours')
  })

  it('that cannot be written is told, and is not tried without end', async () => {
    const scene = await lay()
    await scene.keeper.updateShared('history', said('one'))
    writeFileSync(join(scene.root, '.git/refs/fix-tests/history.lock'), '')

    const shared = scene.keeper.updateShared('history', said('two'))

    await expect(shared).rejects.toThrow()
    expect(scene.git('cat-file', 'blob', 'refs/fix-tests/history:text')).toBe('one')
  })
})

async function textsOf(keeper: StateStore): Promise<Record<string, string>> {
  return Object.fromEntries((await keeper.load()) ?? [])
}

async function commitOn(repository: Repository, head: string, text = 'fixed\n'): Promise<string> {
  const tree = await repository.treeWith(head, new Map([['a.ts', text]]))
  return repository.commitTree({ tree, parents: [head], message: 'fix\n' })
}

/** A clone with so many commits, of which so many are here, and where it is the last of them. */
function cloned(commits: number, depth: number): { path: string; head: string } {
  const name = `${commits}-${depth}`
  const path = join(clones, name)
  if (!existsSync(path)) {
    const origin = join(clones, `origin-of-${name}`)
    git(clones, ['init', '--quiet', '--template=', '--initial-branch=main', origin])
    const history = Array.from(
      { length: commits },
      (_, index) =>
        `commit refs/heads/main\ncommitter Ada <ada@example.com> ${1_700_000_000 + index} +0000\ndata 2\nc\nM 100644 inline a.ts\ndata <<E\n${index}\nE\n`,
    )
    git(origin, ['fast-import', '--quiet'], `${history.join('\n')}\n`)
    const shallow = depth > 0 ? [`--depth=${depth}`] : []
    git(clones, ['clone', '--quiet', '--template=', ...shallow, `file://${origin}`, path])
  }
  return { path, head: readFileSync(join(path, '.git/refs/heads/main'), 'utf8').trim() }
}

function git(cwd: string, args: readonly string[], input = ''): string {
  return execFileSync('git', args, { cwd, env: ENV, input, encoding: 'utf8', stdio: 'pipe' }).trim()
}

async function lay({ commits = 1, depth = 0, folder = 'project' } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-keeper-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const root = join(home, folder)
  const { path, head } = cloned(commits, depth)
  cpSync(path, root, { recursive: true })
  const host = { PATH: ENV.PATH, HOME: home }
  const bot = async (state: string, top = root) => {
    const repository = await repositoryWith(path, [head], { dir: join(home, state), work: top, host })
    return { repository, keeper: localStore({ repository, key: 'key', top, host }) }
  }
  const { repository, keeper } = await bot('state-1')
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
    root,
    head,
    bot,
    keeper,
    /** @param imported whether the user's repository has it too */
    async commit(text: string, imported?: 'imported'): Promise<string> {
      const sha = await commitOn(repository, head, text)
      if (imported !== undefined) git(root, ['fetch', '--quiet', repository.dir, sha])
      return sha
    },
    git: (...args: string[]) => git(root, args),
    gitWith: (input: string, ...args: string[]) => git(root, args, input),
  }
}
