import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { builtinCallees } from '../code/builtins.ts'
import { isAssigned, isCallee, isError, isRead } from '../code/expressions.ts'
import {
  enclosingFunction,
  likelihoodAt,
  type Mutation,
  type Mutator,
  replace,
  sliceOf,
  type MutationSource,
} from '../code/mutation.ts'
import { nameSimilarity } from './name-likeness.ts'
import { namesInScope } from '../code/scope.ts'
import { oncePerFile, oncePerNode } from '../code/once.ts'

/** Similarity from which a name may have been mistaken for another by its look. */
const LIKE = 0.5
/** Names proposed for one node: a bound for generated files, not for what people write. */
const MAX_NAMES = 40

/** Replace a name by another variable in scope, or by a property of a similar name. */
export const IDENTIFIER_SWAP: Mutator = (node, source, { uncallable }) => {
  const name = sliceOf(node, source)
  if (node.name === 'PropertyName') return swaps(node, source, similarProperties(source, name))
  if (node.name === 'this' && isRead(node) && node.parent?.name !== 'MemberExpression')
    return swaps(node, source, variablesInScope(node, source))
  if (node.name !== 'VariableName' || !(isRead(node) || isCallee(node) || isAssigned(node))) return []
  // Who writes a parameter means it to be used: its only use is no slip.
  const variables = isOnlyUseOfParameter(node, source) ? [] : variablesInScope(node, source)
  return [...swaps(node, source, variables), ...ownObject(node, source), ...builtins(node, source, uncallable)]
}

/** Read or set what belongs to the object itself: `self.y` for `width.y`. */
function ownObject(node: SyntaxNode, source: MutationSource): Mutation[] {
  const isObject = node.parent?.name === 'MemberExpression' && node.prevSibling === null
  const isInMethod = source.language.name === 'python' && wordsAround(node, source).has('self')
  if (!isObject || !isInMethod || sliceOf(node, source) === 'self') return []
  return [replace(node, source, { operator: 'other-name', insert: 'self', likelihood: 0.9 })]
}

/** Call what the language has, or raise an error of its: `chr(code)` for `result(code)`. */
function builtins(node: SyntaxNode, source: MutationSource, isUncallable: boolean): Mutation[] {
  const own = sliceOf(node, source)
  const most = isUncallable || isError(node) ? 0.9 : 0.2
  return builtinCallees(node, source)
    .filter(other => other !== own)
    .map((insert, index) =>
      replace(node, source, { operator: 'other-name', insert, likelihood: most * likelihoodAt(index / 8) }),
    )
}

/**
 * The words of a function: those of its parameters, how often each stands in all of it, and those with members or
 * elements.
 */
interface FunctionWords {
  readonly head: ReadonlySet<string>
  readonly holders: ReadonlySet<string>
  readonly counts: ReadonlyMap<string, number>
}

/** The words of the parameters around a node. */
function wordsAround(node: SyntaxNode, source: MutationSource): ReadonlySet<string> {
  const scope = enclosingFunction(node)
  return scope === undefined ? new Set() : wordsOf(scope, source).head
}

function isOnlyUseOfParameter(node: SyntaxNode, source: MutationSource): boolean {
  const name = sliceOf(node, source)
  for (let scope = enclosingFunction(node); scope !== undefined; scope = enclosingFunction(scope)) {
    const { head, counts } = wordsOf(scope, source)
    if (head.has(name)) return counts.get(name) === 2
  }
  return false
}

/** Words of the functions of a file. */
const wordsOf = oncePerNode(countWords)

function countWords(scope: SyntaxNode, source: MutationSource): FunctionWords {
  const head = new Set<string>()
  const holders = new Set<string>()
  const counts = new Map<string, number>()
  const list = scope.getChild('ParamList')
  const visit = (node: SyntaxNode) => {
    const children = innerNodes(node)
    for (const child of children) visit(child)
    if (children.length > 0) return
    const word = sliceOf(node, source)
    if (node.parent?.name === 'MemberExpression' && node.prevSibling === null) holders.add(word)
    if (list !== null && node.from >= list.from && node.to <= list.to) head.add(word)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  visit(scope)
  return { head, holders, counts }
}

function swaps(node: SyntaxNode, source: MutationSource, names: readonly string[]): Mutation[] {
  const name = sliceOf(node, source)
  const candidates = [...new Set(names)].filter(other => other !== name)
  return candidates
    .map(insert => ({ insert, fit: 4 * likeness(insert, name) + fitness(insert, node, source) }))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MAX_NAMES)
    .map(({ insert }, index) =>
      replace(node, source, { operator: 'other-name', insert, likelihood: likelihoodAt(index / 2) }),
    )
}

