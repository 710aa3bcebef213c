import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { shellWord } from '../domain/text/shell-words.ts'
import { type TestSelection, type TestId, unitOf, wholeUnit } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'
import type { TestTrace } from '../domain/model/code.ts'
import { makeFolder } from '../isolation/shared-folder.ts'
import { isWithin } from '../frameworks/project/detect-packages.ts'
import type { Command, TestCommand } from '../frameworks/framework.ts'
import { printCommand } from '../frameworks/commands/parse-command.ts'
import type { TestRunner } from '../contracts/ports.ts'
import type { WarmJudge, WarmTests } from '../contracts/judging.ts'
import { BuiltSources } from '../test-reports/built-sources.ts'
import { childEnvironment } from './child-env.ts'
import type { RunPlace } from './run-step.ts'
import { combinePackages, withoutMissingRunners } from './combine-runs.ts'
import type { LaunchOptions } from './launch.ts'
import { setUp } from './set-up.ts'
import { type JudgeTerms, openJudge, WarmTrust } from './warm/open-judge.ts'
import { WarmProcess } from './warm/warm-process.ts'
import { seenByCommand, seenHere } from '../domain/model/stand-in.ts'
import { readTraces, type TraceOptions, tracesBeside } from './read-traces.ts'
import { KnownHanging } from './known-hanging.ts'
import { PackageRunner } from './package-runner.ts'
import type { RunnerOptions } from './runner-options.ts'
import { UnnamedPasses } from './unnamed-passes.ts'
import { type ProcessOptions, type ProcessResult, runProcess } from './process.ts'

/** In a copy, pnpm 11 would install all anew before each script: its notes on what is installed have other paths. */
const OF_COPIES = { pnpm_config_verify_deps_before_run: 'false' }
/** Maximum length of commands for users, in characters. */
const MAX_MANUAL = 2_000
/** Time limit for the set-up, in milliseconds. Installing dependencies may take longer than a test run. */
const SETUP_MS = 15 * 60_000

/** Runs the tests of all packages as child processes, and measures the time. */
export class ProcessTestRunner implements TestRunner {
  /** Milliseconds spent in test and set-up processes. */
  spentMs = 0
  readonly #options: RunnerOptions
  readonly #packages: readonly PackageRunner[]
  readonly #trust: WarmTrust
  /** True until a run has ended well here. */
  #isFirst = true

