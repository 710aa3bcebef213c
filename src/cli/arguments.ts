import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UserError } from '../contracts/errors.ts'
import { REPORT_FORMATS, type ReportFormat } from '../frameworks/framework.ts'
import { INPUT_NAMES, type InputName } from '../config/settings.ts'

/** Inputs that only mean something in a job on GitHub. */
const ONLY_ACTION: ReadonlySet<InputName> = new Set([
  'github-token',
  'artifact-name',
  'publish',
  'sign-commits',
  'labels',
  'reviewers',
  'comment',
  'check-run',
  'dispatch-ci',
  'open-issues',
  'command-permission',
  'allowed-bots',
  'drafts',
  'opt-in-label',
  'skip-label',
  'upload-transcripts',
  'fail-on-unfixed',
  'job-context',
])
export const FLAGS = INPUT_NAMES.filter(name => !ONLY_ACTION.has(name))

/** Reports to read, and what the user says of them. */
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

export const USAGE = `Usage: fix-tests run [options]
       fix-tests parse FILE… [--format NAME] [--framework NAME]
       fix-tests triage FILE… [--json] [--format NAME] [--framework NAME]
       fix-tests replay TRANSCRIPT [--test-command VALUE] [--working-directory VALUE]

run     Runs the tests of the git repository in the current folder, fixes what fails, and leaves
        the fix on a local branch fix-tests/…  The work tree must have no uncommitted changes.
parse   Prints what test reports say as JSON. FILE is a file, a glob, a directory, or - for stdin.
triage  Groups the failures of test reports by root cause, and says what to look at first.
replay  Has a conversation with a model again: its recorded answers, and tools that work for real on
        the commit of then. Nothing is sent anywhere, and the checkout is put back.

Options of run (the same names as the action's inputs):
${FLAGS.map(name => `  --${name} VALUE`).join('\n')}
  --resume            go on where an earlier run was stopped
  --json FILE         write the result as JSON

Options of parse and triage:
  --format NAME       ${REPORT_FORMATS.join(', ')}
  --framework NAME    the test framework, where the report does not tell
  --json              triage: print JSON

  --help, --version

Exit code of run: 0 fixed or nothing to fix, 1 not or only partly fixed, 2 a mistake of use.
Exit code of replay: 0 it came to the same end with the same results, 1 it did not, 2 a mistake of use.
Exit code of parse and triage: 0 all was read, 2 something could not be read, or a mistake of use.`

/** What tells how the tests are run. */
const REPLAYED = ['test-command', 'working-directory', 'pass-env', 'test-timeout-minutes'] as const

const HELP = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } } as const
const READ = { format: { type: 'string' }, framework: { type: 'string' } } as const
const COMMANDS = {
  run: {
    ...Object.fromEntries(FLAGS.map(name => [name, { type: 'string' as const }])),
    resume: { type: 'boolean' },
    json: { type: 'string' },
  },
  replay: Object.fromEntries(REPLAYED.map(name => [name, { type: 'string' as const }])),
  parse: READ,
  triage: { ...READ, json: { type: 'boolean' } },
} as const satisfies Record<string, NonNullable<ParseArgsConfig['options']>>

/** @throws UserError */
export function parseArguments(argv: readonly string[]): Arguments {
  if (argv.length === 0) return { kind: 'help' }
  const command = argv.find(word => !word.startsWith('-'))
  const { values, positionals } = parsed(argv, optionsOf(command))
  if (values.help === true) return { kind: 'help' }
  if (values.version === true) return { kind: 'version' }
  switch (command) {
    case 'run':
      if (positionals.length > 1) throw notACommand(positionals.join(' '))
      return runArguments(values)
    case 'replay': {
      const [, file, ...more] = positionals
      if (file === undefined || more.length > 0)
        throw new UserError('replay wants one transcript.', 'Name one of the .json files in the folder of transcripts.')
      const { help: _help, version: _version, ...inputs } = values
      return { kind: 'replay', file, inputs: inputs as Record<string, string> }
    }
    case 'parse':
      return { kind: 'parse', ...readArguments(values, positionals.slice(1)) }
    case 'triage':
      return { kind: 'triage', json: values.json === true, ...readArguments(values, positionals.slice(1)) }
    case undefined:
      throw new UserError(
        'No command is given.',
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

function notACommand(what: string): UserError {
  return new UserError(
    `${JSON.stringify(what)} is not a command.`,
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
    throw new UserError(`--format ${format} is not a format of reports.`, `Use one of ${REPORT_FORMATS.join(', ')}.`)
  }
  if (files.length === 0 && process.stdin.isTTY) {
    throw new UserError('No report is given.', 'Name files, globs or directories, or pass a report on standard input.')
  }
  return {
    files: files.length === 0 ? ['-'] : files,
    format: known,
    framework: typeof framework === 'string' ? framework : undefined,
  }
}

function parsed(argv: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)
    throw new UserError(`${message}.`, 'fix-tests --help shows the options.', { cause: error })
  }
}
