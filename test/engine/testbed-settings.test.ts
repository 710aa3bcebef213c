import { expect, it } from 'vitest'
import { testTimeoutMs } from '../../src/engine/testbed-settings.ts'
import type { TestCase } from '../../src/domain/model/test-case.ts'

const MINUTE = 60_000
const taking = (durationMs: number): TestCase[] => [
  { id: { framework: '', file: '', suite: [], name: 'a' }, status: 'passed', durationMs, problems: [] },
]

it.each([
  { what: 'five minutes at least', minutes: 60, took: 1_000, expected: 5 * MINUTE },
  { what: 'three times what the reports say', minutes: 60, took: 3 * MINUTE, expected: 9 * MINUTE },
  { what: 'fifteen minutes at most', minutes: 60, took: 50 * MINUTE, expected: 15 * MINUTE },
  { what: 'a quarter of the time of the whole work at most', minutes: 8, took: 1_000, expected: 2 * MINUTE },
])('a test run of unknown duration gets $what', ({ minutes, took, expected }) => {
  const settings = { 'timeout-minutes': minutes, 'test-timeout-minutes': undefined }

  expect(testTimeoutMs(settings, taking(took))).toBe(expected)
})

it('a limit of the user counts as it is', () => {
  expect(testTimeoutMs({ 'timeout-minutes': 8, 'test-timeout-minutes': 7 }, undefined)).toBe(7 * MINUTE)
})
