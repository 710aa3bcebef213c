import type { Attempt } from '../../domain/model/attempt.ts'
import { openTargets } from '../../domain/model/test-results.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { State } from '../../domain/model/state.ts'
import type { WorkflowContext } from '../context.ts'

/** Puts an attempt that held elsewhere on top of the branch as it is now. */
export async function combining(
  attempt: Attempt,
  state: State,
  { workspace, emit }: WorkflowContext,
): Promise<Observation> {
  const dropped = (result: 'conflict' | 'outranked', reason: string): Observation => {
    emit({ kind: 'judged', iteration: attempt.iteration, result, reason })
    return { kind: 'dropped', result, reason }
  }
  const open = new Set(openTargets(state))
  if (!attempt.targets.some(key => open.has(key))) return dropped('outranked', 'Its tests are green already.')
  const together = await workspace.merge({ base: attempt.base, tree: attempt.tree ?? '' })
  if (!together) return dropped('conflict', 'It changes the same lines as a fix that was taken before it.')
  const files = await workspace.changed()
  if (files.length === 0) return dropped('outranked', 'The same change was made already.')
  return { kind: 'combined', tree: await workspace.tree(), files, diff: await workspace.diff() }
}
