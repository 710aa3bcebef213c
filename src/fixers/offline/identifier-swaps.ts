import type { SyntaxNode } from '@lezer/common'
import {
  childrenOf,
  enclosingFunction,
  type Mutation,
  type Mutator,
  replace,
  sliceOf,
  type MutationSource,
} from './mutation.ts'

/** Names proposed for one node. */
const MAX_NAMES = 4

/** Easily confused names of the standard libraries. */
const CONFUSABLE: readonly (readonly string[])[] = [
  ['min', 'max'],
  ['floor', 'ceil', 'round', 'trunc'],
  ['push', 'unshift'],
  ['pop', 'shift'],
  ['some', 'every'],
  ['any', 'all'],
  ['startsWith', 'endsWith'],
  ['startswith', 'endswith'],
  ['indexOf', 'lastIndexOf'],
  ['find', 'findLast', 'rfind'],
  ['toUpperCase', 'toLowerCase'],
  ['upper', 'lower'],
  ['keys', 'values', 'entries', 'items'],
  ['append', 'extend'],
  ['add', 'discard', 'remove'],
  ['padStart', 'padEnd'],
  ['trimStart', 'trimEnd', 'trim'],
  ['lstrip', 'rstrip', 'strip'],
  ['ljust', 'rjust'],
  ['replace', 'replaceAll'],
  ['map', 'flatMap'],
  ['slice', 'splice'],
  ['sort', 'toSorted', 'reverse'],
  ['width', 'height'],
  ['first', 'last'],
  ['start', 'end'],
  ['left', 'right'],
  ['from', 'to'],
  ['x', 'y'],
]

/** Replace a name by another variable in scope, or by a property of a similar name. */
export const IDENTIFIER_SWAP: Mutator = (node, source) => {
  const name = sliceOf(node, source)
  if (node.name === 'PropertyName') return swaps(node, source, similarProperties(source, name))
  if (node.name !== 'VariableName' || isDeclaration(node)) return []
  // Who writes a parameter means it to be used: its only use is no slip.
  const variables = isOnlyUseOfParameter(node, source) ? [] : variablesInScope(node, source)
  return swaps(node, source, [...confusableWith(name), ...variables])
}

/** The words of a function: those before its body, and how often each stands in all of it. */
interface FunctionWords {
  readonly head: ReadonlySet<string>
  readonly counts: ReadonlyMap<string, number>
}

/** Words of the functions of a file, by the function's offset. */
const WORDS = new WeakMap<MutationSource, Map<number, FunctionWords>>()

function isOnlyUseOfParameter(node: SyntaxNode, source: MutationSource): boolean {
  const name = sliceOf(node, source)
  for (let scope = enclosingFunction(node); scope !== undefined; scope = enclosingFunction(scope)) {
    const { head, counts } = wordsOf(scope, source)
    if (head.has(name)) return counts.get(name) === 2
  }
  return false
}

function wordsOf(scope: SyntaxNode, source: MutationSource): FunctionWords {
  const known = WORDS.get(source) ?? new Map<number, FunctionWords>()
  WORDS.set(source, known)
  const found = known.get(scope.from) ?? countWords(scope, source)
  known.set(scope.from, found)
  return found
}

function countWords(scope: SyntaxNode, source: MutationSource): FunctionWords {
  const head = new Set<string>()
  const counts = new Map<string, number>()
  const body = childrenOf(scope).at(-1)?.from ?? scope.to
  const visit = (node: SyntaxNode) => {
    const children = childrenOf(node)
    for (const child of children) visit(child)
    if (children.length > 0) return
    const word = sliceOf(node, source)
    if (node.from < body) head.add(word)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  visit(scope)
  return { head, counts }
}

function swaps(node: SyntaxNode, source: MutationSource, names: readonly string[]): Mutation[] {
  const name = sliceOf(node, source)
  const candidates = [...new Set(names)].filter(other => other !== name)
  return candidates
    .map(insert => ({ insert, similarity: nameSimilarity(insert, name) }))
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_NAMES)
    .map(({ insert }) => replace(node, source, { operator: 'other-name', insert }))
}

