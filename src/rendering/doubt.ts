import { unlikelyAttempts } from '../domain/model/selectors.ts'
import type { ResultView } from './result-view.ts'

/** Return the least confidence of an author in a kept change, in percent; undefined if none is a guess. */
export function leastConfidence({ kept }: Pick<ResultView, 'kept'>): number | undefined {
  const known = unlikelyAttempts({ attempts: [...kept] }).flatMap(({ proposal }) => proposal?.confidence ?? [])
  return known.length === 0 ? undefined : Math.round(100 * Math.min(...known))
}

/** Say why a person has to decide on a fix that all tests accept, as the end of a sentence; empty if none has to. */
export function doubtOf({ kept, proof }: Pick<ResultView, 'kept' | 'proof'>): string {
  if (proof?.undoes === true) return 'nothing of the failing change would be left'
  const confidence = leastConfidence({ kept })
  return confidence === undefined ? '' : `it is a guess (confidence ${confidence} %)`
}

/** Say why a fix is not put onto the failing branch itself, as the end of a sentence; empty if it may be. */
export function whyNotApplied(view: Pick<ResultView, 'kept' | 'proof' | 'outcome' | 'objections'>): string {
  if (view.outcome === 'needs-review') return 'the change has signs of a cheat'
  if (view.outcome !== 'fixed') return 'only a complete fix is put there'
  return view.objections.length > 0 ? 'a review of the change objects' : doubtOf(view)
}
