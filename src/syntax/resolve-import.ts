import { posix } from 'node:path'
import type { Import } from './imports.ts'
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
]

/** Names that an import may use beside relative paths. */
interface Names {
  readonly aliases: readonly PathAliases[]
  /** Folders of the repository's own packages, by package name. */
  readonly packages: ReadonlyMap<string, string>
}

/** Resolves imports to files of the repository. */
export class ImportResolver {
  readonly #sources: ImportSources
  readonly #nearest = new Map<string, readonly PathAliases[]>()
  #names: Names | undefined

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
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) return this.#existing(posix.join(posix.dirname(file), specifier))
    this.#names ??= readNames(this.#sources)
    const { aliases, packages } = this.#names
    for (const { candidates } of this.#aliasesFor(posix.dirname(file), aliases)) {
      const found = candidates(specifier)
        .map(path => this.#entry(path))
        .find(path => path !== undefined)
      if (found !== undefined) return found
    }
    const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(specifier) ?? []
    const dir = packages.get(name)
    return dir === undefined
      ? undefined
      : (this.#existing(posix.join(dir, rest)) ?? this.#existing(posix.join(dir, 'src', rest)))
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

function readNames(sources: ImportSources): Names {
  const packages = new Map<string, string>()
  for (const file of sources.known) {
    if (posix.basename(file) !== 'package.json' || posix.dirname(file) === '.') continue
    const name = /"name"\s*:\s*"(?<name>[^"]+)"/.exec(sources.read(file) ?? '')?.groups?.name
    if (name !== undefined) packages.set(name, posix.dirname(file))
  }
  return { packages, aliases: readPathAliases(sources, packages) }
}

function pythonFiles(
  { dots, module, names }: Import & { language: 'python' },
  file: string,
  known: ReadonlySet<string>,
): string[] {
  const found: string[] = []
  for (const folder of pythonRoots(file, dots)) {
    const path = posix.join(folder, module.replaceAll('.', '/'))
    found.push(...pythonModules(path, known), ...names.flatMap(name => pythonModules(posix.join(path, name), known)))
  }
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
