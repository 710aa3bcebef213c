import { rmSync } from 'node:fs'
import { byKey, type Failure, HUNG, type TestId, testKey } from '../../domain/model/test-case.ts'
import type { JudgeOptions, JudgeRun, Variant, WarmJudge } from '../../contracts/judging.ts'
import { filesOf } from '../../frameworks/commands/batches.ts'
import { Sifter } from './sifter.ts'
import { takeNotes } from './take-notes.ts'
import { timed } from './timed.ts'
import type { WarmJudgeOptions } from './warm-judge-options.ts'
import type { WarmAnswer, WarmProcess } from './warm-process.ts'

/** Time limits of the start and of the first run, in milliseconds. */
const [START_MS, FIRST_MS] = [30_000, 60_000]
/**
 * Time limits of a run, by the longest one of the unchanged code: only a time limit detects an endless loop, and a slow
 * candidate must not give the next ones more time.
 */
const LIMITS = { quick: { times: 8, plusMs: 600 }, patient: { times: 30, plusMs: 3_000 } } as const
/** Processes that may end by themselves before the judge is given up. */
const MAX_LIVES = 4

interface TimedRun extends JudgeRun {
  /** Installed modules that it loaded. */
  readonly modules: readonly string[]
  readonly tookMs: number
}

/** A judge of one package's tests, in a process that stays. */
export class ProcessWarmJudge implements WarmJudge {
  readonly #options: WarmJudgeOptions
  readonly #sifter: Sifter
  #process: WarmProcess | undefined
  #lives = 0
  #longestMs = 0
  /** Milliseconds of runs of the unchanged code, by the tests of the run. */
  readonly #measured = new Map<string, number>()
  /** True if the process has started, and cannot run tests for requests. */
  #declines = false
  /** True if the process can do more in advance. */
  #canGoOn = false
  #canSift = false
  /** Steps in advance: installed modules to load, and true to go on to where tests are searched for. */
  #advance: { readonly modules?: readonly string[]; readonly later?: boolean } = {}

