import { type TestCase, type TestId, testKey } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'

/** Accept a run in which no test is left, since the only ones were left out. */
export function emptied(run: TestRun): TestRun {
  const isEmpty = run.result === 'no-tests' || run.result === 'failed-without-failures'
  return isEmpty && run.cases.every(({ status }) => status === 'skipped')
    ? { ...run, complete: true, result: 'finished', notes: [] }
    : run
}

/**
 * Combine the runs of one selection. The first incomplete one decides the result.
 * @param ended cases of a stopped run, for tests that no other run has
 * @param without tests that the first run left out, which it may report as skipped
 */
export function joined(
  runs: readonly TestRun[],
  ended: readonly TestCase[] = [],
  without: readonly TestId[] = [],
): TestRun {
  const [first] = runs
  if (first === undefined) throw new Error('a selection without a run')
  if (runs.length === 1 && ended.length === 0 && without.length === 0) return first
  const leftOut = new Set(without.map(testKey))
  const cases = runs
    .flatMap(run => run.cases)
    .filter(({ id, status }) => status !== 'skipped' || !leftOut.has(testKey(id)))
  const known = new Set(cases.map(({ id }) => testKey(id)))
  const worst = runs.find(({ complete }) => !complete) ?? first
  return {
    ...worst,
    cases: [...cases, ...ended.filter(({ id }) => !known.has(testKey(id)))],
    durationMs: runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
    output: runs.map(({ output }) => output).join('\n'),
    notes: runs.flatMap(({ notes }) => notes),
  }
}
