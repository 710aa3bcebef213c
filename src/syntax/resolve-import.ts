import { posix } from 'node:path'
import type { Import } from './imports.ts'
import { OwnPackages, sourcesOf } from './own-packages.ts'
import { type ImportSources, type PathAliases, readPathAliases } from './tsconfig-paths.ts'

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '/index.ts',
  '/index.js',
  '/index.tsx',
  '/index.mts',
  '/index.mjs',
  '/index.cjs',
]

/** Names that an import may use beside relative paths. */
interface Names {
  readonly aliases: readonly PathAliases[]
  readonly packages: OwnPackages
}

/** Resolves imports to files of the repository. */
export class ImportResolver {
  readonly #sources: ImportSources
  readonly #nearest = new Map<string, readonly PathAliases[]>()
  #names: Names | undefined
  #folders: ReadonlySet<string> | undefined

  constructor(sources: ImportSources) {
    this.#sources = sources
  }

  /** List the repository's own files that an import of `file` loads. */
  resolve(each: Import, file: string): string[] {
    return each.language === 'python'
      ? pythonFiles(each, file, this.#sources.known)
      : [this.#scriptFile(each.specifier, file) ?? []].flat()
  }

  #scriptFile(specifier: string, file: string): string | undefined {
    this.#names ??= readNames(this.#sources)
    const { aliases, packages } = this.#names
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
      const path = posix.join(posix.dirname(file), specifier)
      return this.sourceOf(path) ?? this.#first(packages.entriesOf(path))
    }
    if (specifier.startsWith('#')) return this.#first(packages.internal(specifier, file))
    for (const { candidates } of this.#aliasesFor(posix.dirname(file), aliases)) {
      const found = candidates(specifier)
        .map(path => this.#entry(path))
        .find(path => path !== undefined)
      if (found !== undefined) return found
    }
    return this.#first(packages.named(specifier))
  }

  #first(paths: readonly string[]): string | undefined {
    for (const path of paths) {
      const found = this.sourceOf(path)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** Find a file, or the source of a built one: a fix belongs there. */
  sourceOf(path: string): string | undefined {
    const existing = this.#existing(path)
    if (existing !== undefined && !/(?:^|\/)(?:dist|build|out)\//.test(existing)) return existing
    this.#folders ??= foldersOf(this.#sources.known)
    const isFolder = (folder: string) => this.#folders?.has(folder) === true
    const sources = sourcesOf(posix.normalize(path), isFolder).map(source => this.#existing(source))
    return sources.find(source => source !== undefined) ?? existing
  }

  /** List aliases with the nearest tsconfig.json above a folder first. */
  #aliasesFor(dir: string, aliases: readonly PathAliases[]): readonly PathAliases[] {
    const known = this.#nearest.get(dir)
    if (known !== undefined) return known
    const nearest = aliases.toSorted((a, b) => distance(a.dir, dir) - distance(b.dir, dir))
    this.#nearest.set(dir, nearest)
    return nearest
  }

  /** Find a file, or the entry point of a folder. */
  #entry(path: string): string | undefined {
    return this.#existing(path) ?? this.#existing(posix.join(path, 'src'))
  }

  #existing(path: string): string | undefined {
    const plain = path.replace(/\/$/, '')
    // TypeScript sources may be imported by the name of their compiled file.
    const stems = [plain, plain.replace(/\.([mc]?)js(x?)$/, '.$1ts$2'), plain.replace(/\.js$/, '.tsx')]
    return stems
      .flatMap(stem => ENDINGS.map(ending => posix.normalize(stem + ending)))
      .find(candidate => this.#sources.known.has(candidate))
  }
}

/** Count the steps from a folder up to another one. The result is huge if that is not above it. */
function distance(above: string, dir: string): number {
  if (above === '.') return dir.split('/').length
  if (dir !== above && !dir.startsWith(`${above}/`)) return Number.MAX_SAFE_INTEGER
  return dir.split('/').length - above.split('/').length
}

function foldersOf(files: Iterable<string>): Set<string> {
  const found = new Set<string>()
  for (const file of files)
    for (let dir = posix.dirname(file); dir !== '.' && !found.has(dir); dir = posix.dirname(dir)) found.add(dir)
  return found
}

function readNames(sources: ImportSources): Names {
  const packages = new OwnPackages(sources)
  return { packages, aliases: readPathAliases(sources, packages.folders) }
}

function pythonFiles(
  { dots, module, names }: Import & { language: 'python' },
  file: string,
  known: ReadonlySet<string>,
): string[] {
  const found = pythonIn(pythonRoots(file, dots))
  // A package may lie anywhere, and be installed or put on the path.
  return found.length > 0 || dots > 0 ? found : pythonIn(packageRoots(known))

  function pythonIn(folders: Iterable<string>): string[] {
    return [...folders].flatMap(folder => {
      const path = posix.join(folder, module.replaceAll('.', '/'))
      return [...pythonModules(path, known), ...names.flatMap(name => pythonModules(posix.join(path, name), known))]
    })
  }
}

const roots = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()

/** List the folders that hold Python packages and are none themselves. */
function packageRoots(known: ReadonlySet<string>): ReadonlySet<string> {
  const listed = roots.get(known)
  if (listed !== undefined) return listed
  const found = new Set<string>()
  for (const file of known) {
    if (posix.basename(file) !== '__init__.py') continue
    const above = posix.dirname(posix.dirname(file))
    if (!known.has(posix.join(above, '__init__.py'))) found.add(above)
  }
  roots.set(known, found)
  return found
}

/** Folders to look a module up in: the package for a relative import, the usual roots for an absolute one. */
function pythonRoots(file: string, dots: number): string[] {
  if (dots > 0) return [posix.join(posix.dirname(file), ...Array<string>(dots - 1).fill('..'))]
  const above = file
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  return ['.', 'src', ...above.toReversed().flatMap(folder => [folder, `${folder}/src`])]
}

function pythonModules(path: string, known: ReadonlySet<string>): string[] {
  return [`${path}.py`, `${path}/__init__.py`].filter(candidate => known.has(candidate))
}
