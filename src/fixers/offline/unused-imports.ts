import { lineEnd, type Mutator, sliceOf } from './mutation.ts'

/** Drop the names of an import that a compiler or a linter calls unused: the statement, if nothing of it is left. */
export const unusedImport: Mutator = (node, source, { unused }) => {
  if (unused.length === 0 || !/^Import(?:Declaration|Statement)$/.test(node.name)) return []
  const text = sliceOf(node, source)
  const rest = withoutNames(text, new Set(unused), source.language.name)
  if (rest === text) return []
  const what =
    rest === '' ? `remove \`${oneLine(text)}\`` : `import ${unused.map(name => `\`${name}\``).join(', ')} no longer`
  const to = rest === '' ? lineEnd(source.text, node.to) : node.to
  return [{ operator: 'unused-import', from: node.from, to, insert: rest, what }]
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
  const end = text.slice(0, text.lastIndexOf('from')).trimEnd()
  return [head.length, end.length]
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
