import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import { likelihoodAt, type Mutation, nodesIn, type ParsedSource, replace, sliceOf } from '../code/mutation.ts'
import { oncePerFile } from '../code/once.ts'
import { ARGUMENT_NODES, CALL_NODES } from './token-nodes.ts'

const METHOD = /^(?:MethodName|FieldName|FieldIdentifier)$/
const MEMBER = /^(?:SelectorExpr|FieldExpression)$/
/** Letters that two names have in common at their beginnings and at their ends: `getSuccessors`, `getPredecessors`. */
const MIN_COMMON = 3
const MAX_METHODS = 4

interface CalledMethod {
  readonly name: string
  /** Number of arguments. */
  readonly count: number
}

/** Call another method that the file calls, or defines, with as many arguments, and whose name is alike. */
export function otherMethod(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const own = methodAt(node, source)
  if (own === undefined) return []
  const others = methodsOf(source).filter(each => each.count === own.count && areAkin(each.name, own.name))
  return [...new Set(others.map(({ name }) => name))]
    .slice(0, MAX_METHODS)
    .map((insert, index) =>
      replace(node, source, { operator: 'sibling-method', insert, likelihood: 0.8 * likelihoodAt(index) }),
    )
}

const methodsOf = oncePerFile((source: ParsedSource): readonly CalledMethod[] => {
  const all = [...nodesIn(source)].flatMap(node => methodAt(node, source) ?? [])
  return [...new Map(all.map(each => [`${each.count} ${each.name}`, each])).values()]
})

/** Return the method that a node names in a call on an object. */
function methodAt(node: SyntaxNode, source: ParsedSource): CalledMethod | undefined {
  if (!METHOD.test(node.name)) return undefined
  const holder = node.parent
  const call = holder !== null && MEMBER.test(holder.name) ? holder.parent : holder
  if (call === null || !CALL_NODES.test(call.name)) return undefined
  const given = innerNodes(call).find(({ name }) => ARGUMENT_NODES.test(name))
  if (given === undefined) return undefined
  return { name: sliceOf(node, source), count: innerNodes(given).filter(({ name }) => !/^[(),]$/.test(name)).length }
}

function areAkin(one: string, other: string): boolean {
  if (one === other) return false
  const most = Math.min(one.length, other.length)
  let [first, last] = [0, 0]
  while (first < most && one[first] === other[first]) first += 1
  while (last < most && one.at(-1 - last) === other.at(-1 - last)) last += 1
  return first >= MIN_COMMON && last >= MIN_COMMON
}
