import { type TestCase, type TestId, type TestKey, testKey } from '../domain/model/test-case.ts'
import type { TestRun, UnnamedTests } from '../domain/model/test-run.ts'

/** Tests of a suite that failed once, and the size of the suite in its first complete run. */
interface KnownSuite {
  readonly failed: Map<TestKey, TestId>
  readonly tests: number
  readonly skipped: number
}

/**
 * Names passing tests of runners that name only those that fail, such as minitest by default. A test that failed once
 * passes in a complete run that no longer names it, if that run counts no fewer tests and skips no more of them. Several
 * testbeds share it.
 */
export class UnnamedPasses {
  readonly #suites = new Map<string, KnownSuite>()

  /**
   * Add the tests that passed without a name.
   * @param suite name of the tests, the same in each testbed
   * @param run a run of all of them
   */
  named(suite: string, run: TestRun): TestRun {
    const { unnamed, cases, complete } = run
    if (unnamed === undefined || !complete) return run
    const size = sizeOf(cases, unnamed)
    const known = this.#suites.get(suite) ?? { ...size, failed: new Map<TestKey, TestId>() }
    this.#suites.set(suite, known)
    const here = new Set(cases.map(({ id }) => testKey(id)))
    const missing = [...known.failed].flatMap(([key, id]) => (here.has(key) ? [] : [id]))
    for (const { id, status } of cases) if (status === 'failed') known.failed.set(testKey(id), id)
    const isWhole = size.tests >= known.tests && size.skipped <= known.skipped
    if (missing.length === 0 || missing.length > unnamed.passed || !isWhole) return run
    const passed = missing.map((id): TestCase => ({ id, status: 'passed', durationMs: 0, problems: [] }))
    return { ...run, cases: [...cases, ...passed], unnamed: { ...unnamed, passed: unnamed.passed - passed.length } }
  }
}

function sizeOf(cases: readonly TestCase[], unnamed: UnnamedTests): Pick<KnownSuite, 'tests' | 'skipped'> {
  // A case without a name stands for a file or an error outside of the tests, which no runner counts as a test.
  const named = cases.filter(({ id }) => id.name !== '')
  const skipped = named.filter(({ status }) => status === 'skipped').length + unnamed.skipped
  return { tests: named.length + unnamed.passed + unnamed.skipped, skipped }
}
