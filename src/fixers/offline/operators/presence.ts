import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import { isBranchCondition, isJoined } from '../code/expressions.ts'
import { type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'

/**
 * Ask if a value is there, not if it is true: zero, an empty text and False are values. `value is None` for `not
 * value`.
 */
export const presence: Mutator = (node, source) => {
  if (!isAsked(node)) return []
  const isNegated = node.name === 'UnaryExpression'
  const [sign, operand] = isNegated ? innerNodes(node) : []
  if (isNegated && !/^(?:not|!)$/.test(sign === undefined ? '' : sliceOf(sign, source))) return []
  const value = isNegated ? operand : node
  if (value === undefined || !/^(?:VariableName|MemberExpression)$/.test(value.name)) return []
  return questions(sliceOf(value, source), isNegated, source).map((insert, index) =>
    replace(node, source, { operator: 'boolean', insert, likelihood: 0.7 - index / 10 }),
  )
}

/** True for what decides about a branch, by itself or as a part of a condition. */
function isAsked(node: SyntaxNode): boolean {
  if (isBranchCondition(node)) return true
  const { parent } = node
  // A part of a condition: elsewhere `a || b` gives one of its values.
  if (isJoined(node)) return parent !== null && isAsked(parent)
  if (parent?.name === 'ParenthesizedExpression' || parent?.name === 'UnaryExpression') return isAsked(parent)
  return node.parent?.name === 'ConditionalExpression' && /^(?:if|\?)$/.test(asks(node))
}

/** The word by which a conditional expression asks for a node: Python's stands before it, JavaScript's behind it. */
function asks({ prevSibling, nextSibling }: SyntaxNode): string {
  if (prevSibling?.name === 'if') return 'if'
  return prevSibling === null ? (nextSibling?.name === 'LogicOp' ? '?' : '') : ''
}

function questions(value: string, isNegated: boolean, { language }: MutationSource): string[] {
  if (language.name === 'python') return [`${value} is ${isNegated ? '' : 'not '}None`]
  const sign = isNegated ? '=' : '!'
  return [`${value} ${sign}== undefined`, `${value} ${sign}= null`]
}
