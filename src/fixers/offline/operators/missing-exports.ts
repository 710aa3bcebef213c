import { innerNodes } from '../../../syntax/inner-nodes.ts'
import { type Mutation, type Mutator, sliceOf, treeOf, type MutationSource } from '../code/mutation.ts'
import type { SyntaxNode } from '@lezer/common'

/** Export what a message says is missing: `export` in front of a declaration, or one more name in `module.exports`. */
export const missingExport: Mutator = (node, source, { unknown }) => {
  if (unknown.length === 0 || source.language.name !== 'javascript') return []
  const wanted = new Set(unknown.map(({ name }) => name))
  if (node.name === 'AssignmentExpression') return intoList(node, source, wanted)
  const isDeclaration = /^(?:Function|Class|Variable)Declaration$/.test(node.name) && node.parent?.name === 'Script'
  const name = isDeclaration ? node.getChild('VariableDefinition') : null
  if (name === null || !wanted.has(sliceOf(name, source))) return []
  return [exporting(node.from, 'export ', sliceOf(name, source))]
}

/** Add names to `module.exports = { … }` that the file declares. */
function intoList(node: SyntaxNode, source: MutationSource, wanted: ReadonlySet<string>): Mutation[] {
  const target = node.firstChild
  const list = node.getChild('ObjectExpression')
  if (target === null || list === null || !/^(?:module\.)?exports$/.test(sliceOf(target, source))) return []
  const properties = list.getChildren('Property')
  const last = properties.at(-1)
  const listed = new Set(
    properties
      .map(each => each.getChild('PropertyDefinition'))
      .map(each => (each === null ? '' : sliceOf(each, source))),
  )
  return declaredIn(source)
    .filter(name => wanted.has(name) && !listed.has(name))
    .map(name =>
      last === undefined ? exporting(list.from + 1, ` ${name} `, name) : exporting(last.to, `, ${name}`, name),
    )
}

/** List the names that a file declares outside of functions. */
function declaredIn(source: MutationSource): string[] {
  return innerNodes(treeOf(source).topNode).flatMap(node => {
    const name = node.name.endsWith('Declaration') ? node.getChild('VariableDefinition') : null
    return name === null ? [] : [sliceOf(name, source)]
  })
}

function exporting(at: number, insert: string, name: string): Mutation {
  return { operator: 'missing-export', from: at, to: at, insert, what: `export \`${name}\`` }
}
