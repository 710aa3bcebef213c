import type { Attempt } from '../../domain/model/attempt.ts'
import { openTargets } from '../../domain/model/test-results.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { State } from '../../domain/model/state.ts'
import type { WorkflowContext } from '../context.ts'

/** Merge an attempt that passed in a worktree into the branch. */
export async function combining(
  attempt: Attempt,
  state: State,
  { workspace, emit }: WorkflowContext,
): Promise<Observation> {
  const drop = (result: 'conflict' | 'outranked', reason: string): Observation => {
    emit({ kind: 'judged', iteration: attempt.iteration, result, reason })
    return { kind: 'dropped', result, reason }
  }
  const open = new Set(openTargets(state))
  if (!attempt.targets.some(key => open.has(key))) return drop('outranked', 'Its tests already pass.')
  const isMerged = await workspace.merge({ base: attempt.base, tree: attempt.tree ?? '' })
  if (!isMerged) return drop('conflict', 'It changes the same lines as an earlier fix.')
  const files = await workspace.changed()
  if (files.length === 0) return drop('outranked', 'The same change was made already.')
  return { kind: 'combined', tree: await workspace.tree(), files, diff: await workspace.diff() }
}
