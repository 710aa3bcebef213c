import { shellWord } from '../domain/quoting.ts'
import { UserError } from '../errors.ts'
import type { Command } from './framework.ts'

/** One piece of a command: blank, quoted once or twice, escaped, an operator of the shell, or plain. */
const PIECE =
  /(?<blank>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[\s\S])*)"|\\(?<escaped>[\s\S])|(?<operator>\$\(|`|&&|\|\||>>|>&|[;|&<>])|(?<plain>[^\s'"\\;|&<>`$]+|[\s\S])/g

/**
 * Splits a command as a shell would split words, and nothing more.
 * @throws UserError when it is empty or needs a shell, since none is started.
 */
export function parseCommand(name: string, text: string): Command {
  const words = wordsOf(name, text)
  const env: Record<string, string> = {}
  while (words.length > 1 && /^[A-Za-z_]\w*=/.test(words[0] ?? '')) {
    const setting = words.shift() ?? ''
    env[setting.slice(0, setting.indexOf('='))] = setting.slice(setting.indexOf('=') + 1)
  }
  const [file, ...args] = words
  if (file === undefined) throw new UserError(`${name} is empty.`, 'Give the program and its arguments.')
  return { file, args, env }
}

function wordsOf(name: string, text: string): string[] {
  const words: string[] = []
  let word: string | undefined
  for (const { groups = {} } of text.trim().matchAll(PIECE)) {
    const substitution = /(?<!\\)(?:\$\(|`)/.exec(groups.double ?? '')?.[0]
    const operator = groups.operator ?? substitution
    if (operator !== undefined) {
      throw new UserError(
        `${name} uses ${operator}, but no shell is started.`,
        "Put the commands into a script, and give the script; or write bash -c '…' yourself.",
      )
    }
    if (groups.plain === "'" || groups.plain === '"') {
      throw new UserError(`${name} has a quote that is not closed.`, `Close the ${groups.plain}.`)
    }
    if (groups.blank === undefined) {
      const double = groups.double?.replace(/\\(["\\$`])/g, '$1')
      word = (word ?? '') + (groups.single ?? double ?? groups.escaped ?? groups.plain ?? '')
    } else if (word !== undefined) {
      words.push(word)
      word = undefined
    }
  }
  return word === undefined ? words : [...words, word]
}

/** A command as a person would type it in a shell. */
export function printCommand(command: Command): string {
  const env = Object.entries(command.env ?? {}).map(([name, value]) => `${name}=${shellWord(value)}`)
  return [...env, ...[command.file, ...command.args].map(shellWord)].join(' ')
}
