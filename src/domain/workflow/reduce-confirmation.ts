import { consequenceOf, narrowSuspects, revealedTargets } from './checkpoint.ts'
import { ignoredTests } from '../model/test-results.ts'
import { unconfirmedAttempts } from '../model/selectors.ts'
import type { Observed } from './observation.ts'
import type { State } from '../model/state.ts'
import { requirePhase } from './next-step.ts'
import { amendAttempts, toPhase, withFlaky } from './state-changes.ts'

export function confirmed(state: State, observation: Observed<'confirmed'>): State {
  const { verdict, snapshot, rateAfter, reason, output } = observation
  const consequence = consequenceOf(state, { verdict, snapshot })
  const known = withFlaky(state, observation.flaky)
  switch (consequence.kind) {
    case 'hold': {
      const held = unconfirmedAttempts(state).map(({ iteration }) => iteration)
      const { seen: _, ...rest } = known
      const next = toPhase(amendAttempts(rest, { confirmed: true, rateAfter }, held), { at: 'triaging' })
      // There was nothing to confirm, so there is nothing to take back: what was known before is all that is known.
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

/** The last suspect is the guilty one: what the checkpoint said is its own doing. */
export function probed(state: State, good: boolean): State {
  const phase = requirePhase(state, 'tracing')
  const next = narrowSuspects(phase, good)
  if (next.at !== 'reverting') return toPhase(state, next)
  const result = phase.broken.length === 0 ? 'incomplete' : 'regression'
  return toPhase(amendAttempts(state, { result, reason: phase.reason }, next.iterations), next)
}

/** When all that was not confirmed is taken back, the code is that of the last confirmed commit again. */
export function reverted(state: State, { reverts, tip }: Observed<'reverted'>): State {
  const asked = requirePhase(state, 'reverting').iterations
  const taken = new Map(reverts.map(({ iteration, sha }) => [iteration, sha]))
  const wasConfirmed = state.attempts.some(each => taken.has(each.iteration) && each.confirmed)
  const attempts = state.attempts.map(each => {
    const revert = taken.get(each.iteration)
    return revert === undefined ? each : { ...each, revert, ...(asked.includes(each.iteration) ? {} : DRAGGED) }
  })
  const { seen: _, ...next } = { ...state, attempts, tip }
  const isSame = !wasConfirmed && unconfirmedAttempts(next).length === 0
  if (!isSame) return toPhase(next, { at: 'confirming', due: true })
  // What had been seen of the commits that are gone is not so any more: the queue is made anew.
  return { ...toPhase(next, { at: 'triaging' }), ...(state.current && { current: { ...state.current, sha: tip } }) }
}

/** A commit that had to go with a guilty one before it. */
const DRAGGED = { result: 'conflict', reason: 'It stood on a change that was reverted.' } as const
