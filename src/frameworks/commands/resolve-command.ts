import { UserError } from '../../contracts/errors.ts'
import { programName, parseCommand } from './parse-command.ts'
import { denoTasks, nodeBinFolders, packageScripts } from '../project/node-package.ts'
import type { Command, Framework, Invocation, Project } from '../framework.ts'
import { type RecipeProgram, recipeOf } from './recipe.ts'
import { splitInvocation, wordsBeforeVerb } from './split-invocation.ts'
import { toxCommand } from './tox-command.ts'
import { toxSettings } from './tox-settings.ts'
import { isWrapper, isWrapperValue } from './wrappers.ts'
import { packagesTested, scriptOf, targetsOtherFolder } from '../project/package-manager.ts'

/** Meaning of a user's command. */
export type ResolvedCommand =
  | {
      readonly kind: 'framework'
      readonly framework: Framework
      readonly using: Invocation
      /** The command that starts it, with all words in their order; undefined if tox does. */
      readonly start?: Command
    }
  /** The command runs the tests of each package of a workspace. */
  | { readonly kind: 'packages' }
  /** The command cannot be analyzed; `why` is a part of a sentence. */
  | { readonly kind: 'opaque'; readonly why: string }

/** Maximum number of scripts that call each other. */
const MAX_DEPTH = 4

/** Find the framework that a command starts, behind wrappers, scripts and task runners. */
export function resolveCommand(command: Command, project: Project, frameworks: readonly Framework[]): ResolvedCommand {
  return resolve({ command, project, frameworks, depth: 0 })
}

interface Context {
  readonly command: Command
  readonly project: Project
  readonly frameworks: readonly Framework[]
  readonly depth: number
}

function resolve(context: Context): ResolvedCommand {
  const { command, project } = context
  const words = [command.file, ...command.args]
  if (context.depth > MAX_DEPTH) return opaque('its scripts call each other')
  const packages = packagesTested(words)
  if (packages === 'some') return opaque('it runs the tests of some packages')
  if (packages === 'all') return { kind: 'packages' }
  if (targetsOtherFolder(words)) return opaque('it runs the script of another folder')
  const script = scriptOf(words, project)
  if (script !== undefined) return resolvePackageScript(script, context)
  const [file = '', ...targets] = words
  const program = programName(file)
  if (program === 'make' || program === 'just') return resolveRecipe(program, targets, context)
  const started = words.findIndex((_, index) => !isWrapper(words, index))
  if (programName(words[started] ?? '') === 'tox') return resolveTox(words, started, context)
  return resolveProgram(context)
}

/** Resolve a command that starts the framework itself, perhaps behind wrappers. */
function resolveProgram({ command, project, frameworks }: Context): ResolvedCommand {
  const words = [command.file, ...command.args]
  for (const [index, word] of words.entries()) {
    if (isWrapperValue(words, index)) continue
    const framework = frameworks.find(
      each => each.programs.test(programName(word)) && runsTests(each.name, words, index),
    )
    if (framework !== undefined) {
      const { env = {}, globs, paths } = command
      const using = {
        ...splitInvocation(framework, words, { index, project }),
        env,
        ...(globs && { globs }),
        ...(paths && { paths }),
      }
      return { kind: 'framework', framework, using, start: command }
    }
    if (!isWrapper(words, index))
      return opaque(scriptBehind(words, index, project) ?? `${JSON.stringify(word)} is not a known test framework`)
  }
  return opaque('it starts no test framework')
}

/** Name the script that a wrapper starts at a word: `nyc yarn unit`. It is no program. @returns a part of a sentence */
function scriptBehind(words: readonly string[], index: number, project: Project): string | undefined {
  const calls = words.slice(1, index).flatMap((_, at) => scriptOf(words.slice(at + 1), project) ?? [])
  const name = calls.map(call => call.name).find(each => each === words[index])
  const wrapper = programName(words[0] ?? '')
  return name && `the script ${JSON.stringify(name)} behind ${wrapper} may do more than start the tests`
}

/** True if a program runs tests in this command. Some programs have other uses. */
function runsTests(name: string, words: readonly string[], index: number): boolean {
  const rest = words.slice(index + 1)
  switch (name) {
    case 'go':
      return programName(words[index] ?? '') === 'gotestsum' ? !rest.includes('--raw-command') : rest[0] === 'test'
    case 'cargo':
      return ['test', 't', 'nextest'].includes(rest[wordsBeforeVerb(rest)] ?? '')
    case 'node':
      return rest.includes('--test')
    case 'playwright':
    case 'bun':
    case 'deno':
      return rest[0] === 'test'
    case 'unittest':
      return programName(words[index] ?? '') === 'unittest' ? words[index - 1] === '-m' : rest[0] === 'test'
    default:
      return true
  }
}

