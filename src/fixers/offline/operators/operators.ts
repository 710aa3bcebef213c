import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { functionOrFile, outermostLoop } from '../code/expressions.ts'
import { logicMutator, isVacuous, negationMutator } from './logic-operators.ts'
import {
  type Mutation,
  type MutationSource,
  type Mutator,
  type ParsedSource,
  type RepairOperator,
  replace,
  replaceByTable,
  sliceOf,
} from '../code/mutation.ts'
import { offByOneMutator } from './off-by-one.ts'
import { swappedOperands } from './order.ts'

/** Replacements of each operator, likeliest first: a wrong boundary is more common than a wrong direction. */
const OTHER_COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>', '>=', '!=', '!==', '==', '==='],
  '<=': ['<', '>=', '>', '==', '===', '!=', '!=='],
  '>': ['>=', '<', '<=', '!=', '!==', '==', '==='],
  '>=': ['>', '<=', '<', '==', '===', '!=', '!=='],
  '==': ['!=', '<=', '>=', '<', '>'],
  '!=': ['==', '<', '>', '<=', '>='],
  '===': ['!==', '<=', '>=', '<', '>'],
  '!==': ['===', '<', '>', '<=', '>='],
}
export const ARITHMETIC: Readonly<Record<string, readonly string[]>> = {
  '+': ['-', '*', '/', '//', '%'],
  '-': ['+', '/', '//', '*', '%'],
  '*': ['/', '+', '**', '//', '-', '%'],
  '/': ['*', '//', '-', '%', '+'],
  '//': ['/', '%', '*', '-', '+'],
  '%': ['/', '//', '*', '-', '+'],
  '**': ['*', '+', '//'],
  '++': ['--'],
  '--': ['++'],
  '&': ['|', '^', '-'],
  '|': ['&', '^', '+'],
  '^': ['&', '|', '**'],
  '<<': ['>>'],
  '>>': ['<<', '>>>'],
}
export const UPDATES: Readonly<Record<string, readonly string[]>> = {
  '+=': ['-=', '=', '*=', '/=', '//='],
  '-=': ['+=', '=', '*=', '//='],
  '*=': ['/=', '+=', '=', '//=', '**='],
  '/=': ['*=', '-=', '=', '//='],
  '//=': ['/=', '*=', '-=', '%=', '='],
  '%=': ['//=', '/=', '-=', '='],
  '**=': ['*='],
  '&=': ['|=', '^=', '-=', '='],
  '|=': ['&=', '^=', '='],
  '^=': ['&=', '|=', '='],
  '<<=': ['>>='],
  '>>=': ['<<='],
  '||=': ['&&=', '??=', '='],
  '&&=': ['||=', '='],
  '??=': ['||=', '='],
  '=': ['+=', '-=', '*='],
}
const CONSTANTS: Readonly<Record<string, string>> = { true: 'false', false: 'true', True: 'False', False: 'True' }

/** The same comparison with its boundary on the other side. */
const BOUNDARY: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

/** Move the boundary of two comparisons that are joined: of a range both ends are often wrong. */
function bothBoundaries(node: SyntaxNode, source: MutationSource): Mutation[] {
  const [left, sign, right, ...others] = innerNodes(node)
  if (left === undefined || right === undefined || others.length > 0 || !/^(?:LogicOp|and|or)$/.test(sign?.name ?? ''))
    return []
  const moved = [left, right].map(side => {
    const compare = innerNodes(side).find(({ name }) => name === 'CompareOp')
    const other = compare === undefined ? undefined : BOUNDARY[sliceOf(compare, source)]
    if (compare === undefined || other === undefined) return undefined
    return source.text.slice(side.from, compare.from) + other + source.text.slice(compare.to, side.to)
  })
  if (moved.includes(undefined)) return []
  const insert = moved.join(source.text.slice(left.to, right.from))
  return [replace(node, source, { operator: 'comparison', insert, likelihood: 0.6 })]
}

/** The same comparison the other way round. */
const OPPOSITE: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
}