/**
 * Prefer names that the function uses elsewhere, and put lists and objects last where a number is counted or compared.
 */
function fitness(name: string, node: SyntaxNode, source: MutationSource): number {
  const scope = enclosingFunction(node)
  if (scope === undefined) return 0
  const isUsed = (wordsOf(scope, source).counts.get(name) ?? 0) > 0
  const isNumber = node.parent?.name === 'BinaryExpression' && node.parent.getChild('Number') !== null
  return (isUsed ? 1 : 0) - (isNumber && wordsOf(scope, source).holders.has(name) ? 2 : 0)
}

/** Compare two names. A few letters in common say nothing: then the nearer name is the likelier one. */
function likeness(one: string, other: string): number {
  const similarity = nameSimilarity(one, other)
  return similarity < LIKE ? 0 : similarity
}

/** Names that are called, or are never called. */
const calledNames = oncePerFile(
  ({ text }: MutationSource) => new Set([...text.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => name)),
)

/** List the names in scope that fit: functions for what is called, variables for what is not; the nearest first. */
function variablesInScope(node: SyntaxNode, source: MutationSource): string[] {
  const called = calledNames(source)
  const isQuestion = isCallee(node) && ASKS.test(sliceOf(node, source))
  return namesInScope(node, source)
    .filter(({ name, kind, distance }) =>
      isCallee(node) ? kind !== 'variable' || called.has(name) : kind !== 'import' || distance === 0,
    )
    .filter(({ name }) => !isQuestion || ASKS.test(name))
    .filter(({ name, kind }) => !isCounted(node, source) || (kind !== 'function' && !CLASS.test(name)))
    .filter(({ name }) => !isCompared(node, source) || !isHolder(name, node, source))
    .map(({ name }) => name)
}

/** Names of functions that answer yes or no: the slip is another question. */
const ASKS = /^_?(?:is|has|can|should|was|are|does|must)(?:_|[A-Z])/
/** Names of classes. */
const CLASS = /^[A-Z]\w*[a-z]/

/** True for a name with members in the function around a node, whose own name there has none: it is of another kind. */
function isHolder(name: string, node: SyntaxNode, source: MutationSource): boolean {
  const scope = enclosingFunction(node)
  const holders = scope && wordsOf(scope, source).holders
  return holders?.has(name) === true && !holders.has(sliceOf(node, source))
}

/** True for an operand of a comparison by size. */
function isCompared(node: SyntaxNode, source: MutationSource): boolean {
  return /^[<>]=?$/.test(operatorBeside(node, source))
}

/** True for an operand of what only numbers and texts have: a function or a class is none. */
function isCounted(node: SyntaxNode, source: MutationSource): boolean {
  return /^(?:[-+*/%<>]|\*\*|\/\/|[<>]=)$/.test(operatorBeside(node, source))
}

/** The operator of which a node is an operand, or ''. */
function operatorBeside({ parent, prevSibling, nextSibling }: SyntaxNode, source: MutationSource): string {
  const operator = parent?.name === 'BinaryExpression' ? (prevSibling ?? nextSibling) : null
  return operator === null ? '' : sliceOf(operator, source)
}

/** Properties that a file uses, each with those of a similar name once they were asked for. */
const propertiesOf = oncePerFile(
  ({ text }: MutationSource) =>
    new Map<string, readonly string[] | undefined>(
      [...text.matchAll(/\.([A-Za-z_]\w*)/g)].map(([, property = '']) => [property, undefined]),
    ),
)

/** List the properties of a similar name that the same file uses. */
function similarProperties(source: MutationSource, name: string): readonly string[] {
  const properties = propertiesOf(source)
  const known = properties.get(name)
  if (known !== undefined) return known
  const found = [...properties.keys()].filter(other => nameSimilarity(other, name) >= 0.6)
  if (properties.has(name)) properties.set(name, found)
  return found
}
