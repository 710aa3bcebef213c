import type { Attempt } from '../model/attempt.ts'
import { diffSize } from '../text/unified-diff.ts'
import type { RaceResult } from './observation.ts'

/**
 * Keep the best of several passing candidates for the same clusters: the one that turns more tests green, then the one
 * with the smaller diff. The others are outranked.
 */
export function rankCandidates(results: readonly RaceResult[], attempts: readonly Attempt[]): RaceResult[] {
  const groupOf = ({ iteration }: RaceResult) =>
    JSON.stringify(attempts.find(attempt => attempt.iteration === iteration)?.clusters)
  const best = new Map<string, RaceResult>()
  for (const result of results.filter(({ change }) => change.tree !== undefined)) {
    const known = best.get(groupOf(result))
    if (known === undefined || isBetter(result.change, known.change)) best.set(groupOf(result), result)
  }
  return results.map(result => {
    const winner = best.get(groupOf(result))
    return result.change.tree === undefined || winner === result ? result : outranked(result, winner)
  })
}

function isBetter(a: RaceResult['change'], b: RaceResult['change']): boolean {
  if (a.rateAfter !== b.rateAfter) return (a.rateAfter ?? 0) > (b.rateAfter ?? 0)
  return diffSize(a.diff ?? '') < diffSize(b.diff ?? '')
}

function outranked({ iteration, change, flaky }: RaceResult, winner: RaceResult | undefined): RaceResult {
  const { tree: _, ...rest } = change
  const isMore = (winner?.change.rateAfter ?? 0) > (change.rateAfter ?? 0)
  const reason = `Iteration ${winner?.iteration} ${isMore ? 'turned more tests green' : 'did as much, and its change is not larger'}.`
  return { iteration, change: { ...rest, result: 'outranked', reason }, flaky }
}
