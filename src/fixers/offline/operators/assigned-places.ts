import type { SyntaxNode } from '@lezer/common'
import { isAssigned } from '../code/expressions.ts'
import { likelihoodAt, type MutationSource, type Mutator, nodesUnder, replace, sliceOf } from '../code/mutation.ts'

/** Places of one value that are tried. */
const MAX_PLACES = 3

/**
 * Store a value in a place that the value is made from: `best[v] = min(best[v], …)` for `other[v] = min(best[v], …)`.
 */
export const otherAssignedPlace: Mutator = (node, source) => {
  if (node.name !== 'MemberExpression' || !isAssigned(node) || node.parent === null) return []
  const own = sliceOf(node, source)
  const value = node.parent.lastChild === null ? '' : sliceOf(node.parent.lastChild, source)
  const places = [...new Set(membersIn(node.parent, node.to, source))].filter(text => text !== own && text !== value)
  return places
    .slice(0, MAX_PLACES)
    .map((insert, index) =>
      replace(node, source, { operator: 'copied-expression', insert, likelihood: likelihoodAt(index) }),
    )
}

/** List the elements of lists and maps that an assignment reads, behind an offset. */
function membersIn(assignment: SyntaxNode, from: number, source: MutationSource): string[] {
  return [...nodesUnder(assignment)]
    .filter(node => node.name === 'MemberExpression' && node.from >= from && node.lastChild?.name === ']')
    .map(node => sliceOf(node, source))
}
