import { describe, expect, it } from 'vitest'
import { byKey, testKey, type TestCase, type TestId } from '../../../src/domain/model/test-case.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import { outcomes } from '../../../src/workflow/judging/compare-base.ts'
import { type Content, expectGuilty, history, id, key, lay, type SceneOptions, type Status } from './bisected.ts'

describe('a set-up that failed', () => {
  const setUp: TestId = { framework: 'mocha', file: 'a.js', suite: ['outer'], name: '' }
  const inside: TestId = { ...setUp, suite: ['outer', 'inner'], name: 'adds' }
  const elsewhere: TestId = { ...setUp, suite: ['other'], name: 'adds' }
  const run = (...cases: readonly [TestId, TestCase['status']][]): TestRun => ({
    cases: cases.map(([test, status]) => ({ id: test, status, durationMs: 1, problems: [] })),
    complete: true,
    result: 'finished',
    exit: { kind: 'exited', code: 0 },
    durationMs: 1,
    output: '',
    notes: [],
  })

  it.each([
    ['passes in a run in which its tests do', run([inside, 'passed'], [elsewhere, 'failed']), ['failed', 'passed']],
    ['says nothing in a run in which one of its tests fails', run([inside, 'failed']), ['failed']],
    ['says nothing in a run without its tests', run([elsewhere, 'passed'], [inside, 'skipped']), ['failed']],
  ])('%s', (_, again, expected) => {
    const results = [run([setUp, 'failed']), again].map(({ cases }) => byKey(cases))

    expect([...outcomes(testKey(setUp), results)]).toEqual(expected)
  })
})

describe('a package whose runner is not installed', () => {
  const options = { commits: [{ 'a.js': 'bad' }], leftOut: ['packages/b'] }

  it('is no reason to stop where another test is reported, or none', async () => {
    const scene = await lay(options)

    expect(await scene.reproduce({ reported: ['a', 'packages/bc/x'] })).toMatchObject({ targets: [key('a')] })
  })

  it('ends the run where one of its tests is reported: that this one did not run does not make it green', async () => {
    const scene = await lay(options)

    await expect(scene.reproduce({ reported: ['a', 'packages/b/x'] })).rejects.toMatchObject({
      message: expect.stringMatching(/^The tests cannot be judged here: /),
      remedy: 'Install it in an earlier step or by setup-command, or correct test-command.',
    })
  })
})

