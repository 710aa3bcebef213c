import type { Project } from '../framework.ts'
import { type ToxSections, toxSectionsOf } from './tox-toml.ts'

/** Settings of tox: the commands of its environments. */
export interface ToxSettings {
  /** The file that has them. */
  readonly source: string
  /** Environments that run if none is chosen; undefined if only tox knows them. */
  readonly environments: readonly string[] | undefined
  /** List the commands of an environment, in order. */
  commandsOf(environment: string): readonly string[]
}

/**
 * Read the first file that has settings of tox. Source:
 * https://tox.wiki/en/latest/config.html#discovery-and-file-types
 */
export function toxSettings(project: Pick<Project, 'text'>): ToxSettings | undefined {
  const ini = project.text('tox.ini')
  if (ini !== undefined) return settingsOf('tox.ini', sectionsOf(ini))
  const cfg = project.text('setup.cfg') ?? ''
  if (/^\[tox:tox\]/m.test(cfg)) return settingsOf('setup.cfg', sectionsOf(cfg.replace(/^\[tox:tox\]/m, '[tox]')))
  for (const [source, top] of [['pyproject.toml', ['tool', 'tox']] as const, ['tox.toml', []] as const]) {
    const text = project.text(source)
    const found = text === undefined ? undefined : toxSectionsOf(text, top)
    if (found !== undefined) return settingsOf(source, typeof found === 'string' ? sectionsOf(found) : found)
  }
  return undefined
}

function settingsOf(source: string, sections: ToxSections): ToxSettings {
  const core = sections.get('tox')
  const listed = (core?.get('env_list') ?? core?.get('envlist') ?? []).flatMap(line => splitList(line))
  const environments = listed.includes('{unknown}') ? undefined : listed.flatMap(expanded)
  return {
    source,
    environments: environments?.filter(each => each !== ''),
    commandsOf: environment => commandsIn(sections, environment),
  }
}

/** Read sections with their keys: a value stands behind the key, or in several lines below it, indented. */
function sectionsOf(ini: string): ToxSections {
  const sections = new Map<string, Map<string, string[]>>()
  let section = new Map<string, string[]>()
  let lines: string[] = []
  // A backslash at its end joins a line with the next one.
  for (const line of ini.replaceAll(/\\\r?\n[ \t]*/g, '').split('\n')) {
    const text = line.trim()
    if (text === '' || /^[#;]/.test(text)) continue
    if (/^\s/.test(line)) lines.push(text)
    else if (text.startsWith('[') && text.endsWith(']')) {
      section = new Map<string, string[]>()
      sections.set(text.slice(1, -1), section)
    } else {
      const at = text.indexOf('=')
      const value = at < 0 ? '' : text.slice(at + 1).trim()
      lines = value === '' ? [] : [value]
      section.set(text.slice(0, at < 0 ? undefined : at).trim(), lines)
    }
  }
  return sections
}

function commandsIn(sections: ToxSections, environment: string): string[] {
  const own = [...sections].find(
    ([name, keys]) =>
      keys.has('commands') &&
      name.startsWith('testenv:') &&
      expandedNames(name.slice('testenv:'.length)).includes(environment),
  )?.[1]
  const base = sections.get('testenv')?.get('commands') ?? []
  const lines = own?.get('commands')?.flatMap(line => (line === '{[testenv]commands}' ? base : [line])) ?? base
  const factors = new Set(environment.split('-'))
  return lines.flatMap(line => {
    const [, condition, command] = /^([\w.!{},-]{1,200}):[ \t]{1,99}(\S.*)$/.exec(line) ?? []
    if (condition === undefined || command === undefined) return [line]
    return expandedNames(condition).some(each => holds(each, factors)) ? [command] : []
  })
}

/** True if an environment has all factors of a condition: `py312-!cov`. */
function holds(condition: string, factors: ReadonlySet<string>): boolean {
  return condition.split('-').every(each => (each.startsWith('!') ? !factors.has(each.slice(1)) : factors.has(each)))
}

/** List the names in a list with commas and braces. */
export function expandedNames(text: string): string[] {
  return splitList(text).flatMap(expanded)
}

/** Split at the commas outside of braces. */
function splitList(text: string): string[] {
  return (text.match(/(?:\{[^{}]*\}|[^{},])+/g) ?? []).map(each => each.trim())
}

/** Maximum number of names that a list in braces stands for. */
const MAX_NAMES = 200

/** List the names behind `py{310,311}-{unit,doc}` and `py{310-312}`. */
function expanded(name: string): string[] {
  let names = ['']
  for (const part of name.split(/(\{[^{}]*\})/)) {
    const choices = part.startsWith('{') ? part.slice(1, -1).split(',').flatMap(rangeOf).slice(0, MAX_NAMES) : [part]
    names = names.flatMap(before => choices.map(each => before + each.trim())).slice(0, MAX_NAMES)
  }
  return names
}

function rangeOf(text: string): string[] {
  const [, first = '', last = ''] = /^\s*(\d{1,4})-(\d{1,4})\s*$/.exec(text) ?? []
  const count = Number(last) - Number(first) + 1
  if (first === '' || count < 1 || count > MAX_NAMES) return [text]
  return Array.from({ length: count }, (_, index) => String(Number(first) + index))
}
