import type { Candidate } from '../candidates/candidates.ts'
import type { Observations, States } from './observations.ts'
import type { WatchedExpression } from './watched.ts'

/**
 * Effect of a candidate on the value of its expression, as long as all else is as it was: none in the failing tests, so
 * that they fail as before; in these only, so that the tests that pass do so as before; or in both.
 */
export type Effect = 'none' | 'failing tests only' | 'all tests'

/** Tell the effects of candidates whose expressions were watched in failing tests and in those that pass. */
export function effectsOf(
  expressions: readonly WatchedExpression[],
  { failing, passing }: { readonly failing: Observations; readonly passing: Observations },
): Map<Candidate, Effect> {
  const effects = new Map<Candidate, Effect>()
  for (const [number, { candidates }] of expressions.entries()) {
    const inFailing = failing.watched.get(number)
    const inPassing = passing.watched.get(number)
    for (const [index, candidate] of candidates.entries()) {
      if (!differs(inFailing, index + 1)) {
        if (inFailing?.isCut !== true) effects.set(candidate, 'none')
        continue
      }
      const isKnown = inPassing !== undefined && !inPassing.isCut
      if (isKnown) effects.set(candidate, differs(inPassing, index + 1) ? 'all tests' : 'failing tests only')
    }
  }
  return effects
}

/** True if a code has another value than the expression in some state. */
function differs(states: States | undefined, code: number): boolean {
  return states?.rows.some(row => row[code] !== row[0]) === true
}
