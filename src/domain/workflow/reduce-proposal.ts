import type { State } from '../model/state.ts'
import type { Observed } from './observation.ts'
import { outdatedTargets } from './proposal-rules.ts'
import { withRoleUsage } from './reduce-attempt.ts'
import { amendAttempts, openIteration, openOtherAttempt, toPhase } from './state-changes.ts'

/** Open the attempt at a proposal. */
export function proposalPlanned(state: State, { by, at }: Observed<'proposal-planned'>): State {
  const work = {
    kind: 'proposal',
    title: 'assertions to bring up to date',
    fixer: by,
    strategy: 'conservative',
  } as const
  const attempt = {
    ...openOtherAttempt(state, work, at),
    base: state.request.headSha,
    targets: outdatedTargets(state),
  }
  return toPhase({ ...state, attempts: [...state.attempts, attempt] }, { at: 'writing', iteration: attempt.iteration })
}

/** Record the proposal. It is on a branch of its own, so the facts about the fix stay. */
export function testsProposed(
  state: State,
  { proposed, result, usage, transcripts = [] }: Observed<'tests-proposed'>,
): State {
  const paid = withRoleUsage(state, { iteration: openIteration(state), role: 'test-writer', usage })
  const { files, diff, reason } = proposed
  const change = { result, reason, files, diff, transcripts, final: true } as const
  return toPhase({ ...amendAttempts(paid, change), proposedTests: proposed }, { at: 'publishing' })
}
