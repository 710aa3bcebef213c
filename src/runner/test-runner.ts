import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keyOf, type RunExit, type TestId, type TestRun } from '../domain/tests.ts'
import { UserError } from '../errors.ts'
import type { Command, Framework, Project } from '../frameworks/framework.ts'
import type { Emit, Selection, TestRunner } from '../ports.ts'
import { UnreadableReport } from '../results/junit.ts'
import { reportPathsIn } from '../results/find.ts'
import { readReport, relativiser } from '../results/read.ts'
import { printCommand } from './command-line.ts'
import { childEnvironment } from './environment.ts'
import { type ProcessResult, runProcess } from './process.ts'

/** Installing dependencies may take longer than any test run, in milliseconds. */
const SETUP_MS = 15 * 60_000

export interface RunnerOptions {
  readonly project: Project
  readonly framework: Framework
  /** Where reports and the tests' own temporary files go; outside the workspace. */
  readonly temp: string
  readonly host: Readonly<Record<string, string | undefined>>
  readonly pass: readonly string[]
  readonly secrets: readonly string[]
  readonly timeoutMs: number
  /** Globs of the project's own reports, for a command that is not told where to write. */
  readonly reportPaths: readonly string[] | undefined
  readonly emit: Emit
}

/** Runs tests as child processes, and adds up how long they took. */
export class ProcessTestRunner implements TestRunner {
  /** Milliseconds that test and setup processes took so far. */
  spentMs = 0
  /** Whether tests can be run by name; undefined until it was seen. */
  #selects: boolean | undefined
  readonly #options: RunnerOptions

  constructor(options: RunnerOptions) {
    this.#options = options
  }

  async run(selection: Selection, signal: AbortSignal): Promise<TestRun> {
    if (selection.kind !== 'only' || this.#selects === true) return this.#run(selection, signal)
    const wanted = new Set(selection.tests.map(keyOf))
    const found = (run: TestRun) => run.cases.some(({ id, status }) => status !== 'skipped' && wanted.has(keyOf(id)))
    if (this.#selects === undefined) {
      const run = await this.#run(selection, signal)
      this.#selects = found(run) ? true : undefined
      if (this.#selects === true || run.exit.kind !== 'exited') return run
    }
    // The names did not reach the framework as they should: the tests' whole files run instead, which is more, not less.
    const files = await this.#run({ kind: 'affected', tests: selection.tests, files: [] }, signal)
    if (found(files)) this.#selects = false
    return files
  }

  async #run(selection: Selection, signal: AbortSignal): Promise<TestRun> {
    const { framework, project, temp } = this.#options
    const report = join(temp, `report-${randomUUID()}.${framework.format === 'junit' ? 'xml' : 'json'}`)
    const command = framework.command(project, { selection, report })
    const result = await this.#process(command, signal)
    if (result.exit.kind === 'not-found') throw notFound(command, result.exit.command)
    const run = await this.#read({ result, report, selection })
    await rm(report, { force: true })
    return run
  }

  /**
   * Runs the project's own setup.
   * @throws UserError when it does not end well
   */
  async setup(command: Command, signal: AbortSignal): Promise<void> {
    this.#options.emit({ kind: 'setup', command: printCommand(command) })
    const { exit, output } = await this.#process(command, signal, Math.max(SETUP_MS, this.#options.timeoutMs))
    if (exit.kind === 'exited' && exit.code === 0) return
    if (exit.kind === 'not-found') throw notFound(command, exit.command, 'setup-command')
    throw new UserError(
      `setup-command ${printCommand(command)} ${ending(exit)}: ${lastLine(output)}`,
      'Run it in this job’s checkout to see why, and correct setup-command.',
    )
  }

  describe(tests: readonly TestId[]): string {
    const [file = '', ...args] = this.#options.framework.byHand(tests)
    return printCommand({ file, args })
  }

  async #process(command: Command, signal: AbortSignal, timeoutMs = this.#options.timeoutMs): Promise<ProcessResult> {
    const { host, pass, secrets, project } = this.#options
    const marker = randomUUID()
    const temp = join(this.#options.temp, 'tmp')
    await mkdir(temp, { recursive: true })
    const env = childEnvironment(host, { pass, secrets, temp, marker })
    const result = await runProcess(command, { cwd: project.root, env, marker, timeoutMs, signal })
    this.spentMs += result.durationMs
    return result
  }

  async #read({ result, report, selection }: Ran): Promise<TestRun> {
    const { framework, project } = this.#options
    const base = { exit: result.exit, durationMs: result.durationMs, output: result.output }
    const texts = framework.ownReports === true ? await this.#ownReports(result.startedAt) : await oneReport(report)
    const broken = (note: string): TestRun => ({ ...base, cases: [], complete: false, notes: [note] })
    if (texts.length === 0) return broken(noReport(result))

    try {
      const options = {
        format: framework.format,
        framework: framework.name,
        relative: relativiser(project.root, project.exists),
      }
      const cases = (await Promise.all(texts.map(text => readReport(text, options)))).flat()
      const wanted = selection.kind === 'only' ? cases.filter(({ status }) => status !== 'skipped') : cases
      const failed = wanted.some(({ status }) => status === 'failed')
      const odd = oddities(result.exit, { cases: wanted.length, failed, mayBeEmpty: selection.kind === 'affected' })
      return { ...base, cases, complete: odd.length === 0, notes: odd }
    } catch (error) {
      if (!(error instanceof UnreadableReport)) throw error
      return broken(`The tests wrote a report, but ${error.message}`)
    }
  }

