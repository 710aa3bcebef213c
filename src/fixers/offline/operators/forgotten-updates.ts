import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { wholeLines } from '../code/code-lines.ts'
import { functionOrFile, isAssigned, isRead, isStatement, outermostLoop, parameterNodes } from '../code/expressions.ts'
import {
  isFunction,
  type Mutation,
  type MutationSource,
  type Mutator,
  nodesUnder,
  shortCode,
  sliceOf,
} from '../code/mutation.ts'
import { oncePerNode } from '../code/once.ts'
import { nearVariables } from '../code/scope.ts'

/** Variables that are reset beside another one, members that nothing updates, and values that each gets. */
const MOST = { resets: 4, members: 4, values: 6 } as const

/**
 * Add an update that is forgotten: beside `text = ""` within a loop, the other variables that begin as literals, below
 * a statement that uses up what a loop gathers, the value with which it begins, and in a method, the members that only
 * the constructor sets, or those that it sets to a literal.
 */
export const forgottenUpdate: Mutator = (node, source) => {
  if (!isStatement(node) || !/^(?:Assign|Update|Expression)Statement$/.test(node.name)) return []
  return [
    ...resets(node, source),
    ...usedUp(node, source),
    ...memberUpdates(node, source),
    ...memberResets(node, source),
  ]
}

/** Set other variables back where one of them is set back to what it was in front of the loop. */
function resets(node: SyntaxNode, source: MutationSource): Mutation[] {
  const scope = functionOrFile(node)
  const loop = outermostLoop(node)
  const own = assignmentIn(node, source)
  if (loop === undefined || own === undefined || !isFunction(scope)) return []
  const initial = initialValues(scope, source).filter(({ at }) => at < loop.from)
  if (!initial.some(({ name, value }) => name === own.name && value === own.value)) return []
  const block = new Set(siblingsOf(node).flatMap(each => assignmentIn(each, source)?.name ?? []))
  return initial
    .filter(({ name }) => !block.has(name))
    .slice(0, MOST.resets)
    .flatMap(({ name, value }) => below(node, source, `${name} = ${value}`, 0.9))
}

/** Set a variable back behind a statement of a branch that reads it, if the loop gathers something in it. */
function usedUp(node: SyntaxNode, source: MutationSource): Mutation[] {
  const scope = functionOrFile(node)
  const loop = outermostLoop(node)
  const branch = node.parent?.parent
  if (loop === undefined || branch?.name !== 'IfStatement' || !isFunction(scope)) return []
  const block = siblingsOf(node)
  const set = new Set(block.flatMap(each => assignmentIn(each, source)?.name ?? []))
  const names = new Set([...nodesUnder(node)].filter(isRead).map(each => sliceOf(each, source)))
  return initialValues(scope, source)
    .filter(({ name, at }) => at < loop.from && names.has(name) && !set.has(name))
    .slice(0, MOST.resets)
    .flatMap(({ name, value }) => below(node, source, `${name} = ${value}`, 0.7))
}

/** Update a member that the methods read and only the constructor sets, beside one that is updated. */
function memberUpdates(node: SyntaxNode, source: MutationSource): Mutation[] {
  const scope = functionOrFile(node)
  const body = scope.parent
  const target = memberSetBy(node, source)
  if (target === undefined || body === null || !/^(?:Body|ClassBody)$/.test(body.name)) return []
  const { own, others } = membersOf(body, source)
  const stale = [...own].filter(name => !others.has(name))
  const parameters = parameterNodes(scope.getChild('ParamList')).map(each => sliceOf(each, source))
  const names = [...nearVariables(node, source, 2), ...parameters].filter(name => !/^(?:self|cls|this)$/.test(name))
  return stale
    .slice(0, MOST.members)
    .flatMap(member =>
      [...new Set(names)]
        .slice(0, MOST.values)
        .flatMap(value => below(node, source, `${target.object}.${member} = ${value}`, 0.6)),
    )
}

/** Set a member back to the literal with which it begins, beside one that is updated. */
function memberResets(node: SyntaxNode, source: MutationSource): Mutation[] {
  const scope = functionOrFile(node)
  const target = memberSetBy(node, source)
  const body = scope.parent
  if (target === undefined || body === null || !/^(?:Body|ClassBody)$/.test(body.name)) return []
  // A static method has no object of its own.
  if (sliceOf(scope, source).startsWith('static ')) return []
  const { initial, fixed } = membersOf(body, source)
  const set = new Set([...nodesUnder(scope)].flatMap(each => memberIn(each, source)?.member ?? []))
  return [...initial]
    .filter(([member]) => !set.has(member) && !fixed.has(member))
    .slice(0, MOST.members)
    .flatMap(([member, value]) => below(node, source, `${target.object}.${member} = ${value}`, 0.5))
}

