import { languageOf } from '../../../syntax/languages.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'
import { likelihoodAt, type Mutation, type MutationSource } from '../code/mutation.ts'
import { placedImport } from './placed-imports.ts'

/** Files of the project that are searched for a name, and names that are looked up. */
const MAX_FILES = 400
const MAX_NAMES = 3

/** Modules of Python's library that code uses by their own name, and names in them. */
const PYTHON_LIBRARY: Readonly<Record<string, string>> = {
  defaultdict: 'collections',
  Counter: 'collections',
  deque: 'collections',
  OrderedDict: 'collections',
  namedtuple: 'collections',
  datetime: 'datetime',
  date: 'datetime',
  timedelta: 'datetime',
  timezone: 'datetime',
  Path: 'pathlib',
  Decimal: 'decimal',
  Fraction: 'fractions',
  dataclass: 'dataclasses',
  field: 'dataclasses',
  Enum: 'enum',
  partial: 'functools',
  reduce: 'functools',
  wraps: 'functools',
  lru_cache: 'functools',
  chain: 'itertools',
  product: 'itertools',
  permutations: 'itertools',
  combinations: 'itertools',
  groupby: 'itertools',
  islice: 'itertools',
  accumulate: 'itertools',
  zip_longest: 'itertools',
  heappush: 'heapq',
  heappop: 'heapq',
  contextmanager: 'contextlib',
  suppress: 'contextlib',
  deepcopy: 'copy',
  sqrt: 'math',
  ceil: 'math',
  floor: 'math',
  gcd: 'math',
  Any: 'typing',
  Optional: 'typing',
  Iterable: 'typing',
}
const PYTHON_MODULES = new Set(
  'abc ast base64 bisect calendar collections contextlib copy csv dataclasses datetime decimal enum functools glob hashlib heapq html io itertools json logging math operator os pathlib random re shutil statistics string struct subprocess sys tempfile textwrap threading time traceback types typing urllib uuid warnings zlib'.split(
    ' ',
  ),
)

/** Import lines of a name, and the files that define it. */
interface Importable {
  readonly lines: Set<string>
  readonly definedIn: Set<string>
}

/**
 * Import a name that the message calls undefined: from the project, or as another of its files does. If several files
 * define it, none of them is certain.
 */
export async function missingImports(
  source: MutationSource,
  { unknown }: TestEvidence,
  tree: Pick<SourceTree, 'list' | 'read'> & { readonly isTest?: (file: string) => boolean },
): Promise<Mutation[]> {
  const names = [...new Set(unknown.map(({ name }) => name))]
    .filter(name => isUsedBare(name, source))
    .slice(0, MAX_NAMES)
  if (names.length === 0) return []
  const found = new Map<string, Importable>(names.map(name => [name, { lines: new Set(), definedIn: new Set() }]))
  const listed = await tree.list()
  const isPackage = (folder: string) => listed.includes(`${folder}__init__.py`)
  const files = listed.filter(file => tree.isTest?.(file) !== true)
  for (const file of nearest(files, source)) {
    const text = (await tree.read(file)) ?? ''
    for (const name of names) {
      if (!text.includes(name)) continue
      const { lines, isDefinition } = importsOf(name, { file, text }, { source, isPackage })
      if (isDefinition) found.get(name)?.definedIn.add(file)
      for (const line of lines) found.get(name)?.lines.add(line)
    }
  }
  return [...found].flatMap(([name, { lines, definedIn }]) => {
    const library = source.language.name === 'python' ? fromLibrary(name) : []
    const all = [...new Set([...lines, ...library])].slice(0, 5)
    const isCertain = definedIn.size === 1 ? library.length === 0 : definedIn.size === 0 && all.length === 1
    return all.map((line, index) => ({
      ...placedImport(line, source),
      likelihood: isCertain ? 1 - SPELLING * index : AMBIGUOUS * likelihoodAt(index),
    }))
  })
}

/**
 * Likelihood that each further spelling of one import loses, and share of those that are left where it may be another
 * one.
 */
const SPELLING = 0.05
const AMBIGUOUS = 0.7

function isUsedBare(name: string, { text }: MutationSource): boolean {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return false
  const word = name.replaceAll('$', String.raw`\$`)
  return new RegExp(String.raw`(?<![\w$.])${word}(?![\w$])`).test(text)
}

