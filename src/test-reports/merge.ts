import type { TestCase } from '../domain/model/test-case.ts'
import type { ParsedReport } from './report.ts'

/** Names are identifiers in these: the same one twice in one report is one test that ran twice. Titles are free text elsewhere. */
const IDENTIFIERS = new Set([
  'pytest',
  'unittest',
  'go',
  'gradle',
  'cargo',
  'phpunit',
  'minitest',
  'ctest',
  'gtest',
  'dotnet',
])

/**
 * Puts the reports of a matrix, of shards and of retries together: a test that is in several keeps each outcome, and
 * one that passed and failed in one commit is flaky. The order is that of the first sightings.
 */
export function mergeCases(reports: readonly Pick<ParsedReport, 'cases'>[]): TestCase[] {
  const [only] = reports
  // Within one report of free titles no two cases are the same test.
  if (only !== undefined && reports.length === 1 && !only.cases.some(({ id }) => IDENTIFIERS.has(id.framework)))
    return [...only.cases]
  const merged: TestCase[] = []
  const places = new Map<string, number>()
  for (const { cases } of reports) {
    const twins = new Map<string, number>()
    const begin = merged.length
    for (const testCase of cases) {
      const own = placeOf(testCase, twins)
      const at = places.get(own)
      if (at === undefined) {
        places.set(own, merged.length)
        merged.push(testCase)
      } else merged[at] = joined(merged[at] ?? testCase, testCase, at >= begin)
    }
  }
  return merged
}

/** What tells a case from all others: two tests of one title in one report are told apart by their order. */
function placeOf({ id }: TestCase, twins: Map<string, number>): string {
  const key = `${id.framework}\0${id.file}\0${id.suite.join('\0')}\0${id.name}`
  if (IDENTIFIERS.has(id.framework)) return key
  const twin = twins.get(key) ?? 0
  twins.set(key, twin + 1)
  return twin === 0 ? key : `${key}\0${twin}`
}

/** @param within whether both are of one report */
function joined(first: TestCase, second: TestCase, within: boolean): TestCase {
  const outcomes = [...(first.outcomes ?? [first.status]), ...(second.outcomes ?? [second.status])]
  const worse = RANK[second.status] > RANK[first.status] ? second : first
  const passed = outcomes.includes('passed')
  const failed = outcomes.includes('failed')
  // pytest's own XML shows each run that a plugin repeated as passed, and only the last one as it was.
  const isRepeated = within && first.id.framework === 'pytest'
  const mixed = isRepeated ? passed && !failed : passed && failed
  const flaky = mixed || (!isRepeated && (first.flaky === true || second.flaky === true))
  const { flaky: _, ...rest } = worse
  return { ...rest, outcomes, ...(flaky ? { flaky } : {}) }
}

const RANK = { skipped: 0, passed: 1, failed: 2 } as const
