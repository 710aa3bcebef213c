import { parse, TomlError, type TomlTable, type TomlValue } from 'smol-toml'
import { shellWord } from '../../domain/text/shell-words.ts'

type Value = TomlValue | undefined

/** Sections with their keys and the lines of each, as tox.ini has them. */
export type ToxSections = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/**
 * Return the settings of tox in a file of TOML.
 * @returns the text of a tox.ini if the file holds one; undefined if there are no settings
 */
export function toxSectionsOf(toml: string, top: readonly string[]): ToxSections | string | undefined {
  const root = top.reduce<Value>((at, key) => tableOf(at)[key], documentOf(toml))
  const { legacy_tox_ini: legacy, env_list: list, env_run_base: base, env } = tableOf(root)
  if (typeof legacy === 'string') return legacy
  if (list === undefined && base === undefined && env === undefined) return undefined
  const names = Array.isArray(list) ? list.map(each => (isText(each) ? each : UNKNOWN)) : []
  return new Map([
    ['tox', new Map([['env_list', names]])],
    ['testenv', keysOf(base)],
    ...Object.entries(tableOf(env)).map(([name, each]) => [`testenv:${name}`, keysOf(each)] as const),
  ])
}

/** Stands for what only tox can fill in. */
const UNKNOWN = '{unknown}'

function keysOf(value: Value): ReadonlyMap<string, readonly string[]> {
  const { commands } = tableOf(value)
  if (!Array.isArray(commands)) return new Map()
  const lines = commands.map(each => (Array.isArray(each) ? each.map(wordOf).join(' ') : referenceOf(tableOf(each))))
  return new Map([['commands', lines]])
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
