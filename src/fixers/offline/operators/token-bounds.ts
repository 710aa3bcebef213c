import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import {
  enclosingFunction,
  functionName,
  type Mutation,
  type ParsedSource,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { declaredType, VARIABLE } from './token-names.ts'
import { ARGUMENT_NODES, LOOP_NODES } from './token-nodes.ts'
import { WHOLE } from './token-numbers.ts'

const COMPARISON = /^(?:BinaryExp|BinaryExpression)$/
const ASSIGNMENT = /^(?:Assignment|AssignmentExpression)$/
/** A size: a call, or the length of an array. */
const SIZE = /(?:\)|\.length)$/

/** Give a function the next number, or the one before: most often itself, for the rest of a range. */
export function nextArgument(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const holder = argumentsAround(node)
  if (holder === undefined || !WHOLE.test(declaredType(node, source))) return []
  const own = sliceOf(node, source)
  const around = enclosingFunction(node)
  const before = source.text.slice(Math.max(0, holder.from - 100), holder.from)
  const isOwn = around !== undefined && before.endsWith(functionName(around, source))
  return [`${own} + 1`, `${own} - 1`].map(insert =>
    replace(node, source, { operator: 'off-by-one', insert, likelihood: isOwn ? 0.9 : 0.4 }),
  )
}

/** Do with an argument what is done with one of the same type beside it: `f(a.rest(), b)`. */
export function alikeArgument(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const holder = argumentsAround(node)
  const type = declaredType(node, source)
  if (holder === undefined || type === '') return []
  const own = sliceOf(node, source)
  return innerNodes(holder).flatMap(other => {
    const [first] = innerNodes(other)
    const root = other.firstChild?.firstChild ?? first
    const name = [first, root].find(each => each !== undefined && each.from === other.from && isVariable(each))
    if (name === undefined || other.from === node.from || other.to === name.to) return []
    const of = sliceOf(name, source)
    if (of === own || declaredType(name, source) !== type) return []
    return [replace(node, source, { operator: 'operand', insert: own + source.text.slice(name.to, other.to) })]
  })
}

/** Let a case for nothing hold for one element, too, where a recursion ends. */
export function wholeCase(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const [left, operator, right] = COMPARISON.test(node.name) ? innerNodes(node) : []
  if (left === undefined || operator?.name !== 'CompareOp' || right === undefined) return []
  const size = sliceOf(left, source)
  if (sliceOf(operator, source) !== '==' || sliceOf(right, source) !== '0' || !SIZE.test(size)) return []
  return [replace(node, source, { operator: 'comparison', insert: `${size} <= 1`, likelihood: 0.6 })]
}

/** Keep the largest, or the smallest, of the values that a loop assigns. */
export function keptExtreme(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const [target, operator, value] = ASSIGNMENT.test(node.name) ? innerNodes(node) : []
  if (target === undefined || operator === undefined || value === undefined || !isWithinLoop(node)) return []
  const [name, text] = [sliceOf(target, source), sliceOf(value, source)]
  const isPlain = VARIABLE.test(target.name) && sliceOf(operator, source) === '='
  if (!isPlain || /^[-\d]/.test(text) || text.includes('max(') || text.includes('min(')) return []
  return ['max', 'min'].map((which, index) =>
    replace(value, source, {
      operator: 'wrapped',
      insert: extremeOf(which, { name, text }, source),
      likelihood: index === 0 ? 0.8 : 0.6,
    }),
  )
}

function extremeOf(which: string, { name, text }: { name: string; text: string }, source: ParsedSource): string {
  switch (source.language.name) {
    case 'java':
      return `Math.${which}(${name}, ${text})`
    case 'rust':
      return `${name}.${which}(${text})`
    default:
      return `${which}(${name}, ${text})`
  }
}

function isWithinLoop(node: SyntaxNode): boolean {
  const around = enclosingFunction(node)
  for (let at = node.parent; at !== null && at.from !== around?.from; at = at.parent)
    if (LOOP_NODES.test(at.name)) return true
  return false
}

function isVariable(node: SyntaxNode): boolean {
  return VARIABLE.test(node.name)
}

/** Return the arguments among which a variable stands. */
function argumentsAround(node: SyntaxNode): SyntaxNode | undefined {
  const holder = VARIABLE.test(node.name) ? node.parent : null
  return holder !== null && ARGUMENT_NODES.test(holder.name) ? holder : undefined
}
