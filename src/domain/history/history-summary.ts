import type { FixHistory, PastFix } from './fix-history.ts'
import type { RunRecord } from './run-records.ts'

/** A test that several runs saw fail. */
export interface RepeatedTest {
  readonly title: string
  /** Times of the runs in milliseconds since the epoch, newest first. */
  readonly times: readonly number[]
  /** Runs that fixed it. */
  readonly fixed: number
}

/** Summary of the history of a repository, for people. */
export interface HistorySummary {
  readonly runs: readonly RunRecord[]
  readonly fixes: readonly PastFix[]
  readonly totals: {
    readonly fixedRuns: number
    readonly fixedTests: number
    readonly dollars: number
    readonly tokens: number
    readonly spentMs: number
  }
  /** Tests that failed in at least two runs, the most frequent first. */
  readonly keepBreaking: readonly RepeatedTest[]
  /** Flaky tests, the most frequent first. */
  readonly flaky: readonly RepeatedTest[]
  /** Sightings of flaky tests by month (`2026-11`), oldest first. */
  readonly flakyByMonth: readonly { readonly month: string; readonly sightings: number }[]
}

/** Sum up a history. Pure. */
export function summarizeHistory({ runs = [], entries }: FixHistory): HistorySummary {
  const newest = runs.toSorted((a, b) => b.at - a.at)
  const sum = (of: (run: RunRecord) => number) => newest.reduce((total, run) => total + of(run), 0)
  return {
    runs: newest,
    fixes: entries.toSorted((a, b) => b.at - a.at),
    totals: {
      fixedRuns: newest.filter(({ outcome }) => outcome === 'fixed').length,
      fixedTests: sum(({ fixed }) => fixed.length),
      dollars: sum(({ dollars }) => dollars),
      tokens: sum(({ tokens }) => tokens),
      spentMs: sum(({ spentMs }) => spentMs),
    },
    keepBreaking: repeated(newest, ({ fixed, remaining }) => [...fixed, ...remaining]).filter(
      ({ times }) => times.length > 1,
    ),
    flaky: repeated(newest, ({ flaky }) => flaky),
    flakyByMonth: byMonth(newest),
  }
}

/** Join histories of one repository that were stored in several places. */
export function joinHistories(all: readonly FixHistory[]): FixHistory {
  const once = <Item>(items: readonly Item[]) => [...new Map(items.map(item => [JSON.stringify(item), item])).values()]
  return {
    memory: 1,
    entries: once(all.flatMap(({ entries }) => entries)),
    runs: once(all.flatMap(({ runs = [] }) => runs)),
  }
}

function repeated(runs: readonly RunRecord[], testsOf: (run: RunRecord) => readonly string[]): RepeatedTest[] {
  const seen = new Map<string, { times: number[]; fixed: number }>()
  for (const run of runs) {
    for (const title of new Set(testsOf(run))) {
      const { times, fixed } = seen.get(title) ?? { times: [], fixed: 0 }
      seen.set(title, { times: [...times, run.at], fixed: fixed + (run.fixed.includes(title) ? 1 : 0) })
    }
  }
  const tests = [...seen].map(([title, rest]) => ({ title, ...rest }))
  return tests.toSorted((a, b) => b.times.length - a.times.length || (b.times[0] ?? 0) - (a.times[0] ?? 0))
}

function byMonth(runs: readonly RunRecord[]): HistorySummary['flakyByMonth'] {
  const months = new Map<string, number>()
  for (const { at, flaky } of runs) {
    const month = new Date(at).toISOString().slice(0, 7)
    if (flaky.length > 0) months.set(month, (months.get(month) ?? 0) + flaky.length)
  }
  return [...months].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([month, sightings]) => ({ month, sightings }))
}
