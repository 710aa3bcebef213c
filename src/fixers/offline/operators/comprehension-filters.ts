import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { likelihoodAt, type Mutator, sliceOf } from '../code/mutation.ts'

/** Leave out the elements of a Python comprehension that are empty, missing or blank. */
export const comprehensionFilter: Mutator = (node, source) => {
  if (source.language.name !== 'python' || !/Comprehension|^ArgList$/.test(node.name)) return []
  const children = innerNodes(node)
  const target = elementOf(children)
  const last = children.at(-2)
  if (target === undefined || last === undefined || children.some(({ name }) => name === 'if')) return []
  const name = sliceOf(target, source)
  return [name, `${name} is not None`, `${name}.strip()`].map((test, index) => ({
    operator: 'guard' as const,
    from: last.to,
    to: last.to,
    insert: ` if ${test}`,
    what: `leave out each \`${name}\` but \`if ${test}\``,
    likelihood: likelihoodAt(index / 2),
  }))
}

/** Return the only name between the last `for` and its `in`. */
function elementOf(children: readonly SyntaxNode[]): SyntaxNode | undefined {
  const at = children.findLastIndex(({ name }) => name === 'for')
  const [target, word] = children.slice(at + 1)
  return at >= 0 && target?.name === 'VariableName' && word?.name === 'in' ? target : undefined
}
