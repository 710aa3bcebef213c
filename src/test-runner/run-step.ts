import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type TestCase, type TestId, testKey } from '../domain/model/test-case.ts'
import type { RunExit } from '../domain/model/test-run.ts'
import type { Emit } from '../contracts/ports.ts'
import { clearPath, makeFolder } from '../isolation/shared-folder.ts'
import type { Framework, Project, TestCommand } from '../frameworks/framework.ts'
import { scriptEnvironment } from '../frameworks/commands/script-environment.ts'
import { VERBATIM } from '../frameworks/commands/verbatim.ts'
import { relativeTo } from '../test-reports/relative-path.ts'
import type { BuiltSources } from '../test-reports/built-sources.ts'
import type { RunStep } from './combine-runs.ts'
import { LiveProgress } from './live-progress.ts'
import type { ProcessOptions, ProcessResult } from './process.ts'
import { readJournal } from './run-journal.ts'
import { readRunReports } from './run-reports.ts'
import type { RunWatch } from './run-watch.ts'

export interface TraceRequest {
  /** Folder for the notes of the processes. */
  readonly folder: string
  /** True to note lines, and not only functions: it may be far slower. */
  readonly lines: boolean
}

export interface RunPlace {
  /** Directory for the reports and the helper files of a run. */
  readonly dir: string
  readonly signal: AbortSignal
  /** Time limit of each of its processes, in milliseconds. */
  readonly timeoutMs: number
  /**
   * Longer limits where code is compiled, in milliseconds: until the first test, if the same process runs the tests,
   * and of a process that only builds.
   */
  readonly compiling?: { readonly untilTests: number; readonly build: number } | undefined
  /** How the processes note what ran, if that is wanted. */
  readonly traces?: TraceRequest | undefined
}

export interface StepOptions {
  /** Folder for reports and temporary files. Tests can change all in it. */
  readonly temp: string
  readonly reportPaths: readonly string[] | undefined
  readonly emit: Emit
  readonly process: (
    command: TestCommand,
    options: Omit<ProcessOptions, 'env' | 'marker' | 'memory'>,
  ) => Promise<ProcessResult>
}

interface StepContext extends StepOptions {
  readonly project: Project
  readonly sources: BuiltSources
  /** Name a test of the package as the project does. */
  readonly outside: (test: TestId) => TestId
}

/** Run one command of a test run, and read its reports. */
export async function runStep(
  command: TestCommand,
  at: RunPlace & { framework: Framework; index: number; watch: RunWatch },
  { temp, project, sources, reportPaths, emit, process, outside }: StepContext,
): Promise<RunStep> {
  const root = dirname(temp)
  await makeFolder(root, at.dir)
  await writeHelpers(root, { dir: at.dir, files: command.files })
  const { report } = command
  const { framework } = at
  const progress = new LiveProgress(emit, {
    onTest: () => at.watch.heard(),
    onTests: () => at.watch.heardOfTests(),
    onEnd: () => at.watch.heardOfEnd(),
  })
  const isPrinted = report.at === 'output' || (report.at === 'folder' && report.orPrinted)
  const kept = isPrinted ? join(at.dir, `output-${at.index}`) : undefined
  // A failed build is the last step, and its errors are the result.
  const isBuild = report.at === 'none'
  const compiling = isBuild ? at.compiling?.build : framework.compiles === true ? at.compiling?.untilTests : undefined
  const endMs = Math.max(at.timeoutMs, compiling ?? 0)
  const ended = await process(ownCommand(command, project), {
    cwd: project.root,
    signal: at.signal,
    timeoutMs: endMs,
    onLine: line => {
      at.watch.printed()
      progress.line(line)
    },
    isTooQuiet: () => at.watch.isTooQuiet(at.timeoutMs, endMs),
    // cargo announces binaries on one output and tests on the other. Their order connects them.
    ...(kept === undefined
      ? {}
      : { keep: { path: kept, what: report.at === 'output' && report.format !== 'cargo' ? 'stdout' : 'both' } }),
  })
  const behind = framework.wraps?.framework
  const relative = relativeTo(project.runsAt, project.exists)
  // The end of the watch removes the journal.
  const unended = framework.countsUnrun === true ? await unendedTests(command, framework, relative) : []
  await at.watch.ended(ended, kept)
  const read = await readRunReports({
    location: report,
    result: ended,
    kept,
    root: project.root,
    patterns: reportPaths,
    framework: framework.name === VERBATIM ? behind?.name : framework.name,
    relative,
  })
  const result = { ...ended, exit: ownExit(ended.exit, report, read) }
  const failed = isBuild && !(result.exit.kind === 'exited' && result.exit.code === 0)
  // A build of several modules prints the errors of some beside the reports of others.
  const mayExplain =
    read.cases.length === 0 ? failed || !isBuild : report.at === 'project' || framework.omitsLoadErrors === true
  const errors = mayExplain ? failedBuild(result, framework) : []
  const own = withoutUnrun(read.cases, unended).map(each => withSources(each, sources))
  const cases = [...own, ...errors.map(each => ({ ...each, id: { ...each.id, file: relative(each.id.file) } }))]
  return {
    result,
    isBuild,
    cases: cases.map(each => ({ ...each, id: outside(each.id) })),
    report: errors.length > 0 ? 'read' : read.report,
    detail: read.detail,
    notRun: read.notRun ?? [],
    unnamed: read.unnamed,
    isLast: failed || result.exit.kind !== 'exited',
    exitIgnoresTests: framework.exitIgnoresTests?.(result.output) === true && errors.length === 0,
  }
}

