import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'

const EQUAL = /^(?:==|===)$/
const EMPTY = { python: /^not (?<list>[\w.]+)$/, javascript: /^!(?<list>[\w$.]+)\.length$/ } as const

/**
 * Let a case for nothing hold for one element, too: `len(items) <= 1` for `len(items) == 0`, where a recursion ends.
 */
export const wholeBaseCase: Mutator = (node, source) => {
  const size = node.name === 'BinaryExpression' ? comparedWithNone(node, source) : sizeIfEmpty(node, source)
  if (size === undefined) return []
  return [replace(node, source, { operator: 'comparison', insert: `${size} <= 1`, likelihood: 0.6 })]
}

function comparedWithNone(node: SyntaxNode, source: MutationSource): string | undefined {
  const [left, operator, right] = innerNodes(node)
  if (left === undefined || operator?.name !== 'CompareOp' || right?.name !== 'Number') return undefined
  const size = sliceOf(left, source)
  // A remainder is compared with zero for another reason.
  const isSize = !/[%&]/.test(size) && EQUAL.test(sliceOf(operator, source)) && sliceOf(right, source) === '0'
  return isSize ? size : undefined
}

/** Return the length of a list that a condition tests for being empty: `not items`, `!items.length`. */
function sizeIfEmpty(node: SyntaxNode, source: MutationSource): string | undefined {
  if (node.name !== 'UnaryExpression') return undefined
  const list = EMPTY[source.language.name].exec(sliceOf(node, source))?.groups?.['list']
  if (list === undefined) return undefined
  return source.language.name === 'python' ? `len(${list})` : `${list}.length`
}
