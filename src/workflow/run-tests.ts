import { isCheck } from '../domain/model/check.ts'
import type { TestId, TestRun, TestSelection } from '../domain/model/test-case.ts'
import type { Testbed, WorkflowContext } from './context.ts'

/** Run tests for the workflow and emit events about it. */
export async function runTests(
  selection: TestSelection,
  context: WorkflowContext,
  testbed: Testbed = context,
): Promise<TestRun> {
  const what = describe(selection)
  context.emit({ kind: 'tests-started', what })
  const run = await testbed.tests.run(selection, context.signal)
  // The results of a cancelled run say nothing about the code.
  context.signal.throwIfAborted()
  const count = (status: string) => run.cases.filter(each => each.status === status && !isCheck(each.id)).length
  const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
  const { complete, durationMs, cached = false } = run
  context.emit({ kind: 'tests-ended', what, ...counts, complete, durationMs, cached })
  return run
}

/** Select these tests, the tests that depend on changed files, and the named test files. */
export function affectedSelection(
  tests: readonly TestId[],
  { changed, named }: { changed: readonly string[]; named: readonly string[] },
): TestSelection {
  // A model named these files: an option such as -u would make the runner rewrite expected results.
  const files = new Set([...changed, ...named.filter(file => !file.startsWith('-'))])
  return { kind: 'affected', tests, files: [...files] }
}

function describe(selection: TestSelection): string {
  switch (selection.kind) {
    case 'all':
      return 'the whole suite'
    case 'only':
      return selection.tests.length === 1 ? '1 test' : `${selection.tests.length} tests`
    case 'affected':
      return 'the affected tests'
  }
}
