import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Fault, TokenOptions } from '../world/github/github.ts'
import { startGitHub } from '../world/github/github.ts'
import { BranchConflict, LedgerConflict } from '../../src/contracts/errors.ts'
import { type StateStore } from '../../src/contracts/ports.ts'
import { remoteStore } from '../../src/state-store/remote-transport.ts'
import { Repository } from '../../src/workspace/repository.ts'

const name = 'octo/shop'
const branch = 'fix-tests/main-abc'
const REF = 'refs/fix-tests/key'
const RECEIVE = { method: 'POST', path: /git-receive-pack/ }

describe('branch and ledger on the remote', () => {
  it('are pushed in one atomic step, and found again by another machine', async () => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })

    await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'ledger' })
    const other = await scene.machine()
    const texts = await textsOf(other.keeper)
    const fetched = await other.keeper.fetchBranch(branch)

    expect(scene.ref(`refs/heads/${branch}`)).toBe(tip)
    expect(texts).toEqual({ 'state.json': '1', 'events.jsonl': '' })
    expect(fetched).toBe(tip)
    expect(await other.repository.text(tip, 'a.ts')).toBe('fixed\n')
    expect(scene.pushes()).toBe(1)
    expect(scene.pushed).toEqual([{ branch, tip }])
    expect(scene.github.violations).toEqual([])
  })

  it('go on from what another machine left', async () => {
    const scene = await lay()
    await scene.keeper.save({ branch, tip: undefined, files: scene.ledger('1'), message: 'one' })
    const other = await scene.machine()
    await other.keeper.load()

    await other.keeper.save({ branch, tip: undefined, files: scene.ledger('2'), message: 'two' })

    expect(scene.git('log', '--format=%s', REF)).toBe('two\none')
    expect(await textsOf(scene.keeper)).toMatchObject({ 'state.json': '2' })
    expect(await scene.keeper.hasBranch(branch), 'no branch without commits').toBe(false)
    expect(scene.pushed).toEqual([])
  })

  it('are not there for a new request', async () => {
    const scene = await lay()

    expect(await scene.keeper.load()).toBeUndefined()
    expect(await scene.keeper.hasBranch(branch)).toBe(false)
    expect(await scene.keeper.hasBranch('main')).toBe(true)
  })

  it('are not pushed when nothing may be pushed any more', async () => {
    const scene = await lay()
    scene.refuse(new Error('the head has moved'))

    const kept = scene.keeper.save({ branch, tip: scene.head, files: scene.ledger('1'), message: 'm' })

    await expect(kept).rejects.toThrow('the head has moved')
    expect(scene.pushes()).toBe(0)
  })
})

describe('a refusal is told in a sentence, and moves nothing:', () => {
  it.each<[string, Partial<TokenOptions> | string, RegExp]>([
    [
      'may only read',
      { permissions: { contents: 'read' } },
      /^The token may not push to http:.+ Give the job permissions: contents: write/,
    ],
    ['is not valid', 'ghs_unknown', /does not accept the token\. Pass a valid github-token\.$/],
    ['is of a stranger', { type: 'User', login: 'eve' }, /^git could not talk to http:.+not found/i],
  ])('a token that %s', async (_, token, sentence) => {
    const scene = await lay()
    const secret = typeof token === 'string' ? token : scene.token(token)
    const { keeper } = await scene.machine(secret)

    const kept = keeper.save({ branch: '', tip: undefined, files: scene.ledger('1'), message: 'm' })

    await expect(kept).rejects.toMatchObject({ name: 'UserError', sentence: expect.stringMatching(sentence) })
    expect(scene.git('for-each-ref', 'refs/fix-tests')).toBe('')
  })

  it('a branch that is gone', async () => {
    const scene = await lay()

    await expect(scene.keeper.fetchBranch(branch)).rejects.toMatchObject({
      name: 'UserError',
      message: `The branch ${branch} does not exist.`,
    })
  })

  it('a protected branch', async () => {
    const scene = await lay()
    scene.github.protectBranch(name, 'fix-tests/*')
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })

    const kept = scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'm' })

    await expect(kept).rejects.toMatchObject({
      name: 'UserError',
      message: 'A rule of the repository protects the branch of the fix.',
    })
    expect(scene.git('for-each-ref', 'refs/fix-tests')).toBe('')
  })

  it.each<TokenOptions['type']>(['Bot', 'User'])('a workflow file that a %s may not change', async type => {
    const scene = await lay()
    scene.github.setCollaborator(name, 'ada', 'write')
    const secret = scene.token({ type, login: type === 'User' ? 'ada' : 'github-actions[bot]' })
    const { keeper, repository } = await scene.machine(secret)
    const tip = await scene.commit({ '.github/workflows/ci.yml': 'on: push\n' }, repository)

    const kept = keeper.save({ branch, tip, files: scene.ledger('1'), message: 'm' })

    await expect(kept).rejects.toMatchObject({
      name: 'UserError',
      message: 'The token may not push changes of workflow files.',
    })
    expect(scene.git('for-each-ref', 'refs/fix-tests')).toBe('')
  })
})

