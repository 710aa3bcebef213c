import { posix } from 'node:path'
import type { ImportSources } from './tsconfig-paths.ts'

/** Maximum number of packages that one test reaches. */
const MAX_PACKAGES = 200

/** Packages of Go: folders that import each other by the paths of their modules. */
export class GoPackages {
  readonly #sources: ImportSources
  readonly #files = new Map<string, string[]>()
  readonly #imports = new Map<string, readonly string[]>()
  /** Folders of the modules by their paths. */
  readonly #modules = new Map<string, string>()

  constructor(sources: ImportSources) {
    this.#sources = sources
    for (const file of sources.known) {
      const folder = posix.dirname(file)
      if (file.endsWith('.go')) this.#filesOf(folder).push(file)
      if (posix.basename(file) !== 'go.mod') continue
      const path = /^module\s+"?(?<path>[^\s"]{1,300})/m.exec(sources.read(file) ?? '')?.groups?.path
      if (path !== undefined) this.#modules.set(path, folder)
    }
  }

  #filesOf(folder: string): string[] {
    const files = this.#files.get(folder) ?? []
    this.#files.set(folder, files)
    return files
  }

  /** List the files of a test's package and of those that it imports, the nearest first; none without a go.mod. */
  around(testFile: string): string[] {
    if (this.#modules.size === 0) return []
    const folders = new Set([posix.dirname(testFile)])
    // A set grows while it is walked.
    for (const folder of folders) {
      for (const file of this.#files.get(folder) ?? [])
        for (const imported of this.#importsOf(file)) if (folders.size < MAX_PACKAGES) folders.add(imported)
    }
    return [...folders].flatMap(folder => this.#files.get(folder) ?? [])
  }

  /** List the folders that a file imports. A string that only looks like an import leads to a package all the same. */
  #importsOf(file: string): readonly string[] {
    const known = this.#imports.get(file)
    if (known !== undefined) return known
    const found = this.#foldersIn(this.#sources.read(file) ?? '')
    this.#imports.set(file, found)
    return found
  }

  #foldersIn(text: string): string[] {
    const paths = [...text.matchAll(/"(?<path>[\w./~-]{1,300})"/g)].map(({ groups }) => groups?.path ?? '')
    return [...new Set(paths)].flatMap(path => {
      for (const [module, folder] of this.#modules) {
        if (path !== module && !path.startsWith(`${module}/`)) continue
        const found = posix.join(folder, path.slice(module.length))
        if (this.#files.has(found)) return [found]
      }
      return []
    })
  }
}
