import { isCheck } from '../domain/model/check.ts'
import type { TestId } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'
import { checkFindings } from '../test-reports/formats/check-findings.ts'

/** Result of a run whose command failed although its tests passed. */
export const FAILED_EXIT = 'failed-without-failures'

/** Part a selection into checks and tests. */
export function parted(tests: readonly TestId[]): [checks: TestId[], tests: TestId[]] {
  return [tests.filter(isCheck), tests.filter(id => !isCheck(id))]
}

/** Drop the failure of a threshold of coverage, which says nothing about a part of the tests. */
export function withoutCoverage(run: TestRun): TestRun {
  if (run.result !== FAILED_EXIT) return run
  const findings = checkFindings(run.output)
  const isCoverage = findings.length > 0 && findings.every(({ file }) => file === '')
  return isCoverage ? { ...run, complete: true, result: 'finished', notes: [] } : run
}