describe('what somebody else has moved meanwhile stays as it is:', () => {
  it('the branch, and then the ledger does not move either', async () => {
    const scene = await lay()
    const theirs = await scene.commit({ 'a.ts': 'theirs\n' })
    await scene.keeper.save({ branch, tip: theirs, files: scene.ledger('1'), message: 'one' })
    const ours = await scene.commit({ 'a.ts': 'ours\n' })

    const kept = scene.keeper.save({ branch, tip: ours, files: scene.ledger('2'), message: 'two' })

    await expect(kept).rejects.toBeInstanceOf(BranchConflict)
    expect(scene.ref(`refs/heads/${branch}`)).toBe(theirs)
    expect(scene.git('log', '--format=%s', REF)).toBe('one')
  })

  it('the branch, to which somebody has pushed on top of ours', async () => {
    const scene = await lay()
    const ours = await scene.commit({ 'a.ts': 'ours\n' })
    await scene.keeper.save({ branch, tip: ours, files: scene.ledger('1'), message: 'one' })
    const theirs = scene.git('commit-tree', `${ours}^{tree}`, '-p', ours, '-m', 'theirs')
    scene.git('update-ref', `refs/heads/${branch}`, theirs)

    const kept = scene.keeper.save({ branch, tip: ours, files: scene.ledger('2'), message: 'two' })

    await expect(kept).rejects.toBeInstanceOf(BranchConflict)
    expect(scene.ref(`refs/heads/${branch}`)).toBe(theirs)
    expect(scene.git('log', '--format=%s', REF)).toBe('one')
  })

  it('and the same goes to a branch of another name, which is told', async () => {
    const scene = await lay()
    const ours = await scene.commit({ 'a.ts': 'ours\n' })
    await scene.keeper.save({ branch, tip: ours, files: scene.ledger('1'), message: 'one' })
    scene.git('update-ref', `refs/heads/${branch}`, scene.git('commit-tree', `${ours}^{tree}`, '-p', ours, '-m', 'x'))
    const kept = scene.keeper.save({ branch, tip: ours, files: scene.ledger('2'), message: 'two' })
    await expect(kept).rejects.toBeInstanceOf(BranchConflict)

    await scene.keeper.save({ branch: `${branch}-2`, tip: ours, files: scene.ledger('3'), message: 'three' })

    expect(scene.ref(`refs/heads/${branch}-2`)).toBe(ours)
    expect(scene.git('log', '--format=%s', REF)).toBe('three\none')
    expect(scene.pushed).toEqual([
      { branch, tip: ours },
      { branch: `${branch}-2`, tip: ours },
    ])
  })

  it.each<[string, boolean]>([
    ['the ledger', false],
    ['the ledger and the branch', true],
  ])('%s', async (_, branchToo) => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'ours\n' })
    const other = await scene.machine()
    const theirs = await scene.commit({ 'a.ts': 'theirs\n' }, other.repository)
    const kept = branchToo ? { branch, tip: theirs } : { branch: '', tip: undefined }
    await other.keeper.save({ ...kept, files: scene.ledger('theirs'), message: 'theirs' })
    const before = scene.git('for-each-ref')

    const late = scene.keeper.save({ branch, tip, files: scene.ledger('ours'), message: 'ours' })

    await expect(late).rejects.toBeInstanceOf(LedgerConflict)
    expect(scene.git('for-each-ref')).toBe(before)
  })

  it('the ledger, until it is looked at again', async () => {
    const scene = await lay()
    const other = await scene.machine()
    await other.keeper.save({ branch: '', tip: undefined, files: scene.ledger('theirs'), message: 'theirs' })
    const late = scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('ours'), message: 'ours' })
    await expect(late).rejects.toBeInstanceOf(LedgerConflict)

    await scene.keeper.load()
    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('ours'), message: 'ours' })

    expect(scene.git('log', '--format=%s', REF)).toBe('ours\ntheirs')
  })

  it('the ledger, at the very same moment: one of two is too late', async () => {
    const scene = await lay()
    const keepers = [scene.keeper, (await scene.machine()).keeper]
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

  it('a ledger that is taken away while it is looked at is none', async () => {
    const scene = await lay({ beforeFetch: bare => `git --git-dir=${bare} update-ref -d ${REF}` })
    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('1'), message: 'one' })

    expect(await scene.keeper.load()).toBeUndefined()
  })
})

