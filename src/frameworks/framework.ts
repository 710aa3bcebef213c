import type { TestSelection, TestCase, TestId } from '../domain/model/test-case.ts'

/** A program and its arguments. No shell interprets them. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
  /** Words among `args` that are patterns of file names, to be replaced by these as a shell does. */
  readonly globs?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Absolute paths of folders to search for programs before PATH. */
  readonly paths?: readonly string[]
  /** Values to append to variables of the environment: options of Node.js and of pytest. */
  readonly appendedEnv?: Readonly<Record<string, string>>
  /** Absolute paths of folders to search for modules of Python before PYTHONPATH. */
  readonly pythonPaths?: readonly string[]
}

/** Formats of reports. `plain` is the output that a runner prints for people. */
export const REPORT_FORMATS = [
  'junit',
  'jest-json',
  'mocha-json',
  'playwright-json',
  'pytest-json',
  'rspec-json',
  'go-json',
  'dart-json',
  'trx',
  'nunit',
  'xunit',
  'tap',
  'cargo',
  'plain',
] as const

export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Location of the report of a command. */
export type ReportLocation =
  /** A file at a path that the command gets as an option. */
  | { readonly at: 'file'; readonly path: string; readonly format: ReportFormat }
  /** The standard output. */
  | { readonly at: 'output'; readonly format: ReportFormat }
  /** Files in a folder, each named `framework.….json` or alike; else what the command wrote or printed, if allowed. */
  | { readonly at: 'folder'; readonly path: string; readonly orPrinted: boolean }
  /** Fresh files at the project's own paths: those that match `patterns`, or the default locations. */
  | { readonly at: 'project'; readonly patterns: readonly string[] | undefined; readonly format: ReportFormat }
  /** None: the command builds for the next one. */
  | { readonly at: 'none' }

/** One step of a test run. Steps run in order; a failed build is the last one. */
export interface TestCommand extends Command {
  readonly report: ReportLocation
  /** Texts to write into the run's directory, by file name. */
  readonly files?: Readonly<Record<string, string>>
  /**
   * File in which the runner's own process notes at once which tests start and end: in each line a JSON list of an
   * event, a file and a path of titles.
   */
  readonly journal?: string
}

/** The way to start a project's test program: the default, or that of the user's own command. */
export interface Invocation {
  /** The program and the words before its options: `['uv', 'run', 'pytest']`. */
  readonly program: readonly string[]
  /** Options of the user's command. */
  readonly options: readonly string[]
  /** Files that the user's command selects. They apply to runs of the whole suite only. */
  readonly scope: readonly string[]
  /** Words that stay behind all others: those for the test binaries of Go. */
  readonly last?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Words that are patterns of file names for a shell. */
  readonly globs?: readonly string[]
  /** Folders of programs that a package manager puts before PATH. */
  readonly paths?: readonly string[]
}

export interface TestRequest {
  readonly selection: TestSelection
  /** Absolute path of an empty directory for the report and the helper files of this run. */
  readonly dir: string
  /** Test files or packages that depend on the changed files of an `affected` selection. */
  readonly related: readonly string[]
  /** Invocation from the user's own command, if known. */
  readonly using?: Invocation | undefined
  /** Tests to leave out since they do not end. A framework heeds them if it has `leavesOut`. */
  readonly without?: readonly TestId[]
  /** All test files, if the runner listed them in an earlier run. */
  readonly knownFiles?: readonly string[]
  /** True to note the start of each test by means that the tests may notice. */
  readonly traced?: boolean
}

/** View of the project's files for frameworks. Paths are relative to the project's directory. */
export interface Project {
  /** Absolute path of the project's directory. */
  readonly root: string
  /** Its path as the processes that run in it see it: that of the checkout if a copy stands in for it. */
  readonly runsAt: string
  readonly exists: (path: string) => boolean
  /** True if the path of a file at the top, or one folder below, matches. */
  readonly has: (path: RegExp) => boolean
  /** Return the text of a file, or undefined if it is missing. */
  readonly text: (path: string) => string | undefined
  /** Return the texts of a few files at the top, or one folder below, whose path matches. */
  readonly sample: (path: RegExp) => readonly string[]
  /** True if a program is on PATH; undefined if that is not known. */
  readonly hasProgram?: (name: string) => boolean
}

