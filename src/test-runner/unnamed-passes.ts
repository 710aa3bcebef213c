import { type TestCase, type TestId, type TestKey, testKey } from '../domain/model/test-case.ts'
import type { TestRun, UnnamedTests } from '../domain/model/test-run.ts'
import { KnownFiles } from './known-files.ts'

/** A failed test, and the size of the run in which it failed last. */
interface FailedTest {
  readonly id: TestId
  readonly tests: number
  readonly skipped: number
}

/** Names of set-up that unittest prints like tests, and does not count. */
const SET_UP = /^(?:setUp|tearDown)(?:Class|Module)$/

/**
 * Names passing tests of runners that name only those that fail, such as minitest by default. A failed test passes in a
 * later complete run that does not name it, if that run has at least as many tests as the one in which it failed, and
 * at most as many skipped ones. A failure that is no test hides others: then the later run must have more tests.
 * Several testbeds share it. A change that deletes a failing test and adds another one keeps the number: the guard for
 * tests stops it before.
 */
export class UnnamedPasses {
  readonly #suites = new Map<string, Map<TestKey, FailedTest>>()
  readonly #files = new KnownFiles()

  /**
   * Add the tests that passed without a name, and the files of those that have none.
   * @param suite name of the tests, the same in each testbed
   * @param reported a run of all of them
   */
  named(suite: string, reported: TestRun): TestRun {
    const run = this.#files.placed(suite, reported)
    const { unnamed, cases, complete } = run
    if (unnamed === undefined || !complete) return run
    const failed = this.#suites.get(suite) ?? new Map<TestKey, FailedTest>()
    this.#suites.set(suite, failed)
    const size = sizeOf(cases, unnamed)
    const here = new Set(cases.map(({ id }) => testKey(id)))
    const missing = [...failed].flatMap(([key, each]) => (here.has(key) ? [] : [each]))
    const passing = missing.filter(({ id, tests, skipped }) =>
      isTest(id) ? size.tests >= tests && size.skipped <= skipped : size.tests > tests,
    )
    for (const { id, status } of cases) if (status === 'failed') failed.set(testKey(id), { id, ...size })
    const tests = passing.filter(({ id }) => isTest(id))
    if (passing.length === 0 || tests.length > unnamed.passed) return run
    const passed = passing.map(({ id }): TestCase => ({ id, status: 'passed', durationMs: 0, problems: [] }))
    return { ...run, cases: [...cases, ...passed], unnamed: { ...unnamed, passed: unnamed.passed - tests.length } }
  }
}

/** False for a failure outside of the tests, which no runner counts as one. */
function isTest({ name }: TestId): boolean {
  return name !== '' && !SET_UP.test(name)
}

function sizeOf(cases: readonly TestCase[], unnamed: UnnamedTests): Pick<FailedTest, 'tests' | 'skipped'> {
  const named = cases.filter(({ id }) => isTest(id))
  const skipped = named.filter(({ status }) => status === 'skipped').length + unnamed.skipped
  return { tests: unnamed.counted ?? named.length + unnamed.passed + unnamed.skipped, skipped }
}
