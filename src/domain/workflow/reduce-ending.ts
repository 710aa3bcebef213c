import { needsPruning } from './checkpoint.ts'
import { decideOutcome } from './outcome.ts'
import { keptAttempts } from '../model/selectors.ts'
import type { Observed } from './observation.ts'
import type { State } from '../model/state.ts'
import { demandsOf } from '../model/review.ts'
import type { TestKey } from '../model/test-case.ts'
import { amendAttempts, openOtherAttempt, toPhase, withFlaky } from './state-changes.ts'

export function concluded(state: State, { why, left, degraded }: Observed<'concluded'>): State {
  const next = { ...state, stop: why, left, degraded }
  // A reviewed change that no fixer could improve has its proof already.
  const isSeen = state.proof?.sha === state.tip && state.proof.held && state.reviews.at(-1)?.sha === state.tip
  if (keptAttempts(next).length === 0 || isSeen)
    return { ...toPhase(next, { at: 'publishing' }), outcome: decideOutcome(next) }
  return toPhase(next, { at: why === 'all-green' && needsPruning(next) ? 'minimizing' : 'proving' })
}

export function minimized(state: State, { smaller, uncovered }: Observed<'minimized'>): State {
  if (smaller === undefined) return toPhase({ ...state, uncovered }, { at: 'proving' })
  const { tree, files, diff, summary, seen } = smaller
  const work = { kind: 'pruning', title: summary, fixer: 'minimizer', strategy: 'surgical' } as const
  const pruning = { ...openOtherAttempt(state, work, 0), reason: summary, files, diff }
  const next = { ...state, uncovered, attempts: [...state.attempts, pruning] }
  return toPhase(next, { at: 'committing', iteration: pruning.iteration, tree, seen })
}

export function proved(
  state: State,
  { proof, snapshot, unneeded, signs, notes, mutantCheck }: Observed<'proved'>,
): State {
  const known = withFlaky(state, unneeded)
  const next: State = {
    ...known,
    proof,
    signs,
    current: snapshot ?? state.current,
    notes: [...state.notes, ...notes],
    ...(mutantCheck === undefined ? {} : { mutantCheck }),
  }
  const flaky = new Set(next.flaky)
  const isFlaky = (key: TestKey) => flaky.has(key)
  const ineffective = keptAttempts(next).filter(({ targets }) => targets.length > 0 && targets.every(isFlaky))
  if (unneeded.length > 0 && ineffective.length > 0) {
    // These commits changed no result: they are no fix.
    const iterations = ineffective.map(({ iteration }) => iteration).toReversed()
    const reason = 'Its tests also pass without it: they are flaky.'
    const { stop: _, left: __, proof: ___, ...rest } = amendAttempts(next, { result: 'fail', reason }, iterations)
    return toPhase(rest, { at: 'reverting', iterations })
  }
  // A change without proof is not worth a review.
  return proof.held
    ? toPhase(next, { at: 'reviewing' })
    : { ...toPhase(next, { at: 'publishing' }), outcome: decideOutcome(next) }
}

/** Turn new demands into work; publish the rest with the report. */
export function reviewed(state: State, { review }: Observed<'reviewed'>): State {
  const next = review === undefined ? state : { ...state, reviews: [...state.reviews, review] }
  const isNew = review !== undefined && demandsOf(review, state.tip).length > 0
  if (!isNew) return { ...toPhase(next, { at: 'publishing' }), outcome: decideOutcome(next) }
  const { stop: _, left: __, ...rest } = next
  return toPhase(rest, { at: 'choosing' })
}

/** Replace the kept commits by one. The code is the same, so its results stay valid. */
export function squashed(state: State, sha: string): State {
  const from = state.tip
  const kept = keptAttempts(state).map(({ iteration }) => iteration)
  const same = <Of extends { sha: string }>(seen: Of): Of => (seen.sha === from ? { ...seen, sha } : seen)
  return {
    ...amendAttempts(state, { commit: sha }, kept),
    tip: sha,
    squashed: { sha, from },
    reviews: state.reviews.map(same),
    ...(state.current && { current: same(state.current) }),
    ...(state.proof && { proof: same(state.proof) }),
  }
}