/** Add a line below a statement. */
function below(node: SyntaxNode, source: MutationSource, statement: string, likelihood: number): Mutation[] {
  const own = wholeLines(node, source)
  if (own === undefined) return []
  const end = own.text.trimEnd().endsWith(';') ? ';' : ''
  return [
    {
      operator: 'statement',
      from: own.to,
      to: own.to,
      insert: `\n${own.indent}${statement}${end}`,
      what: `add \`${shortCode(statement)}\``,
      likelihood,
    },
  ]
}

function siblingsOf({ parent }: SyntaxNode): SyntaxNode[] {
  return parent === null ? [] : innerNodes(parent).filter(isStatement)
}

interface Assigned {
  readonly name: string
  readonly value: string
}

const ASSIGNED = /^(?:let |var )?(?<name>[\w$]{1,60}) = (?<value>[^\n;]{1,60});?$/
const LITERAL =
  /^(?:-?[\d.]+|""|''|"[^"]*"|'[^']*'|\[\]|\{\}|None|True|False|null|undefined|true|false|set\(\)|new (?:Set|Map)\(\))$/

/** Read a statement that sets a variable. */
function assignmentIn(node: SyntaxNode, source: MutationSource): Assigned | undefined {
  const { name, value } = ASSIGNED.exec(sliceOf(node, source).trim())?.groups ?? {}
  return name === undefined || value === undefined ? undefined : { name, value }
}

/** The length of something that a function is given, or a name of it: as fixed as a literal. */
const FIXED = /^(?:len\([A-Za-z_][\w.]{0,50}\)|[A-Za-z_$][\w$.]{0,50})$/

/** List the variables of a function that begin as literals, or as what does not change. */
const initialValues = oncePerNode((scope, source: MutationSource) =>
  [...nodesUnder(scope)].flatMap(node => {
    const assigned = isStatement(node) || node.name === 'VariableDeclaration' ? assignmentIn(node, source) : undefined
    const isFirst = assigned !== undefined && (LITERAL.test(assigned.value) || FIXED.test(assigned.value))
    return isFirst && outermostLoop(node) === undefined ? [{ ...assigned, at: node.from }] : []
  }),
)

const MEMBER = /^(?<object>self|this)\.(?<member>#?[\w$]+)$/

/** The member of the own object that a statement sets. */
function memberSetBy(node: SyntaxNode, source: MutationSource): { object: string; member: string } | undefined {
  const first = node.name === 'ExpressionStatement' ? node.firstChild?.firstChild : node.firstChild
  return first == null ? undefined : memberIn(first, source)
}

/** The member of the own object that a node is, if it is set there. */
function memberIn(node: SyntaxNode, source: MutationSource): { object: string; member: string } | undefined {
  if (!isAssigned(node)) return undefined
  const { object, member } = MEMBER.exec(sliceOf(node, source))?.groups ?? {}
  return object === undefined || member === undefined ? undefined : { object, member }
}

/**
 * List the members that the constructor of a class sets, those that it sets once and to a literal, those that nothing
 * may set again, and those that other methods set.
 */
const membersOf = oncePerNode((body, source: MutationSource) => {
  const own = new Set<string>()
  const others = new Set<string>()
  const initial = new Map<string, string>()
  const fixed = new Set<string>()
  for (const [, member] of sliceOf(body, source).matchAll(/\breadonly ([\w$]{1,100})/g)) fixed.add(member ?? '')
  for (const node of nodesUnder(body)) {
    const { member } = node.name === 'MemberExpression' ? (memberIn(node, source) ?? {}) : {}
    const scope = functionOrFile(node)
    // A class within it has members of its own.
    if (member === undefined || scope.parent?.from !== body.from) continue
    const isConstructor = /^(?:async )?(?:def __init__|constructor)\b/.test(sliceOf(scope, source).slice(0, 30))
    const value = sliceOf(node.nextSibling?.nextSibling ?? node, source)
    const isFirst = isConstructor && !own.has(member)
    ;(isConstructor ? own : others).add(member)
    if (isFirst && LITERAL.test(value)) initial.set(member, value)
    else if (isConstructor) initial.delete(member)
  }
  return { own, others, initial, fixed }
})
