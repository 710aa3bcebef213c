import type { Attempt } from '../model/attempt.ts'
import { decideOutcome } from './outcome.ts'
import { activeIterations, keptAttempts, heldAttempts } from '../model/selectors.ts'
import type { Review } from '../model/review.ts'
import type { Phase, State } from '../model/state.ts'

/** List the trees that a state needs to continue. */
export function pendingTrees(state: State): string[] {
  const { phase } = state
  return [...('tree' in phase ? [phase.tree] : []), ...heldAttempts(state).flatMap(({ tree }) => tree ?? [])]
}

/**
 * Compute the state to resume after a crash: the same step, if its tree is still there. Trees exist only on the machine
 * that made them (`hasTree`). Without them the change is made again from the stored analysis.
 */
export function resumeState(state: State, hasTree: (tree: string) => boolean): State {
  const { outcome, ...rest } = state
  if (state.phase.at === 'done') return reopenState(state)
  const kept = outcome === undefined || outcome === 'stopped' ? rest : state
  const next = withoutLostAttempts(
    { ...kept, phase: resumablePhase(kept, hasTree), attempts: withoutDowntime(kept.attempts) },
    hasTree,
  )
  // It was cancelled after the last test run, before publishing.
  return outcome === 'stopped' && isDecided(next.phase) ? { ...next, outcome: decideOutcome(next) } : next
}

/** Return true for the phases after the last test run of the fix. */
function isDecided({ at }: Phase): boolean {
  return at === 'publishing' || at === 'planning' || at === 'writing'
}

/** Forget downtimes: an unreachable fixer may be back. */
function withoutDowntime(attempts: readonly Attempt[]): Attempt[] {
  return attempts.map(attempt => ({ ...attempt, downUntilMs: 0 }))
}

/** Choose the phase to resume in. A phase whose tree is missing goes back to the phase that makes it. */
function resumablePhase(state: State, hasTree: (tree: string) => boolean): Phase {
  const { phase } = state
  if (phase.at === 'combining') return { at: 'choosing' }
  if (!('tree' in phase) || hasTree(phase.tree)) return phase
  const attempt = state.attempts.find(({ iteration }) => iteration === phase.iteration)
  // A change made from the fix itself, or from another machine's tree, starts again.
  if (attempt?.kind === 'pruning') return { at: 'minimizing' }
  if (attempt?.kind === 'command') return { at: 'running', iteration: phase.iteration }
  return attempt?.tree === undefined ? { at: 'fixing', iteration: phase.iteration } : { at: 'choosing' }
}

/** Remove open attempts that cannot continue: they are made again. */
function withoutLostAttempts(state: State, hasTree: (tree: string) => boolean): State {
  const active = activeIterations(state)
  const isKept = ({ iteration, result, commit, tree }: Attempt) =>
    result !== undefined || commit !== undefined || active.includes(iteration) || (tree !== undefined && hasTree(tree))
  return { ...state, attempts: state.attempts.filter(isKept) }
}

/**
 * Compute the state after a person's review of a published fix: each demand gets a fresh set of attempts. A known
 * review only resumes the work.
 */
export function resumeForReview(state: State, review: Review, hasTree: (tree: string) => boolean): State {
  if (review.person !== undefined && state.reviews.some(({ person }) => person === review.person))
    // A finished run is only published again, whatever its outcome.
    return state.phase.at === 'done' ? { ...state, phase: { at: 'publishing' } } : resumeState(state, hasTree)
  const { outcome: _, stop: __, left: ___, carried: ____, ...rest } = state
  const attempts = withoutDowntime(state.attempts)
    .filter(({ result, commit }) => result !== undefined || commit !== undefined)
    .map(attempt => ({ ...attempt, past: true }))
  const reviews = [...state.reviews.map(each => ({ ...each, past: true })), review]
  return { ...rest, attempts, reviews, phase: { at: 'choosing' }, degraded: false, spentMs: 0, notes: [] }
}

/**
 * Reopen a finished request that a user runs again. A fixed one, also one to review, is published again, which changes
 * nothing that is right. A cancelled run continues. A failed one gets a fresh set of attempts on top of the kept
 * commits, after the tests ran again: a service that was missing may be there now.
 */
function reopenState(state: State): State {
  if (state.outcome === 'fixed' || state.outcome === 'needs-review') return { ...state, phase: { at: 'publishing' } }
  const { outcome: _, stop: __, left: ___, proof: ____, carried: _____, cannotRun: ______, ...known } = state
  // Keep the reviews of people, so that no demand is worked on twice.
  const rest = { ...known, reviews: state.reviews.filter(({ person }) => person !== undefined) }
  const attempts = keptAttempts(state).map(attempt => ({ ...attempt, past: true, confirmed: false }))
  return { ...rest, phase: { at: 'reproducing' }, attempts, degraded: false, spentMs: 0, notes: [] }
}
