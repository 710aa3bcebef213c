import { shellWord } from '../../domain/text/shell-words.ts'

/** Marks, strings, comments and plain words of TOML. A string that is not closed ends with its line, or the text. */
const TOKEN =
  /(?<comment>#[^\n]*)|"""(?<long>(?:[^"\\]|\\[^]?|"(?!""))*)(?:"""|$)|'''(?<raw>(?:[^']|'(?!''))*)(?:'''|$)|"(?<double>(?:[^"\\\n]|\\.?)*)(?:"|(?=\n)|$)|'(?<single>[^'\n]*)(?:'|(?=\n)|$)|(?<mark>[[\]{}=,.\n])|(?<plain>[^\s#"'[\]{}=,.]+)/g

interface Token {
  readonly text: string
  /** True for a mark of the language, and not a text. */
  readonly isMark: boolean
}

type Value = string | readonly Value[] | Table
interface Table {
  readonly [key: string]: Value
}

/** Return the settings of tox in a file of TOML in the words of tox.ini; undefined if there are none. */
export function toxIniOf(toml: string, top: readonly string[]): string | undefined {
  const root = top.reduce<Value | undefined>((at, key) => tableOf(at)[key], documentOf(tokensOf(toml)))
  const { legacy_tox_ini: legacy, env_list: list, env_run_base: base, env } = tableOf(root)
  if (typeof legacy === 'string') return legacy
  if (list === undefined && base === undefined && env === undefined) return undefined
  const names = Array.isArray(list) ? (list as readonly Value[]).map(each => (isText(each) ? each : UNKNOWN)) : []
  const sections = Object.entries(tableOf(env)).map(([name, each]) => section(`testenv:${name}`, each))
  return [`[tox]\nenv_list =${names.map(name => `\n  ${name}`).join('')}`, section('testenv', base), ...sections].join(
    '\n',
  )
}

/** Stands for what only tox can fill in. */
const UNKNOWN = '{unknown}'

function section(name: string, value: Value | undefined): string {
  const { commands } = tableOf(value)
  if (!Array.isArray(commands)) return `[${name}]`
  const lines = (commands as readonly Value[]).map(each =>
    Array.isArray(each) ? (each as readonly Value[]).map(wordOf).join(' ') : referenceOf(tableOf(each)),
  )
  return `[${name}]\ncommands =${lines.map(line => `\n  ${line}`).join('')}`
}

function wordOf(value: Value): string {
  if (isText(value)) return /[\s'"]/.test(value) || value === '' ? shellWord(value) : value
  const { replace, default: given = [] } = tableOf(value)
  if (replace !== 'posargs') return UNKNOWN
  const words = (Array.isArray(given) ? (given as readonly Value[]) : [given]).map(wordOf)
  return words.length === 0 ? '{posargs}' : `{posargs:${words.join(' ')}}`
}

function referenceOf({ replace, of }: Table): string {
  const isBase = replace === 'ref' && Array.isArray(of) && of.slice(-2).join(' ') === 'env_run_base commands'
  return isBase ? '{[testenv]commands}' : UNKNOWN
}

function isText(value: Value | undefined): value is string {
  return typeof value === 'string'
}

function tableOf(value: Value | undefined): Table {
  return value === undefined || isText(value) || Array.isArray(value) ? {} : (value as Table)
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)]
    .filter(({ groups }) => groups?.comment === undefined)
    .map(({ groups: { mark, plain, single, raw, double, long } = {} }) => {
      const escaped = (double ?? long?.replace(/\\\r?\n\s*/g, ''))?.replace(/\\(["\\])/g, '$1')
      return { text: mark ?? plain ?? single ?? raw ?? escaped ?? '', isMark: mark !== undefined }
    })
}

/** Parse a document: what follows a header stands in its table. What is not understood is left out. */
function documentOf(tokens: readonly Token[]): Table {
  const root = emptyTable()
  const reader = { tokens, at: 0 }
  let header: readonly string[] = []
  while (reader.at < tokens.length) {
    if (isMark(reader, '[')) {
      reader.at += isMark({ ...reader, at: reader.at + 1 }, '[') ? 2 : 1
      header = keyOf(reader)
    } else {
      const key = keyOf(reader)
      if (isMark(reader, '=')) {
        reader.at += 1
        put(root, [...header, ...key], valueOf(reader, 0))
      }
    }
    while (reader.at < tokens.length && !isMark(reader, '\n')) reader.at += 1
    reader.at += 1
  }
  return root
}

interface Reader {
  readonly tokens: readonly Token[]
  at: number
}

function isMark({ tokens, at }: Reader, text: string): boolean {
  const token = tokens[at]
  return token?.isMark === true && token.text === text
}

/** Read `env."3.12".commands`. */
function keyOf(reader: Reader): string[] {
  const key: string[] = []
  for (let token = reader.tokens[reader.at]; token !== undefined; token = reader.tokens[reader.at]) {
    if (token.isMark && token.text !== '.') break
    if (!token.isMark) key.push(token.text)
    reader.at += 1
  }
  return key
}

/** Values within values that are read. */
const MAX_DEPTH = 20

function valueOf(reader: Reader, depth: number): Value {
  const isArray = isMark(reader, '[')
  if (!isArray && !isMark(reader, '{')) return keyOf(reader).join('.')
  const end = isArray ? ']' : '}'
  const items: Value[] = []
  const table = emptyTable()
  reader.at += 1
  if (depth > MAX_DEPTH) return items
  while (reader.at < reader.tokens.length && !isMark(reader, end)) {
    const { at } = reader
    if (isArray && !isMark(reader, ',') && !isMark(reader, '\n')) items.push(valueOf(reader, depth + 1))
    if (!isArray) {
      const key = keyOf(reader)
      if (isMark(reader, '=')) {
        reader.at += 1
        put(table, key, valueOf(reader, depth + 1))
      }
    }
    if (reader.at === at) reader.at += 1
  }
  reader.at += 1
  return isArray ? items : table
}

function emptyTable(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>
}

function put(table: Record<string, Value>, [first = '', ...rest]: readonly string[], value: Value): void {
  if (rest.length === 0) {
    table[first] = value
    return
  }
  const found = table[first]
  const inner = found === undefined || isText(found) || Array.isArray(found) ? emptyTable() : found
  table[first] = inner
  put(inner as Record<string, Value>, rest, value)
}
