import type { HistorySummary, RepeatedTest } from '../domain/history/history-summary.ts'
import { count } from '../domain/text/wording.ts'

/** Tests, requests and fixes of each list. */
const MAX_LISTED = 15

/** Sum up the history of a repository as lines of plain text. */
export function historyLines({ runs, fixes, totals, keepBreaking, flaky }: HistorySummary): string[] {
  if (runs.length === 0 && fixes.length === 0) return ['No history: fix-tests has fixed nothing here yet.']
  return [
    `${count(runs.length, 'request')}, ${totals.fixedRuns} fixed: ${count(totals.fixedTests, 'test')}, for $${totals.dollars.toFixed(2)} (${totals.tokens} tokens)`,
    ...list('Tests that keep breaking', keepBreaking.map(repeatedText)),
    ...list('Flaky tests', flaky.map(repeatedText)),
    ...list(
      'Requests',
      runs.map(({ at, branch, outcome, fixed, remaining, fixers, dollars }) => {
        const by = fixers.length === 0 ? '' : `, by ${fixers.join(', ')}`
        return `${dayOf(at)}  ${branch}: ${outcome}, ${fixed.length} fixed, ${remaining.length} failing${by}, $${dollars.toFixed(2)}`
      }),
    ),
    ...list(
      'Fixes',
      fixes.map(({ at, title, fixer, summary, rejected }) => {
        const demands = rejected.length === 0 ? '' : ` (${count(rejected.length, 'demand')} of reviewers)`
        return `${dayOf(at)}  ${title}: ${summary} (${fixer})${demands}`
      }),
    ),
  ]
}

function list(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const rest = lines.length - MAX_LISTED
  return [
    '',
    title,
    ...lines.slice(0, MAX_LISTED).map(line => `  ${line}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ]
}

function repeatedText({ title, times }: RepeatedTest): string {
  return `${times.length}×  ${title} (${dayOf(times.at(-1) ?? 0)} to ${dayOf(times[0] ?? 0)})`
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
