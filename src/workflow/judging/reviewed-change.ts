import { withCiFailures } from '../../domain/model/only-in-ci.ts'
import type { ReviewedChange } from '../../domain/model/assignment.ts'
import { changesCode } from '../../domain/model/attempt.ts'
import { signMeaning } from '../../domain/model/cheat-sign.ts'
import { keptAttempts } from '../../domain/model/selectors.ts'
import type { State } from '../../domain/model/state.ts'
import { testKey, titleOf } from '../../domain/model/test-case.ts'
import { targetFailures, testResults, testsOf } from '../../domain/model/test-results.ts'
import type { WorkflowContext } from '../context.ts'

/** Describe the change of the branch for a reviewer or a test writer. */
export async function buildReviewedChange(
  state: State,
  { workspace, changelogs }: Pick<WorkflowContext, 'workspace' | 'changelogs'>,
): Promise<ReviewedChange> {
  const targets = new Set(state.targets)
  const kept = keptAttempts(state)
  const { remaining, awaited } = testResults(state)
  return {
    iteration: state.attempts.length,
    diff: await workspace.changeDiff(),
    purpose: (await workspace.history.suspectedChange()).commits,
    changelogs: (await changelogs?.()) ?? [],
    fixes: kept.filter(changesCode).flatMap(({ kind, proposal, analysis, reason: seen }) => {
      if (proposal === undefined) return []
      const { summary, leftUndone } = proposal
      // That of a revision is what a review demanded, and no cause that its author found.
      const rootCause = kind === 'revision' ? '' : proposal.rootCause
      return [{ summary, rootCause, evidence: analysis?.evidence ?? [], seen, leftUndone }]
    }),
    stillFailing: [
      ...testsOf(state, remaining).map(titleOf),
      ...testsOf(state, awaited).map(id => `${titleOf(id)}: it cannot run here, and CI will judge it`),
    ],
    dropped: kept.flatMap(({ kind, diff }) => (kind === 'pruning' ? [diff] : [])).join('\n'),
    isProved: awaited.length === 0 && state.proof?.sha === state.tip && state.proof.held,
    failures: withCiFailures(state.initial?.failures ?? targetFailures(state), state).filter(({ id }) =>
      targets.has(testKey(id)),
    ),
    signs: state.signs.map(
      ({ kind, file, line, code }) => `${file}${line === 0 ? '' : `:${line}`} ${signMeaning(kind)}: ${code}`,
    ),
    demanded: state.reviews.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'high'),
  }
}
