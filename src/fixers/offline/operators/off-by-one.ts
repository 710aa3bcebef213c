import type { SyntaxNode } from '@lezer/common'
import { isNeutralOperand } from '../code/expressions.ts'
import {
  type Mutation,
  type MutationSource,
  type Mutator,
  type ParsedSource,
  replace,
  sliceOf,
} from '../code/mutation.ts'

/** Change a number, a bound, an index or a slice by one. */
export const offByOneMutator: Mutator = (node, source) => [
  ...numberMutations(node, source),
  ...boundMutations(node, source),
]

/** Return the likelihood of another number than that of a node. */
export function numberLikelihood(node: SyntaxNode, source: ParsedSource): number {
  if (asksIfEmpty(node, source)) return 0.2
  // Small numbers are starts and ends; larger ones were written down from somewhere.
  return Number(sliceOf(node, source)) <= 2 ? 1 : 0.5
}

/**
 * Return true for the number of a question whether something is empty, such as `len(rows) == 0`: one more asks
 * something else.
 */
function asksIfEmpty(node: SyntaxNode, source: ParsedSource): boolean {
  const [left, operator] = [node.prevSibling?.prevSibling, node.prevSibling]
  if (left == null || operator?.name !== 'CompareOp' || sliceOf(node, source) !== '0') return false
  return (
    /^[=!]==?$/.test(sliceOf(operator, source)) &&
    /(?:\blen\(|\.(?:length|size|len|count)\b)/i.test(sliceOf(left, source))
  )
}

function numberMutations(node: SyntaxNode, source: MutationSource): Mutation[] {
  const text = sliceOf(node, source)
  if (node.name !== 'Number' || !/^\d+$/.test(text)) return []
  const value = Number(text)
  const inserts = [value + 1, value - 1].map(String).filter(insert => !isNeutralOperand(node, source, insert))
  const likelihood = numberLikelihood(node, source)
  return inserts.map(insert => replace(node, source, { operator: 'off-by-one', insert, likelihood }))
}

/** Add or subtract one from a bound, an index or a slice, or remove its `± 1`. */
function boundMutations(node: SyntaxNode, source: MutationSource): Mutation[] {
  const mutations: Mutation[] = []
  const text = sliceOf(node, source)
  const last = node.lastChild
  const operator = last?.prevSibling
  if (
    node.name === 'BinaryExpression' &&
    last != null &&
    operator?.name === 'ArithOp' &&
    sliceOf(last, source) === '1'
  ) {
    const base = sliceOf({ from: node.from, to: operator.from }, source).trimEnd()
    mutations.push(replace(node, source, { operator: 'off-by-one', insert: base }))
  } else if (isBound(node, source)) {
    mutations.push(
      ...[`${text} - 1`, `${text} + 1`]
        .map(changed => (isFactor(node) ? `(${changed})` : changed))
        .map(insert => replace(node, source, { operator: 'off-by-one', insert })),
    )
  }
  return mutations
}

const BOUNDED_CALLS = /^(?:range|slice|substring|substr|subarray|splice|at|charAt|islice|randint|fill|repeat)$/

function isFactor(node: SyntaxNode): boolean {
  return (
    node.parent?.name === 'BinaryExpression' &&
    [node.nextSibling, node.prevSibling].some(near => near?.name === 'ArithOp')
  )
}

function isBound(node: SyntaxNode, source: MutationSource): boolean {
  if (!['VariableName', 'MemberExpression', 'CallExpression', 'BinaryExpression'].includes(node.name)) return false
  const { parent } = node
  if (parent === null) return false
  // (page - 1) * size
  if (parent.name === 'BinaryExpression' && node.name === 'VariableName') {
    const operator = node.nextSibling?.name === 'ArithOp' ? node.nextSibling : node.prevSibling
    if (operator?.name === 'ArithOp' && sliceOf(operator, source) === '*') return true
  }
  // a[i], a[i:j], a[i, j]
  if (parent.name === 'MemberExpression')
    return /^[[:,]$/.test(node.prevSibling?.name ?? '') || node.nextSibling?.name === ':'
  // i < n
  if (parent.name === 'BinaryExpression' && node.name !== 'BinaryExpression') {
    return node.prevSibling?.name === 'CompareOp' && /^[<>]=?$/.test(sliceOf(node.prevSibling, source))
  }
  // range(n), text.slice(a, b)
  if (parent.name !== 'ArgList' || parent.parent?.name !== 'CallExpression') return false
  const callee = parent.parent.firstChild
  return callee !== null && BOUNDED_CALLS.test(sliceOf(callee, source).split('.').at(-1) ?? '')
}