/** The project, and the invocation from the user's own command, if known. */
export interface ManualContext {
  readonly project: Project
  readonly using?: Invocation | undefined
}

export type ReadOutput = (command: Command) => Promise<string | undefined>

/** One test framework: how to detect it, and how to run its tests. Pure, except for reading the project. */
export interface Framework {
  readonly name: string
  /** Names of its programs: the last word before the options of a command. */
  readonly programs: RegExp
  /** Options to drop from a user's command, with their values, because they conflict with ours. */
  readonly droppedOptions?: RegExp
  /**
   * Options by which a user's command chooses tests by name, or leaves some out. They apply to runs of the whole suite
   * only, as its files do: ours choose the tests of a run by name.
   */
  readonly nameFilters?: RegExp
  /**
   * Options by which a user's command takes a part of the tests by number, as one of several machines. They apply to
   * runs of the whole suite only: the tests of another run may be in another part.
   */
  readonly partOptions?: RegExp
  /** Our options that may stand beside one of the user's of the same name, if its command line takes others once. */
  readonly repeatable?: RegExp
  /**
   * True if the framework itself finds the tests that a changed file affects. It finds them in all files: if the user's
   * command selects files, `related` lists those of them.
   */
  readonly findsRelated?: boolean
  /**
   * List what depends on changed files, in the framework's own words, if one of its tools can. `ask` runs a command and
   * returns its output, or undefined if it fails. `scope` is what the user's command selects.
   */
  related?(
    files: readonly string[],
    by: { ask: ReadOutput; root: string; scope: readonly string[] },
  ): Promise<readonly string[]>
  /** Return the reason to assume this framework, or undefined if it is not used. */
  detect(project: Project): string | undefined
  /** Build the commands that run the selection and write a fresh report. */
  commands(project: Project, request: TestRequest): readonly TestCommand[]
  /**
   * Build a command that stays and runs these tests for each request (`test-runner/warm`), with the report of a run by
   * name; undefined if it cannot.
   */
  warm?(project: Project, request: TestRequest): TestCommand | undefined
  /** Select the tests of one request to that command by options, if it needs that. */
  warmWords?(tests: readonly TestId[]): readonly string[]
  /** Name one test in one word of the command line. The word is its file if the framework selects by file. */
  selector(test: TestId): string
  /**
   * Build the command that a user types to run these tests, or the whole suite without tests: that of a run by name,
   * without reports.
   */
  manualCommand(tests: readonly TestId[], by: ManualContext): readonly string[]
  /** Build the commands that a user types first, if the tests need a build of its own. */
  manualBuild?(project: Project): readonly (readonly string[])[]
  /** Its commands can leave out a test, or all tests of a name. */
  readonly leavesOut?: 'test' | 'name'
  /** True if each of its runs is of the whole suite, whatever is selected. */
  readonly selectsNone?: boolean
  /** True if a traced run of one file names the running test, which other runs do not. */
  readonly traces?: boolean
  /** List the tests that were running, by the output of a run that was stopped. */
  running?(output: string): readonly TestId[]
  /** Find the errors in the output of a run that ended before any test: from compiling, or from loading. */
  failedBuild?(output: string): readonly TestCase[]
  /** Of a command that runs verbatim: the framework that runs single tests, if one can. */
  readonly wraps?: { readonly framework: Framework; readonly using?: Invocation | undefined } | undefined
  /** True if its command compiles the code before it runs the tests. */
  readonly compiles?: boolean
  /**
   * Tell by the output of a run whether failing tests alone would leave its exit code at 0: another code says that more
   * failed.
   */
  exitIgnoresTests?(output: string): boolean
  /** True if its reports show tests as passed that never ran, since their process died. The journal knows them. */
  readonly countsUnrun?: true
  /** True if its reports omit files that could not be loaded, so that the output is searched in each run. */
  readonly omitsLoadErrors?: boolean
}
