import { describe, expect, it } from 'vitest'
import type { VariantResult, WarmJudge } from '../../../../src/contracts/judging.ts'
import type { Failure, TestCase, TestId } from '../../../../src/domain/model/test-case.ts'
import { testKey } from '../../../../src/domain/model/test-case.ts'
import type { Candidate } from '../../../../src/fixers/offline/candidates/candidates.ts'
import { QuickRejection } from '../../../../src/fixers/offline/candidates/quick-rejection.ts'

const id = (name: string): TestId => ({ framework: 'node', file: 'a.test.js', suite: [], name })
const failure = (name: string): Failure => ({
  id: id(name),
  problem: { kind: 'failure', type: 'Error', message: 'no', stack: '' },
  frames: [],
  durationMs: 1,
})

const change = { operator: 'comparison', from: 0, to: 1, insert: '', what: '', restores: false } as const
const four = ['a', 'b', 'c', 'd'].map(
  (result): Candidate => ({
    ...change,
    file: 'a.py',
    line: 1,
    symbol: '',
    score: 1,
    result,
  }),
)

/** A judge that answers each request with the names of the tests that pass; undefined if it cannot tell. */
async function judging(
  answers: readonly (readonly string[] | undefined)[],
  options: { passing?: string[]; sample?: string[]; notes?: (string | undefined)[]; sifted?: VariantResult[] } = {},
) {
  const { passing = [], sample = ['one', 'two'], notes = [], sifted } = options
  const together: { names: string[]; texts: string[]; enough: number }[] = []
  const asked: { names: string[]; failures: number }[] = []
  const judge: WarmJudge = {
    passing: passing.map(id),
    runMs: 20,
    notes: '',
    takeNotes: () => notes.shift(),
    measure: async tests => tests.length,
    canSift: false,
    sift: async (tests, variants, enough) => {
      together.push({ names: tests.map(({ name }) => name), texts: variants.map(({ text }) => text), enough })
      return sifted
    },
    run: async (tests, { failures }) => {
      const answer = answers[asked.length]
      asked.push({ names: tests.map(({ name }) => name), failures })
      return (
        answer && {
          ended: true,
          cases: tests.map(
            (test): TestCase => ({
              id: test,
              status: answer.includes(test.name) ? 'passed' : 'failed',
              durationMs: 1,
              problems: [],
            }),
          ),
        }
      )
    },
    distrust: async () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  }
  const failures = ['one', 'two'].map(failure)
  const [candidate] = four
  if (candidate === undefined) throw new Error('no candidate')
  const quick = await QuickRejection.open(failures, sample.map(id), { openJudge: async () => judge })
  return {
    asked,
    together,
    quick,
    rejects: (atLeast: number) =>
      quick.rejects(
        candidate,
        failures.map(each => testKey(each.id)),
        atLeast,
      ),
  }
}

describe('the time of a rejection', () => {
  it.each([
    ['the judge’s own', ['one', 'two'], 20],
    ['that of the sample, where there is one', ['two'], 1],
  ])('is %s', async (_, sample, runMs) => {
    const { quick } = await judging([], { sample })

    expect(quick.runMs).toBe(runMs)
  })
})

describe('a candidate is rejected', () => {
  it('if no more targets pass than with an earlier one, and the run may end once that is certain', async () => {
    const { rejects, asked } = await judging([['one']])

    expect(await rejects(1)).toBe(true)
    expect(asked).toEqual([{ names: ['one', 'two'], failures: 1 }])
  })

  it('by a sample of the targets, if none of it passes', async () => {
    const { rejects, asked } = await judging([[]], { sample: ['two'] })

    expect(await rejects(0)).toBe(true)
    expect(asked).toEqual([{ names: ['two'], failures: 0 }])
  })

  it('if it breaks the same test beside the targets twice', async () => {
    const { rejects, asked } = await judging([['one', 'two'], ['three'], []], { passing: ['three', 'four'] })

    expect(await rejects(0)).toBe(true)
    expect(asked.slice(1)).toEqual([
      { names: ['three', 'four'], failures: 1 },
      { names: ['four'], failures: 1 },
    ])
  })
})

