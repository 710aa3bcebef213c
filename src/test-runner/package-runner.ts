import { note } from '../contracts/events.ts'
import { dirname, join, posix } from 'node:path'
import { encloses, type TestSelection, testKey, type TestId, type TestKey } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'
import { makeFolder, readShared } from '../isolation/shared-folder.ts'
import type { Package } from '../frameworks/project/detect-packages.ts'
import type { TestCommand } from '../frameworks/framework.ts'
import { tracedCommand, traceFiles } from '../frameworks/commands/traced-command.ts'
import { BuiltSources } from '../test-reports/built-sources.ts'
import { manualLines } from './manual-line.ts'
import { relativeTo } from '../test-reports/relative-path.ts'
import { combineSteps, type RunStep } from './combine-runs.ts'
import { fileUnits } from './find-hanging.ts'
import { type GuardedRun, HangGuard, type RunGuarded } from './hang-guard.ts'
import type { KnownHanging } from './known-hanging.ts'
import { NarrowRuns } from './narrow-runs.ts'
import { runStep, type RunPlace, type StepOptions } from './run-step.ts'
import { RunWatch } from './run-watch.ts'
import type { UnnamedPasses } from './unnamed-passes.ts'
import { sourceOfRun } from '../frameworks/commands/source-of-run.ts'
import { VERBATIM } from '../frameworks/commands/verbatim.ts'
import type { WarmPlan } from './warm/open-judge.ts'

export interface PackageRunnerOptions extends StepOptions {
  readonly of: Package
  /** Folders of other packages of the same framework within this one. */
  readonly nested: readonly string[]
  readonly unnamed: UnnamedPasses
  readonly hanging: KnownHanging
  readonly testFiles?: (() => Promise<readonly string[]>) | undefined
  /** Plain variables of the failed job. */
  readonly plain?: Readonly<Record<string, string>> | undefined
  readonly testsThatImport?: ((files: readonly string[]) => Promise<readonly string[]>) | undefined
}

/** Runs the tests of one package. A failed run is a result, not an exception. */
export class PackageRunner {
  /** Every test that ran in this package. */
  readonly #seen = new Map<TestKey, TestId>()
  readonly #narrow = new NarrowRuns({ outside: test => this.#outside(test), seen: this.#seen })
  /** Files of the tests of the whole suite; undefined until it ran, or if a report names no file. */
  #suiteFiles: ReadonlySet<string> | undefined
  /** True if the framework behind a verbatim command names tests as the command's reports do. */
  #matches = false
  /** True if only the verbatim command can run the tests. */
  #isWhole = false
  readonly #sources: BuiltSources
  readonly #guard: HangGuard
  /** Longest time between the ends of two tests, in milliseconds. */
  #longestQuietMs = 0
  readonly #options: PackageRunnerOptions
  readonly #dir: string