/** Recognize a declared name: the Python grammar has no node type of its own for it. */
function isDeclaration(node: SyntaxNode): boolean {
  const parent = node.parent?.name ?? ''
  if (
    ['ParamList', 'FunctionDefinition', 'ClassDefinition', 'ImportStatement', 'Decorator', 'ScopeStatement'].includes(
      parent,
    )
  )
    return true
  const next = node.nextSibling?.name
  return (
    (parent === 'AssignStatement' || parent === 'NamedExpression') && next === 'AssignOp' && node.prevSibling === null
  )
}

/** List the parameters and locals of the enclosing functions; none for the name of a called function. */
function variablesInScope(node: SyntaxNode, source: MutationSource): string[] {
  if (node.parent?.name === 'CallExpression' && node.nextSibling?.name === 'ArgList') return []
  const names: string[] = []
  for (let scope = enclosingFunction(node); scope !== undefined; scope = enclosingFunction(scope)) {
    names.push(...declaredNames(scope, source))
  }
  return names
}

/** Names that the functions of a file declare, by the function's offset. */
const DECLARED = new WeakMap<MutationSource, Map<number, readonly string[]>>()

function declaredNames(scope: SyntaxNode, source: MutationSource): readonly string[] {
  const known = DECLARED.get(source) ?? new Map<number, readonly string[]>()
  DECLARED.set(source, known)
  const found = known.get(scope.from) ?? findDeclaredNames(scope, source)
  known.set(scope.from, found)
  return found
}

function findDeclaredNames(scope: SyntaxNode, source: MutationSource): string[] {
  const names: string[] = []
  const visit = (node: SyntaxNode) => {
    const isDeclared =
      node.name === 'VariableDefinition' ||
      (node.name === 'VariableName' &&
        (node.parent?.name === 'ParamList' || isDeclaration(node) || isLoopVariable(node)))
    if (isDeclared && node.parent !== scope) names.push(sliceOf(node, source))
    for (const child of childrenOf(node)) visit(child)
  }
  visit(scope)
  return [...new Set(names)].filter(name => name !== 'self' && name !== 'cls')
}

function isLoopVariable(node: SyntaxNode): boolean {
  return node.parent?.name === 'ForStatement' && node.prevSibling?.name === 'for'
}

function confusableWith(name: string): string[] {
  return CONFUSABLE.filter(names => names.includes(name)).flatMap(names => names.filter(other => other !== name))
}

/** Properties that a file uses, each with those of a similar name once they were asked for. */
const PROPERTIES = new WeakMap<MutationSource, Map<string, readonly string[] | undefined>>()

/** List confusable names of the libraries, and similar properties that the same file uses. */
function similarProperties(source: MutationSource, name: string): readonly string[] {
  let properties = PROPERTIES.get(source)
  if (properties === undefined) {
    const names = source.text.matchAll(/\.([A-Za-z_]\w*)/g)
    properties = new Map([...names].map(([, property = '']) => [property, undefined]))
    PROPERTIES.set(source, properties)
  }
  const known = properties.get(name)
  if (known !== undefined) return known
  const similar = [...properties.keys()].filter(other => nameSimilarity(other, name) >= 0.6)
  const found = [...confusableWith(name), ...similar]
  if (properties.has(name)) properties.set(name, found)
  return found
}

/** Compare two names: 1 for confusable ones, else the Dice coefficient of their letter pairs. */
function nameSimilarity(a: string, b: string): number {
  if (CONFUSABLE.some(names => names.includes(a) && names.includes(b))) return 1
  const left = letterPairs(a)
  const right = letterPairs(b)
  let shared = 0
  for (const pair of left) if (right.has(pair)) shared += 1
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

/** Letter pairs of the names that were compared last: a function compares each of its names with all others. */
const PAIRS = new Map<string, ReadonlySet<string>>()
const MAX_PAIRS = 5_000

function letterPairs(name: string): ReadonlySet<string> {
  const known = PAIRS.get(name)
  if (known !== undefined) return known
  const lower = name.toLowerCase()
  const pairs = new Set(
    Array.from({ length: Math.max(0, lower.length - 1) }, (_, index) => lower.slice(index, index + 2)),
  )
  if (PAIRS.size >= MAX_PAIRS) PAIRS.clear()
  PAIRS.set(name, pairs)
  return pairs
}
