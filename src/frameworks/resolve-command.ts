import { UserError } from '../contracts/errors.ts'
import { programName, parseCommand } from './parse-command.ts'
import { nodeBinFolders, packageScripts } from './node-package.ts'
import type { Command, Framework, Invocation, Project } from './framework.ts'
import { splitInvocation } from './split-invocation.ts'
import { targetsOtherFolder, runsAllPackages, scriptOf } from './package-manager.ts'

/** Meaning of a user's command. */
export type ResolvedCommand =
  | { readonly kind: 'framework'; readonly framework: Framework; readonly using: Invocation }
  /** The command runs the tests of each package of a workspace. */
  | { readonly kind: 'packages' }
  /** The command cannot be analyzed; `why` is a part of a sentence. */
  | { readonly kind: 'opaque'; readonly why: string }

/** Words that may come before a program, with the number of arguments of each. */
const WRAPPERS: readonly (readonly [pattern: RegExp, own: number])[] = [
  [/^(?:npx|bunx|pnpx|uvx|pipx)$/, 0],
  [/^(?:pnpm|yarn|npm|bun)$/, 0],
  [/^(?:exec|dlx|x|run|tool)$/, 0],
  [
    /^(?:uv|poetry|pipenv|hatch|pdm|rye|conda|mamba|bundle|dotenv|cross-env|env|time|nice|xvfb-run|nyc|c8|coverage|direnv|mise|devbox)$/,
    0,
  ],
  [/^timeout$/, 1],
  // Options of wrappers that take a value as a separate word.
  [
    /^(?:--(?:extra|group|only-group|with|with-editable|with-requirements|python|env-file|project|directory|rcfile|source|omit|include|name)|-[pn])$/,
    1,
  ],
  [/^python(?:\d(?:\.\d+)?)?$/, 0],
  [/^(?:ruby|php|node)$/, 0],
  [/^--?[\w-]+(?:=.*)?$/, 0],
  [/^[A-Za-z_]\w*=/, 0],
]

/** Maximum number of scripts that call each other. */
const DEPTH = 4

/** Find the framework that a command starts, behind wrappers, scripts and task runners. */
export function resolveCommand(command: Command, project: Project, frameworks: readonly Framework[]): ResolvedCommand {
  return look({ command, project, frameworks, depth: 0 })
}

interface Looking {
  readonly command: Command
  readonly project: Project
  readonly frameworks: readonly Framework[]
  readonly depth: number
}

function look(looking: Looking): ResolvedCommand {
  const { command, project } = looking
  const words = [command.file, ...command.args]
  if (looking.depth > DEPTH) return opaque('its scripts lead to each other')
  if (runsAllPackages(words)) return { kind: 'packages' }
  if (targetsOtherFolder(words)) return opaque('it runs the script of another folder')
  const script = scriptOf(words, project)
  if (script !== undefined) return throughScript(script, looking)
  const [file = '', ...targets] = words
  if (programName(file) === 'make' || programName(file) === 'just')
    return throughRecipe(programName(file), targets, looking)
  if (programName(file) === 'tox') return throughTox(words, looking)
  return direct(looking)
}

/** Resolve a command that starts the framework itself, perhaps behind wrappers. */
function direct({ command, frameworks }: Looking): ResolvedCommand {
  const words = [command.file, ...command.args]
  for (const [index, word] of words.entries()) {
    const framework = frameworks.find(each => each.programs.test(programName(word)) && starts(each.name, words, index))
    if (framework !== undefined) {
      const paths = command.paths === undefined ? {} : { paths: command.paths }
      return {
        kind: 'framework',
        framework,
        using: { ...splitInvocation(framework, words, index), env: command.env ?? {}, ...paths },
      }
    }
    if (!isWrapper(words, index)) return opaque(`${JSON.stringify(word)} is not a test framework that is known`)
  }
  return opaque('no test framework is in it')
}

/** True if a program runs tests in this command. Some programs have other uses. */
function starts(name: string, words: readonly string[], index: number): boolean {
  const rest = words.slice(index + 1)
  switch (name) {
    case 'go':
      return programName(words[index] ?? '') === 'gotestsum' || rest[0] === 'test'
    case 'cargo':
      return ['test', 't', 'nextest'].includes(rest[0] ?? '')
    case 'node':
      return rest.includes('--test')
    case 'playwright':
      return rest[0] === 'test'
    case 'unittest':
      return words[index - 1] === '-m'
    default:
      return true
  }
}

