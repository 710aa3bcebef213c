import { type TestId, testKey, type TestKey, type TestSelection } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'
import { combineReruns, ranIn } from './combine-runs.ts'

type Only = Extract<TestSelection, { kind: 'only' }>
/** Runs a selection; the name is that of its folder. */
type Run = (selection: TestSelection, name: string) => Promise<TestRun>

/**
 * Runs the tests of a package in the narrowest way that there is: by name, by the name of a test around them, with
 * their whole file, or with the whole suite. What is possible, the runs show.
 */
export class NarrowRuns {
  /** Name a test as the project does: in a package its file is relative to that. */
  readonly #outside: (test: TestId) => TestId
  readonly #seen: ReadonlyMap<TestKey, TestId>
  /** True if tests can be run by name; undefined until a run shows it. */
  #selects: boolean | undefined
  /** Tests that ran by name. */
  readonly #named = new Set<TestKey>()
  /** Tests around others, by whose name these run. */
  readonly #around = new Map<TestKey, TestId>()
  /** Tests that run only with their whole file. */
  readonly #unnamed = new Set<TestKey>()
  /** Tests that neither their name nor their file starts. */
  readonly #lost = new Set<TestKey>()

  /** @param options.seen tests that ran, by the keys of their outside names */
  constructor(options: { outside: (test: TestId) => TestId; seen: ReadonlyMap<TestKey, TestId> }) {
    this.#outside = options.outside
    this.#seen = options.seen
  }

  /** True if a run by name may run the test. */
  readonly isNamed = (test: TestId): boolean => {
    const key = this.#keyOf(test)
    return this.#selects !== false && !this.#unnamed.has(key) && !this.#lost.has(key)
  }

  /** Return the test by whose name this one runs: itself, or one around it. */
  readonly starterOf = (test: TestId): TestId => this.#around.get(this.#keyOf(test)) ?? test

  /** List the tests by whose names these run. */
  startersOf(tests: readonly TestId[]): TestId[] {
    return distinct(tests.map(this.starterOf))
  }

  /** True if only the whole suite runs one of these tests. */
  areLost(tests: readonly TestId[]): boolean {
    return tests.some(test => this.#lost.has(this.#keyOf(test)))
  }

  async run(selection: Only, run: Run): Promise<TestRun> {
    if (this.areLost(selection.tests)) return run({ kind: 'all' }, 'all')
    const byName = selection.tests.filter(this.isNamed)
    const only = byName.length === 0 ? undefined : await this.#byName(byName, selection, run)
    const found = new Set(byName.filter(test => only?.ran(test)))
    // A test that ran by name before and is missing now was deleted.
    const isSought = (test: TestId) => !found.has(test) && !this.#named.has(this.#keyOf(test))
    const sought = selection.tests.filter(isSought)
    if (only !== undefined && (sought.length === 0 || only.run.exit.kind !== 'exited')) return only.run
    // The framework did not find the names, so run the whole files.
    const files = await run({ kind: 'affected', tests: sought, files: [] }, 'files')
    const ran = ranIn(files)
    const inFiles = sought.filter(test => ran(this.#outside(test)))
    if (this.#selects === undefined && inFiles.length > 0) this.#selects = false
    for (const test of inFiles) this.#unnamed.add(this.#keyOf(test))
    if (found.size === 0 && inFiles.length === 0 && this.#areElsewhere(sought, files)) {
      for (const test of sought) this.#lost.add(this.#keyOf(test))
      return run({ kind: 'all' }, 'all')
    }
    return only === undefined || found.size === 0 ? files : combineReruns(files, only.run)
  }

  /** Run tests by their names, and those that no name reaches by the names of the tests around them. */
  async #byName(tests: readonly TestId[], selection: Only, run: Run) {
    const asked = await run({ ...selection, tests: this.startersOf(tests) }, 'only')
    const ran = ranIn(asked)
    const missing = tests.filter(test => !ran(this.#outside(test)) && !this.#named.has(this.#keyOf(test)))
    this.#note(tests.filter(test => ran(this.#outside(test))))
    const around = new Map(missing.map(test => [test, this.#testAround(test)]))
    const starters = distinct([...around.values()].flatMap(test => test ?? []))
    if (starters.length === 0 || asked.exit.kind !== 'exited')
      return { run: asked, ran: (test: TestId) => ran(this.#outside(test)) }
    const more = await run({ ...selection, tests: starters }, 'around')
    const ranMore = ranIn(more)
    const reached = missing.filter(test => ranMore(this.#outside(test)))
    for (const test of reached) this.#around.set(this.#keyOf(test), around.get(test) ?? test)
    this.#note(reached)
    return {
      run: reached.length === tests.length ? more : combineReruns(more, asked),
      ran: (test: TestId) => [ran, ranMore].some(each => each(this.#outside(test))),
    }
  }

  #note(tests: readonly TestId[]): void {
    for (const test of tests) this.#named.add(this.#keyOf(test))
    if (tests.length > 0) this.#selects = true
  }

  /** Find the outermost test in which a test is: the names of tests that a test starts are not known before it runs. */
  #testAround(test: TestId): TestId | undefined {
    const above = test.suite.map((name, level) => ({ ...test, suite: test.suite.slice(0, level), name }))
    return above.find(each => this.#seen.has(this.#keyOf(each)))
  }

  /** True for tests of the whole suite that their files do not have, where nothing says that a file cannot run. */
  #areElsewhere(tests: readonly TestId[], inFiles: TestRun): boolean {
    const isBroken = inFiles.cases.some(({ id, status }) => status === 'failed' && id.name === '')
    const ran = ranIn(inFiles)
    // A test that failed before it began others says nothing of these.
    const isBehind = (test: TestId) => {
      const around = this.#testAround(test)
      return around !== undefined && ran(this.#outside(around))
    }
    const isElsewhere = (test: TestId) => this.#seen.has(this.#keyOf(test)) && !isBehind(test)
    return !isBroken && inFiles.exit.kind === 'exited' && tests.every(isElsewhere)
  }

  #keyOf(test: TestId): TestKey {
    return testKey(this.#outside(test))
  }
}

function distinct(tests: readonly TestId[]): TestId[] {
  return [...new Map(tests.map(test => [testKey(test), test])).values()]
}
