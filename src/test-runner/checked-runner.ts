import { checkStepId, checkStepOf, isCheck } from '../domain/model/check.ts'
import type { TestCase, TestId, TestRun, TestSelection } from '../domain/model/test-case.ts'
import type { TestRunner } from '../contracts/ports.ts'
import { checkFindings } from '../test-reports/formats/check-findings.ts'
import { failedExit, NOT_RUN, type ProjectCheck } from './project-check.ts'

/** Name of the command that runs the tests, where no project check names one. */
const TESTS = 'the test command'

/**
 * Runs the project's own check around the tests: what builds before each run of changed code, what checks types and
 * style with each run of the whole suite. Their results are cases of the run.
 */
export class CheckedTestRunner implements TestRunner {
  readonly #inner: TestRunner
  readonly #check: ProjectCheck | undefined
  readonly #code: () => Promise<string>
  readonly #relative: (file: string) => string
  /** True if the last run of the whole suite succeeded. */
  #hasPassed = false
  #built: string | undefined
  #buildCases: readonly TestCase[] = []

  /** @param code computes a digest of the current code: equal digests mean equal code */
  constructor(
    inner: TestRunner,
    options: {
      check: ProjectCheck | undefined
      code: () => Promise<string>
      relative: (file: string) => string
    },
  ) {
    this.#inner = inner
    this.#check = options.check
    this.#code = options.code
    this.#relative = options.relative
  }

  async run(selection: TestSelection, signal: AbortSignal): Promise<TestRun> {
    const builds = await this.#build(signal)
    if (selection.kind === 'all') {
      const run = this.#judgedByExit(await this.#inner.run(selection, signal))
      this.#hasPassed = run.passedExit !== undefined
      const checks = this.#unexplained(await this.#runSteps(() => true, signal), run)
      return { ...run, cases: [...run.cases, ...builds, ...checks] }
    }
    const [checks, tests] = parted(selection.tests)
    const isEmpty = tests.length === 0 && (selection.kind === 'only' || selection.files.length === 0)
    const run = isEmpty && checks.length > 0 ? NO_TESTS : await this.#inner.run({ ...selection, tests }, signal)
    if (checks.length === 0) return withoutCoverage(run)
    const wanted = new Set(checks.map(checkStepOf))
    const found = await this.#runSteps(step => wanted.has(step), signal)
    const built = builds.filter(({ id }) => wanted.has(checkStepOf(id)))
    return { ...withoutCoverage(run), cases: [...run.cases, ...built, ...found] }
  }

  describe(tests: readonly TestId[]): string {
    const [checks, others] = parted(tests)
    const steps = [...new Set(checks.map(checkStepOf))]
    return [...(others.length > 0 || steps.length === 0 ? [this.#inner.describe(others)] : []), ...steps].join('\n')
  }

  /** Run the whole check verbatim. @returns undefined if the project has none */
  async verbatim(
    signal: AbortSignal,
  ): Promise<{ command: string; isPassed: boolean; cases: readonly TestCase[] } | undefined> {
    if (this.#check === undefined) return undefined
    if (this.#check.isTests && this.#hasPassed) return { command: this.#check.command, isPassed: true, cases: [] }
    const { isPassed, cases } = await this.#check.verbatim(signal)
    return { command: this.#check.command, isPassed, cases }
  }

  async #build(signal: AbortSignal): Promise<readonly TestCase[]> {
    const steps = this.#check?.steps('build') ?? []
    if (steps.length === 0) return []
    const code = await this.#code()
    if (code === this.#built) return this.#buildCases
    const cases: TestCase[] = []
    for (const step of steps) cases.push(...((await this.#check?.run(step, signal))?.cases ?? []))
    this.#built = code
    this.#buildCases = cases
    return cases
  }

  async #runSteps(isWanted: (step: string) => boolean, signal: AbortSignal): Promise<TestCase[]> {
    const cases: TestCase[] = []
    for (const step of this.#check?.steps('check') ?? [])
      if (isWanted(step.text)) cases.push(...((await this.#check?.run(step, signal))?.cases ?? []))
    return cases
  }

  /** Drop the failure of a whole command that its failing tests explain. They explain no missing program. */
  #unexplained(checks: readonly TestCase[], run: TestRun): readonly TestCase[] {
    const isWhole = checks.length === 1 && checks[0]?.id.suite[0] === this.#check?.command
    const isRun = checks[0]?.problems[0]?.type !== NOT_RUN
    return isWhole && isRun && run.cases.some(({ status }) => status === 'failed') ? [] : checks
  }

  /** Take the exit code of the tests' own command into account: it can fail although all of its tests pass. */
  #judgedByExit(run: TestRun): TestRun {
    const command = this.#check?.command ?? TESTS
    if (run.result === 'failed-without-failures') {
      const cases = failedExit(command, run, this.#relative)
      return { ...run, cases: [...run.cases, ...cases], complete: true, result: 'finished', notes: [] }
    }
    const isPassed = run.complete && run.exit.kind === 'exited' && run.exit.code === 0
    return isPassed ? { ...run, passedExit: checkStepId(command) } : run
  }
}

function parted(tests: readonly TestId[]): [checks: TestId[], tests: TestId[]] {
  return [tests.filter(isCheck), tests.filter(id => !isCheck(id))]
}

/** A threshold of coverage says nothing about a part of the tests. */
function withoutCoverage(run: TestRun): TestRun {
  if (run.result !== 'failed-without-failures') return run
  const findings = checkFindings(run.output)
  const isCoverage = findings.length > 0 && findings.every(({ file }) => file === '')
  return isCoverage ? { ...run, complete: true, result: 'finished', notes: [] } : run
}

const NO_TESTS: TestRun = {
  cases: [],
  complete: true,
  result: 'finished',
  exit: { kind: 'exited', code: 0 },
  durationMs: 0,
  output: '',
  notes: [],
}
