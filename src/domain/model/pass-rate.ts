import { isCheck } from './check.ts'
import { type CaseStatus, type TestId, testKey, type TestKey } from './test-case.ts'

export type Statuses = ReadonlyMap<TestKey, CaseStatus>

/**
 * Kind of a case: a test of the runner, a part that could not be loaded or set up (a case without a name), or a check
 * of the project, such as types, lint or the build.
 */
export type CaseKind = 'test' | 'load' | 'check'

export function caseKind(id: Pick<TestId, 'framework' | 'name'>): CaseKind {
  return isCheck(id) ? 'check' : id.name === '' ? 'load' : 'test'
}

/**
 * Compute passed / (passed + failed) over the tests, 0–1. Skipped and ignored tests do not count. A part that could
 * not be loaded counts as a failed test, even if it is ignored: its tests are unknown. One that loads again is no test.
 * A finding of a check counts like a test. 1 if nothing counts.
 * @param unnamed number of passing tests that the runner counts and does not name
 */
export function passRate(
  tests: Iterable<{ readonly id: TestId; readonly status: CaseStatus }>,
  ignored: ReadonlySet<TestKey>,
  unnamed = 0,
): number {
  let passed = unnamed
  let failed = 0
  for (const { id, status } of tests) {
    const kind = caseKind(id)
    if (kind === 'load' && status === 'failed') failed += 1
    if (kind === 'load' || ignored.has(testKey(id))) continue
    if (status === 'passed') passed += 1
    if (status === 'failed') failed += 1
  }
  return passed + failed === 0 ? 1 : passed / (passed + failed)
}

/** Format whole percent; never "100%" for less than all, nor "0%" for more than none. */
export function percent(rate: number): string {
  const rounded = Math.round(rate * 100)
  const honest = rate < 1 && rounded === 100 ? 99 : rate > 0 && rounded === 0 ? 1 : rounded
  return `${honest}%`
}
