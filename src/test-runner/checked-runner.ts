import { checkStepId, checkStepOf, couldNotRun } from '../domain/model/check.ts'
import type { TestCase, TestId, TestSelection } from '../domain/model/test-case.ts'
import { EMPTY_RUN, type TestRun } from '../domain/model/test-run.ts'
import type { TestRunner } from '../contracts/ports.ts'
import type { CheckStep } from '../frameworks/commands/check-plan.ts'
import { combineWays } from './combine-runs.ts'
import { type PartialSelection, type StepRunner, TestsByStep } from './later-runs.ts'
import { type LoadedCode, NeededBuilds } from './needed-builds.ts'
import { FAILED_EXIT, parted, withoutCoverage } from './partial-runs.ts'
import { failedExit, passedStep, type ProjectCheck } from './project-check.ts'

/** Name of the command that runs the tests, where no project check names one. */
const TESTS = 'the test command'

/** Cases of the steps themselves, and runs of tests in later ways. */
interface StepResults {
  readonly cases: readonly TestCase[]
  readonly runs: readonly TestRun[]
}

/**
 * Runs the project's own check around the tests: what builds before each run of changed code, what checks types and
 * style with each run of the whole suite. Their results are cases of the run.
 */
export class CheckedTestRunner implements TestRunner {
  readonly #inner: StepRunner
  readonly #check: ProjectCheck | undefined
  readonly #code: () => Promise<string>
  readonly #relative: (file: string) => string
  /** True if the last run of the whole suite succeeded. */
  #hasPassed = false
  /** Code on which the whole command passed, and so each of its checks. */
  #passedCode: string | undefined
  #built: string | undefined
  #buildCases: readonly TestCase[] = []
  /** Tests of each way to run them. */
  readonly #ways: TestsByStep
  /** Code for which each step was prepared. */
  readonly #prepared = new Map<CheckStep, string>()

  /**
   * @param code computes a digest of the current code: equal digests mean equal code
   * @param ways what other testbeds know of the tests of each way to run them
   */
  constructor(
    inner: StepRunner,
    options: {
      check: ProjectCheck | undefined
      code: () => Promise<string>
      relative: (file: string) => string
      ways?: TestsByStep
    },
  ) {
    this.#inner = inner
    this.#check = options.check
    this.#code = options.code
    this.#relative = options.relative
    this.#ways = options.ways ?? new TestsByStep()
  }

