import type { Attempt } from '../model/attempt.ts'
import { consequenceOf, narrowSuspects, revealedTargets } from './checkpoint.ts'
import { ignoredTests } from '../model/test-results.ts'
import { unconfirmedAttempts } from '../model/selectors.ts'
import type { Observed } from './observation.ts'
import type { State } from '../model/state.ts'
import { requirePhase } from './phases.ts'
import { amendAttempts, toPhase, withFlaky, withOrigins } from './state-changes.ts'

export function confirmed(state: State, observation: Observed<'confirmed'>): State {
  const { verdict, snapshot, rateAfter, reason, output } = observation
  const consequence = consequenceOf(state, { verdict, snapshot })
  const known = withOrigins(withFlaky(state, observation.flaky), observation.origins)
  switch (consequence.kind) {
    case 'hold': {
      const held = unconfirmedAttempts(state).map(({ iteration }) => iteration)
      const { seen: _, ...rest } = known
      const next = toPhase(amendAttempts(rest, { confirmed: true, rateAfter }, held), { at: 'triaging' })
      // Nothing was to be confirmed, so nothing is reverted and the earlier results stay.
      if (snapshot === undefined) return next
      return {
        ...next,
        current: snapshot,
        targets: [...state.targets, ...revealedTargets(next, snapshot, ignoredTests(next))],
      }
    }
    case 'trace': {
      const { suspects, broken } = consequence
      return toPhase(known, { at: 'tracing', suspects, broken, reason })
    }
    case 'revert': {
      const { iterations, result } = consequence
      const change = { rateAfter, reason, output, result }
      return toPhase(amendAttempts(known, change, iterations), { at: 'reverting', iterations })
    }
  }
}

/** Narrow the suspects; the last one gets the result of the checkpoint. */
export function probed(state: State, good: boolean): State {
  const phase = requirePhase(state, 'tracing')
  const next = narrowSuspects(phase, good)
  if (next.at !== 'reverting') return toPhase(state, next)
  const result = phase.broken.length === 0 ? 'incomplete' : 'regression'
  return toPhase(amendAttempts(state, { result, reason: phase.reason }, next.iterations), next)
}

/** Record reverts. If all unconfirmed commits are reverted, the code equals the last confirmed commit. */
export function reverted(state: State, { reverts, tip }: Observed<'reverted'>): State {
  const requested = requirePhase(state, 'reverting').iterations
  const taken = new Map(reverts.map(({ iteration, sha }) => [iteration, sha]))
  const wasConfirmed = state.attempts.some(each => taken.has(each.iteration) && each.confirmed)
  const undone = new Set(state.attempts.filter(each => taken.has(each.iteration)).map(({ commit }) => commit))
  const attempts = state.attempts.map(each => {
    const revert = taken.get(each.iteration)
    // The revert of a change that replaced an earlier one brings the earlier one back.
    if (revert === undefined) return undone.has(each.revert) ? withoutRevert(each) : each
    return { ...each, revert, ...(requested.includes(each.iteration) ? {} : DEPENDENT_REVERT) }
  })
  const { seen: _, ...next } = { ...state, attempts, tip }
  // After the revert of a confirmed commit the suite may not have run to its end, so that no results are of this code.
  const isCurrent = unconfirmedAttempts(state)[0]?.base === state.current?.sha
  const isSame = !wasConfirmed && isCurrent && unconfirmedAttempts(next).length === 0
  if (!isSame) return toPhase(next, { at: 'confirming', due: true })
  // Results of reverted commits are no longer valid: diagnose again.
  return { ...toPhase(next, { at: 'triaging' }), ...(state.current && { current: { ...state.current, sha: tip } }) }
}

function withoutRevert(attempt: Attempt): Attempt {
  const { revert: _, ...rest } = attempt
  return rest
}

/** Change of an attempt whose commit depends on a reverted one. */
const DEPENDENT_REVERT = { result: 'conflict', reason: 'It depended on a reverted change.' } as const