describe('failing tests are run again', () => {
  it('each time with another seed, and those that fail in the first three runs are the targets', async () => {
    const scene = await lay({ commits: [{ 'a.js': 'bad', 'b.js': 'ok' }] })

    const seen = await scene.reproduce({ reruns: 10 })

    expect(seen).toMatchObject({ targets: [key('a')], flaky: [], orderDependent: [], notReproduced: [], outside: [] })
    expect(scene.runs).toEqual([
      { kind: 'all' },
      { kind: 'only', tests: ['a'], seed: 1, fresh: true },
      { kind: 'only', tests: ['a'], seed: 2, fresh: true },
    ])
  })

  it('not at all, when that is what is asked for', async () => {
    const scene = await lay({ commits: [{ 'a.js': 'bad' }] })

    expect(await scene.reproduce({ reruns: 0 })).toMatchObject({ targets: [key('a')], flaky: [] })
    expect(scene.runs).toEqual([{ kind: 'all' }])
  })

  it('on the failing commit, although the branch has commits already', async () => {
    const scene = await lay({ commits: [{ 'a.js': 'bad' }] })

    const seen = await scene.reproduce({ reruns: 1, branch: { 'a.js': 'ok' } })

    expect(seen).toMatchObject({ targets: [key('a')], snapshot: { sha: scene.head() } })
  })

  it.each<[what: string, fails: (run: number) => boolean, flaky: boolean, runs: number]>([
    ['passes in the first rerun, and fails in the second', run => run !== 2, true, 3],
    ['passes alone, and fails with the whole suite only once', run => run === 1, true, 4],
    ['fails from the first to the last', () => true, false, 3],
  ])('and a test that %s is flaky: %s', async (_, fails, flaky, runs) => {
    const scene = await lay({
      commits: [{ 'a.js': 'bad' }],
      status: (_name, { run }) => (fails(run) ? 'failed' : 'passed'),
    })

    const seen = await scene.reproduce({ reruns: 2 })

    expect(seen).toMatchObject({ flaky: flaky ? [key('a')] : [], targets: flaky ? [] : [key('a')], orderDependent: [] })
    expect(scene.runs).toHaveLength(runs)
  })

  it('and one that fails rarely is run until that shows, with the numbers in a note', async () => {
    const scene = await lay({
      commits: [{ 'a.js': 'bad', 'b.js': 'bad' }],
      status: (name, { run }) => (name === 'a' && run !== 1 && run !== 7 ? 'passed' : 'failed'),
    })

    const seen = await scene.reproduce({ reruns: 10 })

    expect(seen).toMatchObject({ flaky: [key('a')], targets: [key('b')], orderDependent: [] })
    expect(seen.notes.join()).toContain('is flaky: it failed in 2 of 7 runs of the same code.')
    expect(scene.runs.map(run => ('tests' in run ? run.tests : []))).toEqual([
      [],
      ...Array.from({ length: 2 }, () => ['a', 'b']),
      ...Array.from({ length: 4 }, () => ['a']),
    ])
  })

  it('and one that the report calls red, but is green here each time, is not reproduced', async () => {
    const scene = await lay({ commits: [{ 'a.js': 'ok', 'b.js': 'bad' }] })

    const seen = await scene.reproduce({ reported: ['a'] })

    expect(seen).toMatchObject({ targets: [], notReproduced: [id('a')], outside: [key('b')] })
  })

  it('and one that is green with the whole suite, and red alone, is flaky', async () => {
    const scene = await lay({
      commits: [{ 'a.js': 'ok' }],
      status: (_name, { kind }) => (kind === 'all' ? 'passed' : 'failed'),
    })

    expect(await scene.reproduce({ reported: ['a'] })).toMatchObject({
      flaky: [key('a')],
      orderDependent: [],
      targets: [],
    })
  })
})

describe('a test that fails with the whole suite every time, and passes alone every time', () => {
  const status: Status = (name, { kind }) => (kind === 'all' && name === 'a' ? 'failed' : 'passed')

  it('depends on the order: it is told apart, neither flaky nor a target', async () => {
    const scene = await lay({ commits: [{ 'a.js': 'bad', 'b.js': 'ok' }], status })

    const seen = await scene.reproduce({ reruns: 2 })

    expect(seen).toMatchObject({ orderDependent: [key('a')], flaky: [], targets: [], outside: [] })
    expect(scene.runs.map(({ kind }) => kind)).toEqual(['all', 'only', 'only', 'all'])
  })

  it('is told from a flaky one beside it, by one more run of the whole suite', async () => {
    const scene = await lay({
      commits: [{ 'a.js': 'bad', 'b.js': 'bad', 'c.js': 'bad' }],
      status: (name, { kind, run }) => {
        if (name === 'a') return kind === 'all' ? 'failed' : 'passed'
        return name === 'b' && run > 1 ? 'passed' : 'failed'
      },
    })

    const seen = await scene.reproduce({ reruns: 1 })

    expect(seen).toMatchObject({ orderDependent: [key('a')], flaky: [key('b')], targets: [key('c')] })
    expect(scene.runs.filter(({ kind }) => kind === 'all')).toHaveLength(2)
  })
})

