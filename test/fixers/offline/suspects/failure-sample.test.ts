import { describe, expect, it } from 'vitest'
import { type Failure, HUNG } from '../../../../src/domain/model/test-case.ts'
import { sampleOf } from '../../../../src/fixers/offline/suspects/failure-sample.ts'

function failing(durations: readonly number[], hung: readonly number[] = []): Failure[] {
  return durations.map((durationMs, index) => ({
    id: { framework: 'node', file: 'a.test.js', suite: [], name: String(index) },
    problem: { kind: 'failure', type: hung.includes(index) ? HUNG : 'Error', message: 'no', stack: '' },
    frames: [],
    durationMs,
  }))
}

describe('the failing tests that run first', () => {
  it.each<[string, number[], number[], string[]]>([
    ['are all, if they are few and quick', [1, 2, 3], [], ['0', '1', '2']],
    ['are four at even distances', [1, 1, 1, 1, 1, 1, 1, 1], [], ['0', '2', '4', '6']],
    ['are none that takes most of the time', [1, 900, 2, 3], [], ['0', '2', '3']],
    ['are the quickest ones, if all are slow', [700, 600, 800], [], ['1']],
    ['are none that does not end', [1, 60_000, 2], [1], ['0', '2']],
    ['are all that do not end, if no other fails', [5, 5], [0, 1], ['0', '1']],
    ['are none of none', [], [], []],
  ])('%s', (_, durations, hung, names) => {
    expect(sampleOf(failing(durations, hung)).map(({ name }) => name)).toEqual(names)
  })
})
