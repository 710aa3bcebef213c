import { expect, test } from 'vitest'
import { isDoubtful } from '../../../src/domain/model/selectors.ts'
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
