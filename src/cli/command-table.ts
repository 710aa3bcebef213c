import { INPUT_NAMES, type InputName, INPUTS } from '../config/settings.ts'
import { REPORT_FORMATS } from '../frameworks/framework.ts'
import { REPORT_FRAMEWORKS } from './framework-name.ts'

/** An option of a command. Parser, `--help` and completion read the same table. */
export interface CommandOption {
  readonly name: string
  /** Placeholder of its value; undefined for a switch. */
  readonly value: string | undefined
  /** All values that it can have, if they are few. */
  readonly values?: readonly string[]
  /** Its description; an input of the action has that of action.yml. */
  readonly about?: string
}

export interface CommandEntry {
  /** One line. */
  readonly about: string
  /** Placeholder of the words behind the command; empty if it takes none. */
  readonly operands: string
  /** Words that can stand there, if they are known; undefined for files. */
  readonly words?: readonly string[]
  /** Paragraphs of `--help`. */
  readonly details: readonly string[]
  readonly options: readonly CommandOption[]
  /** Meaning of the exit codes, from 0 on. */
  readonly exits: readonly string[]
  /** Examples: the words behind the program's name, and what they do. */
  readonly examples: readonly (readonly [words: string, what: string])[]
}

/** Inputs that only apply to a job on GitHub. */
const ONLY_ACTION: ReadonlySet<InputName> = new Set([
  'github-token',
  'artifact-name',
  'publish',
  'pull-request-title',
  'sign-commits',
  'keep-days',
  'labels',
  'reviewers',
  'comment',
  'check-run',
  'max-ci-rounds',
  'max-ci-hours',
  'dispatch-ci',
  'open-issues',
  'command-permission',
  'allowed-bots',
  'drafts',
  'opt-in-label',
  'skip-label',
  'upload-transcripts',
  'upload-report',
  'fail-on-unfixed',
  'job-context',
])

/** Inputs of replay: those that decide how to run the tests. */
const REPLAY_INPUTS: readonly InputName[] = ['test-command', 'working-directory', 'pass-env', 'test-timeout-minutes']