describe('a ledger that is dropped', () => {
  it('is gone, and the branch stays', async () => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })
    await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'one' })

    await scene.keeper.deleteLedger()

    expect(scene.git('for-each-ref', 'refs/fix-tests')).toBe('')
    expect(scene.ref(`refs/heads/${branch}`)).toBe(tip)
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
    const { keeper } = await scene.machine()
    await keeper.save({ branch: '', tip: undefined, files: scene.ledger('theirs'), message: 'theirs' })

    await scene.keeper.deleteLedger()

    expect(scene.git('log', '--format=%s', REF)).toBe('theirs')
  })

  it('stays when somebody else has moved it meanwhile', async () => {
    const scene = await lay()
    await scene.keeper.save({ branch: '', tip: undefined, files: scene.ledger('1'), message: 'one' })
    const { keeper } = await scene.machine()
    await keeper.load()
    await keeper.save({ branch: '', tip: undefined, files: scene.ledger('2'), message: 'two' })

    await expect(scene.keeper.deleteLedger()).rejects.toBeInstanceOf(LedgerConflict)

    expect(scene.git('log', '--format=%s', REF)).toBe('two\none')
  })
})

describe('a branch that was made one commit', () => {
  it('takes the place of what it is made of, in one step with the ledger', async () => {
    const scene = await lay()
    const { over, tip } = await scene.squashed()

    await scene.keeper.save({ branch, tip, over, files: scene.ledger('2'), message: 'two' })

    expect(scene.ref(`refs/heads/${branch}`)).toBe(tip)
    expect(scene.git('log', '--format=%s', REF)).toBe('two\none')
    expect(scene.pushed.at(-1)).toEqual({ branch, tip })
  })

  it.each<[string, Partial<Fault>]>([
    ['an HTTP 502', { kind: 'status', status: 502 }],
    ['a connection that breaks after the work', { kind: 'reset-after' }],
  ])('does so after %s too, and once', async (_, fault) => {
    const scene = await lay()
    const { over, tip } = await scene.squashed()
    scene.github.fault({ on: RECEIVE, ...fault } as Fault)

    await scene.keeper.save({ branch, tip, over, files: scene.ledger('2'), message: 'two' })
    await scene.keeper.save({ branch, tip, over, files: scene.ledger('3'), message: 'three' })

    expect(scene.ref(`refs/heads/${branch}`)).toBe(tip)
    expect(scene.git('log', '--format=%s', REF)).toBe('three\ntwo\none')
  })

  it('is made where nothing of it was there yet', async () => {
    const scene = await lay()
    const { over, tip } = await scene.squashed()

    await scene.keeper.save({ branch: `${branch}-2`, tip, over, files: scene.ledger('2'), message: 'two' })

    expect(scene.ref(`refs/heads/${branch}-2`)).toBe(tip)
    expect(scene.ref(`refs/heads/${branch}`)).toBe(over)
  })

  it.each<[string, (scene: Scene, over: string) => string]>([
    ['is on top of what it is made of', (scene, over) => scene.stranger(over)],
    ['stands in its place', scene => scene.stranger(scene.head)],
  ])("never takes the place of somebody else's work that %s", async (_, move) => {
    const scene = await lay()
    const { over, tip } = await scene.squashed()
    const theirs = move(scene, over)
    scene.git('update-ref', `refs/heads/${branch}`, theirs)

    const kept = scene.keeper.save({ branch, tip, over, files: scene.ledger('2'), message: 'two' })

    await expect(kept).rejects.toBeInstanceOf(BranchConflict)
    expect(scene.ref(`refs/heads/${branch}`)).toBe(theirs)
    expect(scene.git('log', '--format=%s', REF)).toBe('one')
  })

  it('never takes the place of what was pushed between the look and the push', async () => {
    const moved = (bare: string) => `git --git-dir=${bare} update-ref refs/heads/${branch} refs/heads/main`
    const scene = await lay()
    const { over, tip } = await scene.squashed()
    scene.before('push', moved)

    const kept = scene.keeper.save({ branch, tip, over, files: scene.ledger('2'), message: 'two' })

    await expect(kept).rejects.toBeInstanceOf(BranchConflict)
    expect(scene.ref(`refs/heads/${branch}`)).toBe(scene.head)
    expect(scene.git('log', '--format=%s', REF)).toBe('one')
  })

  it('is not forced upon a branch of another ledger that was moved', async () => {
    const scene = await lay()
    const { over, tip } = await scene.squashed()
    const { keeper } = await scene.machine()
    await keeper.load()
    await keeper.save({ branch, tip: undefined, files: scene.ledger('theirs'), message: 'theirs' })

    const kept = scene.keeper.save({ branch, tip, over, files: scene.ledger('2'), message: 'two' })

    await expect(kept).rejects.toBeInstanceOf(LedgerConflict)
    expect(scene.ref(`refs/heads/${branch}`)).toBe(over)
  })
})

