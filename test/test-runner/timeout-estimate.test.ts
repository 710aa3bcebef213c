import { expect, it } from 'vitest'
import { TimeoutEstimate } from '../../src/test-runner/timeout-estimate.ts'
import type { TestSelection } from '../../src/domain/model/test-case.ts'
const MINUTES = 60_000
const all: TestSelection = { kind: 'all' }
const part: TestSelection = { kind: 'only', tests: [] }
const affected: TestSelection = { kind: 'affected', tests: [], files: [] }

it('a run may take all that there is, until the whole suite has run', () => {
  const pace = new TimeoutEstimate(5 * MINUTES, false)

  pace.record(part, { complete: true, durationMs: 1_000 })
  pace.record(all, { complete: false, durationMs: 1_000 })

  expect([pace.deadline(all), pace.deadline(part)]).toEqual([5 * MINUTES, 5 * MINUTES])
})

it.each([
  { took: 1_000, whole: 60_000, some: 20_000 },
  { took: 40_000, whole: 160_000, some: 80_000 },
  { took: 4 * MINUTES, whole: 5 * MINUTES, some: 5 * MINUTES },
])('after a whole run of $took ms it has a few times that, within bounds', ({ took, whole, some }) => {
  const pace = new TimeoutEstimate(5 * MINUTES, false)

  pace.record(all, { complete: true, durationMs: took })

  // A change can affect all.
  expect([pace.deadline(all), pace.deadline(affected), pace.deadline(part)]).toEqual([whole, whole, some])
})

it('the slowest of the whole runs is the measure', () => {
  const pace = new TimeoutEstimate(5 * MINUTES, false)

  for (const durationMs of [30_000, 50_000, 10_000]) pace.record(all, { complete: true, durationMs })

  expect(pace.deadline(part)).toBe(100_000)
})

it('what somebody has told is what counts', () => {
  const pace = new TimeoutEstimate(7 * MINUTES, true)

  pace.record(all, { complete: true, durationMs: 1 })

  expect([pace.deadline(all), pace.deadline(part)]).toEqual([7 * MINUTES, 7 * MINUTES])
})

it.each([
  { took: 1_000, first: 3 * MINUTES },
  { took: 45_000, first: 4.5 * MINUTES },
  { took: 4 * MINUTES, first: 5 * MINUTES },
])(
  'the first run in a copy, which may have to compile everything, has more after one of $took ms',
  ({ took, first }) => {
    const pace = new TimeoutEstimate(5 * MINUTES, false)

    pace.record(all, { complete: true, durationMs: took })

    expect([pace.deadline(part, true), pace.deadline(all, true)]).toEqual([first, first])
  },
)
