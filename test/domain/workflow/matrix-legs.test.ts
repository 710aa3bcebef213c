import { describe, expect, it } from 'vitest'
import type { Request } from '../../../src/domain/model/request.ts'
import { decideLeg, joinLegs } from '../../../src/domain/workflow/matrix-legs.ts'
import { reduce } from '../../../src/domain/workflow/reducer.ts'
import { at, attempt, id, key, snapshot } from '../states.ts'

const CI = { id: 7, attempt: 1, name: 'CI', url: 'https://ci.example/7' }
const LEG_A = '{"node":"22"}'
const LEG_B = '{"node":"24"}'

function known(request: Partial<Request>) {
  const state = at({ at: 'done' }, { outcome: 'fixed', reported: [id('red')], targets: [key('red')] })
  return { ...state, request: { ...state.request, ...request } }
}

describe('a run for a request that others have worked on', () => {
  it.each<[string, Partial<Request>, Partial<Request>, readonly string[], string]>([
    ['another leg with a test of its own', { leg: LEG_A, run: CI }, { leg: LEG_B, run: CI }, ['other'], 'join'],
    ['another leg with the same test', { leg: LEG_A, run: CI }, { leg: LEG_B, run: CI }, ['red'], 'answered'],
    ['another leg without reports', { leg: LEG_A, run: CI }, { leg: LEG_B, run: CI }, [], 'join'],
    ['the same leg', { leg: LEG_A, run: CI }, { leg: LEG_A, run: CI }, ['red'], 'same'],
    [
      'the same leg, run once more, with another test',
      { leg: LEG_A, run: CI },
      { leg: LEG_A, run: CI },
      ['other'],
      'join',
    ],
    [
      'the run of the pull request after that of the push',
      { run: CI },
      { run: { ...CI, id: 8 } },
      ['red', 'other'],
      'join',
    ],
    ['the same, with the same test', { run: CI }, { run: { ...CI, id: 8 } }, ['red'], 'same'],
    ['a command after a leg', { leg: LEG_A, run: CI }, {}, [], 'same'],
    ['CI after a command, with a test of its own', {}, { run: CI }, ['other'], 'join'],
    ['CI after a command, with the same test', {}, { run: CI }, ['red'], 'same'],
  ])('as %s', (_, before, now, reported, decision) => {
    expect(decideLeg(known(before), now as Request, reported.map(id))).toBe(decision)
  })

  it('that joins and can run its tests does so, although the one before it could not', () => {
    const unable = at(
      { at: 'done' },
      {
        ...known({ leg: LEG_A, run: CI }),
        cannotRun: 'No database.',
        culprit: { sha: 'c', subject: 'Break it' },
      },
    )

    const state = reduce(joinLegs(unable, { ...unable.request, leg: LEG_B }, [id('mine')]), {
      kind: 'reproduced',
      snapshot: snapshot('head', { mine: 'failed' }),
      targets: [key('mine')],
      flaky: [],
      notReproduced: [],
      orderDependent: [],
      origins: {},
      culprit: undefined,
      outside: [],
      notes: [],
    })

    expect(state).not.toHaveProperty('cannotRun')
    expect(state).not.toHaveProperty('culprit')
    expect(state.targets).toEqual([key('mine')])
  })

  it('that joins keeps what was fixed and what was not, once for each', () => {
    const failed = (names: readonly string[]) => ({
      sha: 'a',
      tests: names.map(name => ({ id: id(name), status: 'failed' as const })),
      failures: [],
      durationMs: 1,
    })
    const failures = ['red', 'open'].map(name => ({
      id: id(name),
      problem: { kind: 'failure' as const, type: 'Error', message: `${name} fails`, stack: '' },
      frames: [],
      durationMs: 1,
    }))
    const state = at(
      { at: 'done' },
      {
        initial: { ...failed(['red', 'open']), failures },
        current: {
          ...failed(['open']),
          tests: [
            { id: id('red'), status: 'passed' },
            { id: id('open'), status: 'failed' },
          ],
        },
        targets: [key('red'), key('open')],
        uncovered: [{ file: 'a.js', line: 3, added: [] }],
        attempts: [attempt({ commit: 'c1', result: 'pass' })],
      },
    )
    const request = { ...state.request, leg: LEG_B }

    const once = joinLegs(state, request, [id('mine')])
    const twice = joinLegs({ ...once, uncovered: state.uncovered }, { ...request, leg: LEG_A }, [id('open')])

    expect(once.joined?.fixed.map(({ problem }) => problem.message)).toEqual(['red fails'])
    expect(once.joined?.remaining.map(({ problem }) => problem.message)).toEqual(['open fails'])
    expect(twice.joined?.remaining, 'it is its own now').toEqual([])
    expect(twice.joined?.uncovered).toHaveLength(1)
  })
})
