import type { TestId, TestKey, TestRun } from '../domain/model/test-case.ts'

/** How the tests of a package can be run: by name, with their whole file, or only with the whole suite. Runs show it. */
export class SelectableTests {
  readonly #keyOf: (test: TestId) => TestKey
  /** True if tests can be run by name; undefined until a run shows it. */
  #selects: boolean | undefined
  /** Tests that ran by name. */
  readonly #named = new Set<TestKey>()
  /** Tests that run only with their whole file. */
  readonly #unnamed = new Set<TestKey>()
  /** Tests that neither their name nor their file starts. */
  readonly #lost = new Set<TestKey>()

  constructor(keyOf: (test: TestId) => TestKey) {
    this.#keyOf = keyOf
  }

  /** True if a run by name may run the test. */
  readonly isNamed = (test: TestId): boolean => {
    const key = this.#keyOf(test)
    return this.#selects !== false && !this.#unnamed.has(key) && !this.#lost.has(key)
  }

  /** True if only the whole suite runs one of these tests. */
  areLost(tests: readonly TestId[]): boolean {
    return tests.some(test => this.#lost.has(this.#keyOf(test)))
  }

  /** True for a test that never ran by name. Another one that is missing now was deleted. */
  readonly isSought = (test: TestId): boolean => !this.#named.has(this.#keyOf(test))

  /** Note which tests a run by name ran. */
  ranByName(tests: Iterable<TestId>): void {
    for (const test of tests) {
      this.#named.add(this.#keyOf(test))
      this.#selects = true
    }
  }

  /** Note which tests ran only with their whole file. */
  ranInFiles(tests: readonly TestId[]): void {
    if (this.#selects === undefined && tests.length > 0) this.#selects = false
    for (const test of tests) this.#unnamed.add(this.#keyOf(test))
  }

  /**
   * Note tests that neither a run by name nor one of their files ran. @returns true if only the whole suite runs them: it
   * did before, and nothing says that their files cannot run
   */
  ranNowhere(tests: readonly TestId[], inFiles: TestRun, hasRun: (key: TestKey) => boolean): boolean {
    const isBroken =
      inFiles.exit.kind !== 'exited' || inFiles.cases.some(({ id, status }) => status === 'failed' && id.name === '')
    const keys = tests.map(this.#keyOf)
    if (isBroken || !keys.every(hasRun)) return false
    for (const key of keys) this.#lost.add(key)
    return true
  }
}
