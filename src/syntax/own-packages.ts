import { posix } from 'node:path'
import type { ImportSources } from './tsconfig-paths.ts'

interface Manifest {
  readonly name?: unknown
  readonly source?: unknown
  readonly module?: unknown
  readonly main?: unknown
  readonly exports?: unknown
  readonly imports?: unknown
}

/** Folders of what a build writes, and those of its variants below them. */
const BUILT = new Set(['dist', 'build', 'out', 'lib', 'es', 'esm', 'cjs', 'umd'])
const VARIANT = new Set(['es', 'esm', 'cjs', 'umd', 'src', 'commonjs', 'module', 'node', 'browser'])
const ENDING = /(?:\.min)?(?:\.d)?\.[cm]?[jt]sx?$/

/** Packages of a repository, by their package.json. Each file is read once. */
export class OwnPackages {
  /** Folders of the packages below the top, by package name. */
  readonly folders: ReadonlyMap<string, string>
  readonly #sources: ImportSources
  readonly #all = new Map<string, string>()
  readonly #manifests = new Map<string, Manifest | undefined>()

  constructor(sources: ImportSources) {
    this.#sources = sources
    for (const file of sources.known) {
      if (posix.basename(file) !== 'package.json') continue
      const dir = posix.dirname(file)
      const name = this.#manifest(dir)?.name
      if (typeof name === 'string') this.#all.set(name, dir)
    }
    this.folders = new Map([...this.#all].filter(([, dir]) => dir !== '.'))
  }

  /** List the paths that a package's own name may mean, those of its `exports` first. */
  named(specifier: string): string[] {
    const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(specifier) ?? []
    const dir = this.#all.get(name)
    if (dir === undefined) return []
    const inFolder = [dir, posix.join(dir, 'src')].map(folder => posix.join(folder, rest))
    return [
      ...targets(this.#manifest(dir)?.exports, rest === '' ? '.' : `./${rest}`, dir),
      ...this.entriesOf(dir, rest),
      ...inFolder,
    ]
  }

  /** List the paths that a name such as `#parser` may mean in a file: `imports` of the package around it. */
  internal(specifier: string, file: string): string[] {
    for (let dir = posix.dirname(file); ; dir = posix.dirname(dir)) {
      const manifest = this.#manifest(dir)
      if (manifest !== undefined) return targets(manifest.imports, specifier, dir)
      if (dir === '.') return []
    }
  }

  /** List the entry points of a folder with a package.json. */
  entriesOf(dir: string, rest = ''): string[] {
    const { source, module, main, exports } = (rest === '' && this.#manifest(dir)) || {}
    const named = [source, module, main].filter(each => typeof each === 'string')
    return [...named.map(path => posix.join(dir, path)), ...targets(exports, '.', dir)]
  }

  #manifest(dir: string): Manifest | undefined {
    const path = posix.join(dir, 'package.json')
    if (!this.#manifests.has(path)) this.#manifests.set(path, parsed(this.#sources.read(path)))
    return this.#manifests.get(path)
  }
}

/**
 * List the sources that a built file may come from, without their endings.
 * @param isFolder tells which folders are under version control: what a build writes mostly is not
 */
export function sourcesOf(path: string, isFolder: (folder: string) => boolean): string[] {
  const parts = path.split('/')
  const at = parts.findIndex((part, index) => BUILT.has(part) || !isFolder(parts.slice(0, index + 1).join('/')))
  if (at < 0 || at === parts.length - 1) return []
  const above = parts.slice(0, at)
  const below = parts.slice(at + 1)
  while (VARIANT.has(below[0] ?? '')) below.shift()
  return ['src', 'lib', '']
    .map(folder => posix.join(...above, folder, ...below).replace(ENDING, ''))
    .filter(source => source !== path.replace(ENDING, ''))
}

/** List what an entry of `exports` or `imports` leads to, in all conditions. */
function targets(map: unknown, key: string, dir: string): string[] {
  if (typeof map !== 'object' || map === null || !Object.keys(map).some(each => /^[.#]/.test(each)))
    return key === '.' ? textsIn(map).map(path => posix.join(dir, path)) : []
  for (const [pattern, value] of Object.entries(map)) {
    const [before = '', after] = pattern.split('*')
    const isStar = after !== undefined && key.startsWith(before) && key.endsWith(after) && key.length >= pattern.length
    if (pattern !== key && !isStar) continue
    const star = isStar ? key.slice(before.length, key.length - after.length) : ''
    return textsIn(value).map(path =>
      posix.join(
        dir,
        path.replaceAll('*', () => star),
      ),
    )
  }
  return []
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function parsed(text: string | undefined): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    // A package.json that cannot be read names nothing.
    return undefined
  }
}
