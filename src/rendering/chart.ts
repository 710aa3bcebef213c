import { snapshotRate } from '../domain/model/selectors.ts'
import type { State } from '../domain/model/state.ts'

/** More points than this are more than a chart can show. */
const POINTS = 20

/** The pass rate over the iterations that were judged, as a chart that GitHub draws; empty where there is no course. */
export function passRateChart(state: State): string {
  const judged = state.attempts.filter(({ rateAfter, commit }) => rateAfter !== undefined && commit !== undefined)
  if (state.initial === undefined || judged.length === 0) return ''
  const points = [
    { name: 'before', rate: snapshotRate(state, state.initial) },
    ...judged.map(({ iteration, rateAfter = 0, revert }) => ({
      name: `${iteration}${revert === undefined ? '' : ' (reverted)'}`,
      rate: rateAfter,
    })),
    { name: 'now', rate: snapshotRate(state, state.current) },
  ].slice(-POINTS)
  const rates = points.map(({ rate }) => Math.round(rate * 1000) / 10)
  const least = Math.max(0, Math.floor(Math.min(...rates) / 10) * 10 - 10)
  return [
    '```mermaid',
    'xychart-beta',
    '  title "Pass rate"',
    `  x-axis [${points.map(({ name }) => `"${name}"`).join(', ')}]`,
    `  y-axis "%" ${least} --> 100`,
    `  line [${rates.join(', ')}]`,
    '```',
  ].join('\n')
}
