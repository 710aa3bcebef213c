import type { TestRun, TestSelection } from '../domain/model/test-case.ts'
import { testKey } from '../domain/model/test-case.ts'
import type { TestRunner } from '../contracts/ports.ts'

/** Runs that are kept: a run of a large suite is some megabytes. */
const MOST = 40

/**
 * Runs nothing twice on the same code: a run is known by a digest of the code and by which tests it was of, and what
 * the whole suite said answers for a part of it. Only complete runs are kept.
 */
export class CachedTestRunner implements TestRunner {
  /** Runs that were asked for, and those of them that were known. */
  asked = 0
  known = 0
  readonly #runs = new Map<string, TestRun>()
  readonly #inner: TestRunner
  readonly #code: () => Promise<string>

  /** @param code a digest of the code as it is now: equal digests, equal code */
  constructor(inner: TestRunner, code: () => Promise<string>) {
    this.#inner = inner
    this.#code = code
  }

  async run(selection: TestSelection, signal: AbortSignal): Promise<TestRun> {
    this.asked += 1
    const code = await this.#code()
    const known = selection.fresh === true || selection.seed !== undefined ? undefined : this.#known(selection, code)
    if (known !== undefined) {
      this.known += 1
      return { ...known, cached: true }
    }
    const run = await this.#inner.run(selection, signal)
    if (run.complete && selection.seed === undefined) this.#keep(`${code} ${nameOf(selection)}`, run)
    return run
  }

  describe(...args: Parameters<TestRunner['describe']>): string {
    return this.#inner.describe(...args)
  }

  #known(selection: TestSelection, code: string): TestRun | undefined {
    return this.#runs.get(`${code} ${nameOf(selection)}`) ?? this.#runs.get(`${code} all`)
  }

  #keep(name: string, run: TestRun): void {
    this.#runs.delete(name)
    this.#runs.set(name, run)
    const [oldest] = this.#runs.keys()
    if (this.#runs.size > MOST && oldest !== undefined) this.#runs.delete(oldest)
  }
}

function nameOf(selection: TestSelection): string {
  switch (selection.kind) {
    case 'all':
      return 'all'
    case 'only':
      return JSON.stringify(['only', ...selection.tests.map(testKey).toSorted()])
    case 'affected':
      return JSON.stringify(['affected', selection.tests.map(testKey).toSorted(), [...selection.files].toSorted()])
  }
}
