import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UserError } from '../contracts/errors.ts'
import { REPORT_FORMATS, type ReportFormat } from '../frameworks/framework.ts'
import { requireFramework } from './framework-name.ts'
import { FLAGS } from './help-text.ts'

/** Reports to read, and their format if the user names it. */
export interface ReadArguments {
  /** Files, globs, directories, or `-` for standard input. */
  readonly files: readonly string[]
  readonly format: ReportFormat | undefined
  readonly framework: string | undefined
}

export type Arguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | {
      readonly kind: 'run'
      readonly inputs: Readonly<Record<string, string>>
      readonly resume: boolean
      readonly json: string | undefined
    }
  | { readonly kind: 'replay'; readonly file: string; readonly inputs: Readonly<Record<string, string>> }
  | ({ readonly kind: 'parse' } & ReadArguments)
  | ({ readonly kind: 'triage'; readonly json: boolean } & ReadArguments)

/** Inputs of replay: those that decide how to run the tests. */
const REPLAY_INPUTS = ['test-command', 'working-directory', 'pass-env', 'test-timeout-minutes'] as const

const HELP = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } } as const
const READ = { format: { type: 'string' }, framework: { type: 'string' } } as const
const COMMANDS = {
  run: {
    ...Object.fromEntries(FLAGS.map(name => [name, { type: 'string' as const }])),
    resume: { type: 'boolean' },
    json: { type: 'string' },
  },
  replay: Object.fromEntries(REPLAY_INPUTS.map(name => [name, { type: 'string' as const }])),
  parse: READ,
  triage: { ...READ, json: { type: 'boolean' } },
} as const satisfies Record<string, NonNullable<ParseArgsConfig['options']>>

/** Parse the command line. @throws UserError */
export function parseArguments(argv: readonly string[]): Arguments {
  if (argv.length === 0) return { kind: 'help' }
  const command = argv.find(word => !word.startsWith('-'))
  const { values, positionals } = parseStrict(argv, optionsOf(command))
  if (values.help === true) return { kind: 'help' }
  if (values.version === true) return { kind: 'version' }
  switch (command) {
    case 'run':
      if (positionals.length > 1) throw notACommand(positionals.join(' '))
      return runArguments(values)
    case 'replay': {
      const [, file, ...more] = positionals
      if (file === undefined || more.length > 0)
        throw new UserError(
          'replay takes exactly one transcript.',
          'Name one of the .json files in the folder of transcripts.',
        )
      const { help: _help, version: _version, ...inputs } = values
      return { kind: 'replay', file, inputs: inputs as Record<string, string> }
    }
    case 'parse':
      return { kind: 'parse', ...readArguments(values, positionals.slice(1)) }
    case 'triage':
      return { kind: 'triage', json: values.json === true, ...readArguments(values, positionals.slice(1)) }
    case undefined:
      throw new UserError(
        'The command is missing.',
        'Use fix-tests run, parse, triage or replay; fix-tests --help shows the options.',
      )
    default:
      throw notACommand(positionals.join(' '))
  }
}

function optionsOf(command: string | undefined): NonNullable<ParseArgsConfig['options']> {
  return {
    ...HELP,
    ...(command === 'parse' || command === 'triage' || command === 'replay' ? COMMANDS[command] : COMMANDS.run),
  }
}

function notACommand(name: string): UserError {
  return new UserError(
    `${JSON.stringify(name)} is not a command.`,
    'Use fix-tests run, parse, triage or replay; fix-tests --help shows the options.',
  )
}

type Values = Readonly<Record<string, unknown>>

function runArguments({ help: _help, version: _version, resume, json, ...inputs }: Values): Arguments {
  return {
    kind: 'run',
    inputs: inputs as Record<string, string>,
    resume: resume === true,
    json: typeof json === 'string' ? json : undefined,
  }
}

function readArguments({ format, framework }: Values, files: readonly string[]): ReadArguments {
  const known = REPORT_FORMATS.find(name => name === format)
  if (typeof format === 'string' && known === undefined) {
    throw new UserError(`--format ${format} is not a report format.`, `Use one of ${REPORT_FORMATS.join(', ')}.`)
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

function parseStrict(argv: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)
    throw new UserError(`${message}.`, 'fix-tests --help shows the options.', { cause: error })
  }
}
