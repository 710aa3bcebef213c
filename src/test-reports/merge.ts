import { type TestCase, type TestId, testKey } from '../domain/model/test-case.ts'
import { type Cases, CaseList } from './case-list.ts'

/** Test cases of a report. */
interface ReportCases<List> {
  readonly cases: List
  /** Package that the report is about; '' if it is one of the whole repository. */
  readonly module?: string
}

/** Cases after which work may pause. */
const PIECE = 256

/**
 * Frameworks whose names are identifiers: a name that occurs twice in a report is one test that ran twice. Elsewhere
 * titles are free text.
 */
const IDENTIFIERS = new Set([
  'pytest',
  'unittest',
  'go',
  'gradle',
  'cargo',
  'phpunit',
  'minitest',
  'test-unit',
  'ctest',
  'gtest',
])

/**
 * Merge the reports of a matrix, of shards, of retries and of packages. A test in several reports keeps each outcome;
 * one that passed and failed in one commit is flaky. Tests keep the order of their first occurrence. As everything
 * here, it works in pieces.
 */
export function* mergeCases(
  reports: readonly ReportCases<Iterable<TestCase>>[],
  isWanted: (testCase: TestCase) => boolean = () => true,
): Generator<void, TestCase[]> {
  const merged: TestCase[] = []
  let read = 0
  const indexes = new Map<string, number>()
  for (const { cases, module } of reports) {
    const counts = new Map<string, number>()
    const begin = merged.length
    for (const testCase of cases) {
      read += 1
      if (read % PIECE === 0) yield
      if (!isWanted(testCase)) continue
      const own = keyOf(testCase, module, counts)
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
export function* mergeLists(reports: readonly ReportCases<CaseList>[]): Generator<void, Cases> {
  const list = yield* mergedList(reports)
  yield* tellApart(list)
  return list
}

/** Merge reports in little memory: only tests whose names come again are held to compare them. */
function* mergedList(reports: readonly ReportCases<CaseList>[]): Generator<void, CaseList> {
  const [only] = reports
  const isOne = only !== undefined && reports.length === 1
  // Within one report with free titles no two cases are the same test.
  if (isOne && ![...only.cases.frameworks].some(name => IDENTIFIERS.has(name))) return only.cases
  const again = yield* repeated(reports.map(({ cases }) => cases))
  if (isOne && again.size === 0) return only.cases
  const comesAgain = ({ id }: TestCase) => again.size > 0 && again.has(hashOf(nameOf(id)))
  const joinedCases = (yield* mergeCases(reports, comesAgain)).values()
  const seen = new Set<string>()
  const list = new CaseList()
  let read = 0
  for (const { cases, module } of reports) {
    const counts = new Map<string, number>()
    for (const testCase of cases) {
      read += 1
      if (read % PIECE === 0) yield
      const own = comesAgain(testCase) ? keyOf(testCase, module, counts) : undefined
      if (own !== undefined && seen.has(own)) continue
      if (own !== undefined) seen.add(own)
      list.push(own === undefined ? testCase : (joinedCases.next().value ?? testCase))
    }
  }
  return list
}

/** Hash the names that come more than once. The names themselves would take much memory; a few of them may be wrong. */
function* repeated(lists: readonly Iterable<TestCase>[]): Generator<void, Set<number>> {
  const seen = new Set<number>()
  const again = new Set<number>()
  let read = 0
  for (const list of lists) {
    for (const { id } of list) {
      read += 1
      if (read % PIECE === 0) yield
      const hash = hashOf(nameOf(id))
      ;(seen.has(hash) ? again : seen).add(hash)
    }
  }
  return again
}

/**
 * Number the failing tests of one name, so that none hides another: another suite has it, or the reporter leaves out
 * the file. Only for reports from elsewhere. In runs of this action, whose order can vary, tests of one name count as
 * one.
 */
function* tellApart(list: CaseList): Generator<void, void> {
  const again = yield* repeated([list.failing()])
  if (again.size === 0) return
  const counts = new Map<string, number>()
  yield* list.change(testCase => {
    if (testCase.status !== 'failed' || !again.has(hashOf(nameOf(testCase.id)))) return testCase
    const key = testKey(testCase.id)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? testCase : { ...testCase, id: { ...testCase.id, occurrence: count } }
  })
}

/** Hash a text into 32 bits (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

/** Join all parts of a test's name. */
function nameOf({ framework, file, suite, name }: TestId): string {
  return `${framework}\0${file}\0${suite.join('\0')}\0${name}`
}

/**
 * Return a key for a case. Tests with the same title in one report differ by their order. Those of two packages differ
 * by the packages, unless their files tell.
 */
function keyOf({ id }: TestCase, module: string | undefined, counts: Map<string, number>): string {
  const isLocated = module === undefined || module === '' || id.file.startsWith(`${module}/`)
  const key = isLocated ? nameOf(id) : `${module}\0${nameOf(id)}`
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
