import { noTests } from '../model/added-tests.ts'
import type { State } from '../model/state.ts'
import { isFullyNoticed } from './added-tests-rules.ts'
import type { Observed } from './observation.ts'
import { withRoleUsage } from './reduce-attempt.ts'
import { amendAttempts, openIteration, openOtherAttempt, toPhase } from './state-changes.ts'

/** Open the attempt of the test writer, unless the tests notice every small change of the fix. */
export function testsPlanned(state: State, { by, mode, at }: Observed<'tests-planned'>): State {
  if (isFullyNoticed(state)) {
    const addedTests = noTests(mode, 'The tests notice every small change of the fixed lines.')
    return toPhase({ ...state, addedTests }, { at: 'publishing' })
  }
  const work = { kind: 'tests', title: 'tests of the fix', fixer: by, strategy: 'conservative' } as const
  const attempt = openOtherAttempt(state, work, at)
  return toPhase({ ...state, attempts: [...state.attempts, attempt] }, { at: 'writing', iteration: attempt.iteration })
}

/**
 * Record the tests. Their commit changes no code: the whole suite ran on it, so the proof and the review hold for it.
 */
export function testsWritten(state: State, observation: Observed<'tests-written'>): State {
  const { added, usage, transcripts = [], result, committed } = observation
  const iteration = openIteration(state)
  const paid = withRoleUsage(state, { iteration, role: 'test-writer', usage })
  const { files, diff, reason } = added
  const change = { result, reason, files, diff, transcripts, confirmed: true, final: true } as const
  const next = toPhase({ ...amendAttempts(paid, change), addedTests: added }, { at: 'publishing' })
  if (committed === undefined) return next
  const { sha, snapshot } = committed
  const same = <Of extends { sha: string }>(seen: Of): Of => (seen.sha === state.tip ? { ...seen, sha } : seen)
  return {
    ...amendAttempts(next, { commit: sha, base: state.tip }, [iteration]),
    tip: sha,
    current: snapshot,
    reviews: state.reviews.map(same),
    ...(state.proof && { proof: same(state.proof) }),
  }
}
