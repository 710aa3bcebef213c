import type { TestSelection } from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import { runTests, selectionText } from '../test-runs/run-tests.ts'
import type { Testbed, WorkflowContext } from '../context.ts'

/**
 * Run tests on the files of another commit, and put the edits of the work tree back.
 * @returns undefined if the commit cannot be checked out
 */
export async function runAtCommit(
  commit: string,
  selection: TestSelection,
  { testbed, context }: { testbed: Testbed; context: WorkflowContext },
): Promise<TestRun | undefined> {
  const { workspace } = testbed
  const tree = (await workspace.changed()).length > 0 ? await workspace.tree() : undefined
  const what = `${selectionText(selection)} at ${commit.slice(0, 7)}`
  const run = await workspace.at(commit, () => runTests(selection, context, testbed, what))
  if (tree !== undefined) await workspace.restore(tree)
  return run
}
