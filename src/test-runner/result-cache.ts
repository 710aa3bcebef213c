import type { TestTrace } from '../domain/model/code.ts'
import type { TestSelection } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'
import { testKey } from '../domain/model/test-case.ts'
import type { TestRunner } from '../contracts/ports.ts'

/** Maximum number of cached runs: of chosen tests, and of all others. The run of a large suite takes some megabytes. */
const MAX_RUNS = 40

/**
 * Caches test runs by a digest of the code and the selection. A run of the whole suite answers for a part of it. Only
 * complete runs are cached.
 */
export class CachedTestRunner implements TestRunner {
  /** Numbers of requested runs, and of cache hits. */
  requests = 0
  hits = 0
  readonly #runs = new Map<string, TestRun>()
  readonly #inner: TestRunner
  readonly #code: () => Promise<string>

  /** @param code computes a digest of the current code: equal digests mean equal code */
  constructor(inner: TestRunner, code: () => Promise<string>) {
    this.#inner = inner
    this.#code = code
  }

  async run(selection: TestSelection, signal: AbortSignal): Promise<TestRun> {
    this.requests += 1
    const code = await this.#code()
    const known = selection.fresh === true || selection.seed !== undefined ? undefined : this.#known(selection, code)
    if (known !== undefined) {
      this.hits += 1
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
    // The many runs of a few tests, one for each candidate, push out no larger one.
    const alike = [...this.#runs.keys()].filter(each => isOfChosen(each) === isOfChosen(name))
    const [oldest] = alike
    if (alike.length > MAX_RUNS && oldest !== undefined) this.#runs.delete(oldest)
  }
}

/** Maximum number of cached traces: each may hold all lines that a suite runs. */
const MAX_TRACES = 8

/** Caches traces by a digest of the code, what is noted, and the selection. One that tells nothing is not cached. */
export class CachedTraces {
  readonly #traces = new Map<string, TestTrace>()
  readonly #trace: TraceTests
  readonly #code: () => Promise<string>

  /** @param code computes a digest of the current code: equal digests mean equal code */
  constructor(trace: TraceTests, code: () => Promise<string>) {
    this.#trace = trace
    this.#code = code
  }

  async trace(selection: TestSelection, how: TraceHow): Promise<TestTrace> {
    const name = `${await this.#code()} ${how.lines === true ? 'lines' : 'functions'} ${nameOf(selection)}`
    const trace = this.#traces.get(name) ?? (await this.#trace(selection, how))
    this.#traces.delete(name)
    if (trace.length > 0 && !how.signal.aborted) this.#traces.set(name, trace)
    const [oldest] = this.#traces.keys()
    if (this.#traces.size > MAX_TRACES && oldest !== undefined) this.#traces.delete(oldest)
    return trace
  }
}

interface TraceHow {
  readonly signal: AbortSignal
  readonly lines?: boolean
}

type TraceTests = (selection: TestSelection, how: TraceHow) => Promise<TestTrace>

/** True for the name of a run of chosen tests. */
function isOfChosen(name: string): boolean {
  return name.includes(' ["only"')
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