/** Resolve a script of package.json, without the scripts that run before it. */
export function resolveScript(
  name: string,
  project: Project,
  frameworks: readonly Framework[],
): ResolvedCommand | undefined {
  const text = packageScripts(project)[name] ?? denoTasks(project)[name]
  return text === undefined ? undefined : resolveText(name, text, { project, frameworks })
}

/** Resolve the text of a script, or a part of it. */
export function resolveText(
  name: string,
  text: string,
  { project, frameworks }: Pick<Context, 'project' | 'frameworks'>,
): ResolvedCommand {
  const command: Command = { file: 'npm', args: ['run', name] }
  return resolveShellLine(`the script ${JSON.stringify(name)}`, text, {
    command,
    project,
    frameworks,
    depth: 0,
    rest: [],
    paths: nodeBinFolders(project),
  })
}

function resolvePackageScript(
  { name, rest }: { name: string; rest: readonly string[] },
  context: Context,
): ResolvedCommand {
  const all = packageScripts(context.project)
  const before = `pre${name}`
  if (all[before] !== undefined) return opaque(`the script ${JSON.stringify(before)} must run first`)
  return resolveShellLine(`the script ${JSON.stringify(name)}`, all[name] ?? '', {
    ...context,
    rest,
    paths: nodeBinFolders(context.project),
  })
}

/** Resolve a line of shell code if it needs no shell. */
function resolveShellLine(
  what: string,
  text: string,
  context: Context & { rest: readonly string[]; paths?: readonly string[] },
): ResolvedCommand {
  // No shell expands variables.
  if (/\$\w|\$\{/.test(text.replaceAll(/'[^']*'/g, ''))) return opaque(`${what} needs a shell`)
  try {
    const command = parseCommand(what, text)
    const env = { ...context.command.env, ...command.env }
    const paths = context.paths ?? context.command.paths
    const inner = {
      ...command,
      args: [...command.args, ...context.rest],
      env,
      ...(paths === undefined ? {} : { paths }),
    }
    return resolve({ ...context, command: inner, depth: context.depth + 1 })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return opaque(`${what} needs a shell`)
  }
}

/** Resolve a target of a Makefile or a justfile that is one plain command, with the variables that the file sets. */
function resolveRecipe(
  program: RecipeProgram,
  [target, ...others]: readonly string[],
  context: Context,
): ResolvedCommand {
  const files = program === 'make' ? ['GNUmakefile', 'makefile', 'Makefile'] : ['justfile', 'Justfile', '.justfile']
  const text = files.map(file => context.project.text(file)).find(found => found !== undefined)
  if (text === undefined || target === undefined || /^-|=/.test(target) || others.length > 0)
    return opaque(`the command behind ${program} is unknown`)
  const recipe = recipeOf(program, target, text)
  if ('why' in recipe) return opaque(recipe.why)
  const { command } = context
  return resolveShellLine(`the target ${target}`, recipe.text, {
    ...context,
    command: { ...command, env: { ...command.env, ...recipe.env } },
    rest: [],
  })
}

/**
 * Resolve tox, which passes the words after `--` to the commands that contain `{posargs}`. Only pytest takes from there
 * what selects tests and writes a report. Ours replace the project's own, so those are read here.
 *
 * @param index place of tox among the words, behind wrappers
 */
function resolveTox(
  words: readonly string[],
  index: number,
  { command, project, frameworks }: Context,
): ResolvedCommand {
  const settings = toxSettings(project)
  if (settings === undefined) return opaque('no file has settings of tox')
  const dashes = words.indexOf('--', index)
  const { env = {} } = command
  const line = toxCommand(settings, { words: words.slice(index + 1, dashes < 0 ? undefined : dashes), env })
  if (typeof line === 'string') return opaque(line)
  const framework = frameworks.find(each => line.words.some(word => each.programs.test(programName(word))))
  if (framework === undefined) return opaque('the command behind tox is unknown')
  if (framework.name !== 'pytest') return opaque(`tox passes no selection of tests on to ${framework.name}`)
  const at = line.words.findIndex(word => framework.programs.test(programName(word)))
  // Paths beside the arguments run in any case.
  if (splitInvocation(framework, line.words, { index: at, project }).scope.length > 0)
    return opaque('the command behind tox names its tests itself')
  const own = dashes < 0 ? line.defaults : words.slice(dashes + 1)
  if (own === undefined) return opaque(`the arguments in ${settings.source} need tox itself`)
  const { options, scope } = splitInvocation(framework, [framework.name, ...own], { index: 0, project })
  const program = [...(dashes < 0 ? words : words.slice(0, dashes)), '--']
  return { kind: 'framework', framework, using: { program, options, scope, env } }
}

function opaque(why: string): ResolvedCommand {
  return { kind: 'opaque', why }
}
