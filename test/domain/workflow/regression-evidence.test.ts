import { expect, it } from 'vitest'
import { chanceOf, regressionIn } from '../../../src/domain/workflow/regression-evidence.ts'

const sample = ([failed, runs]: readonly [number, number]) => ({ failed, runs })

it.each<[string, [number, number], [number, number], ReturnType<typeof regressionIn>]>([
  ['fails four of four times, and never without the change', [4, 4], [0, 4], 'regression'],
  ['fails three of three times, and never without the change', [3, 3], [0, 3], 'undecided'],
  ['fails three of three times on both', [3, 3], [3, 3], 'flaky'],
  ['fails once in eleven runs, and never without the change', [1, 11], [0, 11], 'undecided'],
  ['fails five times in eleven runs, and never without the change', [5, 11], [0, 11], 'regression'],
  ['fails more often, but once without the change too', [3, 3], [1, 3], 'undecided'],
  ['fails much more often', [10, 11], [2, 11], 'regression'],
])('a test that %s is as far as that shows: %s of %s → %s', (_, changed, unchanged, expected) => {
  expect(regressionIn({ changed: sample(changed), unchanged: sample(unchanged) })).toBe(expected)
})

it('the chance is that of a one-sided exact test', () => {
  // Tea tasting: Fisher, The Design of Experiments, 1935.
  expect(chanceOf({ changed: { failed: 3, runs: 4 }, unchanged: { failed: 1, runs: 4 } })).toBeCloseTo(17 / 70)
  expect(chanceOf({ changed: { failed: 0, runs: 3 }, unchanged: { failed: 0, runs: 3 } })).toBe(1)
})

it('a check that fails with the change twice, and passes without it twice, is broken by it; a test may be flaky', () => {
  const twice = { changed: sample([2, 2]), unchanged: sample([0, 2]) }

  expect(regressionIn(twice, { ofCheck: true })).toBe('regression')
  expect(regressionIn(twice)).toBe('undecided')
  expect(regressionIn({ changed: sample([1, 2]), unchanged: sample([0, 2]) }, { ofCheck: true })).toBe('undecided')
  expect(regressionIn({ changed: sample([2, 2]), unchanged: sample([1, 2]) }, { ofCheck: true })).toBe('undecided')
})
