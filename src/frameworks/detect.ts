import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { escapePattern } from '../domain/text/shell-words.ts'
import type { TestId } from '../domain/model/test-case.ts'
import { cargo } from './cargo.ts'
import { ctest } from './ctest.ts'
import type { Framework, Invocation, Project } from './framework.ts'
import { packages } from './framework.ts'
import { go } from './go.ts'
import { gradle } from './gradle.ts'
import { jest } from './jest.ts'
import { maven } from './maven.ts'
import { mocha } from './mocha.ts'
import { nodeTest } from './node-test.ts'
import { phpunit } from './phpunit.ts'
import { playwright } from './playwright.ts'
import { projectAt } from './project-files.ts'
import { pytest } from './pytest.ts'
import { rspec } from './rspec.ts'
import { resolveScript, type ResolvedCommand } from './resolve-command.ts'
import { unittest } from './unittest.ts'
import { vitest } from './vitest.ts'

/**
 * Every framework, the more specific first: a project that has both vitest and jest mostly runs vitest, and one with
 * Playwright has its unit tests elsewhere.
 */
export const FRAMEWORKS: readonly Framework[] = [
  vitest,
  jest,
  mocha,
  nodeTest,
  pytest,
  unittest,
  go,
  cargo,
  maven,
  gradle,
  phpunit,
  rspec,
  ctest,
  playwright,
]

/** A part of the repository with tests of its own. */
export interface Package {
  /** Relative to the project's directory; empty for itself. */
  readonly dir: string
  readonly project: Project
  readonly framework: Framework
  readonly using?: Invocation | undefined
}

/** The framework that wrote the reports where they tell, else the one that the project is set up for. */
export function detectFramework(project: Project, reported: readonly TestId[]): Framework | undefined {
  const told = new Set(reported.map(test => test.framework))
  const candidates = candidatesIn(project)
  return (
    candidates.find(framework => told.has(framework.name)) ??
    candidates[0] ??
    FRAMEWORKS.find(({ name }) => told.has(name))
  )
}

/** The frameworks that a directory is set up for; the one that its own test script starts comes first. */
function candidatesIn(project: Project): Framework[] {
  const found = FRAMEWORKS.filter(framework => framework.detect(project) !== undefined)
  const seen = testScript(project)
  return seen?.kind === 'framework' ? [seen.framework, ...found.filter(each => each !== seen.framework)] : found
}

/** What the script "test" of package.json comes down to. */
function testScript(project: Project): ResolvedCommand | undefined {
  return resolveScript('test', project, FRAMEWORKS)
}

/** What each ecosystem's packages are known by. */
const MANIFESTS: readonly (readonly [ecosystem: string, file: RegExp, frameworks: readonly Framework[]])[] = [
  ['javascript', /^package\.json$/, [vitest, jest, mocha, nodeTest, playwright]],
  ['python', /^(?:pyproject\.toml|setup\.cfg|setup\.py|pytest\.ini|tox\.ini|requirements\.txt)$/, [pytest, unittest]],
  ['go', /^go\.mod$/, [go]],
  ['rust', /^Cargo\.toml$/, [cargo]],
  ['java', /^(?:pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?)$/, [maven, gradle]],
  ['php', /^(?:composer\.json|phpunit\.xml(?:\.dist)?)$/, [phpunit]],
  ['ruby', /^(?:Gemfile|\.rspec)$/, [rspec]],
  ['cpp', /^CMakeLists\.txt$/, [ctest]],
]
/** Folders whose manifests are not of packages of this repository, or only an example's. */
const FOREIGN =
  /^(?:\..*|node_modules|vendor|target|build|dist|out|venv|env|fixtures?|__fixtures__|testdata|examples?|templates?|demos?|third_party|site-packages)$/
const DEEPEST = 4
const MOST_FOLDERS = 5_000

/**
 * The packages whose tests are the project's tests: itself where it is set up for a framework, and in a monorepo each
 * package that has one of its own and is not part of another. Reports tell which frameworks are meant.
 */
export function detectPackages(root: Project, reported: readonly TestId[]): Package[] {
  const told = new Set(reported.map(({ framework }) => framework).filter(name => name !== ''))
  const folders = foldersWithManifests(root.root)
  const found = MANIFESTS.flatMap(([ecosystem, manifest, frameworks]) => {
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
  const candidates = candidatesIn(at.project).filter(framework => frameworks.includes(framework))
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
  return !project.has(config) || !packages(project).size
}

interface Folder {
  readonly dir: string
  readonly ecosystems: ReadonlySet<string>
}

function foldersWithManifests(root: string): Folder[] {
  const found: Folder[] = []
  let looked = 0
  const walk = (dir: string, depth: number): void => {
    looked += 1
    if (looked > MOST_FOLDERS) return
    const entries = entriesOf(join(root, dir))
    const files = entries.filter(entry => entry.isFile()).map(({ name }) => name)
    const ecosystems = new Set(
      MANIFESTS.filter(([, pattern]) => files.some(file => pattern.test(file))).map(([name]) => name),
    )
    if (ecosystems.size > 0 && dir !== '') found.push({ dir, ecosystems })
    if (depth >= DEEPEST) return
    for (const entry of entries) {
      if (entry.isDirectory() && !FOREIGN.test(entry.name))
        walk(dir === '' ? entry.name : `${dir}/${entry.name}`, depth + 1)
    }
  }
  walk('', 0)
  return found
}

function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    // A folder that may not be read holds no package that could be run.
    return []
  }
}
