import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BranchConflict, LedgerConflict } from '../../src/contracts/errors.ts'
import { type StateStore } from '../../src/contracts/ports.ts'
import { branch, lay, name, REF, type Scene } from './remote-scene.ts'
import {
  BREAKS,
  expectGone,
  expectKept,
  expectLanded,
  expectNoToken,
  expectRefused,
  expectSquashed,
  LOST,
  PASSING,
  REFUSED,
} from './remote-store.cases.ts'

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

  it('say once that a branch moved, whatever is saved of the state meanwhile', async () => {
    const scene = await lay()
    const tip = await scene.commit({ 'a.ts': 'fixed\n' })

    for (const [index, moved] of [tip, undefined, tip].entries())
      await scene.keeper.save({ branch, tip: moved, files: scene.ledger(`${index}`), message: 'ledger' })

    expect(scene.pushed).toEqual([{ branch, tip }])
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
  it.each(REFUSED.filter(([what]) => what !== 'is not valid'))('a token that %s', expectRefused)

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

  it('does so after a connection that breaks after the work too, and once', () => expectSquashed('', LOST))

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

  it('is there after a connection that breaks after the work', () => expectLanded('', LOST))

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

  it('is gone after a connection that breaks after the work', () => expectGone('', LOST))
})

describe('a passing fault does no harm:', () => {
  it.each(PASSING.filter(([what]) => what !== 'a connection that breaks before the work'))('%s', expectKept)

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

  it.each(BREAKS.filter(([what]) => what === 'a 403' || what === 'a protected branch'))(
    'is not in what is told of %s',
    expectNoToken,
  )

  it('is not left in the git directory', async () => {
    const scene = await lay()

    await scene.keeper.save({ branch, tip: undefined, files: scene.ledger('1'), message: 'm' })

    for (const file of ['config', 'gitconfig']) {
      const text = readFileSync(join(scene.repository.dir, file), 'utf8')
      for (const form of scene.forms) expect(text).not.toContain(form)
    }
  })
})

async function textsOf(keeper: StateStore): Promise<Record<string, string>> {
  return Object.fromEntries((await keeper.load()) ?? [])
}
