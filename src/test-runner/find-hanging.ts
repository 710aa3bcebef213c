import { encloses, type TestId } from '../domain/model/test-case.ts'
import type { Framework } from '../frameworks/framework.ts'
import { NO_JOURNAL, type RunJournal } from './run-journal.ts'

/** Limits of a search: tests or files tried one by one, and runs in all. */
const MAX_OPEN = 8
const MAX_TRIALS = 24

/** Tests and files that were running when a run was stopped. */
export type OpenTests = Omit<RunJournal, 'unended'>

/** A short run of some tests, to see whether it ends. */
export interface Trial {
  readonly ended: boolean
  readonly journal: OpenTests
}

export interface SearchOptions {
  readonly framework: string
  /** State of the run when it was stopped. */
  readonly journal: OpenTests
  /** List the tests or files to run by halves if the journal names none. */
  readonly units: () => Promise<readonly TestId[]>
  /** True if a traced trial of one file names its running test. */
  readonly traces: boolean
  /** True if the time for the search is used up. */
  readonly isOver: () => boolean
  readonly attempt: (tests: readonly TestId[], how: { traced: boolean }) => Promise<Trial>
}

/**
 * Find the tests that do not end. The journal names the running test, or the files that were open. Otherwise the tests
 * run by halves. Without time to confirm it, no test is blamed.
 */
export async function findHanging(options: SearchOptions): Promise<readonly TestId[]> {
  const search = new Search(options)
  const found = await search.start()
  return search.isExhausted ? [] : found
}

class Search {
  isExhausted = false
  #trials = 0
  readonly #options: SearchOptions

  constructor(options: SearchOptions) {
    this.#options = options
  }

  async start(): Promise<readonly TestId[]> {
    const { running, open } = this.#options.journal
    const [only, ...others] = running
    if (only !== undefined && others.length === 0) return this.#narrow(only)
    // Tests and files that are open beside an endless one may end.
    if (only !== undefined) return this.#each(running, test => this.#ifHanging(test))
    if (open.length > 0) return this.#each(open, file => this.#inFile(file))
    const units = await this.#options.units()
    if (units.length === 0) return this.#inSuite()
    if (await this.#ends(units)) return []
    const found = await this.#halve(units)
    return this.#each(found, async unit => (unit.name === '' ? this.#inFile({ file: unit.file, tests: [] }) : [unit]))
  }

  async #each<T>(all: readonly T[], find: (each: T) => Promise<readonly TestId[]>): Promise<TestId[]> {
    const found: TestId[] = []
    for (const each of all.slice(0, MAX_OPEN)) found.push(...(await find(each)))
    return found
  }

  async #ifHanging(test: TestId): Promise<readonly TestId[]> {
    return (await this.#ends([test])) ? [] : this.#narrow(test)
  }

  /** Find the tests of a class that do not end, if tests of it ran before; else the class stands for them. */
  async #narrow(test: TestId): Promise<readonly TestId[]> {
    if (test.name !== '') return [test]
    const inside = (await this.#options.units()).filter(unit => unit.name !== '' && encloses(test, unit))
    if (inside.length === 0 || (await this.#ends(inside))) return [test]
    return this.#halve(inside)
  }

  /** Run all tests so that the running one is named. It may have been slow only, so it has to hang alone. */
  async #inSuite(): Promise<readonly TestId[]> {
    if (!this.#options.traces) return []
    const { framework } = this.#options
    const { ended, journal } = await this.#attempt([{ framework, file: '', suite: [], name: '' }], true)
    return ended ? [] : this.#each(journal.running, test => this.#ifHanging(test))
  }

  async #inFile({ file, tests }: RunJournal['open'][number]): Promise<readonly TestId[]> {
    if (tests.length > 0) return this.#halve(tests)
    const whole = { framework: this.#options.framework, file, suite: [], name: '' }
    if (!this.#options.traces) return [whole]
    const { ended, journal } = await this.#attempt([whole], true)
    if (ended) return []
    const [only, ...others] = journal.running
    return only === undefined || others.length > 0 ? [whole] : [only]
  }

  /** Halve tests that together do not end. */
  async #halve(tests: readonly TestId[]): Promise<readonly TestId[]> {
    if (tests.length <= 1) return tests
    const middle = Math.ceil(tests.length / 2)
    const [first, second] = [tests.slice(0, middle), tests.slice(middle)]
    // If the first half ends, the second one does not.
    if (await this.#ends(first)) return this.#halve(second)
    const found = await this.#halve(first)
    return (await this.#ends(second)) ? found : [...found, ...(await this.#halve(second))]
  }

  async #ends(tests: readonly TestId[]): Promise<boolean> {
    return (await this.#attempt(tests, false)).ended
  }

  async #attempt(tests: readonly TestId[], traced: boolean): Promise<Trial> {
    this.#trials += 1
    this.isExhausted ||= this.#trials > MAX_TRIALS || this.#options.isOver()
    if (this.isExhausted) return { ended: true, journal: NO_JOURNAL }
    return this.#options.attempt(tests, { traced })
  }
}

/** Name files as tests, for a framework that selects by file. */
export function fileUnits(files: readonly string[], framework: Framework): TestId[] {
  return files
    .map(file => ({ framework: framework.name, file, suite: [], name: '' }))
    .filter(test => framework.selector(test) === test.file)
}
