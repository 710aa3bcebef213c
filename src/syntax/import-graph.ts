import { type Import, importsIn } from './imports.ts'
import { ImportResolver } from './resolve-import.ts'
import type { ImportSources } from './tsconfig-paths.ts'

/** Limits of one search: levels of imports (each barrel is one), files per test, and tests. */
const MAX_DEPTH = 8
const MAX_FILES = 500
const MAX_TESTS = 2_000

/** Graph of the imports between a repository's own files. Each file is read once. */
export class ImportGraph {
  readonly #sources: ImportSources
  readonly #resolver: ImportResolver
  readonly #direct = new Map<string, readonly string[]>()

  constructor(sources: ImportSources) {
    this.#sources = sources
    this.#resolver = new ImportResolver(sources)
  }

  /** List the files that a file imports, directly or indirectly, nearest first. */
  importsOf(file: string): string[] {
    const found = new Set<string>()
    let level = [file]
    for (let depth = 0; depth < MAX_DEPTH && level.length > 0 && found.size < MAX_FILES; depth += 1) {
      const next = level.flatMap(from => this.#directOf(from)).filter(target => target !== file && !found.has(target))
      for (const target of next) found.add(target)
      level = [...new Set(next)]
    }
    return [...found]
  }

  /** List the repository's own files that an import of `file` loads. */
  resolve(each: Import, file: string): readonly string[] {
    return this.#resolver.resolve(each, file)
  }

  /** Find the source of a file that a build writes; the file itself if it is under version control and no build. */
  sourceOf(file: string): string | undefined {
    return this.#resolver.sourceOf(file)
  }

  /** List the tests that are among the changed files or import one of them. */
  testsThatImport(changed: readonly string[], isTest: (file: string) => boolean): string[] {
    const wanted = new Set(changed)
    const tests = [...this.#sources.known].filter(isTest).slice(0, MAX_TESTS)
    return tests.filter(test => wanted.has(test) || this.importsOf(test).some(file => wanted.has(file)))
  }

  #directOf(file: string): readonly string[] {
    const known = this.#direct.get(file)
    if (known !== undefined) return known
    const imports = importsIn(file, this.#sources.read(file) ?? '')
    const found = imports.flatMap(each => this.#resolver.resolve(each, file))
    this.#direct.set(file, found)
    return found
  }
}
