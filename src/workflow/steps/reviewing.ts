import { reviewAllowance } from '../../domain/policy/budget.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { Review } from '../../domain/model/review.ts'
import type { State } from '../../domain/model/state.ts'
import { noUsage } from '../../domain/model/usage.ts'
import { deadlineSignal, readerTools } from '../fixer-session.ts'
import type { WorkflowContext } from '../context.ts'
import { buildReviewedChange } from '../judging/reviewed-change.ts'

/** Have the reviewer check the whole change before it is published. */
export async function reviewing(state: State, context: WorkflowContext): Promise<Observation> {
  const { reviewer, workspace } = context
  const changes = await workspace.changes()
  // Without a model there is no review.
  if (reviewer === undefined || changes.length === 0) return { kind: 'reviewed', review: undefined }
  context.emit({ kind: 'reviewing' })
  await workspace.discard()
  const allowed = reviewAllowance(state, context.rules.limits)
  const deadline = deadlineSignal(allowed)
  const tools = readerTools({ testbed: context, context, signal: AbortSignal.any([context.signal, deadline]), allowed })
  const answer = await reviewer.review(await buildReviewedChange(state, context), tools).catch((error: unknown) => {
    if (context.signal.aborted || !deadline.aborted) throw error
    return TIMED_OUT
  })
  // The answer of a cancelled review does not count.
  context.signal.throwIfAborted()
  const review: Review = { ...answer, sha: state.tip }
  context.emit({
    kind: 'reviewed',
    by: review.by,
    verdict: review.verdict,
    reason: review.reason,
    findings: review.findings,
  })
  return { kind: 'reviewed', review }
}

const TIMED_OUT: Omit<Review, 'sha'> = {
  by: '',
  verdict: 'none',
  reason: 'The time ran out before the review was done.',
  findings: [],
  usage: noUsage,
  transcripts: [],
}
