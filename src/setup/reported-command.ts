import { shellLine, shellWord } from '../domain/text/shell-words.ts'
import { frameworkRun } from '../frameworks/commands/framework-run.ts'
import { printCommand, programName } from '../frameworks/commands/parse-command.ts'
import { lifecycle, type ScriptCommand } from '../frameworks/commands/project-script.ts'
import { VERBATIM } from '../frameworks/commands/verbatim.ts'
import type { Command, Framework, Project } from '../frameworks/framework.ts'
import { ECOSYSTEMS } from '../frameworks/project/package-folders.ts'
import { scriptOf } from '../frameworks/project/package-manager.ts'
import type { ReporterLines } from './reporter-lines.ts'
import { withoutStarters } from './test-lines.ts'

/** Programs that start tests of one language, whatever its framework; '' if no framework of it is known here. */
const LANGUAGES: readonly (readonly [program: RegExp, ecosystem: string])[] = [
  [/^(?:tox|nox)$/, 'python'],
  [/^composer$/, 'php'],
  [/^(?:rake|rails)$/, 'ruby'],
  [/^(?:npm|yarn|pnpm|turbo|lerna|nx|rush)$/, 'javascript'],
  [/^(?:dotnet|mix|sbt|dart|flutter|swift|meson|prove)$/, ''],
]

/**
 * Find the framework whose tests a command of CI runs: the one that it starts, by itself or by its script. Of a command
 * that hides it, that is the only one that the project has in the command's language.
 * @param detected frameworks of the project's packages
 */
export function frameworkOf(
  command: string,
  { detected, project }: { detected: readonly Framework[]; project: Project },
): Framework | undefined {
  const tests = (scriptCommands(command, project) ?? []).filter(({ role }) => role === 'tests')
  const started = [command, ...tests.map(({ text }) => text)].flatMap(text => frameworkRun(text, project) ?? [])
  if (started[0] !== undefined) return started[0].framework
  const programs = shellLine(command).words.map(programName)
  const language = LANGUAGES.find(([program]) => programs.some(name => program.test(name)))?.[1]
  const ofLanguage = ECOSYSTEMS.find(([name]) => name === language)?.[2] ?? []
  const known = detected.map(each => each.wraps?.framework ?? each).filter(({ name }) => name !== VERBATIM)
  const fitting = new Set(known.filter(each => language === undefined || ofLanguage.includes(each)))
  return fitting.size === 1 ? [...fitting][0] : undefined
}

/** List the commands of the script that a command runs; undefined if it runs none, or its commands are not known. */
function scriptCommands(command: string, project: Project): readonly ScriptCommand[] | undefined {
  const { words, operator } = shellLine(command)
  const script = operator === undefined ? scriptOf(withoutStarters(words), project) : undefined
  return script === undefined ? undefined : lifecycle(script.name, project)
}

interface Reporting {
  /** Name of the framework that the reporter is for. */
  readonly framework: string
  readonly reporter: ReporterLines
  readonly project: Project
}

/**
 * Write a command of CI, which may have expressions, so that it starts the tests with a reporter; undefined if a person
 * has to.
 * @param fill replaces expressions whose values are known
 */
export function reportedTemplate(
  command: string,
  { fill, ...reporting }: Reporting & { readonly fill: (text: string) => string },
): string | undefined {
  const [own, ownBack] = withoutExpressions(command)
  const reported = reportedCommand(own, reporting)
  if (reported !== undefined || own === command) return reported && ownBack(reported)
  // Another leg may have another value of an expression, so only what is appended is taken.
  const [filled, back] = withoutExpressions(fill(command))
  const judged = reportedCommand(filled, reporting)
  return judged?.startsWith(filled) === true ? `${command}${back(judged.slice(filled.length))}` : undefined
}

/** Put words in place of expressions, and return the way back. */
function withoutExpressions(text: string): readonly [words: string, back: (text: string) => string] {
  const expressions: string[] = []
  const words = text.replaceAll(/\$\{\{[^{}\n]{1,300}\}\}/g, each => `__expression_${expressions.push(each) - 1}__`)
  return [
    words,
    other => other.replaceAll(/__expression_(\d{1,5})__/g, (_, at: string) => expressions[Number(at)] ?? ''),
  ]
}

/**
 * Write a command so that it starts the tests with a reporter, and with all options and files that it has; undefined if
 * a person has to, since it hands no options on to the runner, or does more than the tests.
 */
function reportedCommand(command: string, { framework, reporter, project }: Reporting): string | undefined {
  const runOf = (text: string) => {
    const run = frameworkRun(text, project)
    return run?.framework.name === framework ? run : undefined
  }
  const { words, operator } = shellLine(command)
  const script = operator === undefined ? scriptOf(withoutStarters(words), project) : undefined
  const commands = script === undefined ? [] : (lifecycle(script.name, project) ?? [])
  const [tests, ...more] = commands.filter(({ role }) => role === 'tests')
  if (script !== undefined && (tests === undefined || more.length > 0 || runOf(tests.text)?.start === undefined))
    return undefined
  if (reporter.start === undefined && script !== undefined) {
    // Options reach its last command.
    const last = commands.findLast(each => each.script === script.name)
    return last === tests ? withOptions(command, reporter.options) : undefined
  }
  // Another command would leave out what a script does beside the tests.
  if (commands.some(({ role }) => role !== 'print' && role !== 'tests')) return undefined
  const start = runOf(command)?.start
  if (start === undefined) return undefined
  if (reporter.start !== undefined) return restarted(start, reporter)
  // make hands nothing on: the command of its recipe takes its place.
  const isTyped = words.slice(-start.args.length - 1).join(' ') === [start.file, ...start.args].join(' ')
  return withOptions(isTyped ? command : printCommand(start), reporter.options)
}

/** Write a command with the start that writes reports; undefined if it cannot take the command's other words. */
function restarted({ env, ...command }: Command, { start, options, refused }: ReporterLines): string | undefined {
  if (start === undefined || command.args.some(word => refused?.test(word) === true)) return undefined
  const text = printCommand(command)
  if (!start.own.test(text)) return undefined
  const own = text.replace(start.own, () => start.reporting)
  return [...settingsOf(env), own, options].filter(part => part !== '').join(' ')
}

/** Write the variables that are set for a command. */
function settingsOf(env: Command['env'] = {}): string[] {
  return Object.entries(env).map(([name, value]) => `${name}=${shellWord(value)}`)
}

/** Append options to a command; behind `--` if npm would take them as its own. */
function withOptions(command: string, options: string): string {
  const words = withoutStarters(shellLine(command).words)
  return `${command}${words[0] === 'npm' && !words.includes('--') ? ' --' : ''} ${options}`
}
