import { testsOf } from '../../domain/model/test-results.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { Step } from '../../domain/workflow/step.ts'
import type { State } from '../../domain/model/state.ts'
import { byKey, testKey } from '../../domain/model/test-case.ts'
import { runTests } from '../test-runs/run-tests.ts'
import type { WorkflowContext } from '../context.ts'

/** Run the broken tests at one of the branch's own commits. */
export async function probing(
  { attempt, broken }: Step & { kind: 'probe' },
  state: State,
  context: WorkflowContext,
): Promise<Observation> {
  const { iteration, commit = '' } = attempt
  const tests = testsOf(state, broken)
  const run = await context.workspace.at(commit, () =>
    runTests(broken.length === 0 ? { kind: 'all' } : { kind: 'only', tests }, context),
  )
  const cases = byKey(run?.cases ?? [])
  const good = run?.complete === true && tests.every(id => cases.get(testKey(id))?.status === 'passed')
  context.emit({ kind: 'probed', iteration, good })
  return { kind: 'probed', good }
}
