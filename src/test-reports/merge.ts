import { type TestCase, testKey } from '../domain/model/test-case.ts'
import { type Cases, CaseList } from './case-list.ts'

/**
 * Frameworks whose names are identifiers: a name that occurs twice in a report is one test that ran twice. Elsewhere
 * titles are free text.
 */
const IDENTIFIERS = new Set(['pytest', 'unittest', 'go', 'gradle', 'cargo', 'phpunit', 'minitest', 'ctest', 'gtest'])

/**
 * Merge the reports of a matrix, of shards and of retries. A test in several reports keeps each outcome; one that
 * passed and failed in one commit is flaky. Tests keep the order of their first occurrence.
 */
export function mergeCases(reports: readonly { readonly cases: Iterable<TestCase> }[]): TestCase[] {
  const merged: TestCase[] = []
  const indexes = new Map<string, number>()
  for (const { cases } of reports) {
    const counts = new Map<string, number>()
    const begin = merged.length
    for (const testCase of cases) {
      const own = keyOf(testCase, counts)
      const at = indexes.get(own)
      if (at === undefined) {
        indexes.set(own, merged.length)
        merged.push(testCase)
      } else merged[at] = joined(merged[at] ?? testCase, testCase, at >= begin)
    }
  }
  return merged
}

/** Merge reports as `mergeCases` does, and tell the failing tests of one name apart. */
export function mergeLists(reports: readonly { readonly cases: CaseList }[]): Cases {
  const [only] = reports
  // Within one report with free titles no two cases are the same test.
  const isMerged =
    only !== undefined && reports.length === 1 && ![...only.cases.frameworks].some(name => IDENTIFIERS.has(name))
  const list = isMerged ? only.cases : new CaseList()
  if (!isMerged) for (const testCase of mergeCases(reports)) list.push(testCase)
  list.change(tellApart())
  return list
}

/**
 * Create a function that numbers the failing tests of one name, so that none hides another: another suite has it, or the
 * reporter leaves out the file. Only for reports from elsewhere. In runs of this action, whose order can vary, tests of
 * one name count as one.
 */
function tellApart(): (testCase: TestCase) => TestCase {
  const counts = new Map<string, number>()
  return testCase => {
    if (testCase.status !== 'failed') return testCase
    const key = testKey(testCase.id)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? testCase : { ...testCase, id: { ...testCase.id, occurrence: count } }
  }
}

/** Return a key for a case. Tests with the same title in one report differ by their order. */
function keyOf({ id }: TestCase, counts: Map<string, number>): string {
  const key = `${id.framework}\0${id.file}\0${id.suite.join('\0')}\0${id.name}`
  if (IDENTIFIERS.has(id.framework)) return key
  const count = counts.get(key) ?? 0
  counts.set(key, count + 1)
  return count === 0 ? key : `${key}\0${count}`
}

/** Merge two outcomes of a test. @param within true if both are from one report */
function joined(first: TestCase, second: TestCase, within: boolean): TestCase {
  const outcomes = [...(first.outcomes ?? [first.status]), ...(second.outcomes ?? [second.status])]
  const worse = RANK[second.status] > RANK[first.status] ? second : first
  const passed = outcomes.includes('passed')
  const failed = outcomes.includes('failed')
  // pytest reports each repeated run of a plugin as passed, and only the last one with its outcome.
  const isRepeated = within && first.id.framework === 'pytest'
  const mixed = isRepeated ? passed && !failed : passed && failed
  const flaky = mixed || (!isRepeated && (first.flaky === true || second.flaky === true))
  const { flaky: _, ...rest } = worse
  return { ...rest, outcomes, ...(flaky ? { flaky } : {}) }
}

const RANK = { skipped: 0, passed: 1, failed: 2 } as const
