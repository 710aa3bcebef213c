import { join } from 'node:path'
import { escapePattern } from '../domain/text/shell-words.ts'
import type { TestId } from '../domain/model/test-case.ts'
import type { Framework, Invocation, Project } from './framework.ts'
import { declaredPackages } from './node-package.ts'
import { go } from './go.ts'
import { jest } from './jest.ts'
import { playwright } from './playwright.ts'
import { projectAt } from './project-files.ts'
import { vitest } from './vitest.ts'
import { FRAMEWORKS } from './registry.ts'
import { frameworksIn, testScript } from './detect-framework.ts'
import { foldersWithManifests, ECOSYSTEMS } from './package-folders.ts'

/** A part of the repository with tests of its own. */
export interface Package {
  /** Relative to the project's directory; empty for itself. */
  readonly dir: string
  readonly project: Project
  readonly framework: Framework
  readonly using?: Invocation | undefined
}

/**
 * The packages whose tests are the project's tests: itself where it is set up for a framework, and in a monorepo each
 * package that has one of its own and is not part of another. Reports tell which frameworks are meant.
 */
export function detectPackages(root: Project, reported: readonly TestId[]): Package[] {
  const told = new Set(reported.map(({ framework }) => framework).filter(name => name !== ''))
  const folders = foldersWithManifests(root.root)
  const found = ECOSYSTEMS.flatMap(([ecosystem, manifest, frameworks]) => {
    const places = folders.filter(({ ecosystems }) => ecosystems.has(ecosystem)).map(({ dir }) => dir)
    const top = root.has(manifest) ? root : without(places, root)
    return packagesOf(ecosystem, { places, top, frameworks, told })
  })
  const meant = found.filter(({ framework }) => told.has(framework.name))
  if (meant.length > 0) return meant
  const framework = FRAMEWORKS.find(({ name }) => told.has(name))
  if (found.length === 0 && framework !== undefined) return [{ dir: '', project: root, framework }]
  // End-to-end tests beside others are not what is meant, unless reports tell of them.
  const others = found.filter(each => each.framework !== playwright)
  return others.length > 0 ? others : found
}

interface Ecosystem {
  readonly places: readonly string[]
  /** The project's directory itself. */
  readonly top: Project
  readonly frameworks: readonly Framework[]
  readonly told: ReadonlySet<string>
}

function packagesOf(ecosystem: string, { places, top, frameworks, told }: Ecosystem): Package[] {
  const found: Package[] = []
  const own = ownTop(ecosystem, top)
  for (const dir of new Set([...(own ? [''] : []), ...places])) {
    // What stands above runs it too; a Go module ends where another begins.
    if (ecosystem !== 'go' && found.some(above => above.dir === '' || dir.startsWith(`${above.dir}/`))) continue
    const project = dir === '' ? top : projectAt(join(top.root, dir))
    found.push(...chosen({ dir, project }, frameworks, told))
  }
  // No package has tests of its own: then the top runs them all.
  return found.length > 0 || own ? found : chosen({ dir: '', project: top }, frameworks, told)
}

/** Whether the tests of the top are its own, or those of its packages. */
function ownTop(ecosystem: string, top: Project): boolean {
  if (ecosystem === 'javascript') return !delegates(top)
  // A go.work alone is no module that could be tested.
  return ecosystem !== 'go' || top.exists('go.mod')
}

function chosen(
  at: Pick<Package, 'dir' | 'project'>,
  frameworks: readonly Framework[],
  told: ReadonlySet<string>,
): Package[] {
  const candidates = frameworksIn(at.project).filter(framework => frameworks.includes(framework))
  const framework = candidates.find(({ name }) => told.has(name)) ?? candidates[0]
  if (framework === undefined) return []
  // The package's own script says with which options.
  const script = frameworks.includes(vitest) ? testScript(at.project) : undefined
  const using = script?.kind === 'framework' && script.framework === framework ? { using: script.using } : {}
  return [{ ...at, framework, ...using }]
}

/** A project as it is without the files of the packages in it. */
function without(places: readonly string[], project: Project): Project {
  if (places.length === 0) return project
  const elsewhere = places.map(dir => `(?!${escapePattern(dir)}/)`).join('')
  const pattern = (path: RegExp) => new RegExp(`^${elsewhere}(?=[^]*?(?:${path.source}))`, path.flags)
  return { ...project, has: path => project.has(pattern(path)), sample: path => project.sample(pattern(path)) }
}

/** Whether the top of a workspace leaves the tests to its packages: it has no tests of its own to run. */
function delegates(project: Project): boolean {
  const text = project.text('package.json') ?? ''
  const workspaces =
    project.exists('pnpm-workspace.yaml') || project.exists('lerna.json') || /"workspaces"\s*:/.test(text)
  if (!workspaces) return false
  const script = testScript(project)
  if (script?.kind === 'framework') return false
  if (script?.kind === 'packages') return true
  const config = /^(?:vitest|jest)\.(?:config|workspace)\.\w+$|^\.mocharc\.\w+$/
  return !project.has(config) || !declaredPackages(project).size
}
