import parseArgs from 'string-argv'
import { UserError } from '../errors.ts'
import type { Command } from '../frameworks/framework.ts'

const OPERATORS = /^(?:&&|\|\||[;|&<>]|>>|2>&1)$/

/**
 * Splits a command as a shell would split words, and nothing more.
 * @throws UserError when it is empty or needs a shell, since none is started.
 */
export function parseCommand(name: string, text: string): Command {
  const [first, ...rest] = parseArgs(text)
  if (first === undefined) throw new UserError(`${name} is empty.`, 'Give the program and its arguments.')
  const operator = [first, ...rest].find(word => OPERATORS.test(word))
  const substitution = /\$\(|`/.test(text)
  if (operator !== undefined || substitution) {
    throw new UserError(
      `${name} uses ${operator ?? 'a command substitution'}, but no shell is started.`,
      'Put the commands into a script, and give the script; or write bash -c "…" yourself.',
    )
  }
  const env: Record<string, string> = {}
  const words = [first, ...rest]
  while (words.length > 1 && /^[A-Za-z_]\w*=/.test(words[0] ?? '')) {
    const word = words.shift() ?? ''
    env[word.slice(0, word.indexOf('='))] = word.slice(word.indexOf('=') + 1)
  }
  const [file = first, ...args] = words
  return { file, args, env }
}

/** A command as a person would type it in a shell. */
export function printCommand(command: Command): string {
  const env = Object.entries(command.env ?? {}).map(([name, value]) => `${name}=${quote(value)}`)
  return [...env, ...[command.file, ...command.args].map(quote)].join(' ')
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
