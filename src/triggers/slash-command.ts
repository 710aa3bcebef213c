import { nearestName } from '../config/nearest-name.ts'
import { shellLine } from '../domain/text/shell-words.ts'

/** The command that users write on a pull request. */
export const COMMAND_NAME = '/fix-tests'

const VERBS = ['retry', 'stop', 'explain', 'apply'] as const

export interface SlashCommand {
  /** `fix` if no verb was given. */
  readonly verb: 'fix' | (typeof VERBS)[number]
  /** Files, directories or names of tests; empty for all failing tests. */
  readonly only: readonly string[]
  readonly model: string | undefined
  readonly maxIterations: number | undefined
  /** In US dollars. */
  readonly maxCost: number | undefined
}

export type ParsedCommand =
  | { readonly kind: 'command'; readonly command: SlashCommand }
  /** A command that cannot be parsed, with the reason, or a request for help, without one. */
  | { readonly kind: 'usage'; readonly why: string }

/** Check whether a comment's first line begins with the command. */
export function isSlashCommand(body: string): boolean {
  return new RegExp(`^${COMMAND_NAME}(?:\\s|$)`).test(firstLine(body))
}

function firstLine(body: string): string {
  return body.split(/\r?\n/, 1)[0] ?? ''
}

/** Longest line that is parsed, in characters. */
const MAX_LINE = 1_000

/** Parse the first line of a comment, with quotes as in a shell. Pure. */
export function parseSlashCommand(body: string): ParsedCommand {
  const line = firstLine(body).slice(COMMAND_NAME.length)
  if (line.length > MAX_LINE) return usage(`The line is longer than ${MAX_LINE} characters.`)
  const { words, open } = shellLine(line)
  if (open !== undefined) return usage(`A quote (${open}) is not closed.`)
  const rest = [...words]
  const verb = VERBS.find(each => each === rest[0]?.toLowerCase())
  if (verb !== undefined) rest.shift()
  else if (rest.length === 1 && (rest[0] === 'help' || rest[0] === '--help')) return usage('')
  const only: string[] = []
  const options: Partial<Record<Option, string>> = {}
  while (rest.length > 0) {
    const word = rest.shift() ?? ''
    if (!word.startsWith('-')) {
      only.push(word)
      continue
    }
    const [name = '', value = rest.shift()] = word.split(/=(.*)/s, 2)
    if (!isOption(name)) return usage(`${name} is not an option.`)
    if (value === undefined || value === '') return usage(`${name} wants a value: ${OPTIONS[name].such}.`)
    if (!OPTIONS[name].pattern.test(value))
      return usage(`${name} ${value} is not valid: it wants ${OPTIONS[name].such}.`)
    options[name] = value
  }
  if (verb === 'stop' && (only.length > 0 || Object.keys(options).length > 0))
    return usage('stop ends all that is under way, and takes nothing else.')
  return {
    kind: 'command',
    command: {
      verb: verb ?? 'fix',
      only: joinTitle(only),
      model: options['--model'],
      maxIterations: numberOf(options['--max-iterations']),
      maxCost: numberOf(options['--max-cost']),
    },
  }
}

/** Find the verb that the only word of a command was meant to be; undefined if it is like none. */
export function meantVerb(body: string): string | undefined {
  const parsed = parseSlashCommand(body)
  const [word, ...others] = parsed.kind === 'command' && parsed.command.verb === 'fix' ? parsed.command.only : []
  return word === undefined || others.length > 0 ? undefined : nearestName(word, [...VERBS, 'help'])
}

/** Join the words of a test's title that was copied from a comment and has no quotes around it. */
function joinTitle(words: readonly string[]): readonly string[] {
  return words.includes('›') ? [words.join(' ')] : words
}

const OPTIONS = {
  '--model': { pattern: /^\w[\w.:@/-]*$/, such: 'a name such as anthropic/claude-sonnet-5-5' },
  '--max-iterations': { pattern: /^[1-9]\d{0,2}$/, such: 'a number from 1 to 999' },
  '--max-cost': { pattern: /^(?=.*[1-9])\d{1,6}(?:\.\d{1,4})?$/, such: 'dollars, such as 2.50' },
} as const
type Option = keyof typeof OPTIONS

function isOption(name: string): name is Option {
  return Object.hasOwn(OPTIONS, name)
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

function usage(why: string): ParsedCommand {
  return { kind: 'usage', why }
}

/** Usage of the command, as Markdown. */
export const COMMAND_USAGE = `| write | what happens |
|---|---|
| \`${COMMAND_NAME}\` | fixes the failing tests, in a pull request onto this branch |
| \`${COMMAND_NAME} test/cart.test.ts "adds an item"\` | the same for these files, directories or names of tests alone |
| \`${COMMAND_NAME} apply\` | puts the fix onto this branch itself, once it is proved |
| \`${COMMAND_NAME} explain\` | diagnoses the failures; runs and changes nothing |
| \`${COMMAND_NAME} retry\` | tries once more, even if this branch had too many tries |
| \`${COMMAND_NAME} stop\` | ends the work in progress and keeps verified commits |
| \`${COMMAND_NAME} help\` | replies with this table |

Options: \`--model provider/name\`, \`--max-iterations 5\`, \`--max-cost 0.50\` (US dollars). Only the first line of a new comment counts.`
