import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { wholeLines } from '../code/code-lines.ts'
import { functionOrFile, isAssigned, isCallee, isRead, isStatement, parameterNodes } from '../code/expressions.ts'
import {
  enclosingFunction,
  isFunction,
  type Mutation,
  type MutationSource,
  type Mutator,
  nodesUnder,
  shortCode,
  sliceOf,
} from '../code/mutation.ts'
import { oncePerNode } from '../code/once.ts'
import { isTarget } from '../code/scope.ts'

/** Variables of one loop or function that get a value, values that each gets, and statements of a block beside them. */
const MAX = { variables: 3, values: 5, places: 5 } as const

/**
 * Add a statement that is missing: a loop that never updates a variable from before it, such as `previous = node`, or a
 * list that something is not added to.
 */
export const missingStatement: Mutator = (node, source) => {
  const scope = node.parent === null ? node : functionOrFile(node.parent)
  if (!isFunction(scope) || !isStatement(node) || !isNearEnd(node)) return []
  return [...missingUpdates(node, scope, source), ...missingAdditions(node, scope, source)]
}

/** True for the first statement of a block and the last ones: in a long block the others would be too many. */
function isNearEnd(node: SyntaxNode): boolean {
  const all = node.parent === null ? [] : innerNodes(node.parent).filter(isStatement)
  const index = all.findIndex(({ from }) => from === node.from)
  return index === 0 || index > all.length - MAX.places
}

const LOOP = /^(?:For|While|Do)Statement$/

/** Set a variable that a loop reads, or its function reads after it, and that no statement of the loop sets. */
function missingUpdates(node: SyntaxNode, scope: SyntaxNode, source: MutationSource): Mutation[] {
  const loop = LOOP.test(node.parent?.parent?.name ?? '') ? node.parent?.parent : undefined
  if (loop == null) return []
  const { assigned, constants } = usesIn(scope, source)
  const inside = usesIn(loop, source)
  const stale = [...assigned].flatMap(([name, places]) =>
    places.some(at => at < loop.from) &&
    !inside.assigned.has(name) &&
    !inside.changed.has(name) &&
    !constants.has(name) &&
    lastRead(scope, name, source) > loop.from
      ? name
      : [],
  )
  const values = visibleValues(node, { scope, near: inside, source }).filter(name => !stale.includes(name))
  return stale
    .slice(0, MAX.variables)
    .flatMap(name =>
      values
        .slice(0, MAX.values)
        .flatMap(value => around(node, source, `${name} = ${value}`, inside.assigned.has(value) ? 0.8 : 0.4)),
    )
}

/** Add what a block has to a list or a set of its function, or of one around it: `lines.append(line)`. */
function missingAdditions(node: SyntaxNode, scope: SyntaxNode, source: MutationSource): Mutation[] {
  const outer = outermost(scope)
  const { collections, changed } = usesIn(outer, source)
  const near = usesIn(node.parent ?? scope, source)
  const values = visibleValues(node, { scope, near, source }).filter(value => !collections.has(value))
  return [...collections]
    .filter(([name, { at }]) => at < node.from && (outer !== scope || lastRead(scope, name, source) > node.from))
    .slice(0, MAX.variables)
    .flatMap(([name, { method }]) =>
      values
        .slice(0, MAX.values)
        .flatMap(value => around(node, source, `${name}.${method}(${value})`, changed.has(name) ? 0.25 : 0.7)),
    )
}

/** List the names that have a value at a statement: those of its block first, then those of its function. */
function visibleValues(
  node: SyntaxNode,
  { scope, near, source }: { scope: SyntaxNode; near: Uses; source: MutationSource },
): string[] {
  const hasValue = ([, places]: readonly [string, readonly number[]]) => places.some(at => at < node.to)
  const names = [near, usesIn(scope, source)].flatMap(({ assigned }) => [...assigned].filter(hasValue))
  return [...new Set([...names.map(([name]) => name), ...parametersOf(scope, source)])]
}

function outermost(scope: SyntaxNode): SyntaxNode {
  const next = enclosingFunction(scope)
  return next === undefined ? scope : outermost(next)
}

function parametersOf(scope: SyntaxNode, source: MutationSource): string[] {
  return parameterNodes(scope.getChild('ParamList')).map(each => sliceOf(each, source))
}