/** List the files of the same language, those of the same folder first. */
function nearest(files: readonly string[], source: MutationSource): string[] {
  const folder = source.file.slice(0, source.file.lastIndexOf('/') + 1)
  const same = files.filter(file => file !== source.file && languageOf(file)?.name === source.language.name)
  return same
    .toSorted((a, b) => Number(b.startsWith(folder)) - Number(a.startsWith(folder)) || (a < b ? -1 : 1))
    .slice(0, MAX_FILES)
}

function importsOf(
  name: string,
  { file, text }: { file: string; text: string },
  { source, isPackage }: { source: MutationSource; isPackage: (folder: string) => boolean },
): { lines: string[]; isDefinition: boolean } {
  const lines = text.split('\n', 5_000).filter(line => line.includes(name) && line.length < 200)
  if (source.language.name === 'python') {
    const defines = lines.some(line => definesPython(line, name))
    const copied = lines.filter(line => /^(?:from [\w.]+ )?import /.test(line) && importsName(line, name))
    const modules = defines ? pythonModules(file, source.file, isPackage) : []
    const own = modules.map(module => `from ${module} import ${name}`)
    return { lines: [...own, ...copied], isDefinition: defines }
  }
  const exported = lines.some(line => exportsName(line, name))
  const paths = exported ? pathsOf(relativePath(source.file, file), source) : []
  return { lines: paths.map(path => `import { ${name} } from ${path}`), isDefinition: exported }
}

/** Imports of the project's own files, in this file. Groups: quote, path. */
const RELATIVE = /\bfrom\s{1,20}(?<quote>['"])(?<path>\.{1,2}\/[^'"\n]{0,300})\k<quote>(?<end>;?)/

/** Write a path as the imports of the file do: with its ending, with that of what is built of it, or without one. */
function pathsOf(path: string, { text }: MutationSource): string[] {
  const { quote = "'", path: other, end = '' } = RELATIVE.exec(text)?.groups ?? {}
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '')
  const built = path.replace(/\.([cm]?)tsx?$/, '.$1js')
  const likely =
    other === undefined ? path : !/\.[cm]?[jt]sx?$/.test(other) ? bare : /\.[cm]?js$/.test(other) ? built : path
  return [...new Set([likely, path, built, bare])].map(each => `${quote}${each}${quote}${end}`)
}

function definesPython(line: string, name: string): boolean {
  return (
    ['def ', 'async def ', 'class '].some(word => line.startsWith(`${word}${name}`)) || line.startsWith(`${name} = `)
  )
}

function importsName(line: string, name: string): boolean {
  const imported = line.slice(line.indexOf('import ') + 7)
  return !line.includes('(') && imported.split(',').some(part => (part.split(' as ').at(-1) ?? '').trim() === name)
}

function exportsName(line: string, name: string): boolean {
  const match = /^export (?:async )?(?:function\*?|class|const|let) ([\w$]+)/.exec(line)
  return match?.[1] === name
}

/**
 * Name a module as the importing file may, the likeliest way first. In one folder without a package it has its last
 * name.
 * @param isPackage asked with a path that ends in a slash
 */
function pythonModules(file: string, from: string, isPackage: (folder: string) => boolean): string[] {
  const path = file.replace(/(?:\/__init__)?\.pyi?$/, '')
  const folder = from.slice(0, from.lastIndexOf('/') + 1)
  if (folder === '' || !path.startsWith(folder)) return [path.replace(/^src\//, '').replaceAll('/', '.')]
  const inside = path.slice(folder.length).replaceAll('/', '.')
  return isPackage(folder) ? [`.${inside}`, inside] : [inside, `.${inside}`]
}

function relativePath(from: string, to: string): string {
  const [left, right] = [from.split('/').slice(0, -1), to.split('/')]
  let shared = 0
  while (shared < left.length && left[shared] === right[shared]) shared += 1
  const up = left.slice(shared).map(() => '..')
  return [...(up.length === 0 ? ['.'] : up), ...right.slice(shared)].join('/')
}

function fromLibrary(name: string): string[] {
  const module = Object.hasOwn(PYTHON_LIBRARY, name) ? PYTHON_LIBRARY[name] : undefined
  return [
    ...(PYTHON_MODULES.has(name) ? [`import ${name}`] : []),
    ...(module === undefined ? [] : [`from ${module} import ${name}`]),
  ]
}
