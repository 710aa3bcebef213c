import type { Attempt } from '../../domain/model/attempt.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { Step } from '../../domain/workflow/step.ts'
import type { State } from '../../domain/model/state.ts'
import { revertMessage, subjectOf } from '../commits/commit-messages.ts'
import type { WorkflowContext } from '../context.ts'

/** Revert commits by `git revert`; later commits that depend on them are reverted first. */
export async function reverting(
  { attempts }: Step & { kind: 'revert' },
  state: State,
  context: WorkflowContext,
): Promise<Observation> {
  const { workspace, emit, rules } = context
  const reverts: { iteration: number; sha: string }[] = []
  const revert = async (attempt: Attempt) => {
    const message = revertMessage(attempt, state, rules)
    const sha = await workspace.revert({ commit: attempt.commit ?? '', message })
    if (sha === undefined) return false
    // A squashed commit contains several attempts, which are reverted together.
    const together = state.attempts.filter(each => each.commit === attempt.commit && each.revert === undefined)
    for (const { iteration } of together) reverts.push({ iteration, sha })
    emit({ kind: 'reverted', iteration: attempt.iteration, sha, subject: subjectOf(message) })
    return true
  }
  const isDone = ({ iteration }: Attempt) => reverts.some(each => each.iteration === iteration)
  const later = ({ iteration }: Attempt) =>
    state.attempts.filter(each => each.iteration > iteration && each.commit !== undefined && each.revert === undefined)
  for (const attempt of attempts) {
    if (isDone(attempt) || (await revert(attempt))) continue
    // Newest first: without the later commits this one can be reverted.
    for (const each of later(attempt).toReversed()) {
      if (!isDone(each)) await revert(each)
      if (await revert(attempt)) break
    }
    if (!isDone(attempt)) throw new Error(`iteration ${attempt.iteration} could not be reverted`)
  }
  return { kind: 'reverted', reverts, tip: reverts.at(-1)?.sha ?? state.tip }
}
