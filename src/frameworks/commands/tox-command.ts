import { shellLine } from '../../domain/text/shell-words.ts'

/** A command of tox that takes arguments. */
export interface ToxCommand {
  readonly words: readonly string[]
  /** Arguments that it has if the user passes none; undefined if only tox can fill in a part of them. */
  readonly defaults: readonly string[] | undefined
}

/**
 * Find the first command of tox.ini that takes arguments: `pytest {posargs:tests}`. Source:
 * https://tox.wiki/en/latest/reference/config.html#substitutions-for-positional-arguments-in-commands
 */
export function toxCommand(ini: string): ToxCommand | undefined {
  const [found] = commandsIn(ini).flatMap(line => {
    const begin = line.indexOf(POSARGS)
    const end = begin < 0 ? -1 : closing(line, begin)
    return end < 0 ? [] : [{ line, begin, end }]
  })
  if (found === undefined) return undefined
  const { line, begin, end } = found
  return { words: line.split(/\s+/), defaults: defaultsOf(line.slice(begin + POSARGS.length, end)) }
}

const POSARGS = '{posargs'

/** Find the brace that closes the one at this place; -1 if there is none. */
function closing(line: string, begin: number): number {
  let depth = 0
  for (let at = begin; at < line.length; at += 1) {
    if (line[at] === '{') depth += 1
    else if (line[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Read the default behind the colon. The folder of tox.ini is that of the tests. */
function defaultsOf(text: string): readonly string[] | undefined {
  const { words, operator, open } = shellLine(
    text.replace(/^:/, '').replaceAll(/\{(?:toxinidir|tox_root)\}[/\\]?/g, ''),
  )
  return operator !== undefined || open !== undefined || words.some(word => /[{}$]/.test(word)) ? undefined : words
}

/** List the commands of all environments: one stands behind the key, several below it, indented. */
function commandsIn(ini: string): string[] {
  const commands: string[] = []
  let isOpen = false
  // A backslash at its end joins a line with the next one.
  for (const line of ini.replaceAll(/\\\r?\n[ \t]*/g, '').split('\n')) {
    const [key = '', ...rest] = line.split('=')
    const isKey = /^\S/.test(line) && rest.length > 0
    if (/^\S/.test(line)) isOpen = isKey && key.trim() === 'commands'
    if (isOpen) commands.push((isKey ? rest.join('=') : line).trim())
  }
  return commands.filter(each => each !== '' && !each.startsWith('#'))
}
