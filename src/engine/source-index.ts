import { lstatSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import picomatch from 'picomatch'
import { TEST_FILES } from '../domain/policy/protected-paths.ts'
import { changedPlaces } from '../domain/text/unified-diff.ts'
import type { Project } from '../frameworks/framework.ts'
import { relativeTo } from '../test-reports/relative-path.ts'
import { isForeignCode } from '../domain/text/installed-code.ts'
import { CodeMap } from '../syntax/code-map.ts'
import { ImportGraph } from '../syntax/import-graph.ts'
import { fileLocator } from '../triage/locate-file.ts'
import type { SourceIndex } from '../triage/suspects.ts'

/** Matches test files. The globs are compiled once, since every file may be checked. */
export const isTestFile: (file: string) => boolean = picomatch([...TEST_FILES], { dot: true })

/** Index of the files of a repository; paths relative to its top, with forward slashes. */
export class ProjectFiles {
  readonly #known: ReadonlySet<string>
  readonly #imports: ImportGraph
  #code: CodeMap | undefined
  readonly #top: string
  readonly #prefix: string
  readonly #project: Project
  readonly #toProject: (file: string) => string
  readonly #locate: (file: string) => string | undefined

  /** @param options.files the files that git tracks */
  constructor(options: { top: string; project: Project; files: readonly string[] }) {
    this.#known = new Set(options.files)
    this.#top = options.top
    this.#project = options.project
    this.#prefix = relative(options.top, options.project.root).replaceAll('\\', '/')
    this.#toProject = relativeTo(options.project.root, options.project.exists)
    this.#locate = fileLocator(options.files.filter(file => !isForeignCode(file)))
    this.#imports = new ImportGraph({ known: this.#known, read: file => this.#read(file) })
  }

  /** Map a file of a stack to its path in the repository; undefined if it is not the project's own. */
  readonly inProject = (file: string): string | undefined => {
    const path = this.#toProject(file)
    if (isForeignCode(path) || path.startsWith('..')) return undefined
    if (!posix.isAbsolute(path) && this.#project.exists(path)) return posix.join(this.#prefix, path)
    return this.#locate(file)
  }

  /** Map a file that ran to its path in the repository, and a built one to its source. */
  readonly sourceOf = (file: string): string | undefined => {
    const path = this.inProject(file)
    return path === undefined ? undefined : (this.#imports.sourceOf(path) ?? path)
  }

  /** List the imports of a test file, which is relative to the project. */
  readonly importsOf = (file: string): readonly string[] => this.#imports.importsOf(this.#fromTop(file))

  /** List the test files of the project, relative to it. */
  testFiles(isTest: (file: string) => boolean): string[] {
    return this.#inProject([...this.#known].filter(isTest))
  }

  /** List the tests that import changed files, relative to the project. */
  testsThatImport(changed: readonly string[], isTest: (file: string) => boolean): string[] {
    const found = this.#imports.testsThatImport(
      changed.map(file => this.#fromTop(file)),
      isTest,
    )
    return this.#inProject(found)
  }

  /** Map the definitions of the repository. It is made once, and reads a file when it is asked for. */
  codeMap(isTest: (file: string) => boolean): CodeMap {
    this.#code ??= new CodeMap({
      known: this.#known,
      read: file => this.#read(file),
      isTest,
      imports: this.#imports,
      toFile: file => this.#fromTop(file),
    })
    return this.#code
  }

  #inProject(files: readonly string[]): string[] {
    return files.flatMap(file =>
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
      // A missing or unreadable file imports nothing.
      return undefined
    }
  }
}

/** Build the source index of a diagnosis. */
export function indexSources(options: {
  files: ProjectFiles
  /** Diff of the suspected change. */
  diff: string
  recent: readonly string[]
  isTest: (file: string) => boolean
}): SourceIndex {
  return {
    isTest: options.isTest,
    changed: changedPlaces(options.diff),
    importsOf: options.files.importsOf,
    code: options.files.codeMap(options.isTest),
    recent: options.recent,
  }
}
