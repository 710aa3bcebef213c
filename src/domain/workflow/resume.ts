import type { Attempt } from '../model/attempt.ts'
import { decideOutcome } from './outcome.ts'
import { activeIterations, keptAttempts, heldAttempts } from '../model/selectors.ts'
import type { Review } from '../model/review.ts'
import type { Phase, State } from '../model/state.ts'

/** The trees that a state wants to go on with. */
export function pendingTrees(state: State): string[] {
  const { phase } = state
  return [...('tree' in phase ? [phase.tree] : []), ...heldAttempts(state).flatMap(({ tree }) => tree ?? [])]
}

/**
 * The state to go on from after a death: the exact step, as far as what it works on is still there. Trees lie on the
 * machine that made them only (`hasTree`): without them a change is made again, by what was analysed.
 */
export function resumeState(state: State, hasTree: (tree: string) => boolean): State {
  const { outcome, ...rest } = state
  if (state.phase.at === 'done') return reopened(state)
  const kept = outcome === undefined || outcome === 'stopped' ? rest : state
  const next = withoutLost({ ...kept, phase: phaseOf(kept, hasTree), attempts: asked(kept.attempts) }, hasTree)
  // It was stopped when all was done but the telling.
  return outcome === 'stopped' && next.phase.at === 'publishing' ? { ...next, outcome: decideOutcome(next) } : next
}

/** Whoever could not be reached then may be back by now. */
function asked(attempts: readonly Attempt[]): Attempt[] {
  return attempts.map(attempt => ({ ...attempt, downUntilMs: 0 }))
}

/** The phase to resume in. A phase whose tree was lost goes back to where the tree is made. */
function phaseOf(state: State, hasTree: (tree: string) => boolean): Phase {
  const { phase } = state
  if (phase.at === 'combining') return { at: 'choosing' }
  if (!('tree' in phase) || hasTree(phase.tree)) return phase
  const attempt = state.attempts.find(({ iteration }) => iteration === phase.iteration)
  // A change made from the fix itself, or from another machine's tree, begins anew.
  if (attempt?.kind === 'pruning') return { at: 'minimizing' }
  return attempt?.tree === undefined ? { at: 'fixing', iteration: phase.iteration } : { at: 'choosing' }
}

/** Open attempts that nothing works on any more, and that cannot be taken up, are forgotten: they are made again. */
function withoutLost(state: State, hasTree: (tree: string) => boolean): State {
  const active = activeIterations(state)
  const isKept = ({ iteration, result, commit, tree }: Attempt) =>
    result !== undefined || commit !== undefined || active.includes(iteration) || (tree !== undefined && hasTree(tree))
  return { ...state, attempts: state.attempts.filter(isKept) }
}

/**
 * The state after a person's review of what was published: each demand is to be worked on, in a fresh set of attempts. A
 * review that is known already is gone on with.
 */
export function resumeForReview(state: State, review: Review, hasTree: (tree: string) => boolean): State {
  if (review.person !== undefined && state.reviews.some(({ person }) => person === review.person))
    // What is done is only told again, however it came out.
    return state.phase.at === 'done' ? { ...state, phase: { at: 'publishing' } } : resumeState(state, hasTree)
  const { outcome: _, stop: __, left: ___, ...rest } = state
  const attempts = asked(state.attempts)
    .filter(({ result, commit }) => result !== undefined || commit !== undefined)
    .map(attempt => ({ ...attempt, past: true }))
  const reviews = [...state.reviews.map(each => ({ ...each, past: true })), review]
  return { ...rest, attempts, reviews, phase: { at: 'choosing' }, degraded: false, spentMs: 0, notes: [] }
}

/**
 * Somebody runs a finished request again. What is fixed is published again, which changes nothing that is already
 * right; a run that was stopped goes on; what could not be fixed gets a fresh set of attempts on top of what stands.
 */
function reopened(state: State): State {
  if (state.outcome === 'fixed') return { ...state, phase: { at: 'publishing' } }
  const { outcome: _, stop: __, left: ___, proof: ____, ...known } = state
  // What people have said stays known, so that it is not worked on twice.
  const rest = { ...known, reviews: state.reviews.filter(({ person }) => person !== undefined) }
  if (state.targets.length === 0) return { ...rest, phase: { at: 'reproducing' }, spentMs: 0, notes: [] }
  const attempts = keptAttempts(state).map(attempt => ({ ...attempt, past: true }))
  return { ...rest, phase: { at: 'triaging' }, attempts, degraded: false, spentMs: 0, notes: [] }
}
