import { type ShellLine, shellLine, shellWord } from '../../domain/text/shell-words.ts'
import { UserError } from '../../contracts/errors.ts'
import type { Command } from '../framework.ts'

/**
 * Split a command into words as a shell does, without its other features.
 * @throws UserError if the command is empty or needs a shell
 */
export function parseCommand(name: string, text: string): Command {
  const { words: all, globs } = lineOf(name, text)
  const words = [...all]
  const env: Record<string, string> = {}
  while (words.length > 1 && /^[A-Za-z_]\w*=/.test(words[0] ?? '')) {
    const setting = words.shift() ?? ''
    env[setting.slice(0, setting.indexOf('='))] = setting.slice(setting.indexOf('=') + 1)
  }
  const [file, ...args] = words
  if (file === undefined) throw new UserError(`${name} is empty.`, 'Give the program and its arguments.')
  return { file, args, env, ...(globs.length > 0 && { globs }) }
}

/**
 * Split a command that runs without a shell: a pattern of file names in it is for the program.
 * @throws UserError if the command is empty or needs a shell
 */
export function withoutShell(name: string, text: string): Command {
  return { ...parseCommand(name, text), globs: [] }
}

function lineOf(name: string, text: string): ShellLine {
  const line = shellLine(text)
  const { operator, open } = line
  if (operator !== undefined) {
    throw new UserError(
      `${name} uses ${operator}, but no shell is started.`,
      "Put the commands into a script, and give the script; or write bash -c '…' yourself.",
    )
  }
  if (open !== undefined) {
    throw new UserError(`${name} has a quote that is not closed.`, `Close the ${open}.`)
  }
  return line
}

/** Pattern of file names that a shell reads as such without quotes. */
const PLAIN_GLOB = /^[\w@%+=:,./*?[\]-]+$/

/** Format a command as a user would type it in a shell. */
export function printCommand(command: Command): string {
  const env = Object.entries(command.env ?? {}).map(([name, value]) => `${name}=${shellWord(value)}`)
  const { file, args, globs = [] } = command
  const word = (text: string) => (globs.includes(text) && PLAIN_GLOB.test(text) ? text : shellWord(text))
  return [...env, shellWord(file), ...args.map(word)].join(' ')
}

/**
 * Return the name of a program without its folder, its extension and the version that npx starts; the setting of a
 * variable as it is.
 */
export function programName(word: string): string {
  if (/^[A-Za-z_]\w*=/.test(word)) return word
  const name = word.replaceAll('\\', '/').split('/').at(-1) ?? ''
  return name.replace(/(?<=\w)@[\w.^~*-]{1,50}$/, '').replace(/\.(?:cmd|exe|bat|[cm]?js|phar)$/, '')
}
