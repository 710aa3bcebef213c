import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from './inner-nodes.ts'
import type { Outline } from './outline.ts'

/** Values that a module may hold as data: texts, lists and objects. */
const DATA =
  /^(?:String|TemplateString|ArrayExpression|ObjectExpression|DictionaryExpression|TupleExpression|SetExpression)$/
/** Nodes at the top of a module that may hold one, also within an export. */
const HOLDERS =
  /^(?:ExportDeclaration|VariableDeclaration|AssignStatement|ExpressionStatement|AssignmentExpression|CallExpression)$/

/**
 * Return true if a module holds data: a table, or an object of all that a package exports. Lists of names for the
 * language itself, as Python's `__all__`, and exports of other files are none.
 */
export function holdsData({ tree, text }: Pick<Outline, 'tree' | 'text'>): boolean {
  return innerNodes(tree.topNode).some(node => HOLDERS.test(node.name) && !isOfLanguage(node, text) && holds(node))
}

function holds(node: SyntaxNode): boolean {
  // `export { a } from './a.js'` names a file.
  const inner = innerNodes(node).filter(({ prevSibling }) => prevSibling?.name !== 'from')
  return inner.some(child =>
    DATA.test(child.name) ? node.name !== 'ExpressionStatement' : HOLDERS.test(child.name) && holds(child),
  )
}

function isOfLanguage({ from, to }: SyntaxNode, text: string): boolean {
  return /^__\w+__\b/.test(text.slice(from, to))
}