/** Propose other comparisons. To turn a condition round is another bug than to draw its boundary wrong. */
export function otherComparisons(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const own = sliceOf(node, source)
  const all = replaceByTable(node, source, { table: OTHER_COMPARISONS, operator: 'comparison' }).map(each =>
    each.insert === OPPOSITE[own] ? { ...each, operator: 'negation' as const } : each,
  )
  // Nothing is smaller than no value.
  const isWithNothing = [node.prevSibling, node.nextSibling].some(
    side => side !== null && NOTHING.test(sliceOf(side, source)),
  )
  return isWithNothing ? all.filter(({ insert }) => !/[<>]/.test(insert)) : all
}

const NOTHING = /^(?:null|nil|None|undefined)$/

const comparison: Mutator = (node, source) => {
  if (node.name === 'BinaryExpression') return bothBoundaries(node, source)
  if (node.name === 'CompareOp') {
    const all = otherComparisons(node, source)
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
  if (isRepeatedAssignment(node) && hasValue(node, source)) {
    // What gathers a sum stands in a loop, or in a method that is called again.
    const share = outermostLoop(node) !== undefined || node.prevSibling?.name === 'MemberExpression' ? 1 : 0.35
    const all = replaceByTable(node, source, { table: UPDATES, operator: 'arithmetic' })
    return all.map(each => ({ ...each, likelihood: share * (each.likelihood ?? 1) }))
  }
  const isOperator = node.name === 'ArithOp' || node.name === 'BitOp'
  if (!isOperator || node.parent?.name === 'UnaryExpression') return []
  // `x * 1` for `x + 1` equals `x`, which the off-by-one mutator proposes.
  if (node.nextSibling !== null && sliceOf(node.nextSibling, source) === '1') {
    return replaceByTable(node, source, { table: { '+': ['-'], '-': ['+'] }, operator: 'arithmetic' })
  }
  // JavaScript knows no power of `-x`.
  const isSigned = node.prevSibling?.name === 'UnaryExpression' && source.language.name !== 'python'
  return replaceByTable(node, source, { table: ARITHMETIC, operator: 'arithmetic' }).filter(
    ({ insert }) => !(isSigned && insert.trim() === '**'),
  )
}

/** True for the `=` of an assignment to a single name or member that exists already: `+=` needs its old value. */
function isRepeatedAssignment(node: SyntaxNode): boolean {
  if (node.name === 'Equals')
    return (
      node.parent?.name === 'AssignmentExpression' &&
      /^(?:VariableName|MemberExpression)$/.test(node.prevSibling?.name ?? '')
    )
  if (node.name !== 'AssignOp' || node.parent?.name !== 'AssignStatement') return false
  return node.prevSibling?.prevSibling === null && node.nextSibling?.nextSibling === null
}

/** True if what is assigned has a value before: in Python, a name has none above its first assignment. */
function hasValue({ prevSibling: target }: SyntaxNode, source: MutationSource): boolean {
  if (target?.name !== 'VariableName' || source.language.name !== 'python') return true
  const name = sliceOf(target, source)
  const above = source.text.slice(functionOrFile(target).from, target.from)
  return new Set(above.match(/[\w$]+/g)).has(name)
}

const constant: Mutator = (node, source) => {
  const other = CONSTANTS[sliceOf(node, source)]
  const isLiteral = node.name === 'BooleanLiteral' || node.name === 'Boolean'
  return isLiteral && other !== undefined ? [replace(node, source, { operator: 'constant', insert: other })] : []
}

/** Operators that mutation testing has too. */
export const OPERATORS: readonly RepairOperator[] = [
  { kind: 'comparison', mutate: comparison },
  { kind: 'arithmetic', mutate: arithmetic },
  { kind: 'boolean', mutate: logicMutator },
  { kind: 'off-by-one', mutate: offByOneMutator },
  { kind: 'negation', mutate: negationMutator },
  { kind: 'constant', mutate: constant },
  { kind: 'swapped-arguments', mutate: swappedOperands },
]
