import type { SyntaxNode } from '@lezer/common'
import {
  childrenOf,
  type Mutation,
  type Mutator,
  type Operator,
  replace,
  sliceOf,
  type MutationSource,
} from './mutation.ts'

/** By what an operator is replaced, the likeliest first: a boundary is missed more often than a direction. */
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
const LOGIC: Readonly<Record<string, readonly string[]>> = {
  '&&': ['||'],
  '||': ['&&', '??'],
  '??': ['||'],
  and: ['or'],
  or: ['and'],
}
const CONSTANTS: Readonly<Record<string, string>> = { true: 'false', false: 'true', True: 'False', False: 'True' }

const comparison: Mutator = (node, source) => {
  if (node.name === 'CompareOp') {
    const all = byTable(node, source, { table: COMPARISONS, operator: 'comparison' })
    return all.filter(({ insert }) => !isVacuous(node.parent?.parent, source, new Map([[node.from, insert]])))
  }
  // Python writes some comparisons as words.
  if (source.language.name !== 'python' || node.parent?.name !== 'BinaryExpression') return []
  const next = node.nextSibling
  if (node.name === 'in') {
    if (node.prevSibling?.name === 'not')
      return [replace({ from: node.prevSibling.from, to: node.to }, source, { operator: 'comparison', insert: 'in' })]
    return [replace(node, source, { operator: 'comparison', insert: 'not in' })]
  }
  if (node.name !== 'is') return []
  const negated = next?.name === 'not'
  const span = { from: node.from, to: negated ? next.to : node.to }
  return [replace(span, source, { operator: 'comparison', insert: negated ? 'is' : 'is not' })]
}

const arithmetic: Mutator = (node, source) => {
  if (node.name === 'UpdateOp') return byTable(node, source, { table: UPDATES, operator: 'arithmetic' })
  if (node.name !== 'ArithOp' || node.parent?.name === 'UnaryExpression') return []
  // Times or over one changes nothing but what one more or one less would: that is the off-by-one mutator's matter.
  if (node.nextSibling !== null && sliceOf(node.nextSibling, source) === '1') {
    return byTable(node, source, { table: { '+': ['-'], '-': ['+'] }, operator: 'arithmetic' })
  }
  return [...byTable(node, source, { table: ARITHMETIC, operator: 'arithmetic' }), ...swappedOperands(node, source)]
}

/** `a - b` for `b - a`: only where the order matters. */
function swappedOperands(node: SyntaxNode, source: MutationSource): Mutation[] {
  const [left, right] = [node.prevSibling, node.nextSibling]
  if (!['-', '/', '//', '%', '**'].includes(sliceOf(node, source)) || left === null || right === null) return []
  const insert = `${sliceOf(right, source)} ${sliceOf(node, source)} ${sliceOf(left, source)}`
  return [replace({ from: left.from, to: right.to }, source, { operator: 'swapped-arguments', insert })]
}

const boolean: Mutator = (node, source) => {
  const operator = node.name === 'LogicOp' || node.name === 'and' || node.name === 'or'
  if (!operator || node.parent?.name !== 'BinaryExpression') return []
  // `??` beside `&&` or `||` is no JavaScript without brackets.
  const mixed = [node.parent.parent, node.prevSibling, node.nextSibling].some(
    near => near?.name === 'BinaryExpression' && childrenOf(near).some(({ name }) => name === 'LogicOp'),
  )
  return byTable(node, source, { table: LOGIC, operator: 'boolean' }).filter(
    ({ insert }) =>
      (!mixed || (insert !== '??' && sliceOf(node, source) !== '??')) &&
      !isVacuous(node.parent, source, new Map([[node.from, insert]])),
  )
}

const LITERAL = /^(?:null|undefined|true|false|None|True|False|-?[\d.]+|'[^']*'|"[^"]*")$/

/**
 * Whether one half of `x === a && x !== b` says nothing, as in each pair of (in)equalities of one value with two
 * constants but `=== … || ===` and `!== … && !==`: nobody means that.
 */
function isVacuous(
  node: SyntaxNode | null | undefined,
  source: MutationSource,
  change: ReadonlyMap<number, string>,
): boolean {
  const [left, logic, right] = node?.name === 'BinaryExpression' ? childrenOf(node) : []
  if (left === undefined || logic === undefined || right === undefined) return false
  const word = (at: SyntaxNode) => change.get(at.from) ?? sliceOf(at, source)
  const sides = [left, right].map(side => {
    const [value, compare, constant] = side.name === 'BinaryExpression' ? childrenOf(side) : []
    if (value === undefined || compare?.name !== 'CompareOp' || constant === undefined) return undefined
    if (!LITERAL.test(sliceOf(constant, source)) || !/^[!=]==?$/.test(word(compare))) return undefined
    return { value: sliceOf(value, source), constant: sliceOf(constant, source), equal: word(compare).startsWith('=') }
  })
  const [a, b] = sides
  if (a === undefined || b === undefined || a.value !== b.value || a.constant === b.constant) return false
  const either = ['||', 'or'].includes(word(logic))
  if (!either && !['&&', 'and'].includes(word(logic))) return false
  return a.equal !== b.equal || a.equal !== either
}

