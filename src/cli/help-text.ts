import { describeManifest } from '../config/input-descriptions.ts'
import { COMMAND_NAMES, COMMANDS, type CommandEntry, type CommandName, type CommandOption } from './command-table.ts'
import { PROGRAM } from './started-as.ts'

/** Columns of the text. */
const WIDTH = 100
const INDENT = '      '

/** Facts for `--help` beside the table of commands. */
export interface HelpContext {
  /** Words that start the program, such as `npx fix-tests`. */
  readonly program: string
  /** Text of action.yml, which describes the inputs. */
  readonly manifest: string
}

/** Build the text of `--help` without a command. */
export function generalHelp({ program }: Pick<HelpContext, 'program'>): string {
  const width = Math.max(...COMMAND_NAMES.map(name => name.length)) + 2
  return [
    `Usage: ${program} <command> [options]`,
    '',
    `${PROGRAM} turns failing tests into a proved fix: here on a local branch, on GitHub in a pull request.`,
    '',
    'Commands:',
    ...COMMAND_NAMES.map(name => `  ${name.padEnd(width)}${COMMANDS[name].about}`),
    '',
    'Options:',
    `  ${'-h, --help'.padEnd(width)}Print this text, or that of a command`,
    `  ${'--version'.padEnd(width)}Print the version`,
    '',
    `Options of a command: ${program} <command> --help`,
  ].join('\n')
}

/** Build the text of `--help` of one command. */
export function commandHelp(name: CommandName, { program, manifest }: HelpContext): string {
  const entry: CommandEntry = COMMANDS[name]
  const described = new Map(describeManifest(manifest).inputs.map(input => [input.name, input]))
  const options = entry.options.flatMap(option => {
    const { about, fallback } = textsOf(option, described.get(option.name))
    return [`  ${optionText(option)}`, ...wrapped(fallback === '' ? about : `${about} Default: ${fallback}`, INDENT)]
  })
  const exits = entry.exits.flatMap((meaning, code) => (meaning === '' ? [] : [`${code} ${meaning}`]))
  return [
    `Usage: ${[program, name, entry.operands, ...(entry.options.length > 0 ? ['[options]'] : [])].filter(Boolean).join(' ')}`,
    '',
    `${entry.about}.`,
    ...entry.details.flatMap(text => ['', ...wrapped(text, '')]),
    ...(options.length === 0 ? [] : ['', 'Options:', ...options]),
    '',
    'Examples:',
    ...entry.examples.flatMap(([words, what]) => [`  ${program} ${words}`, `${INDENT}${what}`]),
    '',
    ...wrapped(`Exit code: ${exits.join('; ')}.`, ''),
  ].join('\n')
}

/** Format an option as a user types it. */
function optionText({ name, value }: CommandOption): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`
}

/** An option that an input of the action describes has its default too. */
function textsOf(
  { about, values = [] }: CommandOption,
  input: { readonly description: string; readonly fallback: string | undefined } | undefined,
): { about: string; fallback: string } {
  if (about === undefined) return { about: input?.description ?? '', fallback: input?.fallback ?? '' }
  return { about: values.length === 0 ? about : `${about} One of ${values.join(', ')}.`, fallback: '' }
}

/** Break a text into lines. */
export function wrapped(text: string, indent: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(indent + line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, indent + line]
}
