import { posix } from 'node:path'

/** Where a project's files can be looked at; paths relative with forward slashes. */
export interface Files {
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
/** How far imports are followed, and how many files are looked at for one test. */
const DEPTH = 4
const MOST = 200

/** The project's own files that a file imports, directly and through others, the nearest first. */
export function importsOf(file: string, files: Files): string[] {
  const found = new Set<string>()
  let level = [file]
  for (let depth = 0; depth < DEPTH && level.length > 0 && found.size < MOST; depth += 1) {
    const next = level.flatMap(from => direct(from, files)).filter(target => target !== file && !found.has(target))
    for (const target of next) found.add(target)
    level = [...new Set(next)]
  }
  return [...found]
}

function direct(file: string, files: Files): string[] {
  const text = files.read(file) ?? ''
  return file.endsWith('.py') ? pythonImports(file, text, files) : scriptImports(file, text, files)
}

function scriptImports(file: string, text: string, { known }: Files): string[] {
  const specifiers = text.matchAll(
    /(?:\bfrom\s*|\bimport\s*(?:\(\s*)?|\brequire\s*\(\s*|\bmock\s*\(\s*)['"](\.{1,2}(?:\/[^'"]*)?)['"]/g,
  )
  return [...specifiers].flatMap(([, specifier = '']) => {
    const path = posix.join(posix.dirname(file), specifier).replace(/\/$/, '')
    // TypeScript sources may be imported by the name of what they compile to.
    const stems = [path, path.replace(/\.([mc]?)js(x?)$/, '.$1ts$2'), path.replace(/\.js$/, '.tsx')]
    const hit = stems
      .flatMap(stem => ENDINGS.map(ending => posix.normalize(stem + ending)))
      .find(candidate => known.has(candidate))
    return hit === undefined ? [] : [hit]
  })
}

function pythonImports(file: string, text: string, { known }: Files): string[] {
  const found: string[] = []
  for (const [, dots = '', module = '', names = ''] of text.matchAll(
    /^[ \t]*from[ \t]+(?=[\w.])(\.*)((?!\.)[\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^#\n]+)/gm,
  )) {
    const imported = names
      .replace(/[()]/g, ' ')
      .split(',')
      .map(name => name.trim().split(/\s/)[0] ?? '')
      .filter(name => name !== '')
    for (const base of bases(file, dots)) {
      const path = posix.join(base, module.replaceAll('.', '/'))
      found.push(...hits(path, known), ...imported.flatMap(name => hits(posix.join(path, name), known)))
    }
  }
  for (const [, modules = ''] of text.matchAll(/^[ \t]*import[ \t]+([\w., ]+)/gm)) {
    for (const module of modules.split(',').map(name => name.trim().split(' ')[0] ?? '')) {
      for (const base of bases(file, '')) found.push(...hits(posix.join(base, module.replaceAll('.', '/')), known))
    }
  }
  return found
}

/** Where a module's name is looked up: relative ones from the package, absolute ones from the usual roots. */
function bases(file: string, dots: string): string[] {
  if (dots === '') {
    const above = file
      .split('/')
      .slice(0, -1)
      .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    return ['.', 'src', ...above.toReversed().flatMap(folder => [folder, `${folder}/src`])]
  }
  return [posix.join(posix.dirname(file), ...Array<string>(dots.length - 1).fill('..'))]
}

function hits(path: string, known: ReadonlySet<string>): string[] {
  return [`${path}.py`, `${path}/__init__.py`].filter(candidate => known.has(candidate))
}
