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

/** Words of an import up to its names, the names, and what follows them. */
const FORMS = {
  javascript: /^(?<head>import\s+(?:type\s+)?)(?<names>[^'"]*?)(?<tail>\s*from\s*['"][^]*)$/,
  python: /^(?<head>(?:from\s+\S+\s+)?import\s+\(?\s*)(?<names>[^()]*?)(?<tail>\s*,?\s*\)?\s*)$/,
} as const

/** @returns the statement without these names; '' if none is left */
function withoutNames(text: string, unused: ReadonlySet<string>, language: keyof typeof FORMS): string {
  if (unused.has('*')) return ''
  const { head = '', names = '', tail = '' } = FORMS[language].exec(text)?.groups ?? {}
  if (names === '') return text
  const list = /\{(?<inner>[^}]*)\}/.exec(names)
  if (list === null) {
    const kept = keptOf(names, unused)
    return kept === '' ? '' : `${head}${kept}${tail}`
  }
  // A default, and the names in braces.
  const first = keptOf(names.slice(0, list.index), unused)
  const inner = keptOf(list.groups?.inner ?? '', unused)
  const space = /^\s*/.exec(list.groups?.inner ?? '')?.[0] ?? ''
  const parts = [first, inner === '' ? '' : `{${space}${inner}${space.includes('\n') ? ',\n' : space}}`]
  const kept = parts.filter(part => part !== '').join(', ')
  return kept === '' ? '' : `${head}${kept}${tail}`
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
  return (
    text
      .trim()
      .split(/\s+as\s+/)
      .at(-1) ?? ''
  ).replace(/^type\s+/, '')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
