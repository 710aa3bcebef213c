import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/domain/model/attempt.ts'
import { reusableAnalysis, analysisOfDemands } from '../../../src/domain/history/analysis-reuse.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { analysis, at, attempt, finding, id, key, review, snapshot } from '../states.ts'

const high = finding({ file: 'a.ts', line: 3, what: 'It hides the error.', why: 'Nobody would see it.' })

describe('what a reviewer demands is an analysis', () => {
  const revision = attempt({ iteration: 2, kind: 'revision', base: 'tip', targets: [key('red'), key('beside')] })
  const state = (change: Partial<State>) =>
    at(
      { at: 'analyzing', iteration: 2 },
      {
        tip: 'tip',
        current: snapshot('tip', { red: 'passed', beside: 'passed' }),
        attempts: [attempt({ commit: 'tip', result: 'pass', confirmed: true }), revision],
        ...change,
      },
    )

  it('that names what is wrong, where, and what shows it', () => {
    const whole = finding({ file: 'b.ts', line: undefined, what: 'It is done twice.', why: 'See a.ts.' })
    const low = finding({ severity: 'low', what: 'It is long.' })

    const told = analysisOfDemands(state({ reviews: [review([high, low, whole])] }), revision)

    expect(told?.analysis).toMatchObject({
      rootCause: 'It hides the error. It is done twice.',
      evidence: [
        { file: 'a.ts', line: 3, says: 'Nobody would see it.' },
        { file: 'b.ts', says: 'See a.ts.' },
      ],
      modificationPoints: [
        { file: 'a.ts', symbol: '', lines: [3, 3], change: 'It hides the error.' },
        { file: 'b.ts', symbol: '', change: 'It is done twice.' },
      ],
      criticality: 'high',
    })
    expect(told?.analysis.modificationPoints[1]).not.toHaveProperty('lines')
  })

  it('that names the files of the tests which stay green, each once', () => {
    expect(analysisOfDemands(state({ reviews: [review([high])] }), revision)?.analysis.affectedTests).toEqual([
      id('red').file,
    ])
  })

  it.each<[string, Partial<State>]>([
    ['there was no review', {}],
    ['the newest one has no demand', { reviews: [review([high]), review()] }],
    ['the newest one saw another commit', { reviews: [review([high], { sha: 'before' })] }],
  ])('but none when %s', (_, change) => {
    expect(analysisOfDemands(state(change), revision)).toBeUndefined()
  })
})

describe('the analysis of a fixer that could not be reached any more', () => {
  const open = attempt({ iteration: 3, fixer: 'offline' })
  const gone = attempt({ result: 'abstained', unavailable: true, analysis, code: 'digest' })
  const told = (before: readonly Attempt[], asked = open) =>
    reusableAnalysis(at({ at: 'analyzing', iteration: 3 }, { attempts: [...before, asked] }), asked)

  it('serves the next one, with the code that it is of', () => {
    expect(told([gone])).toEqual({ analysis, code: 'digest' })
  })

  it('is the newest of several', () => {
    const later = attempt({ ...gone, iteration: 2, analysis: { ...analysis, rootCause: 'later' } })

    expect(told([gone, later])?.analysis.rootCause).toBe('later')
  })

  it.each<[string, Partial<Attempt>, Partial<Attempt>]>([
    ['it was judged', { unavailable: false, result: 'fail' }, {}],
    ['it could not even analyse', { analysis: undefined }, {}],
    ['other code was analysed', { base: 'before' }, {}],
    ['other failures were', { clusters: ['c2'] }, {}],
    ['more failures were', { clusters: ['c1', 'c2'] }, {}],
    ['another strategy asks for another analysis', { strategy: 'surgical' }, {}],
    ['it is debugging: what was tried tells more', {}, { debugging: 1 }],
    ['it is one of several candidates', {}, { candidate: 1 }],
  ])('is made anew when %s', (_, before, now) => {
    expect(told([{ ...gone, ...before }], { ...open, ...now })).toBeUndefined()
  })

  it('is not taken from an attempt that came later', () => {
    expect(told([{ ...gone, iteration: 4 }])).toBeUndefined()
  })
})
