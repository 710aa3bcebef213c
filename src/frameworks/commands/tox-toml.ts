import { parse, TomlError, type TomlTable, type TomlValue } from 'smol-toml'
import { shellWord } from '../../domain/text/shell-words.ts'

type Value = TomlValue | undefined

/** Return the settings of tox in a file of TOML in the words of tox.ini; undefined if there are none. */
export function toxIniOf(toml: string, top: readonly string[]): string | undefined {
  const root = top.reduce<Value>((at, key) => tableOf(at)[key], documentOf(toml))
  const { legacy_tox_ini: legacy, env_list: list, env_run_base: base, env } = tableOf(root)
  if (typeof legacy === 'string') return legacy
  if (list === undefined && base === undefined && env === undefined) return undefined
  const names = Array.isArray(list) ? list.map(each => (isText(each) ? each : UNKNOWN)) : []
  const sections = Object.entries(tableOf(env)).map(([name, each]) => section(`testenv:${name}`, each))
  return [`[tox]\nenv_list =${names.map(name => `\n  ${name}`).join('')}`, section('testenv', base), ...sections].join(
    '\n',
  )
}

/** Stands for what only tox can fill in. */
const UNKNOWN = '{unknown}'

function section(name: string, value: Value): string {
  const { commands } = tableOf(value)
  if (!Array.isArray(commands)) return `[${name}]`
  const lines = commands.map(each => (Array.isArray(each) ? each.map(wordOf).join(' ') : referenceOf(tableOf(each))))
  return `[${name}]\ncommands =${lines.map(line => `\n  ${line}`).join('')}`
}

function wordOf(value: Value): string {
  if (isText(value)) return /[\s'"]/.test(value) || value === '' ? shellWord(value) : value
  const { replace, default: given = [] } = tableOf(value)
  if (replace !== 'posargs') return UNKNOWN
  const words = (Array.isArray(given) ? given : [given]).map(wordOf)
  return words.length === 0 ? '{posargs}' : `{posargs:${words.join(' ')}}`
}

function referenceOf({ replace, of }: TomlTable): string {
  const isBase = replace === 'ref' && Array.isArray(of) && of.at(-2) === 'env_run_base' && of.at(-1) === 'commands'
  return isBase ? '{[testenv]commands}' : UNKNOWN
}

function isText(value: Value): value is string {
  return typeof value === 'string'
}

function tableOf(value: Value): TomlTable {
  const isTable = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
  return isTable ? value : {}
}

/** Parse a document; one that is no TOML says nothing. */
function documentOf(toml: string): TomlTable {
  try {
    return parse(toml)
  } catch (error) {
    if (error instanceof TomlError) return {}
    throw error
  }
}
