import type { ResultView } from './result-view.ts'

/** Maximum number of points in the chart. */
const MAX_POINTS = 20

/** Fewest points that a chart says more of than the table. */
const MIN_POINTS = 6

/** Draw the pass rate over the judged iterations as a mermaid chart; empty if there are few of them. */
export function passRateChart({ attempts, before, after }: Pick<ResultView, 'attempts' | 'before' | 'after'>): string {
  const judged = attempts.filter(({ rateAfter, commit }) => rateAfter !== undefined && commit !== undefined)
  if (before === undefined) return ''
  const points = [
    { name: 'before', rate: before.rate },
    ...judged.map(({ iteration, rateAfter = 0, revert }) => ({
      name: `${iteration}${revert === undefined ? '' : ' (reverted)'}`,
      rate: rateAfter,
    })),
    ...(after === undefined ? [] : [{ name: 'now', rate: after.rate }]),
  ].slice(-MAX_POINTS)
  if (points.length < MIN_POINTS) return ''
  // A rate below 1 never reads 100.
  const rates = points.map(({ rate }) => (rate < 1 ? Math.min(99.9, Math.round(rate * 1000) / 10) : 100))
  const min = Math.max(0, Math.floor(Math.min(...rates) / 10) * 10 - 10)
  return [
    '```mermaid',
    'xychart-beta',
    '  title "Pass rate"',
    `  x-axis [${points.map(({ name }) => `"${name}"`).join(', ')}]`,
    `  y-axis "%" ${min} --> 100`,
    `  line [${rates.join(', ')}]`,
    '```',
  ].join('\n')
}
