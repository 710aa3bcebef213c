import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { elementsOf, standsAlone } from '../code/expressions.ts'
import { likelihoodAt, type Mutation, type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'
import { nearVariables } from '../code/scope.ts'

/** Names that are added to a list of arguments, or to a value. */
const MAX_NAMES = 10

/** Drop an operand, an argument or a branch, or add one. */
export const operands: Mutator = (node, source) => {
  switch (node.name) {
    case 'BinaryExpression':
    case 'ConditionalExpression':
      return oneSide(node, source)
    case 'UnaryExpression':
      return withoutSign(node, source)
    case 'ArgList':
      return [...fewerArguments(node, source), ...moreArguments(node, source)]
    case 'ArrayExpression':
      return [...elementsChanged(node, source), ...indexed(node, source)]
    case 'TupleExpression':
      return elementsChanged(node, source)
    default:
      return isNumeric(node) ? withOperand(node, source) : []
  }
}

function elementsChanged(node: SyntaxNode, source: MutationSource): Mutation[] {
  return [...fewerArguments(node, source), ...moreArguments(node, source).slice(0, MAX_NAMES)]
}

/** Read an element of something in place of a list of one: `item[key]` for `[key]`. */
function indexed(node: SyntaxNode, source: MutationSource): Mutation[] {
  const [only, ...others] = innerNodes(node).slice(1, -1)
  if (only === undefined || others.length > 0 || elementsOf(node).length !== 1) return []
  return nearVariables(node, source, 3)
    .filter(name => name !== sliceOf(only, source))
    .slice(0, MAX_NAMES)
    .map((name, index) =>
      replace(node, source, {
        operator: 'operand',
        insert: name + sliceOf(node, source),
        likelihood: 0.6 * likelihoodAt(index / 3),
      }),
    )
}

function oneSide(node: SyntaxNode, source: MutationSource): Mutation[] {
  const operator = innerNodes(node)[1]
  if (
    node.name === 'BinaryExpression' &&
    !/^(?:(?:Arith|Compare|Logic|Bit)Op|and|or|in|not|is)$/.test(operator?.name ?? '')
  )
    return []
  const sides = innerNodes(node).filter(
    ({ name }) => /^[A-Z]/.test(name) && !/^(?:Arith|Compare|Logic|Bit)Op$/.test(name),
  )
  // `x` for `x > 0` is a condition that is true for most values, but `x` for `x > 0 and y` is often meant.
  const isComparison = innerNodes(node).some(({ name }) => name === 'CompareOp')
  return sides.map(side =>
    replace(node, source, {
      operator: 'operand',
      insert: sliceOf(side, source),
      likelihood: isComparison ? 0.3 : 0.8,
    }),
  )
}

function withoutSign(node: SyntaxNode, source: MutationSource): Mutation[] {
  const [sign, value] = innerNodes(node)
  if (sign?.name !== 'ArithOp' || value === undefined || value.name === 'Number') return []
  return [replace(node, source, { operator: 'operand', insert: sliceOf(value, source) })]
}

function fewerArguments(node: SyntaxNode, source: MutationSource): Mutation[] {
  const parts = partsOf(node)
  return parts.map((_, index) => {
    const kept = parts.filter((__, at) => at !== index).map(part => sliceOf(part, source))
    const [open, close] = [sliceOf(node, source)[0], sliceOf(node, source).at(-1)]
    const comma = node.name === 'TupleExpression' && kept.length === 1 ? ',' : ''
    const insert = `${open}${kept.join(', ')}${comma}${close}`
    return replace(node, source, { operator: 'operand', insert, likelihood: 0.6 })
  })
}

/** Split a list at its commas, so that keywords stay with their values. */
function partsOf(node: SyntaxNode): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  let open: { from: number; to: number } | undefined
  for (const child of innerNodes(node).slice(1, -1)) {
    if (child.name === ',') open = undefined
    else if (open === undefined) parts.push((open = { from: child.from, to: child.to }))
    else open.to = child.to
  }
  return parts
}

function moreArguments(node: SyntaxNode, source: MutationSource): Mutation[] {
  const text = sliceOf(node, source)
  if (innerNodes(node).some(({ name }) => name === 'for')) return []
  const args = elementsOf(node)
  const values = [...nearVariables(node, source, 3), '1', '0', '-1'].slice(0, MAX_NAMES + 3)
  const add = (at: number, value: string, index: number) =>
    replace(node, source, {
      operator: 'operand',
      insert: text.slice(0, at) + value + text.slice(at),
      likelihood: 0.4 * likelihoodAt(index / 3),
    })
  const inner = text.slice(1, -1).trim()
  const end = text.length - 1
  // Behind an argument with a name Python wants no other.
  const named = innerNodes(node).find(({ nextSibling }) => nextSibling?.name === 'AssignOp')
  const places = args.filter(({ from }) => named === undefined || from <= named.from).slice(0, 3)
  return values.flatMap((value, index) => [
    ...(named === undefined ? [add(end, inner === '' || inner.endsWith(',') ? value : `, ${value}`, index)] : []),
    ...places.map(arg => add(arg.from - node.from, `${value}, `, index + 2)),
  ])
}

/** True for a value that stands alone and may lack an operand. */
function isNumeric(node: SyntaxNode): boolean {
  if (!/^(?:VariableName|MemberExpression|CallExpression|BinaryExpression)$/.test(node.name) || !standsAlone(node))
    return false
  const parent = node.parent?.name ?? ''
  if (node.nextSibling?.name === 'AssignOp') return false
  // The first of them is what is assigned to.
  if (/^(?:VariableDeclaration|AssignmentExpression|(?:Assign|Update)Statement)$/.test(parent))
    return node.prevSibling !== null
  return /^(?:ReturnStatement|ArgList|MemberExpression)$/.test(parent)
}

/** Add an operand to a value: `total + item` for `total`. */
function withOperand(node: SyntaxNode, source: MutationSource): Mutation[] {
  const text = sliceOf(node, source)
  const names = nearVariables(node, source, 2).filter(name => name !== text)
  const values = names
    .slice(0, MAX_NAMES)
    .flatMap(name => [`${text} + ${name}`, `${text} - ${name}`, `${text} * ${name}`])
  const modulo = names.slice(0, 3).map(name => `${text} % ${name}`)
  return [`${text} + 1`, `${text} - 1`, `-${/^\w+$/.test(text) ? text : `(${text})`}`, ...values, ...modulo].map(
    (insert, index) =>
      replace(node, source, { operator: 'operand', insert, likelihood: 0.4 * likelihoodAt(index / 4) }),
  )
}
