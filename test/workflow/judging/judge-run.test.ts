import { describe, expect, it } from 'vitest'
import { type RunJudgement, judgeRun, partialResults } from '../../../src/workflow/judging/judge-run.ts'
import { verdictText } from '../../../src/workflow/judging/verdict-text.ts'
import { statusesOf } from '../../../src/domain/model/test-results.ts'
import { testKey } from '../../../src/domain/model/test-case.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import type { TestSelection } from '../../../src/domain/model/test-case.ts'
import { fakeSite, fakeWorld, fixedState, id, key, part, run, type Statuses } from '../fake-world.ts'

const KILLED = { complete: false, result: 'killed', notes: ['It was killed.', 'Twice.'] } as const

/** Runs of these tests, in turn with the change and without it. */
function pairs(rounds: number, tests: string): string[] {
  return Array.from({ length: rounds }, () => [`changed: ${tests}`, `unchanged: ${tests}`]).flat()
}

describe('a run is judged, and what seems to be broken runs again, in turn with the change and without it:', () => {
  it.each<[string, Statuses, Partial<Versions>, Partial<RunJudgement>, string[]]>([
    [
      'nothing is, when the targets are green',
      { a: 'passed', b: 'passed', c: 'passed' },
      {},
      { flaky: [], rateAfter: 1, reason: 'The target passes, and no other test that ran broke.' },
      [],
    ],
    [
      'a target that is still red is not run again',
      { a: 'failed', b: 'passed', c: 'passed' },
      {},
      { flaky: [], rateAfter: 2 / 3, reason: 'Still failing: a.test.js › a. a is red' },
      [],
    ],
    [
      'a test that fails with the change and passes without it is broken',
      { a: 'passed', b: 'failed', c: 'passed' },
      { changed: () => ({ b: 'failed' }) },
      { flaky: [], rateAfter: 2 / 3, reason: 'It broke b.test.js › b (newly failing).' },
      pairs(3, 'b'),
    ],
    [
      'a test that fails on both is flaky or sensitive to load, and the change holds',
      { a: 'passed', b: 'failed', c: 'passed' },
      { changed: () => ({ b: 'failed' }), unchanged: () => ({ b: 'failed' }) },
      { flaky: [key('b')], rateAfter: 1, reason: 'The target passes, and no other test that ran broke.' },
      pairs(2, 'b'),
    ],
    [
      'a test that passes alone and with the others is flaky, and the change holds',
      { a: 'passed', b: 'failed', c: 'passed' },
      { changed: () => ({ b: 'passed' }) },
      { flaky: [key('b')], rateAfter: 1, reason: 'The target passes, and no other test that ran broke.' },
      [...pairs(3, 'b'), ...pairs(1, 'all')],
    ],
    [
      'a test that passes alone, and fails with the others each time and only with the change, is broken',
      { a: 'passed', b: 'failed', c: 'passed' },
      { changed: selection => ({ b: selection.kind === 'all' ? 'failed' : 'passed' }) },
      { flaky: [], reason: 'It broke b.test.js › b (newly failing).' },
      [...pairs(3, 'b'), ...pairs(3, 'all')],
    ],
    [
      'of two tests the one that fails with the change alone is broken',
      { a: 'passed', b: 'failed', c: 'skipped' },
      { changed: () => ({ b: 'passed', c: 'skipped' }) },
      { flaky: [key('b')], reason: 'It broke c.test.js › c (newly skipped).' },
      [...pairs(3, 'b,c'), ...pairs(1, 'all')],
    ],
    [
      'a test that is gone with the change is broken',
      { a: 'passed', b: 'passed' },
      { changed: () => ({}) },
      { flaky: [], reason: 'It broke c.test.js › c (vanished).' },
      pairs(3, 'c'),
    ],
    [
      'where the old code cannot run, a test that fails every time is broken',
      { a: 'passed', b: 'failed', c: 'passed' },
      { changed: () => ({ b: 'failed' }), unchanged: () => undefined },
      { flaky: [], reason: 'It broke b.test.js › b (newly failing).' },
      ['changed: b', 'changed: b', 'changed: b'],
    ],
  ])('%s', async (_, statuses, versions, expected, again) => {
    const { judge, runs } = lay(versions)

    const found = await judge(run(statuses))

    expect(found).toMatchObject(expected)
    expect(runs).toEqual(again)
  })

  it('a flaky test is reported with the numbers of its failures', async () => {
    const { judge, events } = lay({ changed: () => ({ b: 'failed' }), unchanged: () => ({ b: 'failed' }) })

    await judge(run({ a: 'passed', b: 'failed', c: 'passed' }))

    expect(events()).toContain(
      'b.test.js › b is flaky: it failed 3 of 3 times with the change, and 2 of 3 times without it. The change is not reverted for it.',
    )
  })

  it('a test of which no further run says anything, as where the time is over, is not called broken', async () => {
    const { judge } = lay({ ended: () => false })

    const found = await judge(run({ a: 'passed', b: 'failed', c: 'passed' }))

    expect(found).toMatchObject({ verdict: { kind: 'incomplete' }, flaky: [] })
    expect(found.reason).toContain('no run could say whether that is its doing')
  })

  it('a run that did not come to its end is judged by nothing else', async () => {
    const { judge, runs } = lay({})

    const found = await judge(run({ a: 'passed', b: 'failed' }, KILLED))

    const reason = 'The test run is inconclusive: It was killed. Twice.'
    expect(found).toMatchObject({ verdict: { kind: 'incomplete' }, flaky: [], reason })
    expect(runs).toEqual([])
  })
})

