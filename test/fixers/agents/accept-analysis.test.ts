import { describe, expect, it } from 'vitest'
import type { Analysis } from '../../../src/domain/model/attempt.ts'
import { Attempt } from '../../../src/domain/model/attempt.ts'
import { rejectionReason, type AnalysisContext } from '../../../src/fixers/agents/accept-analysis.ts'
import { ANALYSIS, FILES } from './bench.ts'
import { analysing, sent } from './fixing.ts'
import { PLACE, report, reported } from './turns.ts'

const ELSEWHERE = { file: 'src/none.ts', line: 1, says: 'x', change: '' }
const TO_MAKE = { ...PLACE, file: 'src/none.ts', says: '' }
const POINT = { file: 'src/sum.ts', symbol: 'sum', change: 'add' }
const THIN = 'The analysis is too thin: it names no'

describe('an analysis is not gone by, and the next fixer is asked,', () => {
  it.each<[string, object, RegExp]>([
    [
      'when the environment is wrong',
      { wrong: 'environment' },
      /^The environment is wrong, not the code: sum subtracts/,
    ],
    ['when the test is wrong', { wrong: 'test' }, /^The test is wrong, not the code: sum subtracts/],
    ['without a place to change', { places: [{ ...PLACE, change: '' }] }, /^The analysis names no place to change\.$/],
    ['with too little confidence', { confidence: 0.39 }, /^The analysis is not sure enough \(confidence 0\.39\)\.$/],
    ['with less than no confidence', { confidence: -1 }, /not sure enough \(confidence 0\)/],
    ['with a root cause that says nothing', { rootCause: ' The sign.  \n' }, new RegExp(`^${THIN} root cause`)],
    ['without a file of the project', { places: [ELSEWHERE, TO_MAKE] }, new RegExp(`^${THIN} file of the project`)],
  ])('%s', async (_, change, reason) => {
    const { answer, world } = await analysing([reported(change)])

    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: expect.stringMatching(reason) })
    expect(answer).not.toHaveProperty('unavailable')
    expect(answer.usage.requests).toBe(1)
    expect(answer.transcripts).toHaveLength(1)
    expect(world.violations).toEqual([])
  })
})

describe('an analysis is gone by', () => {
  it.each<[string, object, Partial<Analysis>]>([
    ['as it is', {}, {}],
    ['without affected tests: the failing ones are known', { affectedTests: [] }, { affectedTests: [] }],
    ['with just enough confidence', { confidence: 0.4 }, { confidence: 0.4 }],
    ['with a confidence in percent', { confidence: 90 }, { confidence: 0.9 }],
    ['with a confidence of 1 at most', { confidence: 300 }, { confidence: 1 }],
    ['with a root cause of twelve characters', { rootCause: 'a sign wrong' }, { rootCause: 'a sign wrong' }],
    [
      'of a file that is to be made, with evidence in one that is there',
      { places: [{ ...PLACE, change: '' }, TO_MAKE] },
      {},
    ],
    [
      'of a file that is there, with evidence elsewhere',
      { places: [{ ...PLACE, says: '' }, ELSEWHERE] },
      { evidence: [{ file: 'src/none.ts', line: 1, says: 'x' }] },
    ],
    ['in the form of earlier versions', { places: [], modificationPoints: [{ ...POINT, lines: [] }] }, {}],
  ])('%s', async (_, change, taken) => {
    const { answer } = await analysing([reported(change)])

    expect(answer).toMatchObject({ kind: 'analysis', analysis: { rootCause: ANALYSIS.rootCause, ...taken } })
  })

  it.each([
    [[], undefined],
    [[7], [7, 7]],
    [
      [7, 9],
      [7, 9],
    ],
  ])('with the lines %j as %j', async (lines, taken) => {
    const { answer } = await analysing([reported({ places: [], modificationPoints: [{ ...POINT, lines }] })])

    const points = answer.kind === 'analysis' ? answer.analysis.modificationPoints : []
    expect(points[0]?.lines).toEqual(taken)
  })
})

describe('the same root cause', () => {
  const again = 'sum subtracts its second number'
  const other = 'The cache is never emptied between two runs.'

  it.each<[string, string[], boolean]>([
    ['for the first time', [], true],
    ['for the second time', [again], true],
    ['for the third time', [again, again], false],
    ['for the third time, with another one between', [again, other, again], false],
    ['after two others', [other, other], true],
    ['in an attempt that made out none', ['', ''], true],
  ])('%s is gone by: see %j', async (_, causes, isGoneBy) => {
    const { answer } = await analysing([reported({ hypothesis: 'h' })], {
      assignment: { earlier: causes.map(attempt) },
    })

    expect(answer.kind).toBe(isGoneBy ? 'analysis' : 'abstention')
    if (answer.kind === 'abstention')
      expect(answer.reason).toMatch(/^The analysis names the same root cause for the third/)
  })
})

describe('after an attempt that failed', () => {
  const debugging = { count: 2, log: 'AssertionError: -1 !== 3' }

  it('an analyst is told what the tests printed, and has to say what must be true', async () => {
    const { answer, world } = await analysing([reported({ hypothesis: 'With a plus it is 3.' })], {
      assignment: { debugging },
    })

    expect(answer).toMatchObject({ kind: 'analysis', analysis: { hypothesis: 'With a plus it is 3.' } })
    expect(sent(world, 0)).toContain('2 attempts came out otherwise than expected')
    expect(sent(world, 0)).toContain('<last-run>\nAssertionError: -1 !== 3\n</last-run>')
  })

  it.each(['', ' \n'])('an analysis whose hypothesis is %j is not gone by', async hypothesis => {
    const { answer } = await analysing([reported({ hypothesis })], { assignment: { debugging } })

    const reason = 'The analysis states no hypothesis after an attempt that failed.'
    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason })
  })

  it('and only then', async () => {
    const { answer, world } = await analysing([report])

    expect(answer.kind).toBe('analysis')
    expect(sent(world, 0)).not.toContain('otherwise than expected')
  })
})

it('of several reasons the plainest is told', () => {
  const circumstances: AnalysisContext = {
    wrong: 'test',
    debugging: true,
    earlier: [],
    files: new Set(Object.keys(FILES)),
  }

  const all = { ...ANALYSIS, modificationPoints: [], affectedTests: [], confidence: 0 }
  expect(rejectionReason(all, circumstances)).toMatch(/^The test is wrong/)
  expect(rejectionReason(all, { ...circumstances, wrong: 'code' })).toBe('The analysis names no place to change.')
})

function attempt(rootCause: string, index: number): Attempt {
  const analysis = rootCause === '' ? {} : { analysis: { ...ANALYSIS, rootCause } }
  const common = { clusters: ['c'], title: 't', targets: [], strategy: 'conservative', fixer: 'f', rateBefore: 0.5 }
  return Attempt.parse({ ...common, ...analysis, iteration: index + 1, result: 'fail', reason: 'Still failing.' })
}
