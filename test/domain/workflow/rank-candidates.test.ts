import { describe, expect, it } from 'vitest'
import type { RaceResult } from '../../../src/domain/workflow/observation.ts'
import { rankCandidates } from '../../../src/domain/workflow/rank-candidates.ts'
import { attempt } from '../states.ts'

const LONG = '--- a/a.ts\n+++ b/a.ts\n@@ -1,2 +1,2 @@\n-one\n-two\n+three\n+four'
const SHORT = '--- a/a.ts\n+++ b/a.ts\n@@ -1,2 +1,2 @@\n one\n-two\n+four'

describe('of several candidates for the same clusters', () => {
  it.each<[number, string, RaceResult['change'], RaceResult['change']]>([
    [2, 'more tests green', { rateAfter: 0.5 }, { rateAfter: 0.6 }],
    [1, 'more tests green, in any order', { rateAfter: 0.6 }, { rateAfter: 0.5 }],
    [2, 'more tests green with the longer diff', { rateAfter: 0.5, diff: SHORT }, { rateAfter: 0.6, diff: LONG }],
    [2, 'the shorter diff', { rateAfter: 0.5, diff: LONG }, { rateAfter: 0.5, diff: SHORT }],
    [1, 'the shorter diff, in any order', { rateAfter: 0.5, diff: SHORT }, { rateAfter: 0.5, diff: LONG }],
    [1, 'nothing over the first', { rateAfter: 0.5, diff: SHORT }, { rateAfter: 0.5, diff: SHORT }],
    [
      2,
      'the diff of fewer files: their names are no lines',
      { diff: `${SHORT}\n${SHORT}` },
      { diff: LONG.replace('-one\n', '') },
    ],
    [2, 'what was judged', {}, { rateAfter: 0.1 }],
  ])('number %i is kept for %s', (kept, _, first, second) => {
    const attempts = [attempt({ iteration: 1 }), attempt({ iteration: 2 })]
    const results = [won(1, first), won(2, second)]

    const after = rankCandidates(results, attempts)

    const lost = 3 - kept
    expect(after[kept - 1]).toEqual(results[kept - 1])
    expect(after[lost - 1]).toMatchObject({ iteration: lost, change: { result: 'outranked' } })
    expect(after[lost - 1]?.change.reason).toContain(`Iteration ${kept} `)
    expect(after[lost - 1]?.change, 'it is not put together with the branch').not.toHaveProperty('tree')
  })

  it.each<[string, RaceResult['change'], RaceResult['change']]>([
    ['Iteration 2 turned more tests green.', { rateAfter: 0.9, diff: SHORT }, { rateAfter: 1, diff: LONG }],
    [
      'Iteration 2 did as much, and its change is not larger.',
      { rateAfter: 1, diff: LONG },
      { rateAfter: 1, diff: SHORT },
    ],
  ])('the reason of the other is true: %s', (reason, first, second) => {
    const attempts = [attempt({ iteration: 1 }), attempt({ iteration: 2 })]

    expect(rankCandidates([won(1, first), won(2, second)], attempts)[0]?.change).toMatchObject({ reason })
  })

  it('those that did not hold stay what they are, and do not count', () => {
    const attempts = [attempt({ iteration: 1 }), attempt({ iteration: 2 }), attempt({ iteration: 3 })]
    const results: RaceResult[] = [
      { iteration: 1, change: { result: 'fail', rateAfter: 1, reason: 'why' }, flaky: ['x'] },
      won(2, { rateAfter: 0.1 }),
      { iteration: 3, change: { result: 'abstained', reason: 'no idea' }, flaky: [] },
    ]

    expect(rankCandidates(results, attempts)).toEqual(results)
  })

  it('what they found to be flaky is kept', () => {
    const attempts = [attempt({ iteration: 1 }), attempt({ iteration: 2 })]

    const after = rankCandidates(
      [{ ...won(1, { rateAfter: 0.1 }), flaky: ['x'] }, won(2, { rateAfter: 0.2 })],
      attempts,
    )

    expect(after[0]).toMatchObject({ change: { result: 'outranked', rateAfter: 0.1 }, flaky: ['x'] })
  })

  it('the best of three is found wherever it stands', () => {
    const attempts = [1, 2, 3].map(iteration => attempt({ iteration }))
    const rates = [
      [0.3, 0.2, 0.1],
      [0.2, 0.3, 0.1],
      [0.1, 0.2, 0.3],
    ]

    const kept = rates.map(three =>
      rankCandidates(
        three.map((rateAfter, index) => won(index + 1, { rateAfter })),
        attempts,
      ).flatMap(({ iteration, change }) => (change.tree === undefined ? [] : [iteration])),
    )

    expect(kept).toEqual([[1], [2], [3]])
  })
})

it('attempts at other clusters do not compete', () => {
  const attempts = [attempt({ iteration: 1, clusters: ['a'] }), attempt({ iteration: 2, clusters: ['b'] })]
  const results = [won(1, { rateAfter: 0.1 }), won(2, { rateAfter: 0.9 })]

  expect(rankCandidates(results, attempts)).toEqual(results)
})

it('a line that begins with dashes is a line', () => {
  const attempts = [attempt({ iteration: 1 }), attempt({ iteration: 2 })]
  const comments = '--- a/a.sql\n+++ b/a.sql\n@@ -1,3 +1 @@\n--- one\n--- two\n-three\n+four'

  const after = rankCandidates([won(1, { diff: comments }), won(2, { diff: SHORT })], attempts)

  expect(after[0]?.change.result).toBe('outranked')
})

function won(iteration: number, change: RaceResult['change']): RaceResult {
  return { iteration, change: { tree: `tree ${iteration}`, ...change }, flaky: [] }
}