  constructor(options: RunnerOptions) {
    this.#options = options
    this.#trust = options.trust ?? new WarmTrust()
    const unnamed = options.unnamed ?? new UnnamedPasses()
    const hanging = options.hanging ?? new KnownHanging()
    this.#packages = options.packages.map(
      of =>
        new PackageRunner({
          ...options,
          of,
          unnamed,
          hanging,
          nested: options.packages.flatMap(other => (isWithin(other, of) ? other.dir : [])),
          process: (command, process) => this.#process(command, process),
        }),
    )
  }

  /** @param step text of a step of the project's check that runs the tests in another way; by default the first way */
  async run(selection: TestSelection, signal: AbortSignal, step?: string): Promise<TestRun> {
    const dir = join(this.#options.temp, `run-${randomUUID()}`)
    await this.#make(dir)
    try {
      const timeoutMs = this.#limitOf(selection)
      const runs: { dir: string; run: TestRun }[] = []
      for (const [index, each] of this.#packagesOf(step).entries()) {
        const own = each.part(this.#routed(selection, each))
        const at = { dir: join(dir, String(index)), signal, timeoutMs, compiling: this.#compiling }
        if (own !== undefined) runs.push({ dir: each.dir, run: await each.run(own, at) })
      }
      const run = combinePackages(withoutMissingRunners(runs))
      this.#isFirst &&= !run.complete
      this.#options.pace?.record(selection, run)
      return run
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  /**
   * Run tests only to note which functions and lines run. The results are dropped: such a run may be slower, and a test
   * may notice.
   */
  async trace(
    selection: TestSelection,
    { signal, inProject, lines = false, asBuilt = false }: TraceOptions,
  ): Promise<TestTrace> {
    const dir = join(this.#options.temp, `trace-${randomUUID()}`)
    const folder = join(dir, 'traces')
    await this.#make(folder)
    try {
      const timeoutMs = this.#limitOf(selection)
      const since = Date.now()
      const patterns = new Set<string>()
      for (const [index, each] of this.#packagesOf(undefined).entries()) {
        const own = each.traceFiles && each.part(this.#routed(selection, each))
        if (own === undefined) continue
        await each.run(own, { dir: join(dir, String(index)), signal, timeoutMs, traces: { folder, lines } })
        for (const pattern of each.traceFiles ?? []) patterns.add(pattern)
      }
      const beside = await tracesBeside(folder, { since, root: this.#options.root, patterns: [...patterns] })
      const { root, standIn } = this.#options
      const here = (path: string) => seenHere(path, standIn)
      const sources = asBuilt ? undefined : new BuiltSources(root, seenByCommand(root, standIn))
      return await readTraces(folder, { inProject: path => inProject(here(path)), here, beside, sources })
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  /** Open a judge that rejects candidates without a start of the runner. @returns undefined if there is none */
  async openJudge(
    tests: WarmTests,
    { signal, prepare = async () => true, isNeeded }: JudgeTerms,
  ): Promise<WarmJudge | undefined> {
    const { temp, emit, keepsState = () => true, standIn } = this.#options
    const only = { kind: 'only', tests: [...tests.failing.map(({ id }) => id), ...tests.passing] } as const
    const dir = join(temp, `judge-${randomUUID()}`)
    const plans = this.#packagesOf(undefined).flatMap(each => each.warm(this.#routed(only, each), dir) ?? [])
    const start = async (command: TestCommand, cwd: string) =>
      WarmProcess.start(command, { ...(await this.#surroundings()), cwd, signal })
    const spend = (ms: number) => (this.spentMs += ms)
    return openJudge(plans, {
      tests,
      dir,
      prepare,
      isNeeded,
      keepsState,
      pathOf: file => seenByCommand(file, standIn),
      emit,
      root: dirname(temp),
      trust: this.#trust,
      start,
      spend,
    })
  }

  /** Run another command of the project, such as its type checker, by default as long as the longest test run. */
  execute(command: Command, options: { cwd: string; signal: AbortSignal; timeoutMs?: number }): Promise<ProcessResult> {
    const timeoutMs = Math.min(options.timeoutMs ?? Number.POSITIVE_INFINITY, this.#options.timeoutMs)
    return this.#process(command, { ...options, timeoutMs })
  }

  /** Run the project's own set-up. @throws UserError if it fails */
  setup(command: Command, signal: AbortSignal): Promise<void> {
    const { root, emit } = this.#options
    const timeoutMs = Math.max(SETUP_MS, this.#options.timeoutMs)
    emit({ kind: 'setup', command: printCommand(command) })
    return setUp(command, () => this.#process(command, { cwd: root, timeoutMs, signal }))
  }

  /** Return the commands by name; if they are too long the whole files, and if these are too long the whole suite. */
  describe(tests: readonly TestId[], step?: string): string {
    const files = [...new Map(tests.map(test => [`${test.framework} ${unitOf(test)}`, wholeUnit(test)])).values()]
    const selections: readonly TestSelection[] = [
      { kind: 'only', tests },
      { kind: 'only', tests: files },
    ]
    const texts = selections.map(selection => this.#manualLines(selection, step)).filter(text => text !== '')
    return texts.find(text => text.length <= MAX_MANUAL) ?? this.#manualLines({ kind: 'all' }, step)
  }

  #packagesOf(step: string | undefined): readonly PackageRunner[] {
    return this.#packages.filter(each => each.step === step)
  }

  #manualLines(selection: TestSelection, step: string | undefined): string {
    const lines = this.#packagesOf(step).flatMap(each => {
      const own = each.part(this.#routed(selection, each))
      if (own === undefined) return []
      const commands = each.manualLines(own.kind === 'all' ? [] : own.tests)
      return each.dir === '' ? commands : [`(cd ${shellWord(each.dir)} && ${commands.join(' && ')})`]
    })
    return lines.join('\n')
  }

  /** Drop the tests that name no file and are known to belong to another package. */
  #routed(selection: TestSelection, to: PackageRunner): TestSelection {
    if (selection.kind === 'all') return selection
    const others = this.#packagesOf(to.step).filter(each => each !== to)
    return {
      ...selection,
      tests: selection.tests.filter(
        test => test.file !== '' || to.knows(test) || !others.some(each => each.knows(test)),
      ),
    }
  }

  /** Make a folder for a run. Tests can change all in the folder of its parent. */
  async #make(folder: string): Promise<void> {
    const root = dirname(this.#options.temp)
    await mkdir(root, { recursive: true })
    await makeFolder(root, folder)
  }

  /** Return the time limit of each process of a run, in milliseconds. */
  #limitOf(selection: TestSelection): number {
    return this.#options.pace?.deadline(selection, this.#isFirst) ?? this.#options.timeoutMs
  }

  get #compiling(): RunPlace['compiling'] {
    const { pace, timeoutMs } = this.#options
    return { untilTests: pace?.compiling() ?? timeoutMs, build: timeoutMs }
  }

  /** Prepare environment, limits and isolation of a process. */
  async #surroundings(): Promise<Omit<LaunchOptions, 'cwd'> & { readonly memory?: number }> {
    const { host, pass, plain = {}, secrets, memory, sandbox, standIn } = this.#options
    const marker = randomUUID()
    const temp = this.#options.testTemp ?? join(this.#options.temp, 'tmp')
    // A test may have removed it.
    await (temp === this.#options.testTemp ? makeFolder(dirname(temp), temp) : this.#make(temp))
    const own = childEnvironment(host, { pass, plain, secrets, temp, marker })
    const env = standIn === undefined ? own : { ...OF_COPIES, ...own }
    return { env, marker, sandbox, standIn, ...(memory === undefined ? {} : { memory }) }
  }

  async #process(command: Command, options: Omit<ProcessOptions, 'env' | 'marker' | 'memory'>): Promise<ProcessResult> {
    const surroundings = await this.#surroundings()
    const wantedMs = options.timeoutMs
    const timeoutMs = Math.max(1, Math.min(wantedMs, this.#options.remainingMs?.() ?? wantedMs))
    const startedAt = performance.now()
    // One that is cancelled took its time, too.
    const result = await runProcess(command, { ...options, ...surroundings, timeoutMs }).finally(
      () => (this.spentMs += performance.now() - startedAt),
    )
    const isOver = result.exit.kind === 'timed-out' && timeoutMs < wantedMs && result.exit.afterMs >= timeoutMs
    return isOver ? { ...result, exit: { ...result.exit, isOver } } : result
  }
}
