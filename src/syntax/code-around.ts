import { posix } from 'node:path'
import { topicOf } from '../domain/model/code.ts'
import type { ImportGraph } from './import-graph.ts'
import { GoPackages } from './go-packages.ts'
import { grammarOf } from './languages.ts'
import type { ImportSources } from './tsconfig-paths.ts'

export interface FilesAround extends ImportSources {
  readonly isTest: (file: string) => boolean
  readonly imports: ImportGraph
}

/** Maximum number of test files to follow, and of files that no import leads to but that have a test's name. */
const MAX_HELPERS = 20
const MAX_NAMESAKES = 10

/** Finds the files that a test file may run. */
export class CodeAround {
  readonly #sources: FilesAround
  #go: GoPackages | undefined
  #byTopic: ReadonlyMap<string, readonly string[]> | undefined

  constructor(sources: FilesAround) {
    this.#sources = sources
  }

  /**
   * List the product files that a test file can reach: those that it imports, and those of its name, which may be
   * loaded by a name at run time (in Go, nothing is); or else all of its language.
   */
  files(testFile: string): string[] {
    const { imports, isTest } = this.#sources
    const own = (files: readonly string[]) => [...new Set(files)].filter(file => !isTest(file))
    if (testFile.endsWith('.go')) {
      this.#go ??= new GoPackages(this.#sources)
      const packages = own(this.#go.around(testFile))
      return packages.length === 0 ? this.#codeAround(testFile) : packages
    }
    const imported = own(this.#loadedWith(testFile).flatMap(file => imports.importsOf(file)))
    return imported.length === 0 ? this.#codeAround(testFile) : own([...imported, ...this.#namesakes(testFile)])
  }

  /** List the product files of a test file's name and language. */
  #namesakes(testFile: string): string[] {
    this.#byTopic ??= groupFiles(this.#sources.known, topicOf)
    const language = grammarOf(testFile)?.name
    return (this.#byTopic.get(topicOf(testFile)) ?? [])
      .filter(file => grammarOf(file)?.name === language && !this.#sources.isTest(file))
      .slice(0, MAX_NAMESAKES)
  }

  /** List the product files of a test file's language, the nearest first. */
  #codeAround(testFile: string): string[] {
    const { isTest, known } = this.#sources
    const code = [...known].filter(file => grammarOf(file) !== undefined && !isTest(file))
    const language = grammarOf(testFile)?.name ?? mostCommon(code.map(file => grammarOf(file)?.name ?? ''))
    return code
      .filter(file => grammarOf(file)?.name === language)
      .toSorted((a, b) => steps(testFile, a) - steps(testFile, b) || (a < b ? -1 : 1))
  }

  /** List the other test files that a test file imports, and those with its fixtures. */
  helpers(testFile: string): string[] {
    const files = this.#loadedWith(testFile).flatMap(file => [file, ...this.#sources.imports.importsOf(file)])
    return [...new Set(files)].filter(file => file !== testFile && this.#sources.isTest(file)).slice(0, MAX_HELPERS)
  }

  /** List a test file and the files that pytest loads with it without an import. */
  #loadedWith(testFile: string): string[] {
    if (!testFile.endsWith('.py')) return [testFile]
    const fixtures = folders(testFile).map(folder => posix.join(folder, 'conftest.py'))
    return [testFile, ...fixtures.filter(file => this.#sources.known.has(file))]
  }
}

function mostCommon(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** Group files by what they are about; those without a topic are left out. */
function groupFiles(files: Iterable<string>, by: (file: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of files) {
    const topic = by(file)
    if (topic === '') continue
    const group = groups.get(topic)
    if (group === undefined) groups.set(topic, [file])
    else group.push(file)
  }
  return groups
}

/** List the folders above a file, the nearest first. */
function folders(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), '.']
}

/** Count the folders to walk from one file to another. */
function steps(from: string, to: string): number {
  const [a, b] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared += 1
  // Tests are often in a tree of their own that mirrors the code.
  const mirrored = b.filter(part => a.includes(part)).length
  return a.length + b.length - 2 * Math.max(shared, mirrored)
}