/** Shells with completion. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const

const READ_OPTIONS: readonly CommandOption[] = [
  {
    name: 'format',
    value: 'NAME',
    values: REPORT_FORMATS,
    about: 'Format of the reports. By default, it is detected.',
  },
  {
    name: 'framework',
    value: 'NAME',
    values: REPORT_FRAMEWORKS,
    about: 'Test framework, if the reports do not name it.',
  },
]
const READ_EXITS = ['all reports were read', '', 'a report cannot be read, or a usage error'] as const
const READ_DETAILS =
  'A FILE is a report, a glob, a directory, or - for standard input. Reports of shards, of a matrix and of retries are merged.'

/** All commands, the ones that a new user needs first. */
export const COMMANDS = {
  init: {
    about: 'Write the workflow that runs fix-tests on GitHub for this repository',
    operands: '',
    details: [
      'Reads .github/workflows, and writes .github/workflows/fix-tests.yml with the name of the workflow of CI and the steps that set up the tests there. Shows the file, asks in a terminal, and lists what is left to do. It changes no file that exists.',
    ],
    options: [
      {
        name: 'ci-workflow',
        value: 'NAME',
        about: 'Name or file of the workflow that runs the tests. By default, it is found by its steps.',
      },
      { name: 'yes', value: undefined, about: 'Write the file without a question.' },
      { name: 'dry-run', value: undefined, about: 'Write nothing.' },
    ],
    exits: ['written, or shown by --dry-run', 'not written', 'a usage error'],
    examples: [
      ['init', 'in a terminal'],
      ['init --yes --ci-workflow CI', 'in a script'],
    ],
  },
  doctor: {
    about: 'Check that fix-tests can work for this repository, here and on GitHub',
    operands: '',
    details: [
      'Looks at the checkout and its workflows: test framework, reports, permissions, isolation. With a token in GITHUB_TOKEN or GH_TOKEN it also reads the settings on GitHub; the settings of Actions and the names of secrets need the token of an owner (administration: read, secrets: read). It changes nothing and runs no tests.',
      'With a key in ANTHROPIC_API_KEY, ANTHROPIC_AUTH_TOKEN or OPENAI_API_KEY it sends each configured model of that provider one short question, for a fraction of a cent; nothing of the repository is sent.',
    ],
    options: [
      {
        name: 'repository',
        value: 'OWNER/NAME',
        about: 'Repository on GitHub. By default, that of the remote origin.',
      },
      { name: 'json', value: undefined, about: 'Print JSON.' },
    ],
    exits: ['no problem found', 'a problem found', 'a usage error'],
    examples: [
      ['doctor', 'of this checkout'],
      ['doctor --json', 'for a script'],
    ],
  },
  run: {
    about: 'Fix the failing tests of the current folder, on a local branch',
    operands: '[TEST…]',
    details: [
      'Runs the tests of the git repository in the current folder, fixes the failures, and leaves the fix on a local branch fix-tests/…. The work tree must have no uncommitted changes, and is restored. Nothing is pushed.',
      'A TEST is a file or folder of tests, or a part of the name of a test: only the failing tests that it matches are fixed. The whole suite still runs, so that no other test breaks.',
      'The options are inputs of the action, and .github/fix-tests.yml is read. With ANTHROPIC_API_KEY or ANTHROPIC_AUTH_TOKEN, Claude goes first; it is sent the code that it needs. OPENAI_API_KEY is for models openai/… of --models. --models offline sends nothing.',
    ],
    options: [
      { name: 'resume', value: undefined, about: 'Resume an earlier run where it stopped.' },
      { name: 'json', value: 'FILE', about: 'Write the result as JSON.' },
      { name: 'open', value: undefined, about: "Open the report's page in a browser." },
      ...INPUT_NAMES.filter(name => !ONLY_ACTION.has(name)).map(inputOption),
    ],
    exits: ['fixed, or nothing to fix', 'not or only partly fixed', 'a usage error'],
    examples: [
      ['run', 'with Claude if there is a key, else offline'],
      ['run --models offline', 'no model, nothing leaves this machine'],
      ['run test/cart.test.ts "total of an empty cart"', 'only these tests'],
      ['run --test-command "npm test" --max-iterations 3', 'with a command of your own'],
    ],
  },
  triage: {
    about: 'Group the failures of test reports by root cause, and list where to look first',
    operands: 'FILE…',
    details: [READ_DETAILS],
    options: [{ name: 'json', value: undefined, about: 'Print JSON.' }, ...READ_OPTIONS],
    exits: READ_EXITS,
    examples: [
      ["triage 'reports/**/*.xml'", 'of all reports that match'],
      ['triage -', 'of a report on standard input, such as that of go test -json ./...'],
    ],
  },
  parse: {
    about: 'Print test reports as JSON',
    operands: 'FILE…',
    details: [READ_DETAILS],
    options: READ_OPTIONS,
    exits: READ_EXITS,
    examples: [['parse reports/', 'of all reports in a directory']],
  },
  replay: {
    about: 'Repeat a recorded conversation with a model',
    operands: 'TRANSCRIPT',
    details: [
      'The answers of the model come from the transcript, a .json file in the folder of transcripts. The tools run on the recorded commit. Nothing is sent, and the checkout is restored.',
    ],
    options: REPLAY_INPUTS.map(inputOption),
    exits: ['same end and same results', 'any difference', 'a usage error'],
    examples: [['replay transcripts/001-fixer-2.json', 'of one conversation']],
  },
  history: {
    about: 'Show what was fixed in this repository, by what and at what cost, and which tests keep breaking',
    operands: '[FILE]',
    details: [
      'Reads refs/fix-tests/history, here and on the remote: which requests there were, what was fixed, which tests are flaky and which keep breaking. With --html it writes a page to FILE, by default fix-tests-history.html. It changes nothing else.',
    ],
    options: [
      { name: 'html', value: undefined, about: 'Write a page in place of text.' },
      { name: 'open', value: undefined, about: 'Open the page in a browser.' },
      { name: 'remote', value: 'NAME', about: 'Remote to read, too. By default origin, if there is one.' },
    ],
    exits: ['shown', '', 'a usage error'],
    examples: [
      ['history', 'as text'],
      ['history --html --open', 'as a page in the browser'],
    ],
  },
  completion: {
    about: 'Print the completion script of a shell',
    operands: SHELLS.join('|'),
    words: SHELLS,
    details: ['The script completes commands, options and their values. It needs fix-tests on the PATH.'],
    options: [],
    exits: ['printed', '', 'a usage error'],
    examples: [
      ['completion bash >> ~/.bashrc', 'for bash'],
      ['completion zsh > "${fpath[1]}/_fix-tests"', 'for zsh'],
      ['completion fish > ~/.config/fish/completions/fix-tests.fish', 'for fish'],
    ],
  },
} as const satisfies Record<string, CommandEntry>

export type CommandName = keyof typeof COMMANDS

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[]

/** Look up a command; undefined if there is none of this name. */
export function commandNamed(name: string | undefined): CommandName | undefined {
  return COMMAND_NAMES.find(each => each === name)
}

/** Return true for an input that is no option since it only applies to a job on GitHub. */
export function isOnlyAction(name: string): boolean {
  return ONLY_ACTION.has(name as InputName)
}

function inputOption(name: InputName): CommandOption {
  const { json } = INPUTS[name]
  const values = valuesOf(json)
  const few = values !== undefined && values.length <= 3
  return { name, value: few ? values.join('|') : placeholderOf(json), ...(values === undefined ? {} : { values }) }
}

type Json = Readonly<Record<string, unknown>>

function valuesOf({ type, enum: values }: Json): readonly string[] | undefined {
  if (type === 'boolean') return ['true', 'false']
  // A file has a boolean where an option has the word.
  return Array.isArray(values) ? [...new Set(values.map(String))] : undefined
}

function placeholderOf({ type, format }: Json): string {
  if (type === 'integer' || type === 'number') return 'N'
  if (Array.isArray(type)) return 'LIST'
  return format === 'uri' ? 'URL' : 'VALUE'
}
