import { escapePattern, shellLine } from '../../domain/text/shell-words.ts'
import type { TestId } from '../../domain/model/test-case.ts'
import type { Framework, Invocation, Project } from '../framework.ts'
import { declaredPackages, packageScripts } from './node-package.ts'
import { hasDjango } from '../django.ts'
import { needsDjango } from '../pytest.ts'
import { playwright } from '../playwright.ts'
import { workspaceModules } from './go-workspace.ts'
import { projectIn } from './project-files.ts'
import { deno } from '../deno.ts'
import { vitest } from '../vitest.ts'
import { FRAMEWORKS } from '../registry.ts'
import { frameworkRun } from '../commands/framework-run.ts'
import { lifecycle, splitSequence } from '../commands/project-script.ts'
import { packagesTested } from './package-manager.ts'
import { useOfScript } from '../commands/verbatim.ts'
import { frameworksIn, testScript } from './detect-framework.ts'
import { foldersWithManifests, ECOSYSTEMS } from './package-folders.ts'

/** A part of the repository with its own tests. */
export interface Package {
  /** Path relative to the project's directory; empty for the directory itself. */
  readonly dir: string
  readonly project: Project
  readonly framework: Framework
  readonly using?: Invocation | undefined
  /** Reason to run its tests so, as a part of a sentence. */
  readonly why?: string | undefined
  /** Text of the step of the project's check that runs its tests in another way; undefined for the first way. */
  readonly step?: string | undefined
  /** Command of the test script that runs its tests, if nothing but its place says so; undefined otherwise. */
  readonly part?: string | undefined
}

/**
 * List the packages whose tests are the project's tests: the project itself if it is set up for a framework. In a
 * monorepo these are the packages that are not part of another one. The frameworks named by reports have priority.
 */
export function detectPackages(root: Project, reported: readonly TestId[]): Package[] {
  const named = new Set(reported.map(({ framework }) => framework).filter(name => name !== ''))
  const allFolders = foldersWithManifests(root.root)
  // A Django project beside the tests of an app of Django is its sample.
  const isSample = ({ dir, project }: Package) => dir !== '' && hasDjango(project) && needsDjango(root)
  const found = ECOSYSTEMS.flatMap(([ecosystem, manifest, frameworks]) => {
    const folders = allFolders.filter(({ ecosystems }) => ecosystems.has(ecosystem)).map(({ dir }) => dir)
    const top = root.has(manifest) ? root : withoutPackages(folders, root)
    return packagesOf(ecosystem, { folders, top, frameworks, named })
  }).filter(each => !isSample(each))
  const reportedPackages = found.filter(({ framework }) => named.has((framework.wraps?.framework ?? framework).name))
  if (reportedPackages.length > 0) return reportedPackages
  const framework = FRAMEWORKS.find(({ name }) => named.has(name))
  if (found.length === 0 && framework !== undefined) return [{ dir: '', project: root, framework }]
  // Skip end-to-end tests beside other tests, unless the reports name them.
  const others = found.filter(each => each.framework !== playwright)
  return others.length > 0 ? others : found
}

interface Ecosystem {
  readonly folders: readonly string[]
  /** Project at the directory itself. */
  readonly top: Project
  readonly frameworks: readonly Framework[]
  readonly named: ReadonlySet<string>
}

function packagesOf(ecosystem: string, { folders, top, frameworks, named }: Ecosystem): Package[] {
  // Only the tool of the workspace knows which of its packages it runs.
  if (ecosystem === 'javascript' && testsSomePackages(top)) return wholeScript(top)
  const found: Package[] = []
  const own = hasOwnTests(ecosystem, top)
  const modules = ecosystem === 'go' ? workspaceModules(top) : undefined
  for (const dir of new Set([...(own ? [''] : []), ...folders])) {
    if (modules?.has(dir) === false) continue
    // A package above runs this one too, except in Go: a module ends where another one begins.
    if (ecosystem !== 'go' && found.some(above => above.dir === '' || dir.startsWith(`${above.dir}/`))) continue
    const project = dir === '' ? top : projectIn(top, dir)
    found.push(...packageAt({ dir, project }, { frameworks, named, top }))
  }
  // No package has its own tests, so the top runs them all.
  return found.length > 0 || own ? found : packageAt({ dir: '', project: top }, { frameworks, named, top })
}