describe('compared with the base', () => {
  const commits: Content[] = [{ 'a.js': 'ok', 'b.js': 'bad', 'c.js': 'ok' }, { 'a.js': 'bad' }]

  it('a test is caused here, failing before, or flaky before', async () => {
    const scene = await lay({
      commits: [
        { 'a.js': 'ok', 'b.js': 'bad', 'c.js': 'ok' },
        { 'a.js': 'bad', 'c.js': 'bad' },
      ],
      status: (name, { text, run }) => {
        if (name === 'c' && text !== 'bad') return run % 2 === 0 ? 'passed' : 'failed'
        return text === 'ok' ? 'passed' : 'failed'
      },
    })

    const { origins } = await scene.reproduce({ compareBase: true })

    expect(origins).toEqual({ [key('a')]: 'caused here', [key('b')]: 'failing before', [key('c')]: 'flaky before' })
    expect(scene.onDisk()).toEqual({ 'a.js': 'bad', 'b.js': 'bad', 'c.js': 'bad' })
    expect(scene.dirty()).toBe('')
  })

  it('where the branch left the one that it is to be merged into', async () => {
    const scene = await lay({
      commits: [{ 'a.js': 'ok' }, { 'b.js': 'x' }, { 'a.js': 'bad' }, { 'b.js': 'y' }],
      base: 1,
    })

    const { origins } = await scene.reproduce({ compareBase: true })

    expect(origins[key('a')]).toBe('caused here')
  })

  it('with the parent, where nobody names a base', async () => {
    const scene = await lay({ commits: [{ 'a.js': 'ok' }, { 'a.js': 'bad' }, { 'b.js': 'ok' }] })

    const { origins } = await scene.reproduce({ compareBase: true })

    expect(origins[key('a')]).toBe('failing before')
  })

  it.each<[why: string, options: SceneOptions]>([
    ['there is no base', { commits: [{ 'a.js': 'bad' }] }],
    [
      'a file differs that is not text',
      { commits: [{ 'a.js': 'ok' }, { 'a.js': 'bad', 'logo.png': Buffer.from([0x89, 0x50, 0, 1]) }] },
    ],
    ['the test did not exist', { commits: [{ 'b.js': 'ok' }, { 'a.js': 'bad' }] }],
    ['the test was skipped', { commits, status: (_name, { text }) => (text === 'bad' ? 'failed' : 'skipped') }],
  ])('a test is uncertain when %s', async (_, options) => {
    const scene = await lay(options)
    const found = scene.onDisk()

    const { origins } = await scene.reproduce({ compareBase: true, reported: ['a'] })

    expect(origins).toEqual({ [key('a')]: 'uncertain' })
    expect(scene.onDisk()).toEqual(found)
    expect(scene.dirty()).toBe('')
  })

  it('a test that only plays a service that is missing, whatever its failure says', async () => {
    const refused = 'connect ECONNREFUSED 127.0.0.1:5432'
    const scene = await lay({
      commits: [
        { 'a.js': 'ok', 'b.js': refused, 'c.js': 'ok' },
        { 'a.js': refused, 'c.js': 'bad' },
      ],
    })

    const { targets, outside, played } = await scene.reproduce({})

    expect({ targets, outside, played }).toEqual({
      targets: [key('a'), key('c')],
      outside: [key('b')],
      played: [key('a')],
    })
  })

  it('no test whose failure comes from the service itself: the change may need it rightly', async () => {
    const scene = await lay({
      commits: [
        { 'a.js': 'ok', 'c.js': 'ok' },
        { 'a.js': 'connects', 'c.js': 'bad' },
      ],
      message: text => (text === 'connects' ? 'connect ECONNREFUSED 127.0.0.1:5432' : text),
    })

    const { targets, outside, played } = await scene.reproduce({})

    expect({ targets, outside, played }).toEqual({ targets: [key('c')], outside: [key('a')], played: [] })
    expect(
      scene.runs.map(({ kind }) => kind),
      'nothing runs at the base',
    ).toEqual(['all', 'only', 'only'])
  })

  it('only when that is asked for, and when there is a target', async () => {
    const asked = await lay({ commits: [{ 'a.js': 'ok' }, { 'b.js': 'ok' }] })
    const unasked = await lay({ commits })

    expect((await asked.reproduce({ compareBase: true, bisect: true })).origins).toEqual({})
    expect((await unasked.reproduce({})).origins).toEqual({})
    expect(asked.runs).toHaveLength(1)
  })
})

