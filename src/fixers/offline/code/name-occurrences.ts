import type { SyntaxNode } from '@lezer/common'
import { COMMON_MEMBERS } from './builtins.ts'
import { inAllPlaces, type Mutation, type MutationSource, nodesIn, sliceOf } from './mutation.ts'
import { isDeclared } from './scope.ts'
import { oncePerNode } from './once.ts'

/** Bounds of what is changed at once: places of a name, and names that replace it. */
const MAX_PLACES = 20
const MAX_NAMES = 3

interface Place {
  readonly from: number
  readonly to: number
}

/**
 * Correct a name that does not exist in all of its places at once.
 * @param corrections of one of them, likeliest first
 */
export function everywhere(corrections: readonly Mutation[], node: SyntaxNode, source: MutationSource): Mutation[] {
  const all = occurrences(node, source)
  if (all.length < 2 || all.length > MAX_PLACES) return []
  return corrections
    .slice(0, MAX_NAMES)
    .flatMap(each => inAllPlaces({ ...each, what: `${each.what} in ${all.length} places` }, all, source.text) ?? [])
}

/** Places of the names of each file. */
const occurrences = oncePerNode(findOccurrences, (node, source) => `${node.name} ${sliceOf(node, source)}`)

/** Find the places of a name; none if something of the file or of the language has that name: there it is right. */
function findOccurrences(node: SyntaxNode, source: MutationSource): Place[] {
  const name = sliceOf(node, source)
  if (source.text.indexOf(name) === source.text.lastIndexOf(name)) return []
  const members: readonly string[] = COMMON_MEMBERS[source.language.name]
  if (node.name === 'PropertyName' && members.includes(name)) return []
  const all = [...nodesIn(source)].filter(
    each => /^(?:Variable|Property)(?:Name|Definition)$/.test(each.name) && sliceOf(each, source) === name,
  )
  if (all.some(each => each.name.endsWith('Definition') || isDeclared(each) || isKeyword(each))) return []
  return all.filter(each => each.name === node.name)
}

/** True for the name of an argument, which is that of another function's parameter. */
function isKeyword({ parent, nextSibling }: SyntaxNode): boolean {
  return parent?.name === 'ArgList' && nextSibling?.name === 'AssignOp'
}
