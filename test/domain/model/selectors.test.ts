import { describe, expect, it, test } from 'vitest'
import type { Attempt } from '../../../src/domain/model/attempt.ts'
import { branchCommits, isDoubtful } from '../../../src/domain/model/selectors.ts'
import { attempt, proof, proposal } from '../states.ts'

test.for<readonly [confidence: number, doubtful: boolean]>([
  [0.3, true],
  [0.5, false],
  [0.9, false],
  // That of an attempt that was read from a commit is not known.
  [0, false],
])('a kept change with a confidence of %d is doubtful: %s', ([confidence, doubtful]) => {
  const kept = attempt({ commit: 'tip', result: 'pass', proposal: { ...proposal, confidence } })
  const of = (attempts: Parameters<typeof isDoubtful>[0]['attempts'], undoes = false) =>
    isDoubtful({ attempts, proof: { ...proof(), undoes } })

  expect(of([kept])).toBe(doubtful)
  expect(of([{ ...kept, revert: 'later' }])).toBe(false)
  expect(of([{ ...kept, result: 'progress' }])).toBe(false)
  expect(of([kept], true)).toBe(true)
})

describe('the commits on the branch', () => {
  const made = (iteration: number, change: Partial<Attempt>) => attempt({ iteration, ...change })

  it('are those of kept attempts, and reverted ones with their reverts', () => {
    const attempts = [
      made(1, { commit: 'one' }),
      made(2, { commit: 'two', revert: 'undo' }),
      made(3, { result: 'fail' }),
      // It replaced the change of the fifth.
      made(4, { commit: 'four', revert: 'five' }),
      made(5, { commit: 'five', undoes: 4 }),
    ]

    expect(branchCommits({ attempts, squashed: undefined })).toEqual(['one', 'two', 'undo', 'four', 'five'])
  })

  it('are one after a squash, and those made on top of it', () => {
    const squashed = { sha: 'all', from: 'undo' }
    const before = [
      made(1, { commit: 'all', base: 'head' }),
      made(2, { commit: 'all', base: 'one' }),
      made(3, { commit: 'three', base: 'two', revert: 'undo' }),
    ]
    const later = [made(4, { commit: 'four', base: 'all' }), made(5, { commit: 'five', base: 'four', revert: 'undo5' })]

    expect(branchCommits({ attempts: before, squashed })).toEqual(['all'])
    expect(branchCommits({ attempts: [...before, ...later], squashed })).toEqual(['all', 'four', 'five', 'undo5'])
  })
})
