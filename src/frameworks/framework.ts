import { join } from 'node:path'
import { escapePattern } from '../domain/text/shell-words.ts'
import type { TestCase, TestId, TestSelection } from '../domain/model/test-case.ts'

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
export type ReportPlace =
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
  readonly report: ReportPlace
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
  readonly selection: TestSelection
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

export type Ask = (command: Command) => Promise<string | undefined>

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
  related?(files: readonly string[], by: { ask: Ask; root: string }): Promise<readonly string[]>
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

/** Bytes of one argument beyond which Linux refuses to start a program (128 KiB), less some room. */
export const LONGEST = 100_000

/** The files of the tests, each once, in order. */
export function filesOf(tests: readonly TestId[]): string[] {
  return [...new Set(tests.map(test => test.file))].filter(file => file !== '')
}

/** The files of an affected selection, for runners that take files; none at all would mean all of them. */
export function affectedTests(tests: readonly TestId[], related: readonly string[]): string[][] {
  const files = [...new Set([...filesOf(tests), ...related])]
  return files.length === 0 && tests.length === 0 ? [] : [files]
}

/** The tests in batches whose words fit into one command line. */
export function batches(tests: readonly TestId[], wordOf: (test: TestId) => string, longest = LONGEST): TestId[][] {
  const all: TestId[][] = []
  let size = longest
  for (const test of tests) {
    const more = Buffer.byteLength(wordOf(test)) + Buffer.byteLength(test.file) + 2
    if (size + more > longest) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push(test)
    size += more
  }
  return all
}

/**
 * A title as a regular expression of JavaScript takes it to the letter. What cannot stand in an argument, and what ends
 * a line, is written as its number: runners that look for slashes around a pattern look at its first line only.
 */
export function exactly(title: string): string {
  const number = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  // oxlint-disable-next-line no-control-regex -- They are what this is about.
  return escapePattern(title).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu, number)
}

/** What package.json says is installed or wanted; empty when there is none or it is broken. */
export function packages(project: Project): ReadonlySet<string> {
  const sections = ['dependencies', 'devDependencies', 'peerDependencies'].map(section => manifest(project)[section])
  return new Set(
    sections.flatMap(section => (section !== null && typeof section === 'object' ? Object.keys(section) : [])),
  )
}

/** The scripts of package.json. */
export function scripts(project: Project): Readonly<Record<string, string>> {
  const found = manifest(project).scripts
  if (found === null || typeof found !== 'object') return {}
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function manifest(project: Project): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(project.text('package.json') ?? '{}')
    return parsed !== null && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {}
  } catch {
    // A package.json that does not parse tells nothing; its own tools will say so better than detection can.
    return {}
  }
}

/** How many folders above a package its workspace may stand. */
const ABOVE = 4
const BINARIES = Array.from({ length: ABOVE + 1 }, (_, steps) => `${'../'.repeat(steps)}node_modules/.bin`)

/** A program of node_modules where it is installed, here or in a folder above, else of the machine. */
export function nodeProgram(project: Project, name: string): Invocation {
  return plainly([BINARIES.map(folder => `${folder}/${name}`).find(project.exists) ?? name])
}

/** The folders of programs that the package's scripts see, the nearest first. */
export function nodePaths(project: Project): string[] {
  return BINARIES.filter(project.exists).map(folder => join(project.root, folder))
}

/** A program called with nothing but our own options. */
export function plainly(program: readonly string[], env: Readonly<Record<string, string>> = {}): Invocation {
  return { program, options: [], scope: [], env }
}

/** The command of an invocation with our own words behind the user's. */
export function called(
  using: Invocation,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Command {
  const [file = '', ...before] = using.program
  const paths = using.paths === undefined ? {} : { paths: using.paths }
  return { file, args: [...before, ...using.options, ...words], env: { ...using.env, ...env }, ...paths }
}

/** A failure of the build: it belongs to no test, and its case has no name. */
export function buildFailure(
  framework: string,
  place: { file?: string; suite?: readonly string[] },
  errors: readonly { message: string; text: string }[],
): TestCase {
  const problems = errors
    .slice(0, 20)
    .map(({ message, text }) => ({ kind: 'error' as const, type: 'compile error', message, stack: text }))
  return {
    id: { framework, file: place.file ?? '', suite: place.suite ?? [], name: '' },
    status: 'failed',
    durationMs: 0,
    problems,
  }
}