  /** The reports that the project's own set-up wrote in this run; older ones are stale and say nothing of it. */
  async #ownReports(since: number): Promise<string[]> {
    const paths = await reportPathsIn(this.#options.project.root, this.#options.reportPaths)
    const fresh = await Promise.all(paths.map(async path => ((await stat(path)).mtimeMs >= since ? [path] : [])))
    return Promise.all(fresh.flat().map(path => readFile(path, 'utf8')))
  }
}

interface Ran {
  readonly result: ProcessResult
  readonly report: string
  readonly selection: Selection
}

async function oneReport(path: string): Promise<string[]> {
  // Only a plain file is a report: reading a pipe that a test put there would never end.
  const isFile = await lstat(path).then(
    info => info.isFile(),
    () => false,
  )
  return isFile ? [await readFile(path, 'utf8')] : []
}

/** What makes a run with a readable report incomplete: nothing of this may ever count as green. */
function oddities(
  exit: RunExit,
  { cases, failed, mayBeEmpty }: { cases: number; failed: boolean; mayBeEmpty: boolean },
): string[] {
  if (exit.kind !== 'exited') return [`The tests ${ending(exit)}.`]
  if (cases === 0 && !mayBeEmpty) return ['No test ran.']
  if (exit.code !== 0 && !failed) return [`All tests passed, but the command ended with exit code ${exit.code}.`]
  return []
}

function noReport({ exit, output }: ProcessResult): string {
  return `The tests ${ending(exit)} and wrote no report: ${lastLine(output)}`
}

function ending(exit: RunExit): string {
  switch (exit.kind) {
    case 'exited':
      return `ended with exit code ${exit.code}`
    case 'killed':
      return `were killed by ${exit.signal}`
    case 'timed-out':
      return `did not end within ${Math.round(exit.afterMs / 1000)} s`
    case 'not-found':
      return `could not start (${exit.command} was not found)`
  }
}

function notFound(command: Command, file: string, input = 'test-command'): UserError {
  return new UserError(
    `The command ${JSON.stringify(file)} of ${printCommand(command).slice(0, 200)} was not found.`,
    `Install it in an earlier step or by setup-command, or correct ${input}.`,
  )
}

function lastLine(output: string): string {
  const line = output.trim().split('\n').at(-1)?.trim() ?? ''
  const said = line === '' ? 'it printed nothing' : line.slice(0, 300)
  return /[.!?]$/.test(said) ? said : `${said}.`
}