describe('a fix that lands on the failing branch', () => {
  it('is there, when it is where it was', async () => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })

    await scene.keeper.land({ branch: 'main', from: scene.head, tip })

    expect(scene.ref('refs/heads/main')).toBe(tip)
    expect(scene.github.violations).toEqual([])
  })

  it('is there once, however often it is landed', async () => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })
    await scene.keeper.land({ branch: 'main', from: scene.head, tip })
    const pushes = scene.pushes()
    scene.refuse(new Error('the head has moved'))

    await scene.keeper.land({ branch: 'main', from: scene.head, tip })

    expect(scene.pushes()).toBe(pushes)
  })

  it.each<[string, Partial<Fault>]>([
    ['an HTTP 502', { kind: 'status', status: 502 }],
    ['a connection that breaks after the work', { kind: 'reset-after' }],
  ])('is there after %s', async (_, fault) => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })
    scene.github.fault({ on: RECEIVE, ...fault } as Fault)

    await scene.keeper.land({ branch: 'main', from: scene.head, tip })

    expect(scene.ref('refs/heads/main')).toBe(tip)
  })

  it.each<[string, (scene: Scene) => string]>([
    ['has a commit of somebody on top', scene => scene.stranger(scene.head)],
    ['is gone', () => ''],
  ])('does not land on one that %s', async (_, move) => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })
    scene.git('branch', 'topic', scene.head)
    const theirs = move(scene)
    if (theirs === '') scene.git('update-ref', '-d', 'refs/heads/topic')
    else scene.git('update-ref', 'refs/heads/topic', theirs)

    const landed = scene.keeper.land({ branch: 'topic', from: scene.head, tip })

    await expect(landed).rejects.toBeInstanceOf(BranchConflict)
    expect(scene.git('for-each-ref', '--format=%(objectname)', 'refs/heads/topic')).toBe(theirs)
  })

  it('does not land when nothing may be pushed any more', async () => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })
    scene.refuse(new Error('the head has moved'))

    await expect(scene.keeper.land({ branch: 'main', from: scene.head, tip })).rejects.toThrow('the head has moved')

    expect(scene.ref('refs/heads/main')).toBe(scene.head)
  })

  it('is told in a sentence where a rule protects the branch', async () => {
    const scene = await lay()
    scene.github.protectBranch(name, 'main')
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })

    const landed = scene.keeper.land({ branch: 'main', from: scene.head, tip })

    await expect(landed).rejects.toMatchObject({ name: 'UserError' })
    // It is the failing branch, and no name of ours.
    await expect(landed).rejects.toMatchObject({ message: expect.not.stringContaining('branch of the fix') })
  })
})

describe('a branch that is of no use any more', () => {
  it('is taken away where it was left', async () => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })
    await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'one' })

    await scene.keeper.remove({ branch, tip })
    await scene.keeper.remove({ branch, tip })

    expect(await scene.keeper.hasBranch(branch)).toBe(false)
    expect(scene.git('log', '--format=%s', REF)).toBe('one')
  })

  it('stays where somebody has pushed to it', async () => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })
    await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'one' })
    const theirs = scene.stranger(tip)
    scene.git('update-ref', `refs/heads/${branch}`, theirs)

    await scene.keeper.remove({ branch, tip })

    expect(scene.ref(`refs/heads/${branch}`)).toBe(theirs)
  })

  it.each<[string, Partial<Fault>]>([
    ['an HTTP 502', { kind: 'status', status: 502 }],
    ['a connection that breaks after the work', { kind: 'reset-after' }],
  ])('is gone after %s', async (_, fault) => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })
    await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'one' })
    scene.github.fault({ on: RECEIVE, ...fault } as Fault)

    await scene.keeper.remove({ branch, tip })

    expect(await scene.keeper.hasBranch(branch)).toBe(false)
  })
})

