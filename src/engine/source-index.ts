import { lstatSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import picomatch from 'picomatch'
import { TEST_FILES } from '../domain/policy/edit-policy.ts'
import { parseDiff, parseHunks } from '../domain/text/unified-diff.ts'
import type { Project } from '../frameworks/framework.ts'
import { relativeTo } from '../test-reports/relative-path.ts'
import { ImportGraph } from '../syntax/import-graph.ts'
import { fileLocator } from '../triage/locate-file.ts'
import type { SourceIndex } from '../triage/suspects.ts'

/** Files of others that lie in the repository all the same. */
const FOREIGN = /(?:^|\/)(?:node_modules|testbed-packages|\.venv|venv|vendor)\//

/** Whether a file is one of the tests. Every file of a repository may be asked about, so the globs are read once. */
export const isTestFile: (file: string) => boolean = picomatch([...TEST_FILES], { dot: true })

/** What is known of the files of a repository; paths relative to its top, with forward slashes. */
export class ProjectFiles {
  readonly #known: ReadonlySet<string>
  readonly #imports: ImportGraph
  readonly #top: string
  readonly #prefix: string
  readonly #project: Project
  readonly #toProject: (file: string) => string
  readonly #locate: (file: string) => string | undefined

  /** @param files those that git knows */
  constructor(options: { top: string; project: Project; files: readonly string[] }) {
    this.#known = new Set(options.files)
    this.#top = options.top
    this.#project = options.project
    this.#prefix = relative(options.top, options.project.root).replaceAll('\\', '/')
    this.#toProject = relativeTo(options.project.root, options.project.exists)
    this.#locate = fileLocator(options.files.filter(file => !FOREIGN.test(file)))
    this.#imports = new ImportGraph({ known: this.#known, read: file => this.#read(file) })
  }

  /** Where a stack's file lies, or undefined when it is not the project's own. */
  readonly inProject = (file: string): string | undefined => {
    const path = this.#toProject(file)
    if (FOREIGN.test(path) || path.startsWith('..')) return undefined
    if (!posix.isAbsolute(path) && this.#project.exists(path)) return posix.join(this.#prefix, path)
    return this.#locate(file)
  }

  /** The files that a test's file imports; it is named relative to the project. */
  readonly importsOf = (file: string): readonly string[] => this.#imports.importsOf(this.#fromTop(file))

  /** The tests that stand on changed files, as the project names both. */
  testsThatImport(changed: readonly string[], isTest: (file: string) => boolean): string[] {
    const found = this.#imports.testsThatImport(
      changed.map(file => this.#fromTop(file)),
      isTest,
    )
    return found.flatMap(file =>
      this.#prefix === '' ? [file] : file.startsWith(`${this.#prefix}/`) ? [file.slice(this.#prefix.length + 1)] : [],
    )
  }

  #fromTop(file: string): string {
    return this.#known.has(file) ? file : posix.join(this.#prefix, file)
  }

  #read(file: string): string | undefined {
    try {
      const path = join(this.#top, file)
      return lstatSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
    } catch {
      // Listed by git, but not there or not readable: then it imports nothing.
      return undefined
    }
  }
}

/** What the diagnosis may know of the files around the failures. */
export function indexSources(options: {
  files: ProjectFiles
  /** The diff under suspicion. */
  diff: string
  recent: readonly string[]
  isTest: (file: string) => boolean
}): SourceIndex {
  return {
    isTest: options.isTest,
    changed: [
      ...parseHunks(options.diff).map(({ file, line, count }) => ({ file, line, count })),
      ...newFiles(options.diff).map(file => ({ file })),
    ],
    importsOf: options.files.importsOf,
    recent: options.recent,
  }
}

/** List the files that a unified diff adds: all of their lines are new. */
function newFiles(diff: string): string[] {
  return parseDiff(diff).flatMap(({ kind, path }) => (kind === 'added' ? (path ?? []) : []))
}
