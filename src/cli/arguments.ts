import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UserError } from '../contracts/errors.ts'
import { REPORT_FORMATS, type ReportFormat } from '../frameworks/framework.ts'
import { COMMAND_NAMES, COMMANDS, commandNamed, type CommandName, isOnlyAction, SHELLS } from './command-table.ts'
import type { Shell } from './completion-scripts.ts'
import { requireFramework } from './framework-name.ts'
import { nearestName } from '../config/nearest-name.ts'

/** Reports to read, and their format if the user names it. */
export interface ReadArguments {
  /** Files, globs, directories, or `-` for standard input. */
  readonly files: readonly string[]
  readonly format: ReportFormat | undefined
  readonly framework: string | undefined
}

export type Arguments =
  /** Help of one command, or of all. */
  | { readonly kind: 'help'; readonly command: CommandName | undefined }
  | { readonly kind: 'version' }
  | {
      readonly kind: 'run'
      /** Files and names of the tests to fix; empty for all. */
      readonly only: readonly string[]
      readonly inputs: Readonly<Record<string, string>>
      readonly resume: boolean
      readonly json: string | undefined
      /** Open the report's page in a browser. */
      readonly open: boolean
    }
  | { readonly kind: 'replay'; readonly file: string; readonly inputs: Readonly<Record<string, string>> }
  | ({ readonly kind: 'parse' } & ReadArguments)
  | ({ readonly kind: 'triage'; readonly json: boolean } & ReadArguments)
  | {
      readonly kind: 'init'
      readonly ciWorkflow: string | undefined
      readonly yes: boolean
      readonly dryRun: boolean
    }
  | { readonly kind: 'doctor'; readonly repository: string | undefined; readonly json: boolean }
  | {
      readonly kind: 'history'
      readonly html: boolean
      /** Path of the page. */
      readonly file: string | undefined
      readonly open: boolean
      readonly remote: string | undefined
    }
  | { readonly kind: 'completion'; readonly shell: Shell }

/** Options that each command has. */
const SHARED = ['help', 'version'] as const

/** Parse the command line. @param program words that start it, for messages. @throws UserError */
export function parseArguments(argv: readonly string[], program: string): Arguments {
  if (argv.length === 0) return { kind: 'help', command: undefined }
  const word = argv.find(each => !each.startsWith('-'))
  if (word === 'help') return { kind: 'help', command: helpTopic(argv, program) }
  const command = commandNamed(word)
  if (word !== undefined && command === undefined) throw notFirst(argv, program) ?? notACommand(word, program)
  const { values, positionals } = parseStrict(argv, command, program)
  if (values.help === true) return { kind: 'help', command }
  if (values.version === true) return { kind: 'version' }
  if (command === undefined) throw new UserError('The command is missing.', `${program} --help lists the commands.`)
  return argumentsOf(command, { values, words: positionals.slice(1), program })
}

type Values = Readonly<Record<string, string | boolean | undefined>>

interface Given {
  readonly values: Values
  /** Words behind the command. */
  readonly words: readonly string[]
  readonly program: string
}

function argumentsOf(command: CommandName, { values, words, program }: Given): Arguments {
  const [first] = words
  switch (command) {
    case 'init': {
      rejectWords(command, words, program)
      const { yes, 'dry-run': dryRun } = values
      return { kind: command, ciWorkflow: textOf(values['ci-workflow']), yes: yes === true, dryRun: dryRun === true }
    }
    case 'doctor':
      rejectWords(command, words, program)
      return { kind: command, repository: textOf(values.repository), json: values.json === true }
    case 'run': {
      const { resume, json, open, ...inputs } = values
      const own = { resume: resume === true, json: textOf(json), open: open === true }
      return { kind: command, only: words, inputs: textsIn(inputs), ...own }
    }
    case 'replay':
      if (first === undefined || words.length > 1)
        throw new UserError(
          'replay takes exactly one transcript.',
          'Name one of the .json files in the folder of transcripts.',
        )
      return { kind: command, file: first, inputs: textsIn(values) }
    case 'parse':
      return { kind: command, ...readArguments(values, words) }
    case 'triage':
      return { kind: command, json: values.json === true, ...readArguments(values, words) }
    case 'history': {
      const html = values.html === true
      rejectWords(command, html ? words.slice(1) : words, program)
      return { kind: command, html, file: first, open: values.open === true, remote: textOf(values.remote) }
    }
    case 'completion': {
      const shell = SHELLS.find(name => name === first)
      if (shell === undefined || words.length > 1)
        throw new UserError(
          first === undefined
            ? 'The shell is missing.'
            : `There is no completion for ${JSON.stringify(words.join(' '))}.`,
          `Use ${program} completion ${SHELLS.join(', ')}.`.replace(', fish', ' or fish'),
        )
      return { kind: command, shell }
    }
  }
}