describe('bisecting', () => {
  // The other places are in the full tier.
  it.each([1, 6])('names the guilty commit among 8: the one with index %i', expectGuilty)

  it('leaves out the commits at which the tests cannot run', async () => {
    const scene = await lay({
      commits: history(5, index => ({ 'broken.txt': index === 3 ? 'yes' : 'no' })),
      base: 0,
      breaks: ({ read }) => read('broken.txt') === 'yes',
    })

    expect((await scene.reproduce({ bisect: true })).culprit).toMatchObject({ subject: 'commit 5' })
  })

  it('names nobody, when the tests cannot run at the commits in question', async () => {
    const scene = await lay({
      commits: history(4, index => ({ 'broken.txt': index === 0 || index === 7 ? 'no' : 'yes' })),
      base: 0,
      breaks: ({ read }) => read('broken.txt') === 'yes',
    })

    expect((await scene.reproduce({ bisect: true })).culprit).toBeUndefined()
    expect(scene.dirty()).toBe('')
  })

  it('searches only for what the base shows to be caused here', async () => {
    const scene = await lay({
      commits: history(4).map(content => ({ ...content, 'b.js': 'bad' })),
      base: 0,
    })

    const { culprit, origins } = await scene.reproduce({ bisect: true, compareBase: true })

    expect(origins).toEqual({ [key('a')]: 'caused here', [key('b')]: 'failing before' })
    expect(culprit).toMatchObject({ subject: 'commit 4' })
  })

  it('names nobody for what failed before', async () => {
    const scene = await lay({ commits: [{ 'a.js': 'bad' }, { 'n.txt': '1' }, { 'n.txt': '2' }], base: 0 })

    expect((await scene.reproduce({ bisect: true, compareBase: true })).culprit).toBeUndefined()
  })

  it('names the failing commit itself, when its parent is green', async () => {
    const scene = await lay({ commits: [{ 'a.js': 'ok' }, { 'a.js': 'bad' }] })

    expect((await scene.reproduce({ bisect: true })).culprit).toEqual({ sha: scene.head(), subject: 'commit 1' })
  })

  it('names nobody when the base is red too, though nobody asked to compare with it', async () => {
    const scene = await lay({
      commits: [{ 'a.js': 'ok' }, { 'a.js': 'bad' }, { 'n.txt': '1' }, { 'n.txt': '2' }],
      base: 1,
    })

    expect((await scene.reproduce({ bisect: true })).culprit).toBeUndefined()
  })

  it('ends after eight questions, however many commits there are', async () => {
    const commits = Array.from({ length: 60 }, (_, index) => ({
      'a.js': index < 30 ? 'ok' : 'bad',
      'n.txt': index === 0 || index === 59 ? 'fine' : `broken ${index}`,
    }))
    const scene = await lay({ commits, base: 0, breaks: ({ read }) => read('n.txt').startsWith('broken') })

    const { culprit } = await scene.reproduce({ bisect: true, reruns: 1 })

    expect(culprit).toBeUndefined()
    expect(scene.runs).toHaveLength(1 + 1 + 1 + 8)
    expect(scene.onDisk()).toEqual({ 'a.js': 'bad', 'n.txt': 'fine' })
  })

  it('names nobody where there is no base', async () => {
    const scene = await lay({ commits: [{ 'a.js': 'bad' }] })

    expect((await scene.reproduce({ bisect: true })).culprit).toBeUndefined()
  })
})

it('a run that is not complete is no ground to stand on, and that is told with a remedy', async () => {
  const scene = await lay({ commits: [{ 'a.js': 'bad' }], breaks: () => true })

  await expect(scene.reproduce({})).rejects.toMatchObject({
    name: 'UserError',
    message: 'The tests cannot be judged here: It broke.',
  })
})