it('a verdict quotes the message of the target, not that of a test that fails before it in the run', () => {
  const statuses: Statuses = { a: 'failed', b: 'failed' }

  const { reason } = verdictText({ kind: 'fail', red: [key('b')] }, fixedState(['b'], statuses), run(statuses))

  expect(reason).toBe('Still failing: b.test.js › b. b is red')
})

it('what the tests printed is kept where it did not hold, the end of it', async () => {
  const { judge } = lay({})
  const output = `${'x'.repeat(10_000)}the end`

  const good = await judge(run({ a: 'passed', b: 'passed', c: 'passed' }, { output }))
  const bad = await judge(run({ a: 'failed', b: 'passed', c: 'passed' }, { output }))

  expect(good.output).toBe('')
  expect(bad.output).toHaveLength(4_000)
  expect(bad.output).toMatch(/xthe end$/)
})

describe('what a run of some tests said', () => {
  it('is what it said of each test, with the failures', async () => {
    const state = fixedState(['a'], { a: 'failed', b: 'passed' })

    const seen = await partialResults(
      state,
      run({ a: 'passed', b: 'failed', new: 'passed' }),
      fakeWorld(fakeSite({ run: () => run({}) })),
    )

    expect(seen.tests).toEqual([
      { id: id('a'), status: 'passed' },
      { id: id('b'), status: 'failed' },
      { id: id('new'), status: 'passed' },
    ])
    expect(seen.failures.map(failure => failure.id)).toEqual([id('b')])
  })

  it('is that a file can be loaded now, when its tests ran', async () => {
    const nameless = { ...id('a'), name: '' }
    const begun = fixedState([], { b: 'passed' })
    const tests = [...(begun.current?.tests ?? []), { id: nameless, status: 'failed' as const }]
    const state = { ...begun, current: { sha: 'tip', failures: [], durationMs: 1, tests } }

    const seen = await partialResults(state, run({ a: 'passed' }), fakeWorld(fakeSite({ run: () => run({}) })))

    expect(seen.tests.find(test => testKey(test.id) === testKey(nameless))).toEqual({ id: nameless, status: 'passed' })
  })
})

/** What the tests say with the change, and without it; undefined if they cannot run there. */
interface Versions {
  changed(selection: TestSelection): Statuses
  unchanged(selection: TestSelection): Statuses | undefined
  /** False if no further run ends. */
  ended(): boolean
}

/** Before the run `a` was red, `b` and `c` green. */
function lay({
  changed = () => ({}),
  unchanged = () => ({ b: 'passed', c: 'passed' }),
  ended = () => true,
}: Partial<Versions>) {
  const runs: string[] = []
  let isChanged = true
  const site = fakeSite({
    run(selection) {
      const tests = selection.kind === 'all' ? 'all' : selection.tests.map(({ name }) => name).join()
      // A cached result would say the same again.
      const how = selection.fresh === true ? '' : ' (may be cached)'
      runs.push(`${isChanged ? 'changed' : 'unchanged'}: ${tests}${how}`)
      if (!ended()) return run({}, { ...KILLED, cases: [] })
      return part(run((isChanged ? changed(selection) : unchanged(selection)) ?? {}), selection)
    },
    workspace: {
      changed: async () => [],
      async at(_, work) {
        if (unchanged({ kind: 'all' }) === undefined) return undefined
        isChanged = false
        const done = await work()
        isChanged = true
        return done
      },
    },
  })
  const state = fixedState(['a'], { a: 'failed', b: 'passed', c: 'passed' })
  const world = fakeWorld(site)
  const judge = (whole: TestRun) =>
    judgeRun(state, whole, {
      targets: [key('a')],
      selection: { kind: 'all' },
      unchanged: { commit: 'head', statuses: statusesOf(state.current) },
      testbed: site,
      context: world,
    })
  return { judge, runs, events: () => world.events.flatMap(event => (event.kind === 'note' ? event.text : [])) }
}