describe('a passing fault does no harm:', () => {
  it.each<[string, Partial<Fault>]>([
    ['an HTTP 502', { kind: 'status', status: 502 }],
    ['a connection that breaks before the work', { kind: 'reset-before', times: 2 }],
    ['a connection that breaks after the work', { kind: 'reset-after' }],
  ])('%s', async (_, fault) => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })
    scene.github.fault({ on: RECEIVE, ...fault } as Fault)

    await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'one' })

    expect(scene.ref(`refs/heads/${branch}`)).toBe(tip)
    expect(scene.git('log', '--format=%s', REF)).toBe('one')
    await scene.keeper.save({ branch, tip, files: scene.ledger('2'), message: 'two' })
    expect(scene.git('log', '--format=%s', REF)).toBe('two\none')
    expect(
      scene.github.journal.some(entry => entry.fault !== undefined),
      'the fault was met',
    ).toBe(true)
  })

  it('and one that stays is told in a sentence', async () => {
    const scene = await lay()
    scene.github.fault({ on: { path: /git-receive-pack/ }, kind: 'status', status: 503, times: 20 })

    const kept = scene.keeper.save({ branch, tip: undefined, files: scene.ledger('1'), message: 'm' })

    await expect(kept).rejects.toMatchObject({
      name: 'UserError',
      sentence: expect.stringMatching(/^git could not talk to http:.+503.+ Run the job again/),
    })
  })
})

describe('the token', () => {
  it('is in no argument of any process', async () => {
    const scene = await lay({ spy: true })
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })

    await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'm' })
    await scene.keeper.load()
    await scene.keeper.hasBranch(branch)
    await scene.keeper.fetchBranch(branch)
    await scene.keeper.deleteLedger()

    const seen = readFileSync(scene.spied, 'utf8')
    expect(seen).toContain('push')
    expect(seen).toContain('ls-remote')
    for (const form of scene.forms) expect(seen).not.toContain(form)
  })

  it.each<[string, (scene: Scene) => void | Promise<void>]>([
    ['a 403', ({ github }) => github.fault({ on: RECEIVE, kind: 'status', status: 403, times: 9 })],
    ['a broken server', ({ github }) => github.fault({ on: RECEIVE, kind: 'status', status: 500, times: 9 })],
    ['a protected branch', ({ github }) => github.protectBranch(name, '*/*')],
    ['a server that is gone', ({ github }) => github.close()],
  ])('is not in what is told of %s', async (_, breakIt) => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })
    await breakIt(scene)

    const error = await scene.keeper.save({ branch, tip, files: scene.ledger('1'), message: 'm' }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )

    expect(error).toMatchObject({ name: 'UserError' })
    for (const form of scene.forms) expect(everything(error)).not.toContain(form)
  })

  it('is not left in the git directory', async () => {
    const scene = await lay()

    await scene.keeper.save({ branch, tip: undefined, files: scene.ledger('1'), message: 'm' })

    for (const file of ['config', 'gitconfig']) {
      const text = readFileSync(join(scene.repository.dir, file), 'utf8')
      for (const form of scene.forms) expect(text).not.toContain(form)
    }
  })
})

type Scene = Awaited<ReturnType<typeof lay>>

