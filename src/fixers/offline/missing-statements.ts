import type { SyntaxNode } from '@lezer/common'
import { wholeLines } from './code-lines.ts'
import { functionOrFile, isAssigned, isRead, isStatement, parameterNodes } from './expressions.ts'
import {
  childrenOf,
  enclosingFunction,
  isFunction,
  type Mutation,
  type MutationSource,
  type Mutator,
  shortCode,
  sliceOf,
} from './mutation.ts'
import { oncePerNode } from './once.ts'
import { isTarget } from './scope.ts'

/** Variables of one loop or function that get a value, and values that each gets. */
const MAX = { variables: 3, values: 5 } as const

/**
 * Add a statement that is missing: a loop that never updates a variable from before it, such as `previous = node`, or a
 * list that something is not added to.
 */
export const missingStatement: Mutator = (node, source) => {
  const scope = functionOrFile(node)
  if (!isFunction(scope) || !isStatement(node)) return []
  return [...missingUpdates(node, scope, source), ...missingAdditions(node, scope, source)]
}

const LOOP = /^(?:For|While|Do)Statement$/

/** Set a variable that a loop reads, or its function reads after it, and that no statement of the loop sets. */
function missingUpdates(node: SyntaxNode, scope: SyntaxNode, source: MutationSource): Mutation[] {
  const loop = LOOP.test(node.parent?.parent?.name ?? '') ? node.parent?.parent : undefined
  if (loop == null) return []
  const { assigned } = usesIn(scope, source)
  const inside = usesIn(loop, source)
  const stale = [...assigned].flatMap(([name, places]) =>
    places.some(at => at < loop.from) && !inside.assigned.has(name) && lastRead(scope, name, source) > loop.from
      ? name
      : [],
  )
  const values = [...inside.assigned.keys(), ...inside.read.keys()].filter(name => !stale.includes(name))
  const written = [...new Set(values)].slice(0, MAX.values)
  return stale
    .slice(0, MAX.variables)
    .flatMap(name =>
      written.flatMap(value => around(node, source, `${name} = ${value}`, inside.assigned.has(value) ? 0.8 : 0.4)),
    )
}

/** Add what a block has to a list or a set of its function, or of one around it: `lines.append(line)`. */
function missingAdditions(node: SyntaxNode, scope: SyntaxNode, source: MutationSource): Mutation[] {
  const outer = outermost(scope)
  const { collections, added } = usesIn(outer, source)
  const near = usesIn(node.parent ?? scope, source)
  const own = usesIn(scope, source)
  const values = [...near.assigned.keys(), ...near.read.keys(), ...own.assigned.keys(), ...parametersOf(scope, source)]
  return [...collections]
    .filter(([name]) => outer !== scope || lastRead(scope, name, source) > node.from)
    .slice(0, MAX.variables)
    .flatMap(([name, word]) =>
      [...new Set(values)]
        .filter(value => !collections.has(value))
        .slice(0, MAX.values)
        .flatMap(value => around(node, source, `${name}.${word}(${value})`, added.has(name) ? 0.25 : 0.7)),
    )
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
  /** Names that are set to an empty list or set, with the method that adds to it. */
  readonly collections: ReadonlyMap<string, string>
  /** Names that something is added to. */
  readonly added: ReadonlySet<string>
}

const EMPTY_LIST = /^(?:\[\]|list\(\))$/
const EMPTY_SET = /^(?:new Set\(\)|set\(\))$/
const ADDS = /^(?:append|extend|insert|push|unshift|add)$/

/** List the uses of variables in a function or a loop, those in functions within it included. */
const usesIn = oncePerNode(findUses, ({ from, to }) => `${from} ${to}`)

function findUses(scope: SyntaxNode, source: MutationSource): Uses {
  const assigned = new Map<string, number[]>()
  const read = new Map<string, number>()
  const collections = new Map<string, string>()
  const append = source.language.name === 'python' ? 'append' : 'push'
  const added = new Set<string>()
  const visit = (node: SyntaxNode) => {
    if (node.name === 'VariableName' || node.name === 'VariableDefinition') {
      const name = sliceOf(node, source)
      if (isSet(node)) {
        assigned.set(name, [...(assigned.get(name) ?? []), node.from])
        const value = node.nextSibling?.nextSibling
        const text = value == null ? '' : sliceOf(value, source)
        if (EMPTY_LIST.test(text)) collections.set(name, append)
        else if (EMPTY_SET.test(text)) collections.set(name, 'add')
      } else if (isRead(node)) read.set(name, node.from)
      const member = node.nextSibling?.nextSibling
      if (node.parent?.name === 'MemberExpression' && member != null && ADDS.test(sliceOf(member, source)))
        added.add(name)
    }
    for (const child of childrenOf(node)) visit(child)
  }
  for (const child of childrenOf(scope)) visit(child)
  return { assigned, read, collections, added }
}

function isSet(node: SyntaxNode): boolean {
  const { parent, name } = node
  if (name === 'VariableDefinition') return parent?.name === 'VariableDeclaration'
  return isAssigned(node) || (isTarget(node) && parent?.name !== 'ParamList')
}

function lastRead(scope: SyntaxNode, name: string, source: MutationSource): number {
  return usesIn(scope, source).read.get(name) ?? -1
}