const offByOne: Mutator = (node, source) => [...nearNumbers(node, source), ...nearBounds(node, source)]

function nearNumbers(node: SyntaxNode, source: MutationSource): Mutation[] {
  const text = sliceOf(node, source)
  if (node.name !== 'Number' || !/^\d+$/.test(text)) return []
  const value = Number(text)
  const inserts = [value + 1, value - 1].map(String)
  return inserts.map(insert => replace(node, source, { operator: 'off-by-one', insert }))
}

/** Bounds, indexes and slices: the expression one more or one less, and a `± 1` that should not be there. */
function nearBounds(node: SyntaxNode, source: MutationSource): Mutation[] {
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
        .map(more => (isFactor(node) ? `(${more})` : more))
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
  // a[i], a[i:j]
  if (parent.name === 'MemberExpression')
    return node.prevSibling?.name === '[' || node.prevSibling?.name === ':' || node.nextSibling?.name === ':'
  // i < n
  if (parent.name === 'BinaryExpression' && node.name !== 'BinaryExpression') {
    return node.prevSibling?.name === 'CompareOp' && /^[<>]=?$/.test(sliceOf(node.prevSibling, source))
  }
  // range(n), text.slice(a, b)
  if (parent.name !== 'ArgList' || parent.parent?.name !== 'CallExpression') return false
  const callee = parent.parent.firstChild
  return callee !== null && BOUNDED_CALLS.test(sliceOf(callee, source).split('.').at(-1) ?? '')
}

const negation: Mutator = (node, source) => {
  const not = source.language.name === 'python' ? 'not ' : '!'
  const first = node.firstChild
  if (node.name === 'UnaryExpression' && first !== null && ['!', 'not'].includes(sliceOf(first, source))) {
    const rest = source.text.slice(first.to, node.to).trimStart()
    return [replace(node, source, { operator: 'negation', insert: rest })]
  }
  if (!isCondition(node) || node.name === 'UnaryExpression' || node.name === 'BinaryExpression') return []
  return [replace(node, source, { operator: 'negation', insert: `${not}${sliceOf(node, source)}` })]
}

/** Whether the node is what an `if`, a `while`, a conditional or a returned truth turns on. */
function isCondition(node: SyntaxNode): boolean {
  const { parent } = node
  if (parent === null || /^[^A-Za-z]|^(?:if|while|elif|else|return)$/.test(node.name)) return false
  if (parent.name === 'ParenthesizedExpression')
    return ['IfStatement', 'WhileStatement', 'DoStatement'].includes(parent.parent?.name ?? '')
  if (parent.name === 'IfStatement' || parent.name === 'WhileStatement')
    return node.name !== 'ParenthesizedExpression' && ['if', 'elif', 'while'].includes(node.prevSibling?.name ?? '')
  if (parent.name === 'ArrowFunction')
    return node.nextSibling === null && /^(?:CallExpression|VariableName|MemberExpression)$/.test(node.name)
  if (/^\w*ComprehensionExpression$/.test(parent.name)) return node.prevSibling?.name === 'if'
  if (parent.name === 'ReturnStatement') return node.name === 'CallExpression' || node.name === 'VariableName'
  return parent.name === 'ConditionalExpression' && node.nextSibling?.name === 'LogicOp'
}

const constant: Mutator = (node, source) => {
  const other = CONSTANTS[sliceOf(node, source)]
  const literal = node.name === 'BooleanLiteral' || node.name === 'Boolean'
  return literal && other !== undefined ? [replace(node, source, { operator: 'constant', insert: other })] : []
}

const swappedArguments: Mutator = (node, source) => {
  if (node.name !== 'ArgList') return []
  // A keyword and its value keep their place: the name is not an argument.
  const named = (child: SyntaxNode) => child.nextSibling?.name === 'AssignOp' || child.prevSibling?.name === 'AssignOp'
  const args = childrenOf(node).filter(child => /^[A-Z]/.test(child.name) && child.name !== 'AssignOp' && !named(child))
  return args.slice(1).flatMap((second, index) => {
    const first = args[index] as SyntaxNode
    const between = source.text.slice(first.to, second.from)
    if (sliceOf(first, source) === sliceOf(second, source) || !/^\s*,\s*$/.test(between)) return []
    const insert = sliceOf(second, source) + between + sliceOf(first, source)
    return [replace({ from: first.from, to: second.to }, source, { operator: 'swapped-arguments', insert })]
  })
}

function byTable(
  node: SyntaxNode,
  source: MutationSource,
  { table, operator }: { table: Readonly<Record<string, readonly string[]>>; operator: Operator },
): Mutation[] {
  const python = source.language.name === 'python'
  const inserts = Object.hasOwn(table, sliceOf(node, source)) ? (table[sliceOf(node, source)] ?? []) : []
  return inserts
    .filter(insert => !(python && insert === '??'))
    .map(insert => replace(node, source, { operator, insert }))
}

export const OPERATORS: readonly Mutator[] = [
  comparison,
  arithmetic,
  boolean,
  offByOne,
  negation,
  constant,
  swappedArguments,
]
