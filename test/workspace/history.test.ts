import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lay } from './user-repository.ts'

type Answer = 'good' | 'bad' | 'skip'

describe('the diff of the failing commit', () => {
  it('is what it changed against its parent', async () => {
    const scene = lay({ 'a.ts': 'good\n' }, { next: { 'a.ts': 'broken\n' } })
    await using workspace = await scene.open()

    expect(await workspace.history.failingDiff()).toContain('-good\n+broken\n')
  })

  it('is shown whatever the attributes of the repository say', async () => {
    const scene = lay({ 'a.ts': 'good\n', '.gitattributes': '*.ts binary\n' }, { next: { 'a.ts': 'broken\n' } })
    await using workspace = await scene.open()

    expect(await workspace.history.failingDiff()).toContain('-good\n+broken\n')
  })

  it('is what a merge brought to the branch that it was made on', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    scene.git('switch', '--quiet', '--create', 'topic')
    scene.commit({ 'topic.ts': 'from the topic\n' })
    scene.git('switch', '--quiet', 'main')
    scene.commit({ 'main.ts': 'from main\n' })
    scene.git('merge', '--quiet', '--no-edit', 'topic')
    const merge = scene.git('rev-parse', 'HEAD').trim()
    await using workspace = await scene.open(merge, { at: merge })

    const diff = await workspace.history.failingDiff()

    expect(diff).toContain('+from the topic\n')
    expect(diff).not.toContain('from main')
  })

  it('is empty where history does not tell', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    await using workspace = await scene.open()

    expect(await workspace.history.failingDiff()).toBe('')
  })
})

describe('the failing commit stands on', () => {
  /** A trunk of two commits and a topic of two that left it at the first one. */
  function branched() {
    const scene = lay({ 'a.ts': 'a\n' })
    const trunk = scene.commit({ 'trunk.ts': 'x\n' }, 'the trunk goes on')
    scene.git('switch', '--quiet', '--create', 'topic', scene.head)
    const parent = scene.commit({ 'topic.ts': '1\n' }, 'topic')
    const failing = scene.commit({ 'topic.ts': '2\n' }, 'more of the topic')
    return { ...scene, fork: scene.head, trunk, parent, failing }
  }

  it('its parent, when nobody says where it is to be merged into', async () => {
    const scene = branched()
    await using workspace = await scene.open(scene.failing, { at: scene.failing })

    expect(await workspace.history.base()).toBe(scene.parent)
  })

  it('the commit at which its branch left the one that it is to be merged into', async () => {
    const scene = branched()
    const { failing, trunk } = scene
    await using workspace = await scene.open(failing, { at: failing, base: trunk, known: [trunk] })

    expect(await workspace.history.base()).toBe(scene.fork)
  })

  it('and what may be wrong is all since then, but the newest commit where that is too much to say anything', async () => {
    const scene = branched()
    const { failing, trunk } = scene
    await using workspace = await scene.open(failing, { at: failing, base: trunk, known: [trunk] })
    const added = scene.commit({ 'data.txt': 'row\n'.repeat(10_001) }, 'data')
    const newest = scene.commit({ 'topic.ts': '3\n' }, 'the end')
    await using large = await scene.open(newest, { at: newest, base: trunk, known: [trunk, added] })

    expect(await workspace.history.failingDiff()).toContain('new file mode 100644')
    expect(await workspace.history.failingDiff()).toContain('\n+2\n')
    expect(await workspace.history.diff('topic.ts')).toContain('new file mode 100644')
    expect(await large.history.failingDiff()).toMatch(/-2\n\+3\n$/)
    expect(await large.history.failingDiff()).not.toContain('data.txt')
    expect((await large.history.suspectedChange()).diff).not.toContain('data.txt')
  })

  it.each<[string, (scene: ReturnType<typeof branched>) => string]>([
    ['was not fetched', ({ trunk }) => trunk],
    ['has it already', ({ failing }) => failing],
    ['has nothing to do with it', ({ git }) => git('commit-tree', '-m', 'alone', 'HEAD^{tree}').trim()],
  ])('its parent, when the one that it is to be merged into %s', async (told, pick) => {
    const scene = branched()
    const { failing } = scene
    const base = pick(scene)
    const known = told === 'was not fetched' ? [] : [base]
    await using workspace = await scene.open(failing, { at: failing, base, known })

    expect(await workspace.history.base()).toBe(scene.parent)
  })

  it('nothing, when it is the first', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    await using workspace = await scene.open()

    expect(await workspace.history.base()).toBeUndefined()
  })
})

