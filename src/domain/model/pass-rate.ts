import type { CaseStatus, TestKey } from './test-case.ts'

export type Statuses = ReadonlyMap<TestKey, CaseStatus>

/** Compute passed / (passed + failed), 0–1. Skipped and ignored tests do not count; 1 if no test counts. */
export function passRate(statuses: Statuses, ignored: ReadonlySet<TestKey>): number {
  let passed = 0
  let failed = 0
  for (const [key, status] of statuses) {
    if (ignored.has(key)) continue
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
