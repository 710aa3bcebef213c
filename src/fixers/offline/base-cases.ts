import { childrenOf, type Mutator, replace, sliceOf } from './mutation.ts'

const EQUAL = /^(?:==|===)$/

/** Let a case for nothing hold for one element, too: `len(items) <= 1` for `len(items) == 0`, where a recursion ends. */
export const wholeBaseCase: Mutator = (node, source) => {
  if (node.name !== 'BinaryExpression') return []
  const [left, operator, right] = childrenOf(node)
  if (left === undefined || operator?.name !== 'CompareOp' || right?.name !== 'Number') return []
  if (!EQUAL.test(sliceOf(operator, source)) || sliceOf(right, source) !== '0') return []
  const insert = `${sliceOf(left, source)} <= 1`
  return [replace(node, source, { operator: 'comparison', insert, likelihood: 0.6 })]
}