/** Set a line in front of a statement that leaves, and else below it. */
function around(node: SyntaxNode, source: MutationSource, statement: string, likelihood: number): Mutation[] {
  const own = wholeLines(node, source)
  if (own === undefined) return []
  const line = `${own.indent}${statement}`
  const change = { operator: 'statement' as const, what: `add \`${shortCode(statement)}\``, likelihood }
  if (/^(?:Return|Continue|Break|Throw|Raise)Statement$/.test(node.name))
    return [{ ...change, from: own.from, to: own.from, insert: `${line}\n` }]
  return [{ ...change, from: own.to, to: own.to, insert: `\n${line}` }]
}

interface Uses {
  /** Names that are set, and where. */
  readonly assigned: ReadonlyMap<string, readonly number[]>
  /** Names that are read, and where last. */
  readonly read: ReadonlyMap<string, number>
  /** Names that are set to an empty list or set, and where, with the method that adds to it. */
  readonly collections: ReadonlyMap<string, { readonly at: number; readonly method: string }>
  /** Names of objects whose members are set, and of collections that something is added to. */
  readonly changed: ReadonlySet<string>
  /** Names that nothing can set again. */
  readonly constants: ReadonlySet<string>
}

const EMPTY_LIST = /^(?:\[\]|list\(\))$/
const EMPTY_SET = /^(?:new Set\(\)|set\(\))$/
const ADDS = /^(?:append|extend|insert|push|unshift|add|set|update)$/

/** List the uses of variables in a function or a loop, those in functions within it included. */
const usesIn = oncePerNode(findUses, ({ from, to }) => `${from} ${to}`)

function findUses(scope: SyntaxNode, source: MutationSource): Uses {
  const assigned = new Map<string, number[]>()
  const read = new Map<string, number>()
  const collections = new Map<string, { readonly at: number; readonly method: string }>()
  const changed = new Set<string>()
  const constants = new Set<string>()
  const append = source.language.name === 'python' ? 'append' : 'push'
  for (const node of innerNodes(scope).flatMap(child => [...nodesUnder(child)])) {
    if (node.name !== 'VariableName' && node.name !== 'VariableDefinition') continue
    const name = sliceOf(node, source)
    if (isSet(node)) {
      assigned.set(name, [...(assigned.get(name) ?? []), node.from])
      if (isConstant(node, source)) constants.add(name)
      const method = methodOf(valueSetTo(node, source), append)
      if (method !== undefined) collections.set(name, { at: node.from, method })
    } else if (isRead(node)) read.set(name, node.from)
    if (isChanged(node, source)) changed.add(name)
  }
  return { assigned, read, collections, changed, constants }
}

function methodOf(value: string, append: string): string | undefined {
  if (EMPTY_LIST.test(value)) return append
  return EMPTY_SET.test(value) ? 'add' : undefined
}

/** Return the text of what a name is set to, behind its type. */
function valueSetTo(node: SyntaxNode, source: MutationSource): string {
  let at = node.nextSibling
  while (at !== null && !/^(?:AssignOp|Equals)$/.test(at.name)) at = at.nextSibling
  const value = at?.nextSibling
  return value == null ? '' : sliceOf(value, source)
}

function isSet(node: SyntaxNode): boolean {
  const { parent, name } = node
  if (name === 'VariableDefinition') return /^(?:VariableDeclaration|For(?:Of|In)Spec)$/.test(parent?.name ?? '')
  return isAssigned(node) || (isTarget(node) && parent?.name !== 'ParamList')
}

/** True for a name that nothing can set again. The variable of a loop has a value, whatever declares it. */
function isConstant({ parent }: SyntaxNode, source: MutationSource): boolean {
  return parent?.name === 'VariableDeclaration' && sliceOf(parent, source).startsWith('const ')
}

/** True for an object whose member is set, or whose method adds to it. */
function isChanged(node: SyntaxNode, source: MutationSource): boolean {
  const { parent } = node
  if (parent?.name !== 'MemberExpression' || node.prevSibling !== null) return false
  const member = node.nextSibling?.nextSibling
  return isAssigned(parent) || (isCallee(parent) && member != null && ADDS.test(sliceOf(member, source)))
}

function lastRead(scope: SyntaxNode, name: string, source: MutationSource): number {
  return usesIn(scope, source).read.get(name) ?? -1
}
