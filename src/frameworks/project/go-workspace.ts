import { posix } from 'node:path'
import type { Framework, Invocation, Project } from '../framework.ts'

/** The path of a module in it, quoted or not. */
const PATH = /^(?:"([^"]{1,500})"|`([^`]{1,500})`|([^\s"`]{1,500}))$/

/**
 * List the folders of the modules that a workspace uses; undefined without a `go.work`, or if it is not understood. Go
 * loads no package of another module within it.
 */
export function workspaceModules(top: Project): ReadonlySet<string> | undefined {
  const text = top.text('go.work')?.replaceAll(/\/\/.*/g, '')
  if (text === undefined) return undefined
  const paths = usedIn(text)
  const dirs = paths.map(path =>
    PATH.exec(path)
      ?.slice(1)
      .find(found => found !== undefined),
  )
  // Without any, Go itself tells what is wrong.
  if (dirs.length === 0 || dirs.includes(undefined)) return undefined
  return new Set(dirs.map((dir = '') => posix.normalize(dir).replace(/\/$/, '')).map(dir => (dir === '.' ? '' : dir)))
}

/** List what the directives `use` name, alone or in a block. Source: https://go.dev/ref/mod#workspaces */
function usedIn(text: string): string[] {
  const found: string[] = []
  let isBlock = false
  for (const line of text.split('\n').map(each => each.trim())) {
    const rest: string = isBlock ? line : /^use\b/.test(line) ? line.slice('use'.length).trim() : ''
    const [inside = ''] = rest.replace(/^\(/, '').split(')', 1)
    if (inside.trim() !== '') found.push(inside.trim())
    isBlock = (isBlock || rest.startsWith('(')) && !rest.includes(')')
  }
  return found
}

/** The facts of a package that count here. */
interface GoPackage {
  readonly dir: string
  readonly project: Project
  readonly framework: Framework
  readonly using?: Invocation | undefined
}

/**
 * Leave out the modules whose tests the command at the top runs, too, as `go test example.com/shop...` does in a
 * workspace.
 */
export function withoutCovered<Each extends GoPackage>(packages: readonly Each[]): Each[] {
  const top = packages.find(({ dir, framework }) => dir === '' && framework.name === 'go')
  if (top?.project.exists('go.work') !== true) return [...packages]
  const prefixes = (top.using?.scope ?? []).flatMap(
    each => /^(?<begin>[^.][^\s]{0,500})\.\.\.$/.exec(each)?.groups?.begin ?? [],
  )
  const isCovered = ({ dir, framework, project }: Each) => {
    const module = /^module[ \t]{1,9}"?([^\s"]{1,500})/m.exec(project.text('go.mod') ?? '')?.[1] ?? ''
    return dir !== '' && framework.name === 'go' && module !== '' && prefixes.some(begin => module.startsWith(begin))
  }
  return packages.filter(each => !isCovered(each))
}
