import { namedEnvironments } from './named-environments.ts'
import { shellLine } from '../../domain/text/shell-words.ts'
import { expandedNames, type ToxSettings } from './tox-settings.ts'

/** A command of tox that takes arguments. */
export interface ToxCommand {
  /** Its words without the arguments. */
  readonly words: readonly string[]
  /** Arguments that it has if the user passes none; undefined if only tox can fill in a part of them. */
  readonly defaults: readonly string[] | undefined
}

/**
 * Find the command that takes arguments in the environments that a command of tox chooses: `pytest {posargs:tests}`.
 * Source: https://tox.wiki/en/latest/reference/config.html#substitutions-for-positional-arguments-in-commands
 *
 * @param words the words behind tox
 * @returns a part of a sentence, if there is none, or more than one
 */
export function toxCommand(
  settings: ToxSettings,
  { words, env }: { words: readonly string[]; env: Readonly<Record<string, string>> },
): ToxCommand | string {
  const environments = chosenIn(words, env) ?? settings.environments
  if (environments === undefined || words.some(word => CHOOSES.test(word))) return 'only tox knows its environments'
  const names = environments.length === 0 ? ['py'] : environments
  const all = new Set(names.flatMap(name => settings.commandsOf(name).map(withoutComment)))
  if ([...all].some(line => /^\{(?:\[|unknown\})/.test(line))) return 'only tox can put its commands together'
  const found = [...all].filter(line => line.includes(POSARGS))
  const [line = '', ...others] = found
  const begin = line.indexOf(POSARGS)
  const end = begin < 0 ? -1 : closing(line, begin)
  if (end < 0) return `${settings.source} passes no arguments on ({posargs})`
  if (others.length > 0) return 'several commands of tox take the arguments'
  const rest = `${line.slice(0, begin)} ${line.slice(end + 1)}`.replace(/^\s*[-!]\s/, '')
  return { words: shellLine(rest).words, defaults: defaultsOf(line.slice(begin + POSARGS.length, end)) }
}

/** Drop a comment behind a command. */
function withoutComment(line: string): string {
  const at = line.search(/[ \t]#/)
  return at < 0 ? line : line.slice(0, at)
}

const POSARGS = '{posargs'

/** Options that choose environments by what they have. */
const CHOOSES = /^(?:-[fm]|--(?:factors?|labels?))(?:=|$)/

/** List the environments that the words or TOXENV name; undefined if they name none. */
function chosenIn(words: readonly string[], env: Readonly<Record<string, string>>): readonly string[] | undefined {
  const named = namedEnvironments('tox', words)
  const text = named.length > 0 ? named.join(',') : env.TOXENV
  return text === undefined || text === 'ALL' ? undefined : expandedNames(text)
}

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
    text.replace(/^:/, '').replaceAll(/\{(?:toxinidir|tox_root)\}(?:[/\\]|\{\/\})?/g, ''),
  )
  return operator !== undefined || open !== undefined || words.some(word => /[{}$]/.test(word)) ? undefined : words
}