/** True if the test script of the top of a workspace runs the tests of some of its packages. */
function testsSomePackages(top: Project): boolean {
  return (lifecycle('test', top) ?? []).some(({ text }) => packagesTested(shellLine(text).words) === 'some')
}

/** Run the test script as it is. */
function wholeScript(project: Project): Package[] {
  const own = useOfScript(project, undefined)
  if (own?.kind !== 'verbatim') return []
  const { framework, why, part } = own
  return [{ dir: '', project, framework, why, part }]
}

/** True if the top has its own tests, and not only those of its packages. */
function hasOwnTests(ecosystem: string, top: Project): boolean {
  if (ecosystem === 'javascript') return !delegates(top)
  // A folder with only a go.work is not a testable module.
  return ecosystem !== 'go' || top.exists('go.mod')
}

function packageAt(
  at: Pick<Package, 'dir' | 'project'>,
  { frameworks, named, top }: Omit<Ecosystem, 'folders'>,
): Package[] {
  const candidates = frameworksIn(at.project).filter(framework => frameworks.includes(framework))
  const hoisted = candidates.length > 0 || at.dir === '' ? undefined : hoistedFramework(at.project, { top, frameworks })
  const framework = candidates.find(({ name }) => named.has(name)) ?? candidates[0] ?? hoisted
  // The options come from the package's own script.
  const script = frameworks.includes(vitest) || frameworks.includes(deno) ? testScript(at.project) : undefined
  if (framework !== undefined && script?.kind === 'framework' && script.framework === framework)
    return [{ ...at, framework, using: script.using, why: 'the script test starts it' }]
  const own = frameworks.includes(vitest) && framework !== playwright ? useOfScript(at.project, framework) : undefined
  // What the script starts is better evidence than a dependency, but not than a report.
  if (own?.kind === 'part' && (own.framework === framework || framework === undefined || !named.has(framework.name)))
    return [{ ...at, framework: own.framework, using: own.using, why: 'a part of the script test starts it' }]
  if (framework === undefined) return []
  return own?.kind === 'verbatim'
    ? [{ ...at, framework: own.framework, why: own.why, part: own.part }]
    : [{ ...at, framework, why: framework.detect(at.project) ?? 'a script of its package.json starts it' }]
}

/** Find the framework that a package starts in a script for its tests, and that the top of its workspace depends on. */
function hoistedFramework(
  project: Project,
  { top, frameworks }: Pick<Ecosystem, 'top' | 'frameworks'>,
): Framework | undefined {
  const scripts = Object.entries(packageScripts(project)).filter(([name]) => /^test(?:$|:)/.test(name))
  const started = scripts
    .flatMap(([, text]) => splitSequence(text) ?? [])
    .flatMap(part => frameworkRun(part, project) ?? [])
  return frameworksIn(top).find(
    each => frameworks.includes(each) && started.some(({ framework }) => framework === each),
  )
}

/** Hide the files of nested packages from a project. */
function withoutPackages(folders: readonly string[], project: Project): Project {
  if (folders.length === 0) return project
  const elsewhere = folders.map(dir => `(?!${escapePattern(dir)}/)`).join('')
  const pattern = (path: RegExp) => new RegExp(`^${elsewhere}(?=[^]*?(?:${path.source}))`, path.flags)
  return { ...project, has: path => project.has(pattern(path)), sample: path => project.sample(pattern(path)) }
}

/** True if the top of a workspace leaves the tests to its packages and has none of its own. */
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

/** True if a package is within another one of the same framework. */
export function isWithin(inner: Package, outer: Package): boolean {
  return (
    inner !== outer &&
    inner.framework.name === outer.framework.name &&
    (outer.dir === '' ? inner.dir !== '' : inner.dir.startsWith(`${outer.dir}/`))
  )
}
