import type { SyntaxNode } from '@lezer/common'
import {
  enclosingFunction,
  likelihoodAt,
  type Mutation,
  type ParsedSource,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { declaredType, namesAt, VARIABLE } from './token-names.ts'
import { ARGUMENT_NODES, CALL_NODES } from './token-nodes.ts'

const RETURN = /^(?:ReturnStatement|ReturnExpression)$/
/** Types of whole numbers. */
export const WHOLE = /^(?:int|long|short|Integer|Long|[iu](?:\d{1,3}|size)|u?int\d{0,2})$/
const NUMERIC =
  /^(?:int|long|short|double|float|Integer|Long|Double|Float|[iu](?:\d{1,3}|size)|f\d\d|u?int\d{0,2}|float\d\d)$/
const MAX_NAMES = 4

/** Calculate with a local number in the place of what a call returns. */
export function numberForCall(node: SyntaxNode, source: ParsedSource): Mutation[] {
  if (!CALL_NODES.test(node.name) || (node.nextSibling?.name !== 'ArithOp' && node.prevSibling?.name !== 'ArithOp'))
    return []
  // The sum has a name twice only by mistake.
  const known = wordsIn(node.parent, source)
  return numbersAt(node, source, type => NUMERIC.test(type))
    .filter(name => !known.has(name))
    .slice(0, MAX_NAMES)
    .map((insert, index) =>
      replace(node, source, { operator: 'other-name', insert, likelihood: 0.8 * likelihoodAt(index) }),
    )
}

/** Take away a local number from an argument or a result of the same type, or add it. */
export function namedSum(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const holder = node.parent?.name ?? ''
  if (!VARIABLE.test(node.name) || !(ARGUMENT_NODES.test(holder) || RETURN.test(holder))) return []
  const own = sliceOf(node, source)
  const type = declaredType(node, source)
  if (!WHOLE.test(type)) return []
  return numbersAt(node, source, other => other === type)
    .filter(name => name !== own)
    .slice(0, MAX_NAMES)
    .flatMap((name, index) =>
      [`${own} - ${name}`, `${own} + ${name}`].map((insert, at) =>
        replace(node, source, { operator: 'operand', insert, likelihood: likelihoodAt(index + at) }),
      ),
    )
}

/** List the local variables and parameters of a type that are known at a node, the nearest first. */
function numbersAt(node: SyntaxNode, source: ParsedSource, isOfType: (type: string) => boolean): string[] {
  const around = enclosingFunction(node)
  if (around === undefined) return []
  return [...namesAt(node, around, source)].flatMap(([name, own]) => (isOfType(own) ? [name] : [])).toReversed()
}

function wordsIn(node: SyntaxNode | null, source: ParsedSource): ReadonlySet<string> {
  return new Set(node === null ? [] : (sliceOf(node, source).match(/[A-Za-z_]\w*/g) ?? []))
}