describe('candidates that are judged together', () => {
  const targets = ['one', 'two'].map(name => testKey(id(name)))

  it('are rejected without a run if too few tests pass, or they take too long', async () => {
    const { quick, asked, together } = await judging([], { sifted: ['rejected', 'passed', 'too slow', undefined] })

    await quick.sift(four, targets, 1)

    expect(together).toEqual([{ names: ['one', 'two'], texts: ['a', 'b', 'c', 'd'], enough: 2 }])
    expect(four.map(each => [quick.hasSifted(each), quick.ranOut])).toEqual([
      [true, false],
      [false, false],
      [true, true],
      [false, false],
    ])
    expect(asked).toEqual([])
  })

  it.each([
    ['no more than one run if they pass again', [['one', 'two', 'three']], false, [['one', 'two', 'three']]],
    [
      'the runs of any other if they do not',
      [['one', 'three'], ['one', 'two'], [], []],
      true,
      [['one', 'two', 'three'], ['one', 'two'], ['three'], ['three']],
    ],
    [
      'the runs of any other if they break a test beside the targets',
      [['one', 'two'], ['one', 'two'], ['three']],
      false,
      [['one', 'two', 'three'], ['one', 'two'], ['three']],
    ],
  ])('have %s', async (_, answers, isRejected, runs) => {
    const { quick, asked } = await judging(answers, { passing: ['three'], sifted: ['passed'] })
    const [one] = four
    if (one === undefined) throw new Error('no candidate')
    await quick.sift([one], targets, 1)

    expect(quick.hasSifted(one)).toBe(false)
    expect(await quick.rejects(one, targets, 1)).toBe(isRejected)
    expect(asked.map(({ names }) => names)).toEqual(runs)
    expect(quick.seen).toBe(2)
  })

  it.each([
    ['all targets had to pass', {}, 1, true],
    ['one of them would have been enough', {}, 0, false],
    ['only a sample ran', { sample: ['two'] }, 1, false],
  ])('have passed all targets where %s', async (_, options, atLeast, hasPassedAll) => {
    const { quick } = await judging([], { sifted: ['passed', 'rejected'], ...options })

    await quick.sift(four.slice(0, 2), targets, atLeast)

    expect(four.map(each => quick.hasPassedAll(each))).toEqual([hasPassedAll, false, false, false])
  })

  it('need one test of a sample', async () => {
    const { quick, together } = await judging([], { sample: ['two'], sifted: [] })

    await quick.sift(four, targets, 1)

    expect(together).toMatchObject([{ names: ['two'], enough: 1 }])
  })

  it('each have a run where the judge cannot tell, or there is none', async () => {
    const { quick } = await judging([])
    const without = await QuickRejection.open([failure('one')], [id('one')], {})

    for (const each of [quick, without]) {
      await each.sift(four, targets, 0)
      expect(four.map(candidate => each.hasSifted(candidate))).toEqual([false, false, false, false])
    }
  })
})

describe('a candidate is left to the test runner', () => {
  it.each([
    ['more targets pass', [['one']], []],
    ['a test beside the targets fails once', [['one'], [], ['three']], ['three']],
    ['the judge cannot tell', [undefined], []],
    ['the judge cannot tell of the tests beside the targets', [['one'], undefined], ['three']],
  ])('if %s', async (_, answers, passing) => {
    const { rejects } = await judging(answers, { passing })

    expect(await rejects(0)).toBe(false)
  })

  it('if there is no judge', async () => {
    const quick = await QuickRejection.open([failure('one')], [id('one')], {})

    const [one] = four
    if (one === undefined) throw new Error('no candidate')

    expect([await quick.rejects(one, [testKey(id('one'))], 0), quick.seen]).toEqual([false, undefined])
  })
})

describe('a look at the code', () => {
  it('takes the notes of a run of the sample, and of one of the tests that pass', async () => {
    const { quick, asked } = await judging([[], ['three']], { passing: ['three'], notes: ['old', 'red', 'green'] })

    expect(await quick.observe()).toEqual({ failing: 'red', passing: 'green' })
    expect(asked.map(({ names }) => names)).toEqual([['one', 'two'], ['three']])
  })

  it.each([
    ['a failing test passes with the probes', [['one'], ['three']]],
    ['a test that passes fails with the probes', [[], []]],
    ['the judge cannot tell', [undefined, ['three']]],
  ])('tells nothing if %s', async (_, answers) => {
    const { quick } = await judging(answers, { passing: ['three'], notes: [undefined, 'red', 'green'] })

    expect(await quick.observe()).toBeUndefined()
  })

  it('tells nothing if no probe ran in a failing test, or there is no judge', async () => {
    const { quick } = await judging([[]], { passing: ['three'] })
    const without = await QuickRejection.open([failure('one')], [id('one')], {})

    expect([await quick.observe(), await without.observe(), without.notes]).toEqual([undefined, undefined, undefined])
  })
})
