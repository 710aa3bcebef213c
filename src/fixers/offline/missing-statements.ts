import type { SyntaxNode } from '@lezer/common'
import { wholeLines } from './code-lines.ts'
import { functionOrFile, isAssigned, isRead, isStatement } from './expressions.ts'
import {
  childrenOf,
  isFunction,
  type Mutation,
  type MutationSource,
  type Mutator,
  shortCode,
  sliceOf,
} from './mutation.ts'
import { oncePerNode } from './once.ts'
import { isTarget } from './scope.ts'

/** Variables of a loop that are updated, values that they get, and places of the update. */
const MAX = { variables: 3, values: 5, places: 5 } as const

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

/** Add what a block has to a list of its function: `lines.append(line)`. */
function missingAdditions(node: SyntaxNode, scope: SyntaxNode, source: MutationSource): Mutation[] {
  const { lists, added, assigned } = usesIn(scope, source)
  const word = source.language.name === 'python' ? 'append' : 'push'
  const near = usesIn(node.parent ?? scope, source)
  const values = [...new Set([...near.assigned.keys(), ...near.read.keys(), ...assigned.keys()])]
  return [...lists]
    .filter(list => lastRead(scope, list, source) > node.from)
    .slice(0, MAX.variables)
    .flatMap(list =>
      values
        .filter(value => !lists.has(value))
        .slice(0, MAX.values)
        .flatMap(value => around(node, source, `${list}.${word}(${value})`, added.has(list) ? 0.25 : 0.7)),
    )
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
  /** Names that are set to an empty list. */
  readonly lists: ReadonlySet<string>
  /** Lists that something is added to. */
  readonly added: ReadonlySet<string>
}

const EMPTY_LIST = /^(?:\[\]|list\(\))$/
const ADDS = /^(?:append|extend|insert|push|unshift|add)$/

/** List the uses of variables in a function or a loop, those in functions within it included. */
const usesIn = oncePerNode(findUses, ({ from, to }) => `${from} ${to}`)

function findUses(scope: SyntaxNode, source: MutationSource): Uses {
  const assigned = new Map<string, number[]>()
  const read = new Map<string, number>()
  const lists = new Set<string>()
  const added = new Set<string>()
  const visit = (node: SyntaxNode) => {
    if (node.name === 'VariableName' || node.name === 'VariableDefinition') {
      const name = sliceOf(node, source)
      if (isSet(node)) {
        assigned.set(name, [...(assigned.get(name) ?? []), node.from])
        const value = node.nextSibling?.nextSibling
        if (value != null && EMPTY_LIST.test(sliceOf(value, source))) lists.add(name)
      } else if (isRead(node)) read.set(name, node.from)
      const member = node.nextSibling?.nextSibling
      if (node.parent?.name === 'MemberExpression' && member != null && ADDS.test(sliceOf(member, source)))
        added.add(name)
    }
    for (const child of childrenOf(node)) visit(child)
  }
  for (const child of childrenOf(scope)) visit(child)
  return { assigned, read, lists, added }
}

function isSet(node: SyntaxNode): boolean {
  const { parent, name } = node
  if (name === 'VariableDefinition') return parent?.name === 'VariableDeclaration'
  return isAssigned(node) || (isTarget(node) && parent?.name !== 'ParamList')
}

function lastRead(scope: SyntaxNode, name: string, source: MutationSource): number {
  return usesIn(scope, source).read.get(name) ?? -1
}
