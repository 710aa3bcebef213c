import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import {
  enclosingFunction,
  inAllPlaces,
  likelihoodAt,
  type Mutation,
  nodesIn,
  nodesUnder,
  type ParsedSource,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { oncePerFile, oncePerNode } from '../code/once.ts'
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

export const VARIABLE = /^(?:VariableName|Identifier)$/
/** Holders of a parameter or of a local variable, and the nodes within which a name is known. */
const DECLARES = /^(?:Parameter|FormalParameter|ForSpec|LocalVariableDeclaration|VarSpec|LetDeclaration)$/
const SCOPE =
  /^(?:Block|(?:Enhanced)?ForStatement|ForExpression|FunctionItem|FunctionDecl|MethodDecl|MethodDeclaration|ConstructorDeclaration|Lambda\w*|FunctionLiteral|ClosureExpression)$/
const MAX_NAMES = 6

/** Use another parameter of the function, or another local variable, in the place of one. */
export function otherName(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const { names, unread } = otherNamesAt(node, source)
  return names
    .filter(name => !unread.has(name))
    .slice(0, MAX_NAMES)
    .map((insert, index) =>
      replace(node, source, { operator: 'other-name', insert, likelihood: 0.6 * likelihoodAt(index) }),
    )
}

/** Use a parameter or a local variable in the place of another one, if nothing reads it yet. `None` is a pattern. */
export function forgottenName(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const { names, unread } = otherNamesAt(node, source)
  return names
    .filter(name => unread.has(name) && /^[a-z_]/.test(name))
    .map(insert => replace(node, source, { operator: 'forgotten-parameter', insert }))
}

const NO_NAMES = { names: [], unread: new Set<string>() } as const

/** List the names that may stand in the place of a variable, and those that nothing in the function reads. */
function otherNamesAt(
  node: SyntaxNode,
  source: ParsedSource,
): { readonly names: readonly string[]; readonly unread: ReadonlySet<string> } {
  // A member of an object has a name of its own.
  if (!VARIABLE.test(node.name) || node.prevSibling?.name === '.') return NO_NAMES
  const around = enclosingFunction(node)
  if (around === undefined) return NO_NAMES
  const known = namesAt(node, around, source)
  const own = known.get(sliceOf(node, source))
  if (own === undefined) return NO_NAMES
  const excluded = new Set([sliceOf(node, source), comparedWith(node, source)])
  const names = [...known]
    .filter(([name, type]) => !excluded.has(name) && (own === '' || type === '' || type === own))
    .map(([name]) => name)
  const words = wordsIn(around, source)
  return { names, unread: new Set(names.filter(name => words.get(name) === 1)) }
}

/** Number of times that each word stands in a function. */
const wordsIn = oncePerNode<ParsedSource, ReadonlyMap<string, number>>((around, source) => {
  const words = new Map<string, number>()
  for (const [word] of sliceOf(around, source).matchAll(/[A-Za-z_]\w*/g)) words.set(word, (words.get(word) ?? 0) + 1)
  return words
})

/** Return the declared type of a variable, '' if none is known. */
export function declaredType(node: SyntaxNode, source: ParsedSource): string {
  const around = VARIABLE.test(node.name) ? enclosingFunction(node) : undefined
  return around === undefined ? '' : (namesAt(node, around, source).get(sliceOf(node, source)) ?? '')
}

/** Index the names that are known at a node by their declared types, '' for none; parameters come first. */
export function namesAt(node: SyntaxNode, around: SyntaxNode, source: ParsedSource): Map<string, string> {
  const before = definitionsIn(around, source).filter(each => each.from < node.from && isKnownAt(each, node))
  return new Map(before.map(each => [sliceOf(each, source), typeOf(each, source)]))
}

/** Definitions in each function, without its own name. */
const definitionsIn = oncePerNode<ParsedSource, readonly SyntaxNode[]>(around =>
  [...nodesUnder(around)].filter(each => DEFINED.test(each.name) && each.parent?.from !== around.from),
)

function isKnownAt(definition: SyntaxNode, node: SyntaxNode): boolean {
  for (let at = definition.parent; at !== null; at = at.parent) {
    if (SCOPE.test(at.name)) return isWithin(node, at)
    // A name is not known in its own first value.
    if (isWithin(node, at)) return false
  }
  return false
}

function typeOf(definition: SyntaxNode, source: ParsedSource): string {
  for (let at = definition.parent; at !== null && !SCOPE.test(at.name); at = at.parent) {
    const type = DECLARES.test(at.name) ? innerNodes(at).find(({ name }) => name.includes('Type')) : undefined
    if (type !== undefined) return sliceOf(type, source)
  }
  return ''
}

/** Return the other side of a comparison: a value compared with itself tells nothing. */
function comparedWith(node: SyntaxNode, source: ParsedSource): string | undefined {
  const [before, after] = [node.prevSibling, node.nextSibling]
  const other =
    before?.name === 'CompareOp' ? before.prevSibling : after?.name === 'CompareOp' ? after.nextSibling : null
  return other === null ? undefined : sliceOf(other, source)
}
