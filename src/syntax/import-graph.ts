import { posix } from 'node:path'
import { type Import, importsIn } from './imports.ts'

/** Where a project's files can be looked at; paths relative with forward slashes. */
export interface ImportSources {
  readonly known: ReadonlySet<string>
  /** The text of a known file, or undefined when it cannot be read as text. */
  readonly read: (file: string) => string | undefined
}

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
/** How far imports are followed, how many files are looked at for one test, and how many tests are asked. */
const DEPTH = 4
const MOST = 200
const MOST_TESTS = 2_000

/** Which of a project's own files import which. Each file is read once. */
export class ImportGraph {
  readonly #files: ImportSources
  readonly #direct = new Map<string, readonly string[]>()
  #aliases: Aliases | undefined

  constructor(files: ImportSources) {
    this.#files = files
  }

  /** The project's own files that a file imports, directly and through others, the nearest first. */
  importsOf(file: string): string[] {
    const found = new Set<string>()
    let level = [file]
    for (let depth = 0; depth < DEPTH && level.length > 0 && found.size < MOST; depth += 1) {
      const next = level.flatMap(from => this.#directOf(from)).filter(target => target !== file && !found.has(target))
      for (const target of next) found.add(target)
      level = [...new Set(next)]
    }
    return [...found]
  }

  /** The tests among some files that stand on any of the changed ones, or are changed themselves. */
  testsThatImport(changed: readonly string[], isTest: (file: string) => boolean): string[] {
    const wanted = new Set(changed)
    const tests = [...this.#files.known].filter(isTest).slice(0, MOST_TESTS)
    return tests.filter(test => wanted.has(test) || this.importsOf(test).some(file => wanted.has(file)))
  }

  #directOf(file: string): readonly string[] {
    const known = this.#direct.get(file)
    if (known !== undefined) return known
    this.#aliases ??= aliasesOf(this.#files)
    const imports = importsIn(file, this.#files.read(file) ?? '')
    const found = imports.flatMap(each =>
      resolve(each, { file, known: this.#files.known, aliases: this.#aliases ?? [] }),
    )
    this.#direct.set(file, found)
    return found
  }
}

/** What a specifier may begin with, and where that lies: paths of tsconfig.json, and packages of the same repository. */
type Aliases = readonly { readonly prefix: string; readonly to: readonly string[] }[]

interface Resolving {
  readonly file: string
  readonly known: ReadonlySet<string>
  readonly aliases: Aliases
}

function resolve(each: Import, resolving: Resolving): string[] {
  return each.language === 'python' ? pythonFiles(each, resolving) : scriptFiles(each.specifier, resolving)
}

function scriptFiles(specifier: string, { file, known, aliases }: Resolving): string[] {
  const hit = (path: string): string | undefined => {
    const plain = path.replace(/\/$/, '')
    // TypeScript sources may be imported by the name of what they compile to.
    const stems = [plain, plain.replace(/\.([mc]?)js(x?)$/, '.$1ts$2'), plain.replace(/\.js$/, '.tsx')]
    return stems
      .flatMap(stem => ENDINGS.map(ending => posix.normalize(stem + ending)))
      .find(candidate => known.has(candidate))
  }
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) return [hit(posix.join(posix.dirname(file), specifier)) ?? []].flat()
  for (const { prefix, to } of aliases) {
    if (specifier !== prefix.replace(/\/$/, '') && !specifier.startsWith(prefix)) continue
    const rest = specifier.slice(prefix.length)
    const found = to.flatMap(base => hit(posix.join(base, rest)) ?? hit(posix.join(base, 'src', rest)) ?? [])
    if (found.length > 0) return found.slice(0, 1)
  }
  return []
}

function pythonFiles({ dots, module, names }: Import & { language: 'python' }, { file, known }: Resolving): string[] {
  const found: string[] = []
  for (const base of bases(file, dots)) {
    const path = posix.join(base, module.replaceAll('.', '/'))
    found.push(...hits(path, known), ...names.flatMap(name => hits(posix.join(path, name), known)))
  }
  return found
}

/** Where a module's name is looked up: relative ones from the package, absolute ones from the usual roots. */
function bases(file: string, dots: number): string[] {
  if (dots > 0) return [posix.join(posix.dirname(file), ...Array<string>(dots - 1).fill('..'))]
  const above = file
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  return ['.', 'src', ...above.toReversed().flatMap(folder => [folder, `${folder}/src`])]
}

function hits(path: string, known: ReadonlySet<string>): string[] {
  return [`${path}.py`, `${path}/__init__.py`].filter(candidate => known.has(candidate))
}

function aliasesOf({ known, read }: ImportSources): Aliases {
  const found: { prefix: string; to: string[] }[] = []
  for (const file of known) {
    const name = file.slice(file.lastIndexOf('/') + 1)
    const dir = posix.dirname(file)
    if (/^[tj]sconfig(?:\.\w+)?\.json$/.test(name)) found.push(...pathsIn(read(file) ?? '', dir))
    if (name === 'package.json' && dir !== '.') {
      const own = /"name"\s*:\s*"(?<name>[^"]+)"/.exec(read(file) ?? '')?.groups?.name
      if (own !== undefined) found.push({ prefix: `${own}/`, to: [dir] })
    }
  }
  // `@/core/x` is tried before `@/x`.
  return found.toSorted((a, b) => b.prefix.length - a.prefix.length)
}

/** The paths of a tsconfig.json, which may have comments and commas too many. */
function pathsIn(text: string, dir: string): { prefix: string; to: string[] }[] {
  const paths = /"paths"\s*:\s*\{(?<body>[^}]*)\}/.exec(text)?.groups?.body
  if (paths === undefined) return []
  const base = /"baseUrl"\s*:\s*"(?<base>[^"]*)"/.exec(text)?.groups?.base ?? '.'
  return [...paths.matchAll(/"(?<from>[^"]+)"\s*:\s*\[(?<to>[^\]]*)\]/g)].map(({ groups = {} }) => ({
    prefix: (groups.from ?? '').replace(/\*$/, ''),
    to: [...(groups.to ?? '').matchAll(/"([^"]+)"/g)].map(([, target = '']) =>
      posix.join(dir, base, target.replace(/\*$/, '')),
    ),
  }))
}