/** Take the code of a shell for the program's own, if the program lived until it wrote the report of its failures. */
function ownExit(
  exit: RunExit,
  { at }: TestCommand['report'],
  { report, cases }: { report: RunStep['report']; cases: readonly TestCase[] },
): RunExit {
  if (exit.kind !== 'killed' || exit.code === undefined || at !== 'file' || report !== 'read') return exit
  return cases.some(({ status }) => status === 'failed') ? { kind: 'exited', code: exit.code } : exit
}

const NEVER_ENDED = 'It did not end: the process that ran it died.'

async function unendedTests(
  { journal }: TestCommand,
  { name }: Framework,
  relative: (file: string) => string,
): Promise<readonly TestId[]> {
  return journal === undefined ? [] : (await readJournal(journal, { framework: name, relative })).unended
}

/** Fail the tests that a report shows as passed although their process died before they had ended. */
function withoutUnrun(cases: readonly TestCase[], unended: readonly TestId[]): readonly TestCase[] {
  if (unended.length === 0 || !cases.some(({ id, status }) => status === 'failed' && isWholeRun(id))) return cases
  const keys = new Set(unended.map(testKey))
  return cases.map(each => {
    if (each.status !== 'passed' || !keys.has(testKey(each.id))) return each
    return { ...each, status: 'failed', problems: [{ kind: 'error', type: '', message: NEVER_ENDED, stack: '' }] }
  })
}

function isWholeRun({ file, suite, name }: TestId): boolean {
  return file === '' && suite.length === 0 && name === ''
}

/** Let the stacks of a failing test name the sources of built code. */
function withSources(testCase: TestCase, sources: BuiltSources): TestCase {
  if (testCase.status !== 'failed') return testCase
  const problems = testCase.problems.map(each => ({ ...each, stack: sources.inStack(each.stack) }))
  return { ...testCase, problems }
}

function failedBuild({ exit, output }: ProcessResult, framework: Framework): readonly TestCase[] {
  if (exit.kind !== 'exited' || exit.code === 0) return []
  const own = framework.failedBuild?.(output)
  // An error without a place may be that of another program of a verbatim command.
  const behind = framework.wraps?.framework
    .failedBuild?.(output)
    .filter(({ id }) => id.file !== '' || id.suite.length > 0)
  return own ?? behind ?? []
}

/** Have a command run in the environment of the project's scripts. */
export function ownCommand(command: TestCommand, project: Project): TestCommand {
  const { env, paths } = scriptEnvironment(project)
  // A program that is slipped in has to be found first.
  return { ...command, env: { ...env, ...command.env }, paths: [...new Set([...(command.paths ?? []), ...paths])] }
}

/** Write the helper files of a command into a run's directory. */
export async function writeHelpers(
  root: string,
  { dir, files = {} }: { dir: string; files?: Readonly<Record<string, string>> | undefined },
): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeHelper(root, join(dir, name), text)
}

/** Write a helper file. A script has to be executable. */
async function writeHelper(root: string, path: string, text: string): Promise<void> {
  await makeFolder(root, dirname(path))
  clearPath(path)
  await writeFile(path, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 })
}
