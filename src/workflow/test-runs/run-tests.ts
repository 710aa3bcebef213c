import { failedChecks, isCheck } from '../../domain/model/check.ts'
import { encloses, type TestCase, type TestId, testKey, type TestSelection } from '../../domain/model/test-case.ts'
import { EMPTY_RUN, type TestRun } from '../../domain/model/test-run.ts'
import type { State } from '../../domain/model/state.ts'
import type { Testbed, WorkflowContext } from '../context.ts'

/** Run tests for the workflow and emit events about it. */
export async function runTests(
  selection: TestSelection,
  context: WorkflowContext,
  testbed: Testbed = context,
  what = selectionText(selection),
): Promise<TestRun> {
  context.emit({ kind: 'tests-started', what })
  const startedAt = context.clock.now()
  const run = await testbed.tests.run(selection, context.signal)
  // The results of a cancelled run say nothing about the code.
  context.signal.throwIfAborted()
  const count = (status: string) => run.cases.filter(each => each.status === status && !isCheck(each.id)).length
  const unnamed = run.unnamed ?? { passed: 0, skipped: 0 }
  const checks = failedChecks(run.cases).length
  const counts = {
    passed: count('passed') + unnamed.passed,
    failed: count('failed'),
    skipped: count('skipped') + unnamed.skipped,
    ...(checks === 0 ? {} : { failedChecks: checks }),
  }
  const { complete, cached = false } = run
  // A run that hung is cut, searched for the hanging test, and run again without it.
  const durationMs = cached ? run.durationMs : Math.max(run.durationMs, context.clock.now() - startedAt)
  const told = { ...counts, complete, durationMs, cached }
  context.emit({ kind: 'tests-ended', what: what + moreThanSelected(selection, run.cases), ...told })
  // Builds and checks around the tests take time, too, and a later run takes it again.
  return { ...run, durationMs }
}

/** Run tests to judge a change. Where the suite cannot run here at all, a run without a result stands for each. */
export async function runToJudge(
  { cannotRun }: Pick<State, 'cannotRun'>,
  run: () => Promise<TestRun>,
): Promise<TestRun> {
  return cannotRun === undefined ? run() : EMPTY_RUN
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

/**
 * Say how many tests ran, if others than the selected ones did: some frameworks select only whole files or the suite.
 */
function moreThanSelected(selection: TestSelection, cases: readonly TestCase[]): string {
  if (selection.kind !== 'only') return ''
  const selected = new Set(selection.tests.map(testKey))
  const ran = cases.filter(({ id, status }) => status !== 'skipped' && !isCheck(id))
  const isSelected = (id: TestId) => selected.has(testKey(id)) || selection.tests.some(unit => encloses(unit, id))
  return ran.every(({ id }) => isSelected(id)) ? '' : ` (${ran.length} ran)`
}

/** Name the tests of a selection for the log. */
export function selectionText(selection: TestSelection): string {
  switch (selection.kind) {
    case 'all':
      return 'the whole suite'
    case 'only':
      return selection.tests.length === 1 ? '1 test' : `${selection.tests.length} tests`
    case 'affected':
      return 'the affected tests'
  }
}
