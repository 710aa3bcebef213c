// Workflow commands in the output of an action. Source: actions/runner, Runner.Common/ActionCommand.cs.

export interface Command {
  /** In lower case: GitHub ignores case here. */
  name: string
  /** Keys in lower case. */
  properties: ReadonlyMap<string, string>
  data: string
}

/** Order matters: `%25` is last, so that `%250A` becomes `%0A` and not a line break. */
const dataEscapes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
] as const
const propertyEscapes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%'],
] as const
const bracketEscapes = [
  ['%3B', ';'],
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%5D', ']'],
  ['%25', '%'],
] as const

type Escapes = readonly (readonly [escaped: string, plain: string])[]

/**
 * `::name key=value,key=value::data`, or the older `##[name key=value;key=value]data`, which counts anywhere in a
 * line. A name that is not `known` makes the line plain output.
 */
export function parseCommand(line: string, known: (name: string) => boolean): Command | undefined {
  return parseColons(line, known) ?? parseBrackets(line, known)
}

function parseColons(line: string, known: (name: string) => boolean): Command | undefined {
  const text = line.trimStart()
  const end = text.indexOf('::', 2)
  if (!text.startsWith('::') || end < 0) return undefined

  const { name, rest } = splitName(text.slice(2, end))
  if (!known(name)) return undefined
  return {
    name,
    properties: parseProperties(rest.trim(), { separator: ',', escapes: propertyEscapes }),
    data: unescape(text.slice(end + 2), dataEscapes),
  }
}

function parseBrackets(line: string, known: (name: string) => boolean): Command | undefined {
  const start = line.indexOf('##[')
  const end = start < 0 ? -1 : line.indexOf(']', start)
  if (end < 0) return undefined

  const { name, rest } = splitName(line.slice(start + 3, end))
  if (!known(name)) return undefined
  return {
    name,
    properties: parseProperties(rest, { separator: ';', escapes: bracketEscapes }),
    data: unescape(line.slice(end + 1), bracketEscapes),
  }
}

function splitName(info: string): { name: string; rest: string } {
  const space = info.indexOf(' ')
  return space < 0
    ? { name: info.toLowerCase(), rest: '' }
    : { name: info.slice(0, space).toLowerCase(), rest: info.slice(space + 1) }
}

function parseProperties(text: string, { separator, escapes }: { separator: string; escapes: Escapes }) {
  const properties = new Map<string, string>()
  for (const pair of text.split(separator)) {
    const equals = pair.indexOf('=')
    if (equals <= 0 || equals === pair.length - 1) continue
    properties.set(pair.slice(0, equals).toLowerCase(), unescape(pair.slice(equals + 1), escapes))
  }
  return properties
}

function unescape(text: string, escapes: Escapes): string {
  return escapes.reduce((result, [escaped, plain]) => result.replaceAll(escaped, plain), text)
}