  constructor(options: PackageRunnerOptions) {
    this.#options = options
    this.#dir = options.of.dir
    const { framework, project } = options.of
    this.#sources = new BuiltSources(project.root, project.runsAt)
    const outside = (test: TestId) => this.#outside(test)
    const warn = (text: string) => options.emit(note('warning', text))
    const known = options.hanging.of(this.#suite)
    this.#guard = new HangGuard({ framework, units: () => this.#units(), outside, warn, known })
  }

  /**
   * Return this package's part of a selection, with paths relative to the package, or undefined if there is nothing to
   * run.
   */
  part(selection: TestSelection): TestSelection | undefined {
    if (selection.kind === 'all') return selection
    const { framework } = this.#options.of
    const tests = selection.tests
      .filter(
        test =>
          (test.framework === framework.name || framework.name === VERBATIM) &&
          (test.file === '' || this.#owns(test.file)),
      )
      .map(test => ({ ...test, file: this.#inside(test.file) }))
    if (selection.kind === 'only') return tests.length === 0 ? undefined : { ...selection, tests }
    const files = selection.files.filter(file => this.#owns(file)).map(file => this.#inside(file))
    return tests.length === 0 && files.length === 0 ? undefined : { ...selection, tests, files }
  }

  /** True if this test ran here before, or for a package one of its tests. */
  knows(test: TestId): boolean {
    if (this.#seen.has(testKey(test))) return true
    return test.file === '' && test.name === '' && [...this.#seen.values()].some(seen => encloses(test, seen))
  }

  async run(selection: TestSelection, at: RunPlace): Promise<TestRun> {
    if (this.#options.of.framework.wraps === undefined) return this.#select(selection, at)
    const whole = () => this.#select({ kind: 'all' }, { ...at, dir: join(at.dir, 'whole') })
    if (selection.kind === 'all' || this.#isWhole) return whole()
    const known = new Set([...this.#seen.keys(), ...selection.tests.map(test => testKey(this.#outside(test)))])
    const run = await this.#select(selection, at)
    if (run.exit.kind !== 'exited') return run
    this.#matches ||= run.cases.some(({ id, status }) => status !== 'skipped' && known.has(testKey(id)))
    if (this.#matches || (selection.kind === 'affected' && run.complete && run.cases.length === 0)) return run
    this.#isWhole = true
    return whole()
  }

  async #select(selection: TestSelection, at: RunPlace): Promise<TestRun> {
    const run = async (wanted: TestSelection, name: string) => {
      let runs = 0
      const result = await this.#guard.run(wanted, (part, how) => {
        runs += 1
        return this.#run(part, { ...at, dir: join(at.dir, `${name}-${runs}`), how })
      })
      for (const { id } of result.cases) this.#seen.set(testKey(id), id)
      if (wanted.kind === 'all' && result.complete && result.cases.length > 0)
        this.#suiteFiles = filesOf(result.cases.map(({ id }) => id))
      return result
    }
    if (selection.kind !== 'only') return run(selection, 'run')
    // A trace of the whole files would tell what other tests run.
    if (at.traces !== undefined) return run({ ...selection, tests: this.#narrow.startersOf(selection.tests) }, 'run')
    return this.#narrow.run(selection, run)
  }

  /** Folder of the package, relative to the project. */
  get dir(): string {
    return this.#dir
  }

  /** Step of the project's check that runs the tests in this way; undefined for the first way. */
  get step(): string | undefined {
    return this.#options.of.step
  }

  /** Patterns of the files in the project into which its traced runs write; undefined if its runs cannot be traced. */
  get traceFiles(): readonly string[] | undefined {
    return traceFiles(sourceOfRun(this.#options.of, { kind: 'only', tests: [] }), this.#options.of.project)
  }

  /** Plan a judge for this package's part of a selection, if there is one. */
  warm(selection: TestSelection, dir: string): WarmPlan | undefined {
    const own = this.part(selection)
    if (own?.kind !== 'only') return undefined
    const { project } = this.#options.of
    const { framework, using } = sourceOfRun(this.#options.of, own)
    const command = framework.warm?.(project, { selection: own, dir, related: [], using })
    const inside = (test: TestId) => ({ ...test, file: this.#inside(test.file) })
    const wordsOf = (tests: readonly TestId[]) => {
      const named = tests.every(this.#narrow.isNamed) ? tests.map(this.#narrow.starterOf) : []
      return named.length === 0 ? [] : (framework.warmWords?.(named) ?? [])
    }
    return { command, tests: own.tests, project, framework, wordsOf, inside, outside: test => this.#outside(test) }
  }

  /** Build the lines that a user types in the package's folder. @param tests tests as `part` returned them */
  manualLines(tests: readonly TestId[]): string[] {
    const { isNamed, starterOf } = this.#narrow
    const shown = this.#narrow.areLost(tests) ? [] : tests.map(starterOf)
    return manualLines(this.#options.of, shown, { isNamed, plain: this.#options.plain })
  }

  /** List the tests that ran before; if none did, the test files of a framework that selects by file. */
  async #units(): Promise<readonly TestId[]> {
    const seen = [...this.#seen.values()].filter(({ name }) => name !== '')
    if (seen.length > 0) return seen.map(test => ({ ...test, file: this.#inside(test.file) }))
    const files = ((await this.#options.testFiles?.()) ?? []).filter(file => this.#owns(file))
    return fileUnits(
      files.map(file => this.#inside(file)),
      this.#options.of.framework,
    )
  }

  /** Name of its tests among those of the project, the same in each testbed. */
  get #suite(): string {
    return `${this.step ?? ''}\n${this.#dir}`
  }

  async #run(
    selection: TestSelection,
    { dir, signal, traces, how, ...limits }: RunPlace & { how: Parameters<RunGuarded>[1] },
  ): Promise<GuardedRun> {
    const { project } = this.#options.of
    const { framework, using } = sourceOfRun(this.#options.of, selection)
    const watch = new RunWatch(this.#longestQuietMs, how.quietMs)
    await makeFolder(dirname(this.#options.temp), dir)
    const timeoutMs = Math.min(how.timeoutMs ?? Number.POSITIVE_INFINITY, limits.timeoutMs)
    const related = await this.#related(selection, { dir, signal, timeoutMs })
    const steps: RunStep[] = []
    for (const plain of framework.commands(project, { ...how, selection, dir, related, using })) {
      const index = steps.length
      const command =
        traces === undefined ? plain : tracedCommand(plain, { ...traces, framework: framework.name, dir, index })
      watch.begin(command.journal)
      const place = { dir, signal, timeoutMs, compiling: limits.compiling, framework, index, watch }
      const context = { ...this.#options, project, sources: this.#sources, outside: (id: TestId) => this.#outside(id) }
      const step = await runStep(command, place, context)
      steps.push(step)
      if (step.isLast) break
    }
    this.#longestQuietMs = watch.longestMs
    const relative = relativeTo(project.runsAt, project.exists)
    const run = combineSteps(steps, selection)
    // A verbatim command runs all tests, whatever is selected.
    const named = framework.name === VERBATIM ? this.#options.unnamed.named(this.#suite, run) : run
    return { run: named, ...(await watch.result(framework, relative)) }
  }

  /** List this package's test files that import the changed ones, unless the framework finds them itself. */
  async #related(selection: TestSelection, { dir, signal, timeoutMs }: RunPlace): Promise<readonly string[]> {
    const { project } = this.#options.of
    const { framework, using } = sourceOfRun(this.#options.of, selection)
    if (selection.kind !== 'affected' || selection.files.length === 0) return []
    if (framework.related !== undefined) {
      const ask = async (command: Pick<TestCommand, 'file' | 'args'>) => {
        const path = join(dir, 'answer')
        const { exit } = await this.#options.process(
          { ...command, report: { at: 'none' } },
          { cwd: project.root, signal, timeoutMs, keep: { path, what: 'stdout' } },
        )
        return exit.kind === 'exited' && exit.code === 0 ? await readShared(path) : undefined
      }
      return framework.related(selection.files, { ask, root: project.runsAt, scope: using?.scope ?? [] })
    }
    const findsRelated = framework.findsRelated === true && (using?.scope ?? []).length === 0
    if (findsRelated || this.#options.testsThatImport === undefined) return []
    const found = await this.#options.testsThatImport(selection.files.map(file => posix.join(this.#dir, file)))
    // A benchmark or a helper among the tests is no test: the project's own command leaves it out.
    const isRun = (file: string) => this.#suiteFiles?.has(file) ?? true
    return found.filter(file => this.#owns(file) && isRun(file)).map(file => this.#inside(file))
  }

  #owns(file: string): boolean {
    const below = (dir: string) => dir === '' || file === dir || file.startsWith(`${dir}/`)
    return below(this.#dir) && !this.#options.nested.some(below)
  }

  #inside(file: string): string {
    return this.#dir === '' || file === '' ? file : file.slice(this.#dir.length + 1)
  }

  #outside(test: TestId): TestId {
    return this.#dir === '' || test.file === '' || test.file.startsWith('/')
      ? test
      : { ...test, file: posix.join(this.#dir, test.file) }
  }
}

/** Collect the files of tests; undefined if one has none. */
function filesOf(tests: readonly TestId[]): ReadonlySet<string> | undefined {
  const files = new Set(tests.map(({ file }) => file))
  return files.has('') ? undefined : files
}
