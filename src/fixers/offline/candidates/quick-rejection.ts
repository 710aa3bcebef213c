import { byKey, type Failure, type TestCase, type TestId, testKey } from '../../../domain/model/test-case.ts'
import type { FixerTools } from '../../../contracts/ports.ts'
import type { JudgeRun, VariantResult, WarmJudge } from '../../../contracts/judging.ts'
import type { Candidate } from './candidates.ts'

interface RejectionOptions {
  readonly failures: readonly Failure[]
  readonly sample: readonly TestId[]
  readonly runMs: number | undefined
}

/** Rejects candidates by a warm judge, as long as the test runner agrees with it. Without a judge it rejects none. */
export class QuickRejection implements AsyncDisposable {
  #judge: WarmJudge | undefined
  readonly #failures: readonly Failure[]
  readonly #sample: readonly TestId[]
  /** Milliseconds that the rejection of a candidate usually takes; undefined without a judge. */
  readonly runMs: number | undefined
  #seen: number | undefined
  #ranOut = false
  /** True once the judge could judge no candidates together. */
  #siftsNone = false
  /** Candidates with which all targets, and the tests beside them, passed when they were judged together. */
  readonly #passedAll = new WeakSet<Candidate>()
  readonly #sifted = new Map<Candidate, VariantResult>()

  private constructor(judge: WarmJudge | undefined, { failures, sample, runMs }: RejectionOptions) {
    this.#judge = judge
    this.#failures = failures
    this.#sample = sample
    this.runMs = runMs
  }

  /**
   * @param sample failing tests to run first
   * @param isNeeded resolves when the judge may run tests, to false if it is not needed after all
   */
  static async open(
    failures: readonly Failure[],
    sample: readonly TestId[],
    tools: Pick<FixerTools, 'openJudge'>,
    isNeeded?: Promise<boolean>,
  ) {
    const judge = failures.length === 0 ? undefined : await tools.openJudge?.(failures, isNeeded)
    const measured = sample.length < failures.length ? await judge?.measure(sample) : undefined
    return new QuickRejection(judge, { failures, sample, runMs: measured ?? judge?.runMs })
  }

  /** True if the judge may be able to judge candidates together. */
  get canSift(): boolean {
    return this.#judge?.canSift === true && !this.#siftsNone
  }

  /** Path of the file for what the code under test sees; undefined without a judge. */
  get notes(): string | undefined {
    return this.#judge?.notes
  }

