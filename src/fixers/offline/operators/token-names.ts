import type { SyntaxNode } from '@lezer/common'
import {
  enclosingFunction,
  inAllPlaces,
  type Mutation,
  nodesIn,
  type ParsedSource,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { oncePerFile } from '../code/once.ts'
import type { TestEvidence } from '../evidence/test-evidence.ts'
import { isSlip } from './name-likeness.ts'

/** Names in the trees of Go, Java and Rust: where they are used, and where they are defined. */
export const CALLED = /^(?:FieldName|MethodName|FieldIdentifier|Identifier|VariableName)$/
export const DEFINED = /^(?:DefName|Definition|BoundIdentifier)$/

/**
 * Use the name that the compiler suggests, that the failing commit put in the place of this one elsewhere, or that is
 * this one but for a slip.
 */
export function misnamed(node: SyntaxNode, source: ParsedSource, { unknown, renamed }: TestEvidence): Mutation[] {
  if (!CALLED.test(node.name) || node.firstChild !== null) return []
  const own = sliceOf(node, source)
  const reports = unknown.filter(({ name }) => name === own)
  const hints = reports.flatMap(({ hint }) => hint ?? [])
  const others = renamed.flatMap(({ name, to }) => (name === own ? [to] : []))
  const slips = reports.length > 0 && hints.length === 0 ? namesOf(source).filter(name => isSlip(name, own)) : []
  return [...new Set([...hints, ...others, ...(slips.length === 1 ? slips : [])])].flatMap(to => {
    const one = replace(node, source, { operator: 'misspelled-name', insert: to })
    return [one, ...everywhere(one, node, source)]
  })
}

const namesOf = oncePerFile(({ text }: ParsedSource): readonly string[] => [
  ...new Set([...text.matchAll(/[A-Za-z_]\w*/g)].map(([name]) => name)),
])

/**
 * Rename all uses of a name at once, if there are several: in the file, or, if another function defines this name, in
 * the own one.
 */
function everywhere(one: Mutation, node: SyntaxNode, source: ParsedSource): Mutation[] {
  const name = sliceOf(node, source)
  const isDefined = [...nodesIn(source)].some(each => DEFINED.test(each.name) && sliceOf(each, source) === name)
  const scope = isDefined ? enclosingFunction(node) : undefined
  const uses = [...nodesIn(source)].filter(
    each => each.name === node.name && sliceOf(each, source) === name && (scope === undefined || isWithin(each, scope)),
  )
  if (uses.length < 2) return []
  const what = `${one.what} in all ${uses.length} places of the ${scope === undefined ? 'file' : 'function'}`
  const all = inAllPlaces({ ...one, what, likelihood: 0.9 }, uses, source.text)
  return all === undefined ? [] : [all]
}

function isWithin({ from, to }: SyntaxNode, scope: SyntaxNode): boolean {
  return from >= scope.from && to <= scope.to
}