function isWrapper(words: readonly string[], index: number): boolean {
  const word = programName(words[index] ?? '')
  if (WRAPPERS.some(([pattern]) => pattern.test(word))) return true
  const before = programName(words[index - 1] ?? '')
  return WRAPPERS.some(([pattern, own]) => own > 0 && pattern.test(before))
}

/** Resolve a script of package.json, without the scripts that run before it. */
export function resolveScript(
  name: string,
  project: Project,
  frameworks: readonly Framework[],
): ResolvedCommand | undefined {
  const text = packageScripts(project)[name]
  if (text === undefined) return undefined
  const command: Command = { file: 'npm', args: ['run', name] }
  return throughText(`the script ${JSON.stringify(name)}`, text, {
    command,
    project,
    frameworks,
    depth: 0,
    rest: [],
    paths: nodeBinFolders(project),
  })
}

function throughScript({ name, rest }: { name: string; rest: readonly string[] }, looking: Looking): ResolvedCommand {
  const all = packageScripts(looking.project)
  const before = `pre${name}`
  if (all[before] !== undefined) return opaque(`the script ${JSON.stringify(before)} has to run first`)
  return throughText(`the script ${JSON.stringify(name)}`, all[name] ?? '', {
    ...looking,
    rest,
    paths: nodeBinFolders(looking.project),
  })
}

/** Resolve a line of shell code if it needs no shell. */
function throughText(
  what: string,
  text: string,
  looking: Looking & { rest: readonly string[]; paths?: readonly string[] },
): ResolvedCommand {
  // No shell expands variables.
  if (/\$\w|\$\{/.test(text.replaceAll(/'[^']*'/g, ''))) return opaque(`${what} needs a shell`)
  try {
    const command = parseCommand(what, text)
    const env = { ...looking.command.env, ...command.env }
    const paths = looking.paths ?? looking.command.paths
    const inner = {
      ...command,
      args: [...command.args, ...looking.rest],
      env,
      ...(paths === undefined ? {} : { paths }),
    }
    return look({ ...looking, command: inner, depth: looking.depth + 1 })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return opaque(`${what} needs a shell`)
  }
}

/** Resolve a target of a Makefile or a justfile that has one line and no variable. */
function throughRecipe(program: string, [target, ...others]: readonly string[], looking: Looking): ResolvedCommand {
  const files = program === 'make' ? ['GNUmakefile', 'makefile', 'Makefile'] : ['justfile', 'Justfile', '.justfile']
  const text = files.map(file => looking.project.text(file)).find(found => found !== undefined)
  if (text === undefined || target === undefined || /^-|=/.test(target) || others.length > 0)
    return opaque(`what ${program} runs is not known`)
  const lines = text.split('\n')
  const at = lines.findIndex(
    line =>
      line.startsWith(`${target}:`) ||
      (program === 'just' && new RegExp(`^${target.replace(/\W/g, '\\$&')}\\b[^=]*:`).test(line)),
  )
  if (at < 0) return opaque(`there is no target ${target}`)
  const [, prerequisites = ''] = (lines[at] ?? '').split(':')
  const end = lines.findIndex((line, index) => index > at && !/^\s/.test(line))
  const recipe = lines.slice(at + 1, end < 0 ? undefined : end).filter(line => line.trim() !== '')
  // The text after the mark is the help text of the target.
  if (prerequisites.replace(/#.*/, '').trim() !== '') return opaque(`the target ${target} needs others first`)
  if (recipe.length !== 1 || /\$[({]|\{\{/.test(recipe[0] ?? ''))
    return opaque(`the target ${target} is more than one plain command`)
  return throughText(`the target ${target}`, (recipe[0] ?? '').trim().replace(/^[@-]+/, ''), { ...looking, rest: [] })
}

/** Resolve tox, which passes the words after `--` to the commands that contain `{posargs}`. */
function throughTox(words: readonly string[], { command, project, frameworks }: Looking): ResolvedCommand {
  const ini = project.text('tox.ini') ?? ''
  const line = /^commands\s*=\s*(?:\n\s+)?(?<command>.*\{posargs[^}]*\}.*)$/m.exec(ini)?.groups?.command
  if (line === undefined) return opaque('tox.ini passes no words on ({posargs})')
  const framework = frameworks.find(each => line.split(/\s+/).some(word => each.programs.test(programName(word))))
  if (framework === undefined) return opaque('what tox runs is not known')
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  return {
    kind: 'framework',
    framework,
    using: { program: [...own, '--'], options: [], scope: [], env: command.env ?? {} },
  }
}

function opaque(why: string): ResolvedCommand {
  return { kind: 'opaque', why }
}
