import type { Observation } from '../../domain/workflow/observation.ts'
import type { Step } from '../../domain/workflow/step.ts'
import type { State } from '../../domain/model/state.ts'
import { subjectOf } from './reverting.ts'
import { iterationMessage, pruningMessage } from '../commit-messages.ts'
import type { WorkflowContext } from '../context.ts'

export async function committing(
  { attempt, tree }: Step & { kind: 'commit' },
  state: State,
  context: WorkflowContext,
): Promise<Observation> {
  const message = attempt.kind === 'pruning' ? pruningMessage(attempt, state) : iterationMessage(attempt, state)
  const sha = await context.workspace.commit({ tree, message })
  context.emit({ kind: 'committed', iteration: attempt.iteration, sha, subject: subjectOf(message) })
  return { kind: 'committed', sha }
}
