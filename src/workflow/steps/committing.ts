import type { Attempt } from '../../domain/model/attempt.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { Step } from '../../domain/workflow/step.ts'
import type { State } from '../../domain/model/state.ts'
import {
  commandMessage,
  iterationMessage,
  type MessageStyle,
  pruningMessage,
  subjectOf,
} from '../commits/commit-messages.ts'
import type { WorkflowContext } from '../context.ts'

export async function committing(
  { attempt, tree }: Step & { kind: 'commit' },
  state: State,
  context: WorkflowContext,
): Promise<Observation> {
  const message = messageOf(attempt, state, context.rules)
  const sha = await context.workspace.commit({ tree, message })
  context.emit({ kind: 'committed', iteration: attempt.iteration, sha, subject: subjectOf(message) })
  return { kind: 'committed', sha }
}

function messageOf(attempt: Attempt, state: State, style: MessageStyle): string {
  switch (attempt.kind) {
    case 'tests':
    case 'proposal':
      throw new Error('tests are committed by their own step')
    case 'pruning':
      return pruningMessage(attempt, state, style)
    case 'command':
      return commandMessage(attempt, state, style)
    case 'repair':
    case 'revision':
      return iterationMessage(attempt, state, style)
  }
}