  private constructor(options: WarmJudgeOptions) {
    this.#options = options
    const failing = options.failing.filter(isSeenToEnd).map(({ id }) => id)
    this.#sifter = new Sifter({
      ...options,
      failing,
      named: tests => this.#named(tests),
      ask: async (...asked) => (await this.#ask(...asked)).answer,
      renew: () => this.#replace(),
    })
  }

  /**
   * Open a judge. @returns the reason if it cannot start, or does not find the known results on the unchanged code;
   * undefined if it is not needed
   */
  static async open(options: WarmJudgeOptions): Promise<ProcessWarmJudge | string | undefined> {
    const judge = new ProcessWarmJudge(options)
    const isNeeded = await judge.#startEarly()
    const problem = isNeeded ? await judge.#prepare() : undefined
    if (isNeeded && problem === undefined) return judge
    await judge[Symbol.asyncDispose]()
    return problem
  }

  get passing(): readonly TestId[] {
    return this.#options.passing
  }

  get runMs(): number {
    return Math.round(this.#longestMs)
  }

  get canSift(): boolean {
    return this.#canSift
  }

  get notes(): string {
    return this.#options.notes
  }

  takeNotes(): string | undefined {
    return takeNotes(this.#options.notes)
  }

  run(tests: readonly TestId[], { failures, patient = false }: JudgeOptions): Promise<TimedRun | undefined> {
    const { times, plusMs } = LIMITS[patient ? 'patient' : 'quick']
    // What fails at once on the unchanged code may take long on the right one.
    const baseMs = (patient ? undefined : this.#measured.get(tests.map(testKey).join())) ?? this.#longestMs
    return this.#run(tests, { failures, brief: true, ms: times * baseMs + plusMs })
  }

  async sift(tests: readonly TestId[], variants: readonly Variant[], enough: number) {
    const { times, plusMs } = LIMITS.quick
    const how = { enough, eachMs: times * this.#longestMs + plusMs }
    return this.#canSift ? this.#sifter.sift(tests, variants, how) : undefined
  }

  async measure(tests: readonly TestId[]): Promise<number | undefined> {
    const run = await this.run(tests, { failures: 0 })
    if (run?.ended !== true) return undefined
    const { tookMs } = run
    this.#measured.set(tests.map(testKey).join(), tookMs)
    return Math.round(tookMs)
  }

  distrust(why: string): Promise<void> {
    this.#options.distrust(why)
    return this[Symbol.asyncDispose]()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#lives = MAX_LIVES
    await this.#process?.[Symbol.asyncDispose]()
  }

  /** Start the process while other tests run. @returns false if it is not needed after all */
  async #startEarly(): Promise<boolean> {
    const { isNeeded, spend } = this.#options
    if (isNeeded === undefined) return true
    // A start that fails is repeated by the first request.
    const starting = this.#alive().catch(() => undefined)
    // Until then the time is that of the other tests.
    const answer = await isNeeded
    await timed(() => starting, spend)
    return answer
  }

  /** Run all tests on the unchanged code, then again by a process that has done more in advance. */
  async #prepare(): Promise<string | undefined> {
    const first = await this.#control({ modules: true })
    if (typeof first === 'string') return first
    if (!this.#canGoOn) {
      // The first run loads what stays. The next one says how long a run takes, and that nothing else stays.
      this.#longestMs = 0
      const second = await this.#control({})
      return typeof second === 'string' ? second : undefined
    }
    for (const advance of [{ modules: first, later: true }, { modules: first }, {}]) {
      this.#advance = advance
      // Modules load only once, so the next run says how long a run takes.
      this.#longestMs = 0
      // A module may have started a thread, or be the project's own. With less in advance the judge is as good.
      if ((await this.#isReady()) && typeof (await this.#control({})) !== 'string') return undefined
      await this.#process?.[Symbol.asyncDispose]()
      this.#lives = 0
    }
    return 'it does not see the same failures twice'
  }

  /** Compare a run of the unchanged code with the known results. @returns the modules it loaded, or what differs */
  async #control(how: { readonly modules?: true }): Promise<string | readonly string[]> {
    const { passing } = this.#options
    // One that does not end on the unchanged code tells nothing of the judge, and others tell how long a run takes.
    const failing = this.#options.failing.filter(isSeenToEnd)
    const tests = [...failing.map(({ id }) => id), ...passing]
    if (tests.length === 0) return 'no test of these ends on the unchanged code'
    const run = await this.#run(tests, { failures: 0, ms: FIRST_MS, ...how })
    if (run === undefined)
      return this.#declines ? 'its version or its set-up does not allow that' : 'it could not start'
    this.#longestMs = Math.max(this.#longestMs, run.tookMs)
    const cases = byKey(run.cases)
    const found = ({ id, problem }: Failure) => {
      const { status, problems = [] } = cases.get(testKey(id)) ?? {}
      return status === 'failed' && problems.some(({ type }) => type === problem.type)
    }
    if (!failing.every(found)) return 'it does not see the failures of the unchanged code'
    const passes = (id: TestId) => cases.get(testKey(id))?.status === 'passed'
    return passing.every(passes) ? run.modules : 'it does not see which tests of the unchanged code pass'
  }

  async #run(
    tests: readonly TestId[],
    { failures, ms, ...how }: { failures: number; ms: number; modules?: true; brief?: true },
  ): Promise<TimedRun | undefined> {
    const { report, read } = this.#options
    rmSync(report, { force: true, recursive: true })
    const { answer, tookMs } = await this.#ask(tests, { stop: failures, ...how }, ms)
    // The process has ended: the runner itself has to say what happens.
    if (answer === undefined) return undefined
    if (answer.ended === 'timed-out') return { cases: [], ended: false, modules: [], tookMs }
    return { cases: await read(), ended: true, modules: answer.modules, tookMs }
  }

  /** Send the process a request for tests. @returns its answer, undefined if it ended without one; and milliseconds */
  async #ask(
    tests: readonly TestId[],
    request: Readonly<Record<string, unknown>>,
    ms: number,
  ): Promise<{ readonly answer: WarmAnswer | undefined; readonly tookMs: number }> {
    const { spend } = this.#options
    const server = await timed(() => this.#alive(), spend)
    let tookMs = 0
    const answer = await timed(
      async () => server?.ask({ ...this.#named(tests), ...request }, ms),
      milliseconds => spend((tookMs = milliseconds)),
    )
    if (answer?.isLast === true) await this.#replace()
    return { answer, tookMs }
  }

  /** Name tests as the process does: each by a word, their files, and the options that select them. */
  #named(tests: readonly TestId[]) {
    const { nameOf, fileOf, wordsOf } = this.#options
    const files = filesOf(tests.map(test => ({ ...test, file: fileOf(test) })))
    return { only: tests.map(nameOf), files, words: wordsOf(tests) }
  }

  /** Let another process go on. It is none of those that ended by themselves. */
  async #replace(): Promise<void> {
    await this.#process?.[Symbol.asyncDispose]()
    this.#lives -= 1
  }

  /** Return the process, or start another one if it has ended. */
  async #alive(): Promise<WarmProcess | undefined> {
    if (this.#process?.hasEnded === false) return this.#process
    if (this.#lives >= MAX_LIVES) return undefined
    this.#lives += 1
    this.#process = await this.#options.start()
    const ready = await this.#process?.ready(START_MS)
    this.#declines = ready?.isClean === false
    this.#canGoOn = ready?.canGoOn === true
    this.#canSift = ready?.canSift === true
    if (ready?.isClean === true && (await this.#goOn())) return this.#process
    await this.#process?.[Symbol.asyncDispose]()
    return undefined
  }

  /** Return true if a process does all in advance: the first one, which has done nothing so far, or another one. */
  async #isReady(): Promise<boolean> {
    return this.#process?.hasEnded === false ? this.#goOn() : true
  }

  /** Have the process do in advance what each run would do. @returns false if it is no longer as clean as a new one */
  async #goOn(): Promise<boolean> {
    const { modules = [], later = false } = this.#advance
    const requests = [...(modules.length === 0 ? [] : [{ load: modules }]), ...(later ? [{ later }] : [])]
    for (const request of requests) if ((await this.#process?.ask(request, FIRST_MS))?.isClean !== true) return false
    return true
  }
}

function isSeenToEnd({ problem }: Failure): boolean {
  return problem.type !== HUNG
}