function helpTopic(argv: readonly string[], program: string): CommandName | undefined {
  const topic = argv.filter(each => !each.startsWith('-'))[1]
  if (topic === undefined) return undefined
  const command = commandNamed(topic)
  if (command === undefined) throw notACommand(topic, program)
  return command
}

/** Explain that options stand before the command, where the value of one is taken for it. */
function notFirst(argv: readonly string[], program: string): UserError | undefined {
  const [first = ''] = argv
  const command = argv.find(each => commandNamed(each) !== undefined)
  if (!first.startsWith('-') || command === undefined) return undefined
  return new UserError(
    `${first} stands before the command.`,
    `Write the command first: ${program} ${command} ${first} …`,
  )
}

function notACommand(word: string, program: string): UserError {
  const nearest = nearestName(word, COMMAND_NAMES)
  return new UserError(
    `${JSON.stringify(word)} is not a command.`,
    nearest === undefined
      ? `Use one of ${COMMAND_NAMES.join(', ')}; ${program} --help says what they do.`
      : `Did you mean ${nearest}? ${program} --help lists the commands.`,
  )
}

function rejectWords(command: CommandName, words: readonly string[], program: string): void {
  if (words.length === 0) return
  throw new UserError(
    `${command} takes no argument ${JSON.stringify(words.join(' '))}.`,
    `${program} ${command} --help shows its options.`,
  )
}

function textOf(value: Values[string]): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function textsIn({ help: _help, version: _version, ...inputs }: Values): Readonly<Record<string, string>> {
  return inputs as Readonly<Record<string, string>>
}

function readArguments({ format, framework }: Values, files: readonly string[]): ReadArguments {
  const known = REPORT_FORMATS.find(name => name === format)
  if (typeof format === 'string' && known === undefined) {
    const nearest = nearestName(format, REPORT_FORMATS)
    throw new UserError(
      `--format ${format} is not a report format.`,
      nearest === undefined ? `Use one of ${REPORT_FORMATS.join(', ')}.` : `Did you mean ${nearest}?`,
    )
  }
  if (files.length === 0 && process.stdin.isTTY) {
    throw new UserError(
      'The report is missing.',
      'Name files, globs or directories, or pass a report on standard input.',
    )
  }
  return {
    files: files.length === 0 ? ['-'] : files,
    format: known,
    framework: typeof framework === 'string' ? requireFramework(framework) : undefined,
  }
}

function parseStrict(argv: readonly string[], command: CommandName | undefined, program: string) {
  const own = command === undefined ? [] : COMMANDS[command].options
  const options: NonNullable<ParseArgsConfig['options']> = {
    help: { type: 'boolean', short: 'h' },
    version: { type: 'boolean' },
    ...Object.fromEntries(own.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }])),
  }
  const help = `${[program, ...(command === undefined ? [] : [command])].join(' ')} --help shows the options.`
  const { tokens } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: false, tokens: true })
  for (const token of tokens)
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      throw notAnOption(token, { command, names: [...own.map(({ name }) => name), ...SHARED], help })
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
    return { values: values as Values, positionals }
  } catch (error) {
    const message = error instanceof Error ? (error.message.split(/\.(?:\s|$)|\n/, 1)[0] ?? '') : String(error)
    throw new UserError(`${message}.`, help, { cause: error })
  }
}

function notAnOption(
  { name, rawName }: { name: string; rawName: string },
  by: { command: CommandName | undefined; names: readonly string[]; help: string },
): UserError {
  const { command, names, help } = by
  const nearest = nearestName(name, names)
  const problem =
    command !== undefined
      ? `${rawName} is not an option of ${command}.`
      : `${rawName} ${nearest === undefined ? 'needs a command' : 'is not an option'}.`
  if (command !== undefined && isOnlyAction(name))
    return new UserError(problem, 'It is an input of the action, and works only in a job on GitHub.')
  return new UserError(problem, nearest === undefined ? help : `Did you mean --${nearest}? ${help}`)
}
