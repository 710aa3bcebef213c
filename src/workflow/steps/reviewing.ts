import { targetFailures } from '../../domain/model/test-results.ts'
import { keptAttempts } from '../../domain/model/selectors.ts'
import { reviewAllowance } from '../../domain/policy/budget.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { Review } from '../../domain/model/review.ts'
import type { State } from '../../domain/model/state.ts'
import { testKey } from '../../domain/model/test-case.ts'
import { noUsage } from '../../domain/model/usage.ts'
import type { ReviewedChange } from '../../domain/model/assignment.ts'
import { deadlineOf, readerTools } from '../fixer-session.ts'
import type { WorkflowContext } from '../context.ts'

/** Has somebody look at the whole change before it is published. */
export async function reviewing(state: State, context: WorkflowContext): Promise<Observation> {
  const { reviewer, workspace } = context
  const changes = await workspace.changes()
  // Commits of the offline engine alone are not looked at where no model can be asked.
  if (reviewer === undefined || changes.length === 0) return { kind: 'reviewed', review: undefined }
  context.emit({ kind: 'reviewing' })
  await workspace.discard()
  const allowed = reviewAllowance(state, context.rules.limits)
  const deadline = deadlineOf(allowed)
  const tools = readerTools({ testbed: context, context, signal: AbortSignal.any([context.signal, deadline]), allowed })
  const said = await reviewer.review(await changeOf(state, context), tools).catch((error: unknown) => {
    if (context.signal.aborted || !deadline.aborted) throw error
    return late
  })
  // What was ended from outside says nothing.
  context.signal.throwIfAborted()
  const review: Review = { ...said, sha: state.tip }
  context.emit({
    kind: 'reviewed',
    by: review.by,
    verdict: review.verdict,
    reason: review.reason,
    findings: review.findings,
  })
  return { kind: 'reviewed', review }
}

const late: Omit<Review, 'sha'> = {
  by: '',
  verdict: 'none',
  reason: 'The time was used up before the review was done.',
  findings: [],
  usage: noUsage,
  transcripts: [],
}

async function changeOf(state: State, { workspace }: WorkflowContext): Promise<ReviewedChange> {
  const targets = new Set(state.targets)
  return {
    iteration: state.attempts.length,
    diff: await workspace.changeDiff(),
    fixes: keptAttempts(state).flatMap(({ proposal, analysis, reason: seen }) => {
      if (proposal === undefined) return []
      const { summary, rootCause } = proposal
      return [{ summary, rootCause, evidence: analysis?.evidence ?? [], seen }]
    }),
    failures: (state.initial?.failures ?? targetFailures(state)).filter(({ id }) => targets.has(testKey(id))),
    demanded: state.reviews.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'high'),
  }
}