  /**
   * Run the current files, which do what the unchanged code does, and take what they have seen.
   * @returns notes of failing tests and of tests that pass; undefined if the tests do not end as on the unchanged code
   */
  async observe(): Promise<{ readonly failing: string; readonly passing: string } | undefined> {
    const judge = this.#judge
    if (judge === undefined) return undefined
    judge.takeNotes()
    const failing = await notesOf(judge, this.#sample, 'failed')
    if (failing === undefined || failing === '') return undefined
    const passing = judge.passing.length === 0 ? '' : await notesOf(judge, judge.passing, 'passed')
    return passing === undefined ? undefined : { failing, passing }
  }

  /**
   * Run the current files, whatever the tests say of them. @param of the failing tests that run first, or all with
   * those that pass
   * @returns what the code has seen, and how the run ended
   */
  async look(
    of: 'sample' | 'all',
  ): Promise<{ readonly notes: string; readonly ended: 'in time' | 'too late' | 'unknown' }> {
    const judge = this.#judge
    judge?.takeNotes()
    const tests = of === 'sample' ? this.#sample : this.#allTests
    const run = await judge?.run(tests, { failures: 0 })
    const ended = run === undefined ? 'unknown' : run.ended ? 'in time' : 'too late'
    return { notes: judge?.takeNotes() ?? '', ended }
  }

  /** Run all its tests on the current files. @returns how they end; undefined if that is not known */
  async standing(): Promise<readonly TestCase[] | undefined> {
    const run = await this.#judge?.run(this.#allTests, { failures: 0 })
    return run?.ended === true ? run.cases : undefined
  }

  /** True if the tests that pass on the unchanged code pass in a run. */
  keepsOthers(cases: readonly TestCase[]): boolean {
    const ended = byKey(cases)
    return this.#judge?.passing.every(each => ended.get(testKey(each))?.status === 'passed') !== false
  }

  /** The failing tests, and those that pass beside them. */
  get #allTests(): TestId[] {
    return [...this.#failures.map(({ id }) => id), ...(this.#judge?.passing ?? [])]
  }

  /**
   * Judge candidates together, as far as their code can take the place of loaded code. The files are those of the
   * unchanged code.
   * @param atLeast number of passing targets that a candidate has to exceed
   */
  async sift(candidates: readonly Candidate[], targets: readonly string[], atLeast: number): Promise<void> {
    const isSample = this.#sample.length < targets.length
    const tests = isSample ? this.#sample : this.#failures.map(({ id }) => id)
    const variants = candidates.map(({ file, result }) => ({ file, text: result }))
    const results = await this.#judge?.sift(tests, variants, isSample ? 1 : atLeast + 1)
    this.#siftsNone = results === undefined
    for (const [index, candidate] of candidates.entries()) {
      this.#sifted.set(candidate, results?.[index])
      if (results?.[index] === 'passed' && !isSample && atLeast + 1 === targets.length) this.#passedAll.add(candidate)
    }
  }

  /**
   * True for a candidate with which all targets, and the tests beside them, passed when it was judged together with
   * others.
   */
  hasPassedAll(candidate: Candidate): boolean {
    return this.#judge !== undefined && this.#passedAll.has(candidate)
  }

  /** Return true if a candidate of those that were judged together was rejected: it is the current one. */
  hasSifted(candidate: Candidate): boolean {
    this.#seen = undefined
    this.#ranOut = this.#sifted.get(candidate) === 'too slow'
    return this.#ranOut || this.isSiftedOut(candidate)
  }

  /** True for a candidate of which too few tests passed when it was judged together with others. */
  isSiftedOut(candidate: Candidate): boolean {
    return this.#sifted.get(candidate) === 'rejected'
  }

  /** Number of targets that pass with the current candidate; undefined if the judge has not seen it. */
  get seen(): number | undefined {
    return this.#seen
  }

  /** True if the current candidate was rejected since its run did not end in time: it may loop, or only be slow. */
  get ranOut(): boolean {
    return this.#ranOut
  }

  /**
   * Judge a candidate that is in its file. @returns true if at most `atLeast` targets pass, or a test beside them fails
   * @param how `patient` gives it time to be slow
   */
  async rejects(
    candidate: Candidate,
    targets: readonly string[],
    atLeast: number,
    how: { readonly patient?: boolean } = {},
  ): Promise<boolean> {
    this.#seen = undefined
    this.#ranOut = false
    if (this.#judge === undefined) return false
    const isLikely = this.#sifted.get(candidate) === 'passed'
    if (isLikely && (await this.#passesAll(targets, atLeast))) return false
    if (this.#sample.length < targets.length) {
      const run = await this.#judge.run(this.#sample, { failures: 0, ...how })
      if (run === undefined) return false
      if (countPassed(run.cases, this.#sample.map(testKey)) === 0) return this.#reject(run)
    }
    const tests = this.#failures.map(({ id }) => id)
    // A test of a file that could not be loaded stands for any number of tests.
    const mayStop = tests.length === targets.length && tests.every(({ name }) => name !== '')
    const run = await this.#judge.run(tests, { failures: mayStop ? targets.length - atLeast : 0, ...how })
    if (run === undefined) return false
    this.#seen = countPassed(run.cases, targets)
    return this.#seen <= atLeast ? this.#reject(run) : await breaksOthers(this.#judge, how)
  }

  /** Return true if enough targets pass, and the tests beside them, all in one run. */
  async #passesAll(targets: readonly string[], atLeast: number): Promise<boolean> {
    const cases = (await this.standing()) ?? []
    const seen = countPassed(cases, targets)
    if (seen <= atLeast || !this.keepsOthers(cases)) return false
    this.#seen = seen
    return true
  }

  #reject({ ended }: JudgeRun): true {
    this.#ranOut = !ended
    return true
  }

  /** Compare the number of passing targets that the judge has seen with that of the test runner. */
  async compare(seen: number, green: number): Promise<void> {
    const judge = this.#judge
    if (judge === undefined || green >= seen) return
    this.#judge = undefined
    await judge.distrust(`it saw ${seen} of the failing tests pass with a change, and the test runner ${green}`)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#judge?.[Symbol.asyncDispose]()
  }
}

/** Run tests, and take the notes of the run. @returns undefined if not all of them end as they should */
async function notesOf(
  judge: WarmJudge,
  tests: readonly TestId[],
  status: 'passed' | 'failed',
): Promise<string | undefined> {
  const run = await judge.run(tests, { failures: 0, patient: true })
  const cases = byKey(run?.cases ?? [])
  const notes = judge.takeNotes() ?? ''
  return tests.every(test => cases.get(testKey(test))?.status === status) ? notes : undefined
}

/** Return true if a test fails that passes on the unchanged code. One that may be flaky runs twice. */
async function breaksOthers(judge: WarmJudge, how: { readonly patient?: boolean }): Promise<boolean> {
  let suspected = judge.passing
  for (let run = 1; run <= 2 && suspected.length > 0; run += 1) {
    const ran = await judge.run(suspected, { failures: 1, ...how })
    if (ran === undefined) return false
    // A run that does not end has no cases.
    if (ran.cases.length > 0) suspected = ran.cases.flatMap(({ id, status }) => (status === 'failed' ? [id] : []))
  }
  return suspected.length > 0
}

/** Count the tests that pass. A failed load of a file is fixed if the run reports tests of it. */
export function countPassed(all: readonly TestCase[], targets: readonly string[]): number {
  const cases = byKey(all)
  const loaded = new Set(
    all.filter(({ id }) => id.name !== '').map(({ id }) => testKey({ ...id, suite: [], name: '' })),
  )
  return targets.filter(key => cases.get(key)?.status === 'passed' || (!cases.has(key) && loaded.has(key))).length
}
