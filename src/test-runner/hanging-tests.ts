import { HUNG, type TestId, titleOf, unitOf } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'

/** True for one case of a test that runs with several values: pytest writes them behind its name. */
export function isCase({ name }: TestId): boolean {
  return name.includes('[')
}

/** True for a further case of one of these tests. */
export function isCaseOf(id: TestId, others: readonly TestId[]): boolean {
  const testOf = ({ name }: TestId) => name.split('[', 1)[0]
  return (
    isCase(id) && others.some(other => isCase(other) && unitOf(other) === unitOf(id) && testOf(other) === testOf(id))
  )
}

/** The result of a test that did not end: the case fails, and says so. */
export function hungRun(id: TestId, afterMs: number): TestRun {
  const seconds = Math.max(1, Math.round(afterMs / 1000))
  const what = id.name !== '' ? 'The test' : id.file === '' ? 'The class' : 'The file'
  const message = `Timed out: ${what.toLowerCase()} did not end within ${seconds} s and was stopped. Look for a loop that does not end.`
  const problems = [{ kind: 'error' as const, type: HUNG, message, stack: '' }]
  return {
    cases: [{ id, status: 'failed', durationMs: afterMs, problems }],
    complete: true,
    result: 'finished',
    exit: { kind: 'exited', code: 1 },
    durationMs: 0,
    output: `${titleOf(id)}: ${message}`,
    notes: [`${titleOf(id)} did not end within ${seconds} s. It was stopped, and the other tests ran without it.`],
  }
}
