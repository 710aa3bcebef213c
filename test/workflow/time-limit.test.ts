import { expect, it } from 'vitest'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import { timeLimitError } from '../../src/workflow/time-limit.ts'

const limits = { minutes: 30, iterations: 1, attempts: 1 }
const cut: TestRun = {
  cases: [],
  complete: false,
  result: 'timed-out',
  exit: { kind: 'timed-out', afterMs: 900_000 },
  durationMs: 900_000,
  output: '',
  notes: [],
}

it('a first run that takes all of the time is explained with the input to set', () => {
  const error = timeLimitError({ ...cut, exit: { kind: 'timed-out', afterMs: 1, isOver: true } }, limits)

  expect(error?.sentence).toBe(
    'The first run of the whole suite did not end within timeout-minutes (30). Set timeout-minutes to several times what the whole suite takes.',
  )
})

it('a first run that takes its own share is explained with both inputs', () => {
  expect(timeLimitError(cut, limits)?.sentence).toMatch(/did not end within 900 s\. Set test-timeout-minutes to more/)
})

it('a first run that takes its part of timeout-minutes is explained with that', () => {
  const exit = { kind: 'timed-out', afterMs: 45_000 } as const

  expect(timeLimitError({ ...cut, exit }, { ...limits, minutes: 3 })?.sentence).toBe(
    'The first run of the whole suite did not end within 45 s, a quarter of timeout-minutes (3). Set timeout-minutes to more than four times what the whole suite takes.',
  )
})

it('a run that is incomplete for another reason is not explained by a time limit', () => {
  expect(timeLimitError({ ...cut, result: 'no-report' }, limits)).toBeUndefined()
})
