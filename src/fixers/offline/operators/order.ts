import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { asOperand, elementsOf, signOf } from '../code/expressions.ts'
import { type Mutation, type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'

const LISTS = /^(?:ArgList|ArrayExpression|TupleExpression)$/
const ORDERED = /^(?:[-+/%<>]|\/\/|\*\*|<<|>>|<=|>=|in)$/
/** Elements of a list that are swapped with each other. */
const MAX_ELEMENTS = 5

/** Swap arguments, elements, operands, branches, or the names of an assignment: `f(b, a)` for `f(a, b)`. */
export const swappedOperands: Mutator = (node, source) => {
  if (LISTS.test(node.name)) return swappedElements(elementsOf(node), source)
  if (node.name === 'AssignStatement') return swappedValues(node, source)
  if (node.name === 'ConditionalExpression') return swappedBranches(node, source)
  if (node.name === 'MemberExpression' && node.lastChild?.name === ']') return swappedIndex(node, source)
  const [left, operator, right] = node.name === 'BinaryExpression' ? innerNodes(node) : []
  if (left === undefined || operator === undefined || right?.nextSibling !== null) return []
  if (/^yield\b/.test(sliceOf(left, source))) return []
  return ORDERED.test(sliceOf(operator, source)) ? swapped(left, right, source) : []
}

function swappedElements(elements: readonly SyntaxNode[], source: MutationSource): Mutation[] {
  const first = elements.slice(0, MAX_ELEMENTS)
  return first.flatMap((left, index) =>
    first.slice(index + 1).flatMap((right, distance) => {
      const isNext = /^\s*,\s*$/.test(source.text.slice(left.to, right.from))
      return isNext || distance > 0 ? swapped(left, right, source, distance === 0 ? 1 : 0.5) : []
    }),
  )
}

/** Swap two values of `a, b = b, a`, which is the same as to swap the names. */
function swappedValues(node: SyntaxNode, source: MutationSource): Mutation[] {
  const children = innerNodes(node)
  const last = children.findLastIndex(({ name }) => name === 'AssignOp')
  return swappedElements(
    children.slice(last + 1).filter(({ name }) => name !== ','),
    source,
  )
}

/**
 * Swap a list with its index: `items[index]` for `index[items]`; or the elements of an index of several: `at[x, y]`.
 */
function swappedIndex(node: SyntaxNode, source: MutationSource): Mutation[] {
  const children = innerNodes(node)
  const open = children.findLastIndex(({ name }) => name === '[')
  if (children.slice(open).some(({ name }) => name === ',')) {
    const elements = children.slice(open + 1, -1).filter(({ name }) => name !== ',')
    return elements.some(({ name }) => name === ':') ? [] : swappedElements(elements, source)
  }
  const [object, , index, end] = children
  if (object?.name !== 'VariableName' || index?.name !== 'VariableName' || end?.name !== ']') return []
  return swapped(object, index, source, 0.3)
}

function swappedBranches(node: SyntaxNode, source: MutationSource): Mutation[] {
  const parts = innerNodes(node).filter(({ name }) => /^[A-Z]/.test(name) && name !== 'LogicOp')
  const [one, two, three] = parts
  if (one === undefined || two === undefined || three === undefined) return []
  // `a if b else c` in Python, `a ? b : c` in JavaScript.
  return source.language.name === 'python' ? swapped(one, three, source, 0.8) : swapped(two, three, source, 0.8)
}

function swapped(left: SyntaxNode, right: SyntaxNode, source: MutationSource, likelihood = 1): Mutation[] {
  if (sliceOf(left, source) === sliceOf(right, source)) return []
  const insert = sliceOf(right, source) + source.text.slice(left.to, right.from) + behind(left, source)
  return [replace({ from: left.from, to: right.to }, source, { operator: 'swapped-arguments', insert, likelihood })]
}

/** Write the left operand as the right one: `a - b - c` is `c - (a - b)` then. */
function behind(left: SyntaxNode, source: MutationSource): string {
  const [own, outer] = [signOf(left, source), left.parent === null ? undefined : signOf(left.parent, source)]
  const isAlike = own !== undefined && outer !== undefined && /^[-+]$/.test(own) === /^[-+]$/.test(outer)
  return isAlike ? asOperand(left, source) : sliceOf(left, source)
}
