import { encloses, type TestSelection, type TestCase, type TestId, testKey } from '../domain/model/test-case.ts'
import { sumUnnamed, type UnnamedTests, type TestRun, type RunResult } from '../domain/model/test-run.ts'
import type { ProcessResult } from './process.ts'
import { type EndedProcess, hasNoPackages, runResult } from './run-result.ts'

/** One command of a run and its outcome. */
export interface RunStep {
  readonly result: ProcessResult
  /** True for a build, which writes no report. */
  readonly isBuild: boolean
  readonly cases: readonly TestCase[]
  readonly report: EndedProcess['report']
  readonly detail: string
  /** Sentences about tests that did not run. */
  readonly notRun?: readonly string[]
  /** Numbers of tests that its reports count and do not name. */
  readonly unnamed?: UnnamedTests | undefined
  /** True if no further step can run. */
  readonly isLast: boolean
  /** True if failing tests leave its exit code at 0, and no case says what else failed. */
  readonly exitIgnoresTests?: boolean
}

/** Combine the steps of one run. The first bad step decides the result. */
export function combineSteps(steps: readonly RunStep[], selection: TestSelection): TestRun {
  const testSteps = steps.filter(step => !step.isBuild || step.cases.length > 0 || step.isLast)
  const cases = testSteps.flatMap(step => step.cases)
  const ran = (all: readonly TestCase[]) =>
    selection.kind === 'only' ? all.filter(({ status }) => status !== 'skipped') : all
  const hasBatches = testSteps.length > 1
  const results = testSteps.map(step =>
    runResult({
      exit: step.result.exit,
      output: step.result.output,
      report: step.report,
      detail: step.detail,
      cases: ran(step.cases),
      hasUnnamed: (step.unnamed?.passed ?? 0) > 0,
      // All tests of one batch may have been deleted.
      mayBeEmpty: selection.kind === 'affected' || (hasBatches && ran(cases).length > 0),
      // What comes beside the selected tests says nothing about them.
      exitIsOfTests: selection.kind === 'all' || step.exitIgnoresTests !== true,
    }),
  )
  const worst = results.find(({ result }) => result !== 'finished')
  const result: RunResult = worst?.result ?? 'finished'
  const decisive = testSteps.find((_, index) => results[index]?.result !== 'finished') ?? testSteps.at(-1)
  return {
    cases,
    complete: result === 'finished',
    result,
    exit: decisive?.result.exit ?? { kind: 'exited', code: 0 },
    durationMs: steps.reduce((sum, step) => sum + step.result.durationMs, 0),
    output: steps.map(step => step.result.output).join('\n'),
    notes: [...results.flatMap(({ note }) => note ?? []), ...testSteps.flatMap(({ notRun }) => notRun ?? [])],
    ...withUnnamed(testSteps),
    ...withFailsBeside(testSteps.some(failsBeside)),
  }
}

/** True if more than the tests failed that a step reports. */
function failsBeside({ exitIgnoresTests, result: { exit }, cases }: RunStep): boolean {
  const isFailed = exit.kind === 'exited' && exit.code !== 0
  return exitIgnoresTests === true && isFailed && cases.some(({ status }) => status === 'failed')
}

function withFailsBeside(isSo: boolean): Pick<TestRun, 'failsBeside'> {
  return isSo ? { failsBeside: true } : {}
}

/** Combine the run of whole files with the run by name before it. For a test in both, the run of whole files counts. */
export function combineReruns(files: TestRun, byName: TestRun): TestRun {
  const keys = new Set(files.cases.map(({ id }) => testKey(id)))
  const worst = files.complete ? byName : files
  return {
    ...worst,
    cases: [...files.cases, ...byName.cases.filter(({ id }) => !keys.has(testKey(id)))],
    durationMs: files.durationMs + byName.durationMs,
    output: `${byName.output}\n${files.output}`,
    notes: [...byName.notes, ...files.notes],
  }
}

