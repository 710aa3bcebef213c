import {
  encloses,
  type TestCase,
  type TestId,
  testKey,
  type TestKey,
  type TestSelection,
  unitOf,
} from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'
import type { Framework } from '../frameworks/framework.ts'
import { findHanging } from './find-hanging.ts'
import { hungRun, isCase, isCaseOf } from './hanging-tests.ts'
import type { HangingTests } from './known-hanging.ts'
import { emptied, joined } from './joined-runs.ts'
import type { RunJournal } from './run-journal.ts'

/** Limit of runs that hang, one after the other, before the whole run is given up; cases of one test count once. */
const MAX_ROUNDS = 5
/** Limit of cases of one test that are found to hang. */
const MAX_CASES = 30
/**
 * Milliseconds of silence after which a further case of a test that hangs counts as hanging: what breaks one often
 * breaks the others, and each would take as long as the first. Any other test has its usual time.
 */
const QUIET_CASE_MS = 10_000
/** Least time of a search for a test that hangs, in milliseconds; else it takes as long as a run may. */
const SEARCH_MS = 60_000
/** Least time for a test that hung before, in milliseconds, and factor for the time of a run without it. */
const ALONE = { least: 20_000, times: 2 } as const
/** Factor for the time of the first runs in a folder, which may load and build much before their test starts. */
const COLD_TIMES = 4

/** One run of tests that may hang. */
export interface GuardedRun {
  readonly run: TestRun
  readonly journal: RunJournal
  readonly isHanging: boolean
  /** Milliseconds before the last test event, and since then. */
  readonly activeMs: number
  readonly quietMs: number
  readonly timeoutMs: number
}

/** Runs a selection, with the tests to leave out and a time limit of its own. */
export type RunGuarded = (
  selection: TestSelection,
  how: {
    readonly without?: readonly TestId[]
    readonly knownFiles?: readonly string[]
    readonly traced?: boolean
    readonly timeoutMs?: number
    /** Milliseconds of silence that are allowed at least; by default a minute, or half of the time limit. */
    readonly quietMs?: number
  },
) => Promise<GuardedRun>

export interface HangGuardOptions {
  readonly framework: Framework
  /** List the tests that ran before; if none did, the test files. */
  readonly units: () => Promise<readonly TestId[]>
  /** Convert a test of the package to one of the project. */
  readonly outside: (test: TestId) => TestId
  /** Tells the user about a test that hangs. */
  readonly warn: (text: string) => void
  /** Knowledge of all testbeds about this suite. */
  readonly known: HangingTests
}

/**
 * Runs tests of which some may not end. A test that hangs becomes a failed case, and the others run without it. From
 * then on it runs alone with a short time limit, until it ends.
 */
export class HangGuard {
  readonly #hanging = new Map<TestKey, TestId>()
  readonly #options: HangGuardOptions
  #knownFiles: readonly string[] = []
  /** Milliseconds that the tests take which end. */
  #activeMs = 0
  /** Tests that only other testbeds have seen; undefined before the first run. */
  #unseen: Set<TestKey> | undefined

  constructor(options: HangGuardOptions) {
    this.#options = options
  }

