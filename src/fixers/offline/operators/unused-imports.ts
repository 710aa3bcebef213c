import { lineEnd, type Mutator, sliceOf } from '../code/mutation.ts'

/**
 * Drop the names of an import that a compiler or a linter calls unused: the statement, if nothing of it is left. What a
 * module of the project does when it is loaded is kept, and so is what a package of Python passes on.
 */
export const unusedImport: Mutator = (node, source, { unused }) => {
  if (unused.length === 0 || !/^Import(?:Declaration|Statement)$/.test(node.name)) return []
  const { name: language } = source.language
  if (node.parent?.name !== 'Script' || (language === 'python' && source.file.endsWith('__init__.py'))) return []
  const text = sliceOf(node, source)
  const names = new Set(language === 'python' ? unused.flatMap(shortNames) : unused)
  const rest = withoutNames(text, names, language)
  if (rest === text) return []
  const end = lineEnd(source.text, node.to)
  const isWhole = rest === ''
  // Another statement may be on the line.
  if (isWhole && end === node.to && node.to < source.text.length) return []
  const mayDoMore = isWhole && /['"]\.{1,2}\/[^'"\n]*['"]/.test(text) && !/^import\s{1,20}type\b/.test(text)
  const dropped = unused.map(name => `\`${name}\``).join(', ')
  const what = isWhole ? `remove \`${oneLine(text)}\`` : `import ${dropped} no longer`
  const likelihood = mayDoMore ? EFFECTS : 1
  return [{ operator: 'unused-import', from: node.from, to: isWhole ? end : node.to, insert: rest, what, likelihood }]
}

/** Likelihood where the module may have effects, which no message tells. */
const EFFECTS = 0.5

/** List the names that an import may have for `typing.List` and `numpy as np`. */
function shortNames(name: string): string[] {
  const local = name.split(' as ').at(-1) ?? name
  return [...new Set([local, local.slice(local.lastIndexOf('.') + 1)])]
}

/** Longest import that is read, in characters. */
const MAX_IMPORT = 5_000

/** @returns the statement without these names; '' if none is left */
function withoutNames(text: string, unused: ReadonlySet<string>, language: 'javascript' | 'python'): string {
  if (unused.has('*')) return ''
  const [from, to] = text.length > MAX_IMPORT ? [0, 0] : language === 'python' ? pythonNames(text) : scriptNames(text)
  if (from >= to) return text
  const names = text.slice(from, to)
  const open = names.indexOf('{')
  // A default, and the names in braces.
  const first = keptOf(open < 0 ? names : names.slice(0, open), unused)
  const list = open < 0 ? '' : names.slice(open + 1, names.lastIndexOf('}'))
  const inner = keptOf(list, unused)
  const space = list.slice(0, list.length - list.trimStart().length)
  const parts = [first, inner === '' ? '' : `{${space}${inner}${space.includes('\n') ? ',\n' : space}}`]
  const kept = parts.filter(part => part !== '').join(', ')
  return kept === '' ? '' : text.slice(0, from) + kept + text.slice(to)
}

/** Find the names of `import type d, { a } from 'm'`. */
function scriptNames(text: string): [from: number, to: number] {
  const head = /^import\s{1,20}(?:type\s{1,20}(?!from\b))?/.exec(text)?.[0] ?? ''
  const from = text.search(/\bfrom\s{0,20}['"][^'"\n]{1,400}['"]\s{0,20};?$/)
  return from < 0 ? [0, 0] : [head.length, text.slice(0, from).trimEnd().length]
}

/** Find the names of `from m import (a, b)`. */
function pythonNames(text: string): [from: number, to: number] {
  const head = /\bimport\b\s{0,20}\(?\s{0,40}/.exec(text)
  if (head === null) return [0, 0]
  const inside = text.endsWith(')') ? text.slice(0, -1) : text
  const end = inside.trimEnd()
  return [head.index + head[0].length, (end.endsWith(',') ? end.slice(0, -1) : end).length]
}

function keptOf(names: string, unused: ReadonlySet<string>): string {
  return names
    .split(',')
    .filter(each => each.trim() !== '' && !unused.has(localName(each)))
    .map((each, index) => (index === 0 ? each.trim() : each.trimEnd()))
    .join(',')
}

/** Return the name that an import gives: `c` of `a.b as c`, `type c` and `* as c`. */
function localName(text: string): string {
  const words = text.trim().split(' ')
  return words.at(-1) ?? ''
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