describe('a text that all requests share', () => {
  const HISTORY = 'refs/fix-tests/history'
  const said = (word: string) => (text?: string) => [...(text ?? '').split(' '), word].join(' ').trim()

  it('is none at first, and then what was made of the one before, on any machine', async () => {
    const scene = await lay()
    const before = await scene.keeper.loadShared('history')

    await scene.keeper.updateShared('history', said('one'))
    const other = await scene.machine()
    await other.keeper.updateShared('history', said('two'))

    expect(before).toBeUndefined()
    expect(await scene.keeper.loadShared('history')).toBe('one two')
    expect(scene.git('rev-list', '--count', HISTORY), 'what was pruned is gone').toBe('1')
    expect(scene.git('ls-tree', '--name-only', HISTORY)).toBe('text')
    expect(scene.github.violations).toEqual([])
  })

  it('stays when a ledger is kept or dropped, and is not pushed where nothing of it changes', async () => {
    const scene = await lay()
    await scene.keeper.updateShared('history', said('one'))
    await scene.keeper.save({ branch, tip: undefined, files: scene.ledger('1'), message: 'one' })
    const pushes = scene.pushes()

    await scene.keeper.updateShared('history', text => text ?? '')
    const after = scene.pushes()
    await scene.keeper.deleteLedger()

    expect(after).toBe(pushes)
    expect(await scene.keeper.loadShared('history')).toBe('one')
  })

  it('has what three machines say at the same time', async () => {
    const scene = await lay()
    const others = [await scene.machine(), await scene.machine()]
    const keepers = [scene.keeper, ...others.map(({ keeper }) => keeper)]

    for (const round of [1, 2])
      await Promise.all(keepers.map((keeper, index) => keeper.updateShared('history', said(`${index}-${round}`))))

    const words = ((await scene.keeper.loadShared('history')) ?? '').split(' ')
    expect(words.toSorted()).toEqual(['0-1', '0-2', '1-1', '1-2', '2-1', '2-2'])
  })

  it('has what somebody else said between the reading and the writing', async () => {
    const scene = await lay()
    const other = await scene.machine()
    await other.keeper.updateShared('history', said('first'))
    const tree = await other.repository.git(['mktree'], {
      input: `100644 blob ${(await other.repository.git(['hash-object', '-w', '--stdin'], { input: 'first theirs' })).trim()}\ttext\n`,
    })
    const theirs = await other.repository.commitTree({ tree: tree.trim(), parents: [], message: 'theirs\n' })
    let times = 0

    await scene.keeper.updateShared('history', text => {
      times += 1
      if (times === 1) scene.git('fetch', '--quiet', other.repository.dir, `+${theirs}:${HISTORY}`)
      return said('ours')(text)
    })

    expect(times).toBe(2)
    expect(await scene.keeper.loadShared('history')).toBe('first theirs ours')
  })

  it('is there once when the connection broke after it was written', async () => {
    const scene = await lay()
    scene.github.fault({ kind: 'reset-after', on: RECEIVE })

    await scene.keeper.updateShared('history', said('one'))

    expect(await scene.keeper.loadShared('history')).toBe('one')
  })

  it('that may not be written is told in a sentence, and is not tried without end', async () => {
    const scene = await lay()
    const reader = await scene.machine(scene.token({ permissions: { contents: 'read' } }))
    const tried = scene.pushes()

    const shared = reader.keeper.updateShared('history', said('one'))

    await expect(shared).rejects.toThrow(/^The token may not push to http:/)
    expect(scene.pushes() - tried).toBeLessThan(3)
    expect(scene.git('for-each-ref', 'refs/fix-tests')).toBe('')
  })
})

async function textsOf(keeper: StateStore): Promise<Record<string, string>> {
  return Object.fromEntries((await keeper.load()) ?? [])
}

/** All that an error says, with all causes. */
function everything(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return [error.stack, JSON.stringify(error, Object.getOwnPropertyNames(error)), everything(error.cause)].join('\n')
}

let template: Promise<string> | undefined

/** The local GitHub with its repository, and the clone that it was made of, as each test begins: made once. */
function begun(): Promise<string> {
  template ??= begin()
  return template
}

async function begin(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-remotes-'))
  homes.push(home)
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

const homes: string[] = []
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true })
})

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
async function lay({ spy = false, beforeFetch }: { spy?: boolean; beforeFetch?: (bare: string) => string } = {}) {
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
    const real = execFileSync('which', ['git'], { env, encoding: 'utf8' }).trim()
    writeFileSync(join(bin, 'git'), `#!/bin/sh\n${script}\nexec ${real} "$@"\n`)
    chmodSync(join(bin, 'git'), 0o755)
    // The bot finds git on the path of its own process.
    process.env.PATH = `${bin}:${env.PATH}`
    onTestFinished(() => {
      process.env.PATH = env.PATH
    })
  }
  if (spy) inPlaceOfGit(`echo "$@" >> ${spied}`)
  const host = { PATH: env.PATH, HOME: home }
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
    const repository = await Repository.open({ dir: join(home, `state-${machines}`), work, host })
    await repository.fetch(`file://${work}`, [head])
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
