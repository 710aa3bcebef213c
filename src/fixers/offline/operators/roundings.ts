import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { asOperand, isRead } from '../code/expressions.ts'
import { type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'

/** Round the result of a division up: `-(-a // b)` for `a // b`, `Math.ceil(a / b)` for `(a / b) | 0`. */
export const roundings: Mutator = (node, source) => {
  if (node.name !== 'BinaryExpression' || !isRead(node)) return []
  const [left, sign, right, ...others] = innerNodes(node)
  if (left === undefined || sign === undefined || right === undefined || others.length > 0) return []
  const change = (insert: string) => [replace(node, source, { operator: 'arithmetic', insert, likelihood: 0.6 })]
  const operator = sliceOf(sign, source)
  if (operator === '//') return change(`-(-${asOperand(left, source)} // ${sliceOf(right, source)})`)
  if (operator !== '|' || sliceOf(right, source) !== '0') return []
  const quotient = left.name === 'ParenthesizedExpression' ? innerNodes(left)[1] : left
  return quotient !== undefined && isQuotient(quotient, source) ? change(`Math.ceil(${sliceOf(quotient, source)})`) : []
}

function isQuotient(node: SyntaxNode, source: MutationSource): boolean {
  const [, sign] = node.name === 'BinaryExpression' ? innerNodes(node) : []
  return sign !== undefined && sliceOf(sign, source) === '/'
}
