import type { SyntaxNode } from '@lezer/common'
import { languageOf } from './languages.ts'

/** One import as written: a specifier of JavaScript, or a module of Python with the names from it. */
export type Import =
  | { readonly language: 'javascript'; readonly specifier: string }
  | { readonly language: 'python'; readonly dots: number; readonly module: string; readonly names: readonly string[] }

/** Maximum number of characters. Longer files are generated. */
const MAX_LENGTH = 1_000_000
const CALLS = /^(?:require|require\.resolve|(?:jest|vi)\.(?:mock|doMock|unmock|requireActual|importActual)(?:<[^]*>)?)$/

/** List the imports of a file by its grammar, so that comments and strings do not count. */
export function importsIn(file: string, text: string): Import[] {
  const language = languageOf(file)
  if (language === undefined || text.length > MAX_LENGTH) return []
  const found: Import[] = []
  const slice = (node: { from: number; to: number }) => text.slice(node.from, node.to)
  language.parse(text).iterate({
    enter({ node, name }) {
      if (language.name === 'python' && name === 'ImportStatement') found.push(...pythonImports(slice(node)))
      if (language.name === 'javascript' && name === 'String' && isSpecifier(node, slice)) {
        found.push({ language: 'javascript', specifier: slice(node).slice(1, -1) })
      }
    },
  })
  return found
}

function isSpecifier(node: SyntaxNode, slice: (node: { from: number; to: number }) => string): boolean {
  const parent = node.parent
  if (parent?.name === 'ImportDeclaration' || parent?.name === 'ExportDeclaration') return true
  if (parent?.name === 'DynamicImport') return true
  const call = parent?.name === 'ArgList' ? parent.parent : null
  return call?.name === 'CallExpression' && CALLS.test(slice({ from: call.from, to: parent?.from ?? call.from }).trim())
}

/** Parse a statement such as `from ..a.b import (c as d, e)` or `import a.b as c, d`. */
function pythonImports(statement: string): Import[] {
  const plain = statement
    .replace(/#[^\n]*/g, ' ')
    .replace(/[\\()\n\r\t ]+/g, ' ')
    .trim()
  const names = (list: string) =>
    list
      .split(',')
      .map(name => name.trim().split(' ')[0] ?? '')
      .filter(name => /^[\w.]+$/.test(name))
  const from = /^from (?<dots>[. ]*)(?<module>(?:\w[\w.]*)?) import (?<names>.*)$/s.exec(plain)?.groups
  if (from !== undefined) {
    return [
      {
        language: 'python',
        dots: (from.dots ?? '').replaceAll(' ', '').length,
        module: from.module ?? '',
        names: names(from.names ?? ''),
      },
    ]
  }
  return names(plain.replace(/^import /, '')).map(module => ({ language: 'python', dots: 0, module, names: [] }))
}
