import { signMeaning } from '../../domain/model/cheat-sign.ts'
import { targetFailures, testResults, testsOf } from '../../domain/model/test-results.ts'
import { keptAttempts } from '../../domain/model/selectors.ts'
import { reviewAllowance } from '../../domain/policy/budget.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import type { Review } from '../../domain/model/review.ts'
import type { State } from '../../domain/model/state.ts'
import { testKey, titleOf } from '../../domain/model/test-case.ts'
import { noUsage } from '../../domain/model/usage.ts'
import type { ReviewedChange } from '../../domain/model/assignment.ts'
import { deadlineSignal, readerTools } from '../fixer-session.ts'
import type { WorkflowContext } from '../context.ts'

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

async function buildReviewedChange(state: State, { workspace }: WorkflowContext): Promise<ReviewedChange> {
  const targets = new Set(state.targets)
  const kept = keptAttempts(state)
  return {
    iteration: state.attempts.length,
    diff: await workspace.changeDiff(),
    fixes: kept.flatMap(({ proposal, analysis, reason: seen }) => {
      if (proposal === undefined) return []
      const { summary, rootCause, leftUndone } = proposal
      return [{ summary, rootCause, evidence: analysis?.evidence ?? [], seen, leftUndone }]
    }),
    stillFailing: testsOf(state, testResults(state).remaining).map(titleOf),
    dropped: kept.flatMap(({ kind, diff }) => (kind === 'pruning' ? [diff] : [])).join('\n'),
    isProved: state.proof?.sha === state.tip && state.proof.held,
    failures: (state.initial?.failures ?? targetFailures(state)).filter(({ id }) => targets.has(testKey(id))),
    signs: state.signs.map(
      ({ kind, file, line, code }) => `${file}${line === 0 ? '' : `:${line}`} ${signMeaning(kind)}: ${code}`,
    ),
    demanded: state.reviews.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'high'),
  }
}
