import { shellLine } from '../../domain/text/shell-words.ts'
import { testScript } from '../project/detect-framework.ts'
import type { Command, Framework, Invocation, Project } from '../framework.ts'
import { injectedReporters, withReporters } from './injected-reporters.ts'
import { frameworkRun, type FrameworkRun, isSameRun, laterRuns } from './framework-run.ts'
import { packageScripts } from '../project/node-package.ts'
import { scriptCommand, scriptOf } from '../project/package-manager.ts'
import { parseCommand } from './parse-command.ts'
import { lifecycle, onlyOther, scriptCommands } from './project-script.ts'

/** Name of frameworks that run a command as it is. Their tests may be of any framework. */
export const VERBATIM = 'custom'

/**
 * Wrap a command that runs as it is, with reporters slipped in. Runs of single tests use the framework behind it, if it
 * can be started without the command; otherwise each run covers the whole suite.
 */
export function verbatimFramework(command: Command, wraps?: Framework['wraps']): Framework {
  return {
    name: VERBATIM,
    programs: /^$/,
    detect: () => 'the command runs as it is',
    commands: (_project, { dir }) => [withReporters(command, injectedReporters(dir), { orPrinted: true })],
    selector: test => wraps?.framework.selector(test) ?? test.file,
    manualCommand: (tests, by) =>
      wraps?.framework.manualCommand(tests, { ...by, using: wraps.using }) ?? [command.file, ...command.args],
    wraps,
    selectsNone: wraps === undefined,
  }
}

/** How the tests run that a test script of package.json runs among others, or by a program that is not known. */
export type ScriptUse =
  /** One part of the script starts the framework first. The project's check runs the others. */
  | { readonly kind: 'part'; readonly framework: Framework; readonly using: Invocation }
  | {
      readonly kind: 'verbatim'
      readonly framework: Framework
      readonly why: string
      /** The command that it runs, if the script has others: the project's check runs those. */
      readonly part?: string
    }

/**
 * Return how a test script runs that is more than the start of one framework. @param known the framework that the
 * project is set up for
 */
export function useOfScript(project: Project, known: Framework | undefined): ScriptUse | undefined {
  const text = packageScripts(project).test
  const script = testScript(project)
  // npm writes a script that only fails.
  if (text === undefined || /no test specified/.test(text) || script?.kind !== 'opaque') return undefined
  const parts = commandsIn(text)
  const runsOf = (texts: readonly string[]) => texts.flatMap(each => frameworkRun(each, project) ?? [])
  const own = runsOf(parts)
  // A script that it calls may be a sequence itself.
  const runs = own.length > 0 ? own : runsOf((lifecycle('test', project) ?? []).map(({ text: inner }) => inner))
  const [first] = runs
  if (first !== undefined && (runs.length === 1 || areLater(runs, text, project))) return { kind: 'part', ...first }
  // A script of one command is a wrapper around the framework, and so is the only command that is no check.
  // Only yarn finds the programs of Plug'n'Play.
  const isSplit = runs.length === 0 && !project.exists('.pnp.cjs')
  const alone = isSplit ? onlyOther(lifecycle('test', project) ?? [])?.text : undefined
  const part = alone ?? (parts.length === 1 ? parts[0] : undefined)
  // Another script behind a wrapper may build what the tests load.
  const isStart = part !== undefined && !callsScript(part, project)
  const wraps = known !== undefined && isStart ? { framework: known } : undefined
  if (alone !== undefined) {
    const why = 'a part of the script test starts it'
    return { kind: 'verbatim', framework: verbatimFramework(commandOf(alone), wraps), why, part: alone }
  }
  return { kind: 'verbatim', framework: verbatimFramework(scriptCommand('test', project), wraps), why: script.why }
}

/** True if a command calls a script of package.json, behind whatever words. */
function callsScript(text: string, project: Project): boolean {
  const { words } = shellLine(text)
  return words.some((_, index) => scriptOf(words.slice(index), project) !== undefined)
}

/** Start a command of a script, by a shell if it needs one. */
function commandOf(text: string): Command {
  const { operator, open } = shellLine(text)
  const isPlain = operator === undefined && open === undefined && !/[$*?[\]{}()~!#]/.test(text)
  return isPlain ? parseCommand('the script test', text) : { file: 'sh', args: ['-c', text] }
}

/** True if the project's check can run all but the first of these runs by themselves. */
function areLater(runs: readonly FrameworkRun[], text: string, project: Project): boolean {
  const { first, later } = laterRuns(scriptCommands(text, project) ?? [], project)
  const known = first === undefined ? [] : [first, ...later.values()]
  return runs.every(run => known.some(each => isSameRun(each, run)))
}

/** Split a line of shell code into its commands. */
function commandsIn(text: string): string[] {
  const parts = text.match(/(?:'[^']*'|"(?:[^"\\]|\\.)*"|\\.|[^'"\\&|;])+/g) ?? []
  return parts.map(part => part.trim()).filter(part => part !== '')
}
