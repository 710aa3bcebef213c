import type { TestCase, TestId } from '../domain/model/test-case.ts'
import type { Selection } from '../contracts/ports.ts'

/** A program and its arguments, never a string for a shell. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Absolute paths of folders in which programs are looked for before those of PATH. */
  readonly paths?: readonly string[]
}

/** The forms of reports that are read. `plain` is what a runner prints for people. */
export const REPORT_FORMATS = [
  'junit',
  'jest-json',
  'mocha-json',
  'playwright-json',
  'pytest-json',
  'rspec-json',
  'go-json',
  'tap',
  'cargo',
  'plain',
] as const

export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Where a command leaves its report. */
export type ReportLocation =
  /** A file that it is told to write. */
  | { readonly at: 'file'; readonly path: string; readonly format: ReportFormat }
  /** What it prints on its standard output. */
  | { readonly at: 'output'; readonly format: ReportFormat }
  /** Files where the project has them: those of these patterns, or of the usual places, that are fresh. */
  | { readonly at: 'project'; readonly patterns: readonly string[] | undefined; readonly format: ReportFormat }
  /** It builds what the next command runs. */
  | { readonly at: 'nowhere' }

/** One step of a test run. The steps run in order; a build that fails is the last one. */
export interface TestCommand extends Command {
  readonly report: ReportLocation
  /** Texts that have to lie in the run's directory, by name. */
  readonly files?: Readonly<Record<string, string>>
}

/** How a project's test program is called: by itself, or as the user's own command calls it. */
export interface Invocation {
  /** The program and what stands before its options: `['uv', 'run', 'pytest']`. */
  readonly program: readonly string[]
  /** The user's own options. */
  readonly options: readonly string[]
  /** The user's own choice of files, which holds for the whole suite only. */
  readonly scope: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Folders of programs that a package manager's script has before those of PATH. */
  readonly paths?: readonly string[]
}

export interface TestRequest {
  readonly selection: Selection
  /** An empty directory of this run's own, for its report and the framework's helpers: absolute. */
  readonly dir: string
  /** What stands on the changed files of an `affected` selection: test files by the import graph, or what `related` says. */
  readonly related: readonly string[]
  /** How the program is called, where the user's own command tells. */
  readonly using?: Invocation | undefined
}

/** What a framework knows of the project's files. Paths are relative to the project's directory. */
export interface Project {
  /** Absolute path of the project's directory. */
  readonly root: string
  readonly exists: (path: string) => boolean
  /** Whether a file at the top, or in a folder at the top, has such a path. */
  readonly has: (path: RegExp) => boolean
  /** The text of a file, or undefined when there is none. */
  readonly text: (path: string) => string | undefined
  /** The texts of a few files whose path is like this, at the top or in a folder at the top. */
  readonly sample: (path: RegExp) => readonly string[]
}

export type ReadOutput = (command: Command) => Promise<string | undefined>

/** One test framework: how to tell that it is used, and how to run tests with it. All pure but for reading the project. */
export interface Framework {
  readonly name: string
  /** Its programs, as the last word before their options, for seeing through a user's command. */
  readonly programs: RegExp
  /** Options of a user's command that would get in the way of ours, each with its value. */
  readonly drops?: RegExp
  /** It finds the tests that a changed file affects itself. */
  readonly relates?: boolean
  /**
   * What of the project stands on changed files, where a tool of the framework tells it, in the framework's own words.
   * `ask` runs a command and gives what it prints, or undefined when it fails.
   */
  related?(files: readonly string[], by: { ask: ReadOutput; root: string }): Promise<readonly string[]>
  /** Why this framework seems to be used, or undefined. */
  detect(project: Project): string | undefined
  /** The commands that run the selection and write a fresh report. */
  commands(project: Project, request: TestRequest): readonly TestCommand[]
  /** How one test is named in one word of the framework's command line; its file where that is the smallest unit. */
  selector(test: TestId): string
  /** What a person types to run these tests. */
  byHand(tests: readonly TestId[]): readonly string[]
  /** What failed when the run ended before any test: errors of the compiler, or of loading, in what it printed. */
  failedBuild?(output: string): readonly TestCase[]
}