describe('the search for the commit that broke it', () => {
  /** Commits after the first one, each with a subject and a file of its own. */
  function chain(length: number) {
    const scene = lay({ 'a.ts': 'a\n' })
    const shas = [scene.head]
    for (let index = 1; index <= length; index += 1)
      shas.push(scene.commit({ [`${index}.ts`]: 'x\n' }, `commit ${index}`))
    const failing = shas[length] ?? ''
    return {
      ...scene,
      shas,
      failing,
      first: scene.head,
      open: () => scene.open(failing, { at: failing }),
    }
  }

  /** Whoever is asked, and what was asked: everything from the guilty commit on is bad. */
  function witness(shas: readonly string[], guilty: number, unsure: readonly number[] = []) {
    const asked: number[] = []
    const ask = async (commit: string): Promise<Answer> => {
      const index = shas.indexOf(commit)
      asked.push(index)
      if (unsure.includes(index)) return 'skip'
      return index >= guilty ? 'bad' : 'good'
    }
    return { asked, ask }
  }

  it('names it with its subject, whichever it is of five', async () => {
    const scene = chain(5)

    for (const guilty of [1, 2, 3, 4, 5]) {
      const { asked, ask } = witness(scene.shas, guilty)
      await using workspace = await scene.open()

      const culprit = await workspace.history.bisect({ good: scene.first, steps: 8, ask })

      expect(culprit).toEqual({ sha: scene.shas[guilty], subject: `commit ${guilty}` })
      expect(asked.filter(index => index < 1 || index > 4)).toEqual([])
      expect(new Set(asked).size, `commit ${guilty}`).toBe(asked.length)
    }
  })

  it.each<Answer>(['bad', 'good', 'skip'])(
    'asks nobody when the good commit is the parent: it is the failing one, even if a run says %s',
    async answer => {
      const scene = chain(1)
      const asked: string[] = []
      const ask = async (commit: string) => {
        asked.push(commit)
        return answer
      }
      await using workspace = await scene.open()

      const culprit = await workspace.history.bisect({ good: scene.first, steps: 8, ask })

      expect(culprit).toEqual({ sha: scene.failing, subject: 'commit 1' })
      expect(asked).toEqual([])
    },
  )

  it('goes round a commit of which nothing is known', async () => {
    const scene = chain(6)
    const { asked, ask } = witness(scene.shas, 5, [3])
    await using workspace = await scene.open()

    const culprit = await workspace.history.bisect({ good: scene.first, steps: 8, ask })

    expect(asked[0]).toBe(3)
    expect(culprit).toMatchObject({ subject: 'commit 5' })
  })

  it('ends without a name where nothing is known of what is left', async () => {
    const scene = chain(3)
    const { ask } = witness(scene.shas, 2, [1, 2])
    await using workspace = await scene.open()

    expect(await workspace.history.bisect({ good: scene.first, steps: 8, ask })).toBeUndefined()
  })

  it('ends without a name when it may ask no more', async () => {
    const scene = chain(6)
    const { asked, ask } = witness(scene.shas, 4)
    await using workspace = await scene.open()

    const culprit = await workspace.history.bisect({ good: scene.first, steps: 1, ask })

    expect(culprit).toBeUndefined()
    expect(asked).toHaveLength(1)
  })

  it('is not begun from a commit that does not stand before the failing one', async () => {
    const scene = chain(2)
    scene.git('switch', '--quiet', '--create', 'elsewhere', scene.first)
    const aside = scene.commit({ 'aside.ts': 'x\n' })
    const { asked, ask } = witness(scene.shas, 1)
    await using workspace = await scene.open()

    expect(await workspace.history.bisect({ good: aside, steps: 8, ask })).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('goes into a branch that was merged', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    scene.git('switch', '--quiet', '--create', 'topic')
    const guilty = scene.commit({ 'b.ts': 'bad\n' }, 'guilty')
    const after = scene.commit({ 'c.ts': 'x\n' }, 'after it')
    scene.git('switch', '--quiet', 'main')
    scene.commit({ 'd.ts': 'x\n' }, 'beside it')
    scene.git('merge', '--quiet', '--no-edit', 'topic')
    const failing = scene.git('rev-parse', 'HEAD').trim()
    await using workspace = await scene.open(failing, { at: failing })
    const bad = [guilty, after, failing]

    const culprit = await workspace.history.bisect({
      good: scene.head,
      steps: 8,
      ask: async commit => (bad.includes(commit) ? 'bad' : 'good'),
    })

    expect(culprit).toEqual({ sha: guilty, subject: 'guilty' })
  })

  it('looks at the files of the commits that it asks of, and the work goes on after it', async () => {
    const scene = chain(4)
    await using workspace = await scene.open()
    const seen: string[] = []
    const ask = (commit: string) =>
      workspace.at(commit, async (): Promise<Answer> => {
        const bad = existsSync(join(scene.root, '3.ts'))
        seen.push(`${scene.shas.indexOf(commit)} is ${bad ? 'bad' : 'good'}`)
        return bad ? 'bad' : 'good'
      })

    const culprit = await workspace.history.bisect({
      good: scene.first,
      steps: 8,
      ask: async commit => (await ask(commit)) ?? 'skip',
    })
    await workspace.replaceEdits(new Map([['3.ts', 'fixed\n']]))
    const fix = await workspace.commit({ tree: await workspace.tree(), message: 'fix\n' })
    const revert = await workspace.revert({ commit: fix, message: 'revert\n' })

    expect(culprit).toMatchObject({ subject: 'commit 3' })
    expect(seen.toSorted()).toEqual(['2 is good', '3 is bad'])
    expect(scene.bot('diff', '--name-only', scene.failing, String(revert))).toBe('')
    expect(scene.text('3.ts')).toBe('x\n')
  })

  it('can be begun again after it broke off', async () => {
    const scene = chain(4)
    const { ask } = witness(scene.shas, 2)
    await using workspace = await scene.open()
    const broken = async (): Promise<Answer> => {
      throw new Error('no test can be run')
    }

    const first = workspace.history.bisect({ good: scene.first, steps: 8, ask: broken })

    await expect(first).rejects.toThrow('no test can be run')
    expect(await workspace.history.bisect({ good: scene.first, steps: 8, ask })).toMatchObject({ subject: 'commit 2' })
  })
})

describe('what changed lately', () => {
  it('is told with the most often changed first', async () => {
    const scene = lay({ 'a.ts': '1' }, { next: { 'a.ts': '2', 'with space.ts': '1' } })
    await using workspace = await scene.open()

    expect(await workspace.history.recent()).toEqual(['a.ts', 'with space.ts'])
  })

  it('is what the commits up to the failing one did, also to files that are gone', async () => {
    const scene = lay({ 'a.ts': '1', 'gone.ts': 'this one is taken away\n' })
    rmSync(join(scene.root, 'gone.ts'))
    const failing = scene.commit({ 'b.ts': '1' })
    scene.commit({ 'later.ts': '1' })
    await using workspace = await scene.open(failing, { at: failing })

    const recent = await workspace.history.recent()

    expect(recent[0]).toBe('gone.ts')
    expect(recent.toSorted()).toEqual(['a.ts', 'b.ts', 'gone.ts'])
  })
})

describe('what history tells of one file', () => {
  const subjects = (told: string) => told.split('\n').flatMap(line => line.replace(/^.*?: /, '') || [])

  it('is its commits up to the failing one, newest first, each with day and author', async () => {
    const scene = lay({ 'a.ts': '1\n' })
    scene.commit({ 'b.ts': '1\n' }, 'something else')
    const failing = scene.commit({ 'a.ts': '2\n' }, 'break it')
    scene.commit({ 'a.ts': '3\n' }, 'later')
    await using workspace = await scene.open(failing, { at: failing })

    const told = await workspace.history.log('a.ts')

    expect(subjects(told)).toEqual(['break it', 'work'])
    expect(told).toMatch(/^[0-9a-f]{7} \d{4}-\d\d-\d\d Ada: break it$/m)
  })

  it('is what the failing change did in it, and in no other file', async () => {
    const scene = lay({ 'a.ts': '1\n', 'b.ts': '1\n' }, { next: { 'a.ts': '2\n', 'b.ts': '2\n' } })
    await using workspace = await scene.open()

    const diff = await workspace.history.diff('a.ts')

    expect(diff).toContain('+++ b/a.ts')
    expect(diff).not.toContain('b/b.ts')
  })

  it('is which commit changed which of its lines last', async () => {
    const scene = lay({ 'a.ts': 'one\ntwo\nthree\n' }, { next: { 'a.ts': 'one\nTWO\nthree\n' } })
    await using workspace = await scene.open()

    const told = await workspace.history.blame('a.ts', { from: 1, to: 2 })

    const first = scene.git('rev-parse', 'HEAD^').trim()
    const lines = told.trimEnd().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines.map(line => line.replace(/^\^/, '').slice(0, 6))).toEqual(
      [first, scene.head].map(sha => sha.slice(0, 6)),
    )
    expect(lines[1]).toMatch(/TWO$/)
  })

  it.each(['*.ts', ':(top)a.ts', ':!a.ts', '--all', 'with space.ts', 'ümläut.ts', '[a].ts'])(
    'is that of a file called %j and of no other',
    async name => {
      const scene = lay({ 'a.ts': '1\n' }, { next: { [name]: '1\n' } })
      await using workspace = await scene.open()
      const { history } = workspace

      expect(subjects(await history.log(name))).toEqual(['work'])
      expect(await history.diff(name)).toContain('+1')
      expect(await history.blame(name, { from: 1, to: 1 })).toMatch(/1$/m)
    },
  )

  it('is nothing of a file that is new or in another place, or where history does not reach', async () => {
    const scene = lay({ 'a.ts': '1\n' })
    await using workspace = await scene.open()
    const { history } = workspace

    for (const path of ['new.ts', '../a.ts', '/etc/passwd', '.git/config', '']) {
      expect(await history.log(path), path).toBe('')
      expect(await history.diff(path), path).toBe('')
      expect(await history.blame(path, { from: 1, to: 1 }), path).toBe('')
    }
    expect(await history.diff('a.ts')).toBe('')
    expect(await history.blame('a.ts', { from: 7, to: 9 })).toBe('')
  })
})
