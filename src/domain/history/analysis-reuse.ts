import type { Analysis, Attempt } from '../model/attempt.ts'
import { testsOf } from '../model/test-results.ts'
import { demandsOf } from '../model/review.ts'
import type { State } from '../model/state.ts'

/** An analysis that needs no model call, and the digest of the analyzed code. */
export interface ReusedAnalysis {
  readonly analysis: Analysis
  readonly code: string
}

/** Convert the demands of a review into an analysis: they name the places to change already. */
export function analysisOfDemands(state: State, { targets }: Attempt): ReusedAnalysis | undefined {
  const demands = demandsOf(state.reviews.at(-1), state.tip)
  if (demands.length === 0) return undefined
  const analysis: Analysis = {
    rootCause: demands.map(({ what }) => what).join(' '),
    evidence: demands.map(({ file, line, why }) => ({ file, says: why, ...(line === undefined ? {} : { line }) })),
    hypothesis: '',
    modificationPoints: demands.map(({ file, line, what }) => ({
      file,
      symbol: '',
      change: what,
      ...(line === undefined ? {} : { lines: [line, line] as [number, number] }),
    })),
    affectedTests: [...new Set(testsOf(state, targets).map(({ file }) => file))],
    approach: 'Do what the review demands; the tests that pass stay green.',
    alternative: '',
    criticality: 'high',
    confidence: 1,
  }
  return { analysis, code: '' }
}

/**
 * Find the analysis of an earlier attempt at the same failures on the same code whose fixer could no longer be reached.
 */
export function reusableAnalysis(state: State, attempt: Attempt): ReusedAnalysis | undefined {
  if (attempt.debugging > 0 || attempt.candidate > 0 || attempt.undoes !== undefined) return undefined
  const same = (other: Attempt) =>
    other.kind === attempt.kind &&
    other.base === attempt.base &&
    other.targets.join() === attempt.targets.join() &&
    other.strategy === attempt.strategy &&
    other.clusters.join() === attempt.clusters.join() &&
    other.unavailable
  const found = state.attempts.findLast(other => other.iteration < attempt.iteration && same(other))
  return found?.analysis === undefined ? undefined : { analysis: found.analysis, code: found.code }
}
