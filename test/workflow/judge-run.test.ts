import { describe, expect, it } from 'vitest'
import { type RunJudgement, judgeRun, partialResults } from '../../src/workflow/judge-run.ts'
import { testKey, type TestRun } from '../../src/domain/model/test-case.ts'
import type { TestSelection } from '../../src/domain/model/test-case.ts'
import { fakeSite, fakeWorld, fixedState, id, key, part, run, type Statuses } from './fake-world.ts'

const KILLED = { complete: false, result: 'killed', notes: ['It was killed.', 'Twice.'] } as const

describe('a run is judged, and what seems to be broken runs again alone before it counts:', () => {
  it.each<[string, Statuses, Statuses, Partial<RunJudgement>, string[]]>([
    [
      'nothing is, when the targets are green',
      { a: 'passed', b: 'passed', c: 'passed' },
      {},
      { flaky: [], rateAfter: 1, reason: 'The target passes and nothing else broke.' },
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
      'a test that fails alone too is broken',
      { a: 'passed', b: 'failed', c: 'passed' },
      { b: 'failed' },
      { flaky: [], rateAfter: 2 / 3, reason: 'It broke b.test.js › b (newly failing).' },
      ['b'],
    ],
    [
      'a test that passes alone is flaky, and the change holds',
      { a: 'passed', b: 'failed', c: 'passed' },
      { b: 'passed' },
      { flaky: [key('b')], rateAfter: 1, reason: 'The target passes and nothing else broke.' },
      ['b'],
    ],
    [
      'of two tests the one that fails alone too is broken',
      { a: 'passed', b: 'failed', c: 'skipped' },
      { b: 'passed', c: 'skipped' },
      { flaky: [key('b')], reason: 'It broke c.test.js › c (newly skipped).' },
      ['b', 'c'],
    ],
    [
      'a test that is gone alone too is broken',
      { a: 'passed', b: 'passed' },
      {},
      { flaky: [], reason: 'It broke c.test.js › c (vanished).' },
      ['c'],
    ],
  ])('%s', async (_, statuses, alone, expected, again) => {
    const { judge, selections } = lay(alone)

    const found = await judge(run(statuses))

    expect(found).toMatchObject(expected)
    expect(selections).toEqual(again.length === 0 ? [] : [{ kind: 'only', tests: again.map(id), fresh: true }])
  })

  it('a run that did not come to its end is judged by nothing else', async () => {
    const { judge, selections } = lay({})

    const found = await judge(run({ a: 'passed', b: 'failed' }, KILLED))

    const reason = 'The test run is inconclusive: It was killed. Twice.'
    expect(found).toMatchObject({ verdict: { kind: 'incomplete' }, flaky: [], reason })
    expect(selections).toEqual([])
  })
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
  it('is what it said of each test, with the failures', () => {
    const state = fixedState(['a'], { a: 'failed', b: 'passed' })

    const seen = partialResults(
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

  it('is that a file can be loaded now, when its tests ran', () => {
    const nameless = { ...id('a'), name: '' }
    const begun = fixedState([], { b: 'passed' })
    const tests = [...(begun.current?.tests ?? []), { id: nameless, status: 'failed' as const }]
    const state = { ...begun, current: { sha: 'tip', failures: [], durationMs: 1, tests } }

    const seen = partialResults(state, run({ a: 'passed' }), fakeWorld(fakeSite({ run: () => run({}) })))

    expect(seen.tests.find(test => testKey(test.id) === testKey(nameless))).toEqual({ id: nameless, status: 'passed' })
  })
})

/** Before the run `a` was red, `b` and `c` green. */
function lay(alone: Statuses) {
  const selections: TestSelection[] = []
  const site = fakeSite({
    run(selection) {
      selections.push(selection)
      return part(run(alone), selection)
    },
  })
  const state = fixedState(['a'], { a: 'failed', b: 'passed', c: 'passed' })
  const judge = (whole: TestRun) =>
    judgeRun(state, whole, { targets: [key('a')], whole: true, testbed: site, context: fakeWorld(site) })
  return { judge, selections }
}