  async run(selection: TestSelection, signal: AbortSignal): Promise<TestRun> {
    const builds = await this.#build(signal)
    if (selection.kind === 'all') {
      const first = this.#judgedByExit(await this.#inner.run(selection, signal))
      this.#hasPassed = first.passedExit !== undefined
      this.#ways.record(first)
      const after = await this.#runSteps(selection, signal)
      const run = combineWays([first, ...after.runs])
      return { ...run, cases: [...run.cases, ...builds, ...this.#unexplained(after.cases, run)] }
    }
    const [checks, tests] = parted(selection.tests)
    const own = tests.filter(test => this.#ways.isFirst(test))
    const isEmpty = own.length === 0 && (selection.kind === 'only' || selection.files.length === 0)
    const isElsewhere = checks.length > 0 || own.length < tests.length
    const wanted = new Set(checks.map(checkStepOf))
    // The exit code of the tests' own command is that of all tests.
    if (wanted.has(this.#command) && !this.#hasStep(this.#command)) return this.run({ kind: 'all' }, signal)
    const first = isEmpty && isElsewhere ? EMPTY_RUN : await this.#inner.run({ ...selection, tests: own }, signal)
    const later = await this.#runLater({ ...selection, tests }, { first, without: wanted, signal })
    const found = checks.length === 0 ? NO_RESULT : await this.#runSteps({ kind: 'all' }, signal, wanted)
    const built = builds.filter(({ id }) => wanted.has(checkStepOf(id)))
    const runs = [withoutCoverage(first), ...later, ...found.runs]
    // A way that does not have these tests is not known before its first run of the whole suite.
    const withTests = runs.filter(({ result }) => result !== 'no-tests')
    const run = combineWays(withTests.length > 0 ? withTests : runs)
    return { ...run, cases: [...run.cases, ...built, ...found.cases] }
  }

  describe(tests: readonly TestId[]): string {
    const [checks, others] = parted(tests)
    const steps = [...new Set(checks.map(checkStepOf))]
    const own = others.filter(test => this.#ways.isFirst(test))
    const first = own.length > 0 || (steps.length === 0 && others.length === 0) ? [this.#inner.describe(own)] : []
    const later = this.#laterSteps().flatMap(step => {
      const shown = others.filter(test => this.#ways.hasShown(step, test))
      return shown.length === 0 ? [] : [this.#inner.describe(shown, step.text)]
    })
    const shell = (text: string) => this.#check?.manualLine(text) ?? text
    const builds = others.length === 0 && steps.length > 0 ? [] : (this.#check?.steps('before') ?? [])
    return [...builds.map(({ text }) => shell(text)), ...first, ...later, ...steps.map(shell)].join('\n')
  }

  /**
   * Run the whole check verbatim. A later run of the whole suite on the same code skips the checks that passed here.
   * @param options.ahead true if a run of the whole suite follows
   * @returns undefined if the project has none, or if it is that run
   */
  async verbatim(
    signal: AbortSignal,
    { ahead = false } = {},
  ): Promise<{ command: string; isPassed: boolean; cases: readonly TestCase[] } | undefined> {
    const check = this.#check
    if (check === undefined || (check.isTests && ahead)) return undefined
    const { command } = check
    if (check.isTests && this.#hasPassed) return { command, isPassed: true, cases: [] }
    const code = await this.#code()
    const { isPassed, cases } = await check.verbatim(signal)
    if (isPassed && check.isStrict) this.#passedCode = code
    return { command, isPassed, cases }
  }

  /** Run its commands for types, lint and build. @returns the steps and what they report; undefined without one */
  async steps(signal: AbortSignal): Promise<readonly TestCase[] | undefined> {
    const check = this.#check
    if (check === undefined || check.beside.length === 0) return undefined
    const cases: TestCase[] = []
    for (const step of check.beside) cases.push(...(await check.run(step, signal)).cases)
    return cases
  }

  /** True if its commands build what the tests run. */
  get isBuilt(): boolean {
    return (this.#check?.steps('before') ?? []).length > 0
  }

  /** Build the unchanged code, and find what of that some tests need. @returns undefined if that is not known */
  neededBuilds(loaded: LoadedCode, signal: AbortSignal): Promise<NeededBuilds | undefined> {
    // What is built then may be of other code than the last run.
    const onBuild = () => (this.#built = undefined)
    return NeededBuilds.find(loaded, { check: this.#check, code: this.#code, onBuild, signal })
  }

  async #build(signal: AbortSignal): Promise<readonly TestCase[]> {
    const steps = this.#check?.steps('before') ?? []
    if (steps.length === 0) return []
    const code = await this.#code()
    if (code === this.#built) return this.#buildCases
    const cases: TestCase[] = []
    for (const step of steps) cases.push(...((await this.#check?.run(step, signal))?.cases ?? []))
    this.#built = code
    this.#buildCases = cases
    return cases
  }

  /** Run the steps behind the tests. @param wanted their texts; by default all */
  async #runSteps(all: TestSelection, signal: AbortSignal, wanted?: ReadonlySet<string>): Promise<StepResults> {
    const cases: TestCase[] = []
    const runs: TestRun[] = []
    // A step that is asked for runs: its result is wanted once more.
    const hasPassed = wanted === undefined && (await this.#hasPassedWhole())
    for (const step of this.#check?.steps('after') ?? []) {
      if (wanted?.has(step.text) === false) continue
      if (hasPassed && step.kind === 'check' && step.prepares !== true) {
        cases.push(passedStep(step))
        continue
      }
      if (step.kind !== 'tests') {
        cases.push(...((await this.#check?.run(step, signal))?.cases ?? []))
        continue
      }
      // Among all steps those before this one have just built what it needs.
      if (wanted === undefined) this.#prepared.set(step, await this.#code())
      else await this.#prepare(step, signal)
      const run = await this.#inner.run(all, signal, step.text)
      this.#ways.record(run, step.text)
      // A step that cannot run fails by itself. What the other runs show stays.
      runs.push({ ...run, complete: true, result: 'finished', notes: [] })
      cases.push(...(this.#check?.judge(step, run) ?? []))
    }
    return { cases, runs }
  }

  /** True if the whole command passed on the present code. */
  async #hasPassedWhole(): Promise<boolean> {
    return this.#passedCode !== undefined && this.#passedCode === (await this.#code())
  }

  /** Command whose exit code is that of all tests. */
  get #command(): string {
    return this.#check?.command ?? TESTS
  }

  #hasStep(text: string): boolean {
    return (['before', 'after'] as const).some(
      when => this.#check?.steps(when).some(step => step.text === text) === true,
    )
  }

  #laterSteps(): readonly CheckStep[] {
    return this.#check?.steps('after').filter(({ kind }) => kind === 'tests') ?? []
  }

  /** Run those of some tests that later steps run, too. */
  async #runLater(
    selection: PartialSelection,
    { first, without, signal }: { first: TestRun; without: ReadonlySet<string>; signal: AbortSignal },
  ): Promise<TestRun[]> {
    const runs: TestRun[] = []
    for (const step of this.#laterSteps()) {
      const tests = this.#ways.wantedIn(step, selection, first)
      if (tests.length === 0 || without.has(step.text)) continue
      await this.#prepare(step, signal)
      const part = selection.kind === 'only' ? { ...selection, tests } : { ...selection, tests, files: [] }
      runs.push(withoutCoverage(await this.#inner.run(part, signal, step.text)))
    }
    return runs
  }

  /** Build what a later run of the tests may need, once for the same code. The steps share what they build. */
  async #prepare(step: CheckStep, signal: AbortSignal): Promise<void> {
    const steps = this.#check?.steps('after') ?? []
    const builds = steps.slice(0, steps.indexOf(step)).filter(({ prepares }) => prepares === true)
    if (builds.length === 0) return
    const code = await this.#code()
    if (this.#prepared.get(step) === code) return
    this.#prepared.clear()
    for (const build of builds) await this.#check?.run(build, signal)
    this.#prepared.set(step, code)
  }

  /** Drop the failure of a whole command that its failing tests explain. They explain no missing program. */
  #unexplained(checks: readonly TestCase[], run: TestRun): readonly TestCase[] {
    const isWhole = checks.length === 1 && checks[0]?.id.suite[0] === this.#check?.command
    return isWhole && !checks.some(couldNotRun) && run.cases.some(({ status }) => status === 'failed') ? [] : checks
  }

  /** Take the exit code of the tests' own command into account: it can fail although all of its tests pass. */
  #judgedByExit(run: TestRun): TestRun {
    const command = this.#command
    const cases = run.result === FAILED_EXIT || run.failsBeside ? failedExit(command, run, this.#relative) : []
    if (run.result === FAILED_EXIT)
      return { ...run, cases: [...run.cases, ...cases], complete: true, result: 'finished', notes: [] }
    if (cases.length > 0) return { ...run, cases: [...run.cases, ...cases] }
    const isPassed = run.complete && run.exit.kind === 'exited' && run.exit.code === 0
    return isPassed ? { ...run, passedExit: checkStepId(command) } : run
  }
}

const NO_RESULT: StepResults = { cases: [], runs: [] }
