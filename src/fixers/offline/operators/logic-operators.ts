import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { asOperand, isBranchCondition, isJoined, standsAlone } from '../code/expressions.ts'
import { type MutationSource, type Mutator, replace, replaceByTable, sliceOf } from '../code/mutation.ts'

const LOGIC: Readonly<Record<string, readonly string[]>> = {
  '&&': ['||'],
  '||': ['&&', '??'],
  '??': ['||'],
  and: ['or'],
  or: ['and'],
}

/**
 * Replace `&&`, `||`, `??`, `and`, `or`, and in Python `or` by a question for None, which zero and empty texts are not.
 */
export const logicMutator: Mutator = (node, source, evidence) => [
  ...otherOperator(node, source, evidence),
  ...askForNone(node, source, evidence),
]

/** Write `b if a is None else a` for `a or b`, as `a ?? b` is in JavaScript. */
const askForNone: Mutator = (node, source) => {
  const [left, operator, right] = node.name === 'BinaryExpression' ? innerNodes(node) : []
  if (left === undefined || operator?.name !== 'or' || right === undefined) return []
  const name = sliceOf(left, source)
  if (!/^[\w.]+$/.test(name) || isJoined(node) || isCondition(node)) return []
  const insert = `${name} if ${name} is not None else ${sliceOf(right, source)}`
  return [
    replace(node, source, { operator: 'boolean', insert: standsAlone(node) ? insert : `(${insert})`, likelihood: 0.8 }),
  ]
}

const otherOperator: Mutator = (node, source) => {
  const isOperator = node.name === 'LogicOp' || node.name === 'and' || node.name === 'or'
  if (!isOperator || node.parent?.name !== 'BinaryExpression') return []
  // JavaScript does not allow `??` next to `&&` or `||` without parentheses.
  const isMixed = [node.parent.parent, node.prevSibling, node.nextSibling].some(
    near => near?.name === 'BinaryExpression' && innerNodes(near).some(({ name }) => name === 'LogicOp'),
  )
  return replaceByTable(node, source, { table: LOGIC, operator: 'boolean' }).filter(
    ({ insert }) =>
      (!isMixed || (insert !== '??' && sliceOf(node, source) !== '??')) &&
      !isVacuous(node.parent, source, new Map([[node.from, insert]])),
  )
}

const LITERAL = /^(?:null|undefined|true|false|None|True|False|-?[\d.]+|'[^']*'|"[^"]*")$/

/**
 * True if one half of a condition such as `x === a && x !== b` has no effect. Among pairs of (in)equalities of one
 * value with two constants, only `=== … || ===` and `!== … && !==` make sense.
 *
 * @param change operators by position that replace those of the source
 */
export function isVacuous(
  node: SyntaxNode | null | undefined,
  source: MutationSource,
  change: ReadonlyMap<number, string>,
): boolean {
  const [left, logic, right] = node?.name === 'BinaryExpression' ? innerNodes(node) : []
  if (left === undefined || logic === undefined || right === undefined) return false
  const textOf = (part: SyntaxNode) => change.get(part.from) ?? sliceOf(part, source)
  const sides = [left, right].map(side => {
    const [value, compare, constant] = side.name === 'BinaryExpression' ? innerNodes(side) : []
    if (value === undefined || compare?.name !== 'CompareOp' || constant === undefined) return undefined
    if (!LITERAL.test(sliceOf(constant, source)) || !/^[!=]==?$/.test(textOf(compare))) return undefined
    return {
      value: sliceOf(value, source),
      constant: sliceOf(constant, source),
      equal: textOf(compare).startsWith('='),
    }
  })
  const [a, b] = sides
  if (a === undefined || b === undefined || a.value !== b.value || a.constant === b.constant) return false
  const isOr = ['||', 'or'].includes(textOf(logic))
  if (!isOr && !['&&', 'and'].includes(textOf(logic))) return false
  return a.equal !== b.equal || a.equal !== isOr
}

/** Negate a condition, or remove a negation. */
export const negationMutator: Mutator = (node, source) => {
  const not = source.language.name === 'python' ? 'not ' : '!'
  const first = node.firstChild
  if (node.name === 'UnaryExpression' && first !== null && ['!', 'not'].includes(sliceOf(first, source))) {
    const rest = source.text.slice(first.to, node.to).trimStart()
    return [replace(node, source, { operator: 'negation', insert: rest })]
  }
  if (node.name === 'UnaryExpression' || node.name === 'BinaryExpression') return []
  // One side of `a && b` is a condition by itself.
  const isSide = isJoined(node) && /^(?:VariableName|CallExpression|MemberExpression)$/.test(node.name)
  if (!isCondition(node) && !isSide) return []
  return [replace(node, source, { operator: 'negation', insert: `${not}${asOperand(node, source)}` })]
}

/** True for the condition of an `if`, a loop, a conditional expression, a filter or a boolean result. */
function isCondition(node: SyntaxNode): boolean {
  const { parent } = node
  if (parent === null || /^[^A-Za-z]|^(?:if|while|elif|else|return)$/.test(node.name)) return false
  if (isBranchCondition(node)) return true
  if (parent.name === 'ArrowFunction')
    return node.nextSibling === null && /^(?:CallExpression|VariableName|MemberExpression)$/.test(node.name)
  if (/^\w*ComprehensionExpression$/.test(parent.name)) return node.prevSibling?.name === 'if'
  if (parent.name === 'ReturnStatement') return node.name === 'CallExpression' || node.name === 'VariableName'
  return parent.name === 'ConditionalExpression' && node.nextSibling?.name === 'LogicOp'
}
