import type { SyntaxNode } from '@lezer/common'
import { logicMutator, isVacuous, negationMutator } from './logic-operators.ts'
import {
  childrenOf,
  type Mutation,
  type MutationSource,
  type Mutator,
  replace,
  replaceByTable,
  sliceOf,
} from './mutation.ts'
import { offByOneMutator } from './off-by-one.ts'

/** Replacements of each operator, likeliest first: a wrong boundary is more common than a wrong direction. */
const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '==': ['!='],
  '!=': ['=='],
  '===': ['!=='],
  '!==': ['==='],
}
const ARITHMETIC: Readonly<Record<string, readonly string[]>> = {
  '+': ['-', '*'],
  '-': ['+', '/'],
  '*': ['/', '+', '**'],
  '/': ['*', '-'],
  '//': ['/', '%'],
  '%': ['/', '*'],
  '**': ['*'],
  '++': ['--'],
  '--': ['++'],
}
const UPDATES: Readonly<Record<string, readonly string[]>> = {
  '+=': ['-=', '='],
  '-=': ['+=', '='],
  '*=': ['/=', '+='],
  '/=': ['*='],
}
const CONSTANTS: Readonly<Record<string, string>> = { true: 'false', false: 'true', True: 'False', False: 'True' }

const comparison: Mutator = (node, source) => {
  if (node.name === 'CompareOp') {
    const all = replaceByTable(node, source, { table: COMPARISONS, operator: 'comparison' })
    return all.filter(({ insert }) => !isVacuous(node.parent?.parent, source, new Map([[node.from, insert]])))
  }
  // Python's comparisons by word: `in`, `not in`, `is`, `is not`.
  if (source.language.name !== 'python' || node.parent?.name !== 'BinaryExpression') return []
  const next = node.nextSibling
  if (node.name === 'in') {
    if (node.prevSibling?.name === 'not')
      return [replace({ from: node.prevSibling.from, to: node.to }, source, { operator: 'comparison', insert: 'in' })]
    return [replace(node, source, { operator: 'comparison', insert: 'not in' })]
  }
  if (node.name !== 'is') return []
  const isNegated = next?.name === 'not'
  const span = { from: node.from, to: isNegated ? next.to : node.to }
  return [replace(span, source, { operator: 'comparison', insert: isNegated ? 'is' : 'is not' })]
}

const arithmetic: Mutator = (node, source) => {
  if (node.name === 'UpdateOp') return replaceByTable(node, source, { table: UPDATES, operator: 'arithmetic' })
  if (node.name !== 'ArithOp' || node.parent?.name === 'UnaryExpression') return []
  // `x * 1` for `x + 1` equals `x`, which the off-by-one mutator proposes.
  if (node.nextSibling !== null && sliceOf(node.nextSibling, source) === '1') {
    return replaceByTable(node, source, { table: { '+': ['-'], '-': ['+'] }, operator: 'arithmetic' })
  }
  return [
    ...replaceByTable(node, source, { table: ARITHMETIC, operator: 'arithmetic' }),
    ...swappedOperands(node, source),
  ]
}

/** Swap the operands of an operator whose order matters: `a - b` for `b - a`. */
function swappedOperands(node: SyntaxNode, source: MutationSource): Mutation[] {
  const [left, right] = [node.prevSibling, node.nextSibling]
  if (!['-', '/', '//', '%', '**'].includes(sliceOf(node, source)) || left === null || right === null) return []
  const insert = `${sliceOf(right, source)} ${sliceOf(node, source)} ${sliceOf(left, source)}`
  return [replace({ from: left.from, to: right.to }, source, { operator: 'swapped-arguments', insert })]
}

const constant: Mutator = (node, source) => {
  const other = CONSTANTS[sliceOf(node, source)]
  const isLiteral = node.name === 'BooleanLiteral' || node.name === 'Boolean'
  return isLiteral && other !== undefined ? [replace(node, source, { operator: 'constant', insert: other })] : []
}

const swappedArguments: Mutator = (node, source) => {
  if (node.name !== 'ArgList') return []
  // Keyword arguments keep their place.
  const isKeyword = (child: SyntaxNode) =>
    child.nextSibling?.name === 'AssignOp' || child.prevSibling?.name === 'AssignOp'
  const args = childrenOf(node).filter(
    child => /^[A-Z]/.test(child.name) && child.name !== 'AssignOp' && !isKeyword(child),
  )
  return args.slice(1).flatMap((second, index) => {
    const first = args[index] as SyntaxNode
    const between = source.text.slice(first.to, second.from)
    if (sliceOf(first, source) === sliceOf(second, source) || !/^\s*,\s*$/.test(between)) return []
    const insert = sliceOf(second, source) + between + sliceOf(first, source)
    return [replace({ from: first.from, to: second.to }, source, { operator: 'swapped-arguments', insert })]
  })
}

export const OPERATORS: readonly Mutator[] = [
  comparison,
  arithmetic,
  logicMutator,
  offByOneMutator,
  negationMutator,
  constant,
  swappedArguments,
]
