import { knownRate } from '../../domain/model/test-results.ts'
import type { State } from '../../domain/model/state.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import { attemptTitle } from '../../domain/workflow/state-changes.ts'
import type { Step } from '../../domain/workflow/step.ts'
import type { WorkflowContext } from '../context.ts'

/** Announce the attempts that begin. The decision is `chooseAssignment`'s. */
export function assigning(
  { assigned }: Step & { kind: 'assign' },
  state: State,
  context: WorkflowContext,
): Observation {
  for (const each of assigned) {
    const { kind, iteration, strategy, fixer } = each
    const how = { repair: strategy, revision: 'review', command: 'command' } as const
    context.emit({
      kind: 'attempt',
      iteration,
      how: how[kind],
      fixer,
      title: attemptTitle(state, each),
      passRate: knownRate(state),
    })
  }
  return { kind: 'assigned', assigned, at: context.clock.now() }
}

/** Stop trying: undo edits that are not committed. */
export async function concluding(step: Step & { kind: 'conclude' }, context: WorkflowContext): Promise<Observation> {
  context.emit({ kind: 'stopping', why: step.why })
  await context.workspace.discard()
  return { ...step, kind: 'concluded' }
}
