import { posix } from 'node:path'
import { createPathsMatcher, parseTsconfig, type TsConfigResult } from 'get-tsconfig'

/** Files of a repository; paths relative to its top, with forward slashes. */
export interface ImportSources {
  /** Files under version control. */
  readonly known: ReadonlySet<string>
  /** Text of a file, or undefined if it is missing or cannot be read as text. */
  readonly read: (file: string) => string | undefined
}

/** The `paths` of one tsconfig.json, with those that it inherits. */
export interface PathAliases {
  /** Folder of the file. */
  readonly dir: string
  /** List the files that an import may mean, best first. They may be missing. */
  readonly candidates: (specifier: string) => readonly string[]
}

/** Top of the repository as get-tsconfig sees it. */
const ROOT = '/repository'
const CONFIG = /^[tj]sconfig(?:\.\w+)?\.json$/

/** Bases to ignore: first none, then packages, which may not be installed, then all. */
const IGNORED_BASES: readonly ((base: string) => boolean)[] = [() => false, base => /^[^./]/.test(base), () => true]

/**
 * Read the `paths` of every tsconfig.json and jsconfig.json of a repository.
 * @param packages folders of the repository's own packages, by package name
 */
export function readPathAliases(sources: ImportSources, packages: ReadonlyMap<string, string>): PathAliases[] {
  return [...sources.known]
    .filter(file => CONFIG.test(posix.basename(file)))
    .flatMap(file => aliasesIn(file, sources, packages) ?? [])
}

function aliasesIn(
  file: string,
  sources: ImportSources,
  packages: ReadonlyMap<string, string>,
): PathAliases | undefined {
  const path = posix.join(ROOT, file)
  for (const isIgnored of IGNORED_BASES) {
    try {
      const view = new RepositoryView({ sources, packages, isIgnored })
      // The library declares a map of strings, but keeps the result of each call in it.
      const config = parseTsconfig(path, view as Map<string, unknown> as Map<string, string>)
      const matcher = createPathsMatcher({ path, config: withRelativeTargets(config) })
      if (matcher === null) return undefined
      return {
        dir: posix.dirname(file),
        candidates: specifier => matcher(specifier).flatMap(each => inRepository(each) ?? []),
      }
    } catch {
      // A base is missing or circular, or the file is not valid: retry with fewer bases.
    }
  }
  return undefined
}

/** TypeScript 4 and older accept targets such as `src/*` without a `baseUrl`; get-tsconfig does not. */
function withRelativeTargets(config: TsConfigResult['config']): TsConfigResult['config'] {
  const { compilerOptions } = config
  if (compilerOptions?.paths === undefined || compilerOptions.baseUrl !== undefined) return config
  for (const [pattern, targets] of Object.entries(compilerOptions.paths))
    compilerOptions.paths[pattern] = targets.map(target => (/^[./]/.test(target) ? target : `./${target}`))
  return config
}

/** Map an absolute path to a file of the repository, or to undefined if it is outside. */
function inRepository(path: string): string | undefined {
  const plain = path.replaceAll('\\', '/').replace(/^[A-Za-z]:/, '')
  return plain.startsWith(`${ROOT}/`) ? plain.slice(ROOT.length + 1) : undefined
}

/**
 * Answers the file system calls of get-tsconfig from the repository alone. The library looks up each call in its cache
 * by `function:path` before it makes it. This cache knows every answer, so no file outside is read.
 */
class RepositoryView extends Map<string, unknown> {
  readonly #sources: ImportSources
  readonly #packages: ReadonlyMap<string, string>
  readonly #isIgnored: (base: string) => boolean

  constructor(options: {
    sources: ImportSources
    packages: ReadonlyMap<string, string>
    isIgnored: (base: string) => boolean
  }) {
    super()
    this.#sources = options.sources
    this.#packages = options.packages
    this.#isIgnored = options.isIgnored
  }

  override get(key: string): unknown {
    const [, call, path = ''] = /^(\w+):([^]*?)(?::utf8|:)?$/.exec(key) ?? []
    const file = this.#resolveLink(inRepository(path))
    switch (call) {
      case 'existsSync':
        return file !== undefined && (this.#isFile(file) || this.#isDirectory(file))
      case 'statSync':
        return {
          isFile: () => file !== undefined && this.#isFile(file),
          isDirectory: () => file !== undefined && this.#isDirectory(file),
        }
      case 'realpathSync':
        return file === undefined ? path : `${ROOT}/${file}`
      case 'readFileSync':
        return this.#text(file)
      default:
        // Fail rather than let a call through to the file system.
        if (call?.endsWith('Sync') === true) throw new Error(`get-tsconfig made an unknown call: ${call}.`)
        return undefined
    }
  }

  /** Package managers link the packages of a workspace into node_modules. */
  #resolveLink(file: string | undefined): string | undefined {
    const match = /(?:^|\/)node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)(?<rest>\/[^]*)?$/.exec(file ?? '')?.groups
    const dir = this.#packages.get(match?.name ?? '')
    return dir === undefined ? file : `${dir}${match?.rest ?? ''}`
  }

  #isFile(file: string): boolean {
    return this.#sources.known.has(file) || this.#sources.read(file) !== undefined
  }

  #isDirectory(file: string): boolean {
    return this.#isFile(`${file}/package.json`) || this.#isFile(`${file}/tsconfig.json`)
  }

  #text(file: string | undefined): string {
    const text = file === undefined ? undefined : this.#sources.read(file)
    if (text === undefined) throw new Error('The file is missing.')
    return text.replace(/("extends"\s*:\s*)("[^"]*"|\[[^\][]*\])/g, (_, property: string, value: string) => {
      const bases = [...value.matchAll(/"([^"]*)"/g)].map(([, base = '']) => base)
      return property + JSON.stringify(bases.filter(base => !this.#isIgnored(base)))
    })
  }
}
