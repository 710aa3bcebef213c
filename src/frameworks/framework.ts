import type { TestId } from '../domain/tests.ts'
import type { Selection } from '../ports.ts'

/** A program and its arguments, never a string for a shell. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** The form of the report that a framework's command writes. */
export type ReportFormat = 'junit' | 'jest-json'

/** What a framework knows of the project's files. Paths are relative to the project's directory. */
export interface Project {
  /** Absolute path of the project's directory. */
  readonly root: string
  readonly exists: (path: string) => boolean
  /** Whether a file at the top, or in a folder at the top, has such a path. */
  readonly has: (path: RegExp) => boolean
  /** The text of a file, or undefined when there is none. */
  readonly text: (path: string) => string | undefined
}

/** One test framework: how to tell that it is used, and how to run tests with it. All pure but for reading the project. */
export interface Framework {
  readonly name: string
  readonly format: ReportFormat
  /** The command writes its reports where the project has them, not where it is told. */
  readonly ownReports?: boolean
  /** Why this framework seems to be used, or undefined. */
  detect(project: Project): string | undefined
  /** The command that runs the selection and writes a fresh report to the path `report`. */
  command(project: Project, options: { selection: Selection; report: string }): Command
  /** How one test is named in one word of the framework's command line; its file where that is the smallest unit. */
  selector(test: TestId): string
  /** What a person types to run these tests. */
  byHand(tests: readonly TestId[]): readonly string[]
}

/** Bytes of one argument beyond which Linux refuses to start a program (128 KiB), less some room. */
export const LONGEST = 100_000

/** The files of the tests, each once, in order. */
export function filesOf(tests: readonly TestId[]): string[] {
  return [...new Set(tests.map(test => test.file))].filter(file => file !== '')
}

/** What package.json says is installed or wanted; empty when there is none or it is broken. */
export function packages(project: Project): ReadonlySet<string> {
  try {
    const manifest = JSON.parse(project.text('package.json') ?? '{}') as Record<string, unknown>
    const sections = ['dependencies', 'devDependencies', 'peerDependencies'].map(section => manifest[section])
    return new Set(
      sections.flatMap(section => (section !== null && typeof section === 'object' ? Object.keys(section) : [])),
    )
  } catch {
    // A package.json that does not parse tells nothing; its own tools will say so better than detection can.
    return new Set()
  }
}
