import { isRead, statementOf } from '../code/expressions.ts'
import { likelihoodAt, type Mutator, replace, sliceOf } from '../code/mutation.ts'
import { nearVariables } from '../code/scope.ts'

/** Variables that are tried for one call, and scopes around it. */
const MAX_NAMES = 5
const SCOPES = 3

/**
 * Calculate with a variable of the function, and not with what a call returns: `distance + step` for `cost(node) +
 * step`.
 */
export const namedOperand: Mutator = (node, source) => {
  const { parent, nextSibling, prevSibling } = node
  if (node.name !== 'CallExpression' || parent?.name !== 'BinaryExpression' || !isRead(node)) return []
  if (nextSibling?.name !== 'ArithOp' && prevSibling?.name !== 'ArithOp') return []
  const statement = statementOf(node)
  // The names of the sum, and what its statement sets.
  const target = statement === undefined ? '' : source.text.slice(statement.from, parent.from)
  const words = new Set(`${target} ${sliceOf(parent, source)}`.match(/[\w$]+/g))
  return nearVariables(node, source, SCOPES)
    .filter(name => !words.has(name))
    .slice(0, MAX_NAMES)
    .map((insert, index) =>
      replace(node, source, { operator: 'other-name', insert, likelihood: 0.5 * likelihoodAt(index / 2) }),
    )
}
