import { programName } from '../commands/parse-command.ts'
import { packageManifest, packageScripts } from './node-package.ts'
import type { Command, Project } from '../framework.ts'

/** Options and commands by which a tool chooses packages of a workspace. */
const CHOOSES =
  /^(?:-F|--(?:affected|exclude|filter|filter-prod|from|ignore|include|no-private|only|projects?|scope|since|to)(?:=.*)?)$/

/** True for commands such as `pnpm -r test`, `npm test --workspaces`, `turbo run test` and `nx run-many -t test`. */
export function runsAllPackages(words: readonly string[]): boolean {
  return packagesTested(words) !== undefined
}

/** Say which packages' tests a command runs that runs those of a workspace; undefined for any other command. */
export function packagesTested(words: readonly string[]): 'all' | 'some' | undefined {
  const settings = words.findIndex(word => !/^[A-Za-z_]\w*=/.test(word))
  const own = words.slice(settings, words.includes('--') ? words.indexOf('--') : undefined)
  const start = own.findIndex(
    word => !/^(?:npx|pnpx|bunx|pnpm|yarn|npm|bun|exec|dlx|x|--?[\w-]+)$/.test(programName(word)),
  )
  const [program = '', ...rest] = own.slice(start).map(programName)
  const chooses = own.some(word => CHOOSES.test(word)) || (program === 'nx' && nxChooses(rest))
  const some = chooses ? 'some' : 'all'
  if (/^(?:turbo|lerna|nx|rush)$/.test(program)) return rest.some(word => /\btest\b/.test(word)) ? some : undefined
  const manager = programName(own[0] ?? '')
  const isRecursive =
    own.some(word => /^(?:-r|--recursive|-ws|--workspaces|workspaces)$/.test(word)) || (manager === 'pnpm' && chooses)
  const isOfTests = own.some(word => /^test\b/.test(word))
  return /^(?:pnpm|npm|yarn|bun)$/.test(manager) && isRecursive && isOfTests ? some : undefined
}

/** True if nx runs a project by its name: `nx test web`, `nx run web:test`, `nx run-many -t test -p web`. */
function nxChooses([verb = '', name = '-', ...rest]: readonly string[]): boolean {
  if (verb === 'run-many') return [name, ...rest].includes('-p')
  return verb !== 'test' || !name.startsWith('-')
}

/** True if an option of the package manager selects the package of another folder. */
export function targetsOtherFolder(words: readonly string[]): boolean {
  if (!MANAGERS.test(programName(words[0] ?? ''))) return false
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  return (
    own[1] === 'workspace' || own.some(word => /^(?:-w|-C|-F|--(?:workspace|prefix|cwd|dir|filter))(?:=|$)/.test(word))
  )
}

const MANAGERS = /^(?:npm|pnpm|yarn|bun)$/

/** Find the script that a package manager's command runs, and the words after it. */
export function scriptOf(
  words: readonly string[],
  project: Project,
): { name: string; rest: readonly string[] } | undefined {
  const manager = programName(words[0] ?? '')
  if (!MANAGERS.test(manager)) return undefined
  const rest = words.slice(1).filter(word => !/^(?:-s|--silent|--if-present)$/.test(word))
  const verb = rest[0] === 'run' || rest[0] === 'run-script' ? 1 : 0
  const script = rest[verb] ?? ''
  const name = verb === 0 && (script === 't' || script === 'tst') ? 'test' : script
  // `bun test` is its own runner, and npm runs no other script without "run".
  if (verb === 0 && (manager === 'bun' || (manager === 'npm' && name !== 'test'))) return undefined
  if (packageScripts(project)[name] === undefined) return undefined
  return { name, rest: scriptArguments(manager, rest.slice(verb + 1)) }
}

/** List the words that reach the script. npm keeps the options before the dashes for itself. */
function scriptArguments(manager: string, words: readonly string[]): readonly string[] {
  const dashes = words.indexOf('--')
  const before = dashes < 0 ? words : words.slice(0, dashes)
  const behind = dashes < 0 ? [] : words.slice(dashes + 1)
  return [...(manager === 'npm' ? before.filter(word => !word.startsWith('-')) : before), ...behind]
}

/** Build the command that runs a script of the package as its package manager does. */
export function scriptCommand(name: string, project: Project): Command {
  const file = managerOf(project)
  // npm asks the registry for a newer version of itself.
  return { file, args: ['run', name], env: { npm_config_update_notifier: 'false', ...managerEnvironment(file) } }
}

/** Return the shell code that runs the script `test` as a user of the package manager types it, and its variables. */
export function testShellCode(project: Project): {
  readonly command: string
  readonly env: Readonly<Record<string, string>>
} {
  const manager = managerOf(project)
  // `bun test` is its own runner.
  return { command: manager === 'bun' ? 'bun run test' : `${manager} test`, env: managerEnvironment(manager) }
}

/** Keep pnpm from installing packages before a script: a copy of the project has those of the checkout. */
function managerEnvironment(manager: string): Readonly<Record<string, string>> {
  if (manager !== 'pnpm') return {}
  return { npm_config_verify_deps_before_run: 'false', pnpm_config_verify_deps_before_run: 'false' }
}

/** Package managers other than npm, with their lock files and what they leave in node_modules. */
const OTHER_MANAGERS: readonly (readonly [manager: string, locks: readonly string[], marks: readonly string[]])[] = [
  ['pnpm', ['pnpm-lock.yaml'], ['.modules.yaml']],
  ['yarn', ['yarn.lock'], ['.yarn-state.yml', '.yarn-integrity']],
]

/** Maximum number of folders between a package and the top of its workspace. */
const MAX_LEVELS = 4

/**
 * Choose the package manager that runs the scripts. One that a field or a lock file names counts if it has installed
 * the packages, and is installed itself: others refuse to run a script then, and npm runs it all the same.
 */
function managerOf(project: Project): string {
  // Without node_modules only yarn finds the packages.
  if (project.exists('.pnp.cjs')) return 'yarn'
  const manifest = packageManifest(project)
  const demanded = demandedManager(manifest.devEngines)
  if (demanded !== undefined) return demanded
  const folders = Array.from({ length: MAX_LEVELS + 1 }, (_, steps) => '../'.repeat(steps))
  const has = (files: readonly string[], below = '') =>
    folders.some(folder => files.some(file => project.exists(`${folder}${below}${file}`)))
  // The lock file of an earlier manager may still be there.
  const { packageManager: field } = manifest
  const [named] = /^(?:npm|pnpm|yarn|bun)(?=@|$)/.exec(typeof field === 'string' ? field : '') ?? []
  const found = OTHER_MANAGERS.find(
    ([manager, locks, marks]) =>
      (named === undefined ? has(locks) : named === manager) &&
      has(marks, 'node_modules/') &&
      project.hasProgram?.(manager),
  )
  return found?.[0] ?? 'npm'
}

/**
 * Return the package manager that the field `devEngines` of package.json demands: one, or the first known of a list.
 */
function demandedManager(engines: unknown): string | undefined {
  const { packageManager } = (engines ?? {}) as { readonly packageManager?: unknown }
  const all = [packageManager].flat() as ({ readonly name?: unknown } | null | undefined)[]
  return ['npm', 'pnpm', 'yarn', 'bun'].find(name => all.some(each => each?.name === name))
}