  async run(selection: TestSelection, start: RunGuarded): Promise<TestRun> {
    this.#learn()
    const before = [...this.#hanging.values()].filter(id => isSelected(id, selection))
    const hung: TestRun[] = []
    // A test that ends now runs with the others again.
    for (const id of before) hung.push(...(await this.#alone(id, start)))
    const without = before.filter(id => this.#hanging.has(testKey(id)))
    return this.#others(selection, { without, hung, start })
  }

  /** Take over what other testbeds know, once: a test may end here. */
  #learn(): void {
    if (this.#unseen !== undefined) return
    const { tests, activeMs } = this.#options.known
    for (const id of tests) this.#hanging.set(testKey(id), id)
    this.#unseen = new Set(tests.map(testKey))
    this.#activeMs = activeMs
  }

  /** Run the tests but those that hang, and find each further one. */
  async #others(
    selection: TestSelection,
    { without, hung, start }: { without: TestId[]; hung: TestRun[]; start: RunGuarded },
  ): Promise<TestRun> {
    const ended: TestCase[] = []
    let [rounds, cases] = [0, 0]
    for (;;) {
      const left = await this.#leaveOut(selection, without)
      if (left === undefined) return joined(hung)
      const guarded = await this.#startAfter(without, left, start)
      const { run, isHanging, journal, activeMs, quietMs } = guarded
      if (!isHanging) {
        if (run.complete) this.#activeMs = Math.max(this.#activeMs, run.durationMs)
        const runs = [
          without.length > 0 ? emptied(run) : run,
          ...(await this.#namesakes(run, { left, without, start })),
        ]
        return joined([...runs, ...hung], ended, without.map(this.#options.outside))
      }
      if (journal.files.length > 0) this.#knownFiles = journal.files
      this.#activeMs = Math.max(this.#activeMs, activeMs)
      const isKnown = (id: TestId) => without.some(each => testKey(each) === testKey(id))
      const isOver = selection.isTrial === true || rounds >= MAX_ROUNDS || cases >= MAX_CASES
      const all = isOver ? [] : await this.#find(guarded, start)
      const found = all.filter(id => !isKnown(id))
      if (found.every(id => isCaseOf(id, without))) cases += 1
      else rounds += 1
      if (found.length === 0) return run
      // Their number can be larger than that of arguments.
      for (const each of run.cases) if (each.status === 'passed') ended.push(each)
      for (const id of found) {
        without.push(id)
        this.#hanging.set(testKey(id), id)
        this.#options.known.add(id, this.#activeMs)
        const failure = hungRun(this.#options.outside(id), Math.max(quietMs, 1))
        for (const note of failure.notes) this.#options.warn(note)
        hung.push(failure)
      }
    }
  }

  /**
   * Run what is left. If it is silent for a shorter time than usual, only a further case of a test that hangs counts.
   */
  async #startAfter(without: readonly TestId[], left: TestSelection, start: RunGuarded): Promise<GuardedRun> {
    const how = { without, knownFiles: this.#knownFiles }
    if (!without.some(isCase)) return start(left, how)
    const quick = await start(left, { ...how, quietMs: QUIET_CASE_MS })
    const { running } = quick.journal
    const isSure = running.length > 0 && running.every(id => isCaseOf(id, without))
    return !quick.isHanging || isSure ? quick : start(left, how)
  }

  /** Run the tests of other units that were left out only since a test of the same name hangs. */
  async #namesakes(
    run: TestRun,
    { left, without, start }: { left: TestSelection; without: readonly TestId[]; start: RunGuarded },
  ): Promise<TestRun[]> {
    const { framework, units, outside } = this.#options
    if (framework.leavesOut !== 'name' || left.kind === 'only' || without.length === 0) return []
    const ran = new Set(run.cases.map(({ id }) => testKey(id)))
    const places = new Set(run.cases.map(({ id }) => unitOf(id)))
    const names = new Set(without.map(({ name }) => name).filter(name => name !== ''))
    const keys = new Set(without.map(testKey))
    const tests = (await units()).filter(
      id =>
        names.has(id.name) &&
        !keys.has(testKey(id)) &&
        !ran.has(testKey(outside(id))) &&
        places.has(unitOf(outside(id))),
    )
    if (tests.length === 0) return []
    const { run: found } = await start({ kind: 'only', tests }, {})
    // They may have been deleted.
    return found.result === 'no-tests' ? [] : [found]
  }

  async #find({ journal, timeoutMs }: GuardedRun, start: RunGuarded): Promise<readonly TestId[]> {
    const { framework, units } = this.#options
    // A search by halves would run the whole suite again each time, and could leave nothing out.
    if (framework.selectsNone === true) return []
    const until = performance.now() + Math.max(SEARCH_MS, timeoutMs)
    return findHanging({
      framework: framework.name,
      journal,
      units,
      traces: framework.traces === true,
      isOver: () => performance.now() > until,
      attempt: async (tests, { traced }) => {
        const trial = await start({ kind: 'only', tests }, { traced, timeoutMs: this.#aloneMs })
        return { ended: trial.run.exit.kind !== 'timed-out', journal: trial.journal }
      },
    })
  }

  /** Run a test that hung before. @returns its failure if it hangs again; the run if there was no time for it */
  async #alone(id: TestId, start: RunGuarded): Promise<TestRun[]> {
    const isCold = this.#unseen?.delete(testKey(id)) === true
    // Silence ends it as soon as in other runs, once its test has started.
    const patience = isCold ? { timeoutMs: COLD_TIMES * this.#aloneMs, quietMs: this.#aloneMs / 2 } : {}
    const { run, quietMs } = await start({ kind: 'only', tests: [id] }, { timeoutMs: this.#aloneMs, ...patience })
    if (run.exit.kind === 'timed-out')
      return [run.exit.isOver === true ? run : hungRun(this.#options.outside(id), Math.max(quietMs, 1))]
    this.#hanging.delete(testKey(id))
    return []
  }

  get #aloneMs(): number {
    return Math.max(ALONE.least, ALONE.times * this.#activeMs)
  }

  /** Return the selection to run without some tests; undefined if nothing is left of it. */
  async #leaveOut(selection: TestSelection, without: readonly TestId[]): Promise<TestSelection | undefined> {
    if (without.length === 0) return selection
    const { framework, units } = this.#options
    const isLeft = (id: TestId) => !without.some(each => testKey(each) === testKey(id) || encloses(each, id))
    if (selection.kind !== 'only' && framework.leavesOut !== undefined) return selection
    const tests = (selection.kind === 'only' ? selection.tests : await units()).filter(isLeft)
    return tests.length === 0 ? undefined : { kind: 'only', tests }
  }
}

/** A test that hung may depend on a changed file, so a run of what is affected has it, too. */
function isSelected(id: TestId, selection: TestSelection): boolean {
  return (
    selection.kind !== 'only' ||
    selection.tests.some(test => testKey(test) === testKey(id) || (test.name === '' && encloses(test, id)))
  )
}