/** Combine the runs of several packages. The first incomplete run decides the result; a package may have no tests. */
export function combinePackages(all: readonly TestRun[]): TestRun {
  const withTests = all.filter(run => !isWithoutTests(run))
  const runs = withTests.length > 0 ? withTests : all
  const [first] = runs
  if (first === undefined) {
    return {
      cases: [],
      complete: false,
      result: 'no-tests',
      exit: { kind: 'exited', code: 0 },
      durationMs: 0,
      output: '',
      notes: ['No test ran.'],
    }
  }
  if (runs.length === 1) return first
  const worst = runs.find(({ complete }) => !complete) ?? first
  return {
    cases: runs.flatMap(({ cases }) => cases),
    complete: worst.complete,
    result: worst.result,
    exit: worst.exit,
    durationMs: runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
    output: runs.map(({ output }) => output).join('\n'),
    notes: runs.flatMap(({ notes }) => notes),
    ...withUnnamed(runs),
    ...withLeftOut(runs),
    ...withFailsBeside(runs.some(run => run.failsBeside === true)),
  }
}

function withUnnamed(parts: Parameters<typeof sumUnnamed>[0]): Pick<TestRun, 'unnamed'> {
  const unnamed = sumUnnamed(parts)
  return unnamed === undefined ? {} : { unnamed }
}

/** The run of a package. */
interface PackageRun {
  /** Path of the package relative to the project's directory; empty for that itself. */
  readonly dir: string
  readonly run: TestRun
}

/**
 * Leave out packages whose runner is not installed here, if tests of others ran: a repository may hold tests for other
 * runtimes, or packages that are installed by themselves. The first of the others says so. The project's own tests
 * always count.
 */
export function withoutMissingRunners(all: readonly PackageRun[]): TestRun[] {
  const missing = all.flatMap(({ dir, run }) =>
    dir !== '' && run.exit.kind === 'not-found' ? [{ dir, run, program: run.exit.command }] : [],
  )
  const others = all.map(({ run }) => run).filter(run => !missing.some(each => each.run === run))
  const [first, ...rest] = others
  if (first === undefined || missing.length === 0 || others.every(({ cases }) => cases.length === 0))
    return all.map(({ dir, run }) => (dir === '' ? run : { ...run, notes: run.notes.map(text => placed(text, dir)) }))
  const notes = missing.map(
    ({ dir, program }) => `The tests in ${dir} did not run, since ${program} was not found here.`,
  )
  return [{ ...first, notes: [...first.notes, ...notes], leftOut: missing.map(({ dir }) => dir) }, ...rest]
}

/** Name the folder of tests that could not start. */
function placed(text: string, dir: string): string {
  return text.replace(/^The tests could not start:/, `The tests in ${dir} could not start:`)
}

function withLeftOut(runs: readonly TestRun[]): Pick<TestRun, 'leftOut'> {
  const leftOut = [...new Set(runs.flatMap(run => run.leftOut ?? []))]
  return leftOut.length === 0 ? {} : { leftOut }
}

/** Combine the runs of tests in several ways. The exit code is the first one that is not 0. */
export function combineWays(runs: readonly TestRun[]): TestRun {
  const [first] = runs
  const run = combinePackages(runs)
  if (first === undefined || runs.length === 1) return run
  const failed = runs.find(({ exit }) => !(exit.kind === 'exited' && exit.code === 0))
  const exit = run.complete ? (failed ?? first).exit : run.exit
  return { ...run, exit, ...(first.passedExit === undefined ? {} : { passedExit: first.passedExit }) }
}

/** True if a run ended well and had no test, such as that of a Go module that only builds a tool. */
function isWithoutTests({ result, exit, output }: TestRun): boolean {
  return result === 'no-tests' && exit.kind === 'exited' && (exit.code === 0 || hasNoPackages(output))
}

/** Make a check whether a test ran. A case without a name ran if any test that it stands for ran. */
export function ranIn({ cases }: Pick<TestRun, 'cases'>): (test: TestId) => boolean {
  const ran = cases.flatMap(({ id, status }) => (status === 'skipped' ? [] : [id]))
  const keys = new Set(ran.map(testKey))
  return test => keys.has(testKey(test)) || (test.name === '' && ran.some(each => encloses(test, each)))
}
