import type { Snapshot } from '../model/state.ts'
import { isCheck } from '../model/check.ts'
import { byKey, type TestCase, testKey, type TestKey } from '../model/test-case.ts'

/** Shortest duration that a snapshot keeps, in milliseconds. A test without one counts with it. */
const SLOW_MS = 500
/** A test became slower if it takes more than twice the time, and at least a second more. */
const FACTOR = 2
const MORE_MS = 1_000

/** Durations of passing tests in milliseconds, of half a second and more. The project's checks are no tests. */
export function slowTests(cases: readonly TestCase[]): Readonly<Record<TestKey, number>> {
  const tests = cases.filter(({ id }) => !isCheck(id))
  const slow = [...byKey(tests)].filter(([, { status, durationMs }]) => status === 'passed' && durationMs >= SLOW_MS)
  return Object.fromEntries(slow.map(([key, { durationMs }]) => [key, Math.round(durationMs)]))
}

/** List the tests that passed before and after and became slower, the slowest first. */
export function slowerTests(before: Snapshot | undefined, after: Snapshot | undefined): TestKey[] {
  const passedBefore = new Set(before?.tests.filter(({ status }) => status === 'passed').map(({ id }) => testKey(id)))
  return Object.entries(after?.slow ?? {})
    .filter(([key, ms]) => passedBefore.has(key) && isSlower(before?.slow?.[key] ?? SLOW_MS, ms))
    .toSorted(([, a], [, b]) => b - a)
    .map(([key]) => key)
}

/** Return true if a test takes more than twice the time, and at least a second more. Milliseconds. */
export function isSlower(beforeMs: number, afterMs: number): boolean {
  return afterMs > FACTOR * beforeMs && afterMs - beforeMs >= MORE_MS
}
