import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { METHODS_OF } from '../code/builtins.ts'
import { isBranchCondition, isDocstring } from '../code/expressions.ts'
import {
  enclosingFunction,
  isFunction,
  type Mutation,
  type Mutator,
  type RepairOperator,
  replace,
  shortCode,
  sliceOf,
  type MutationSource,
} from '../code/mutation.ts'

/** Return the last expression of a function. */
const missingReturn: Mutator = (node, source) => {
  if (node.name !== 'ExpressionStatement' || node.firstChild?.name === 'AssignmentExpression') return []
  // A string on its own is documentation.
  if (node.firstChild?.name === 'String' && node.firstChild.to === node.to) return []
  if (!isLast(node)) return []
  return [
    insertion(node.from, {
      operator: 'missing-return',
      insert: 'return ',
      what: `return \`${shortCode(sliceOf(node, source))}\``,
    }),
  ]
}

function isLast(node: SyntaxNode): boolean {
  const block = node.parent
  if (block === null || !['Block', 'Body'].includes(block.name)) return false
  const rest = innerNodes(block).filter(child => child.from > node.from && !/^[^A-Za-z]$|Comment/.test(child.name))
  return rest.length === 0 && enclosingFunction(node) !== undefined
}

/** Await a call in an asynchronous function. */
const missingAwait: Mutator = (node, source) => {
  if (node.name !== 'CallExpression' || node.parent?.name === 'AwaitExpression') return []
  const scope = enclosingFunction(node)
  if (
    scope === undefined ||
    !/^(?:(?:export|default|public|protected|private|static|override)\s+)*async\b/.test(
      source.text.slice(scope.from, scope.from + 40),
    )
  )
    return []
  const member = node.parent?.name === 'MemberExpression'
  const call = sliceOf(node, source)
  return [replace(node, source, { operator: 'missing-await', insert: member ? `(await ${call})` : `await ${call}` })]
}

/** Fallbacks for a missing value. */
const DEFAULTS = { javascript: ['[]', "''", '0', '{}'], python: ['[]', '""', '0', '{}'] } as const

/** Guard against null, undefined and None: optional access, a condition, a fallback, or an early return. */
const nullGuard: Mutator = (node, source) => [
  ...(source.language.name === 'javascript' ? optionalAccess(node, source) : []),
  ...guardedCondition(node, source),
  ...fallback(node, source),
  ...earlyReturn(node, source),
]

function optionalAccess(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (node.name !== 'MemberExpression' || node.firstChild?.name === 'this' || node.firstChild?.name === 'super')
    return []
  if (isAssignedOrConstructed(node)) return []
  const dot = innerNodes(node).find(({ name }) => name === '.' || name === '[')
  if (dot === undefined) return []
  const insert = dot.name === '.' ? '?.' : '?.['
  return [replace(dot, source, { operator: 'null-guard', insert })].map(mutation => ({
    ...mutation,
    what: `access \`${shortCode(sliceOf(node, source))}\` only where it exists`,
  }))
}

function isWithin(node: SyntaxNode, name: string): boolean {
  for (let at = node.parent; at !== null; at = at.parent) if (at.name === name) return true
  return false
}

/** True if an expression, or a member of it, is assigned to or constructed: `?.` is a syntax error there. */
function isAssignedOrConstructed(node: SyntaxNode): boolean {
  let outer = node
  while (outer.parent?.name === 'MemberExpression' && outer.prevSibling === null) outer = outer.parent
  const { parent } = outer
  if (parent?.name === 'AssignmentExpression') return outer.prevSibling === null
  if (parent?.name === 'NewExpression') return outer.prevSibling?.name === 'new'
  return (
    parent?.name === 'PostfixExpression' ||
    (parent?.name === 'UnaryExpression' && outer.prevSibling?.name === 'ArithOp')
  )
}

/** Add a fallback to a value that is iterated, passed on, accessed or returned: `for (const x of xs ?? [])`. */
function fallback(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (node.name !== 'VariableName' && node.name !== 'MemberExpression') return []
  const parent = node.parent
  const isIterated =
    (parent?.name === 'ForOfSpec' && node.prevSibling?.name === 'of') ||
    (parent?.name === 'ForStatement' && node.prevSibling?.name === 'in')
  const isPassed =
    parent?.name === 'ArgList' && node.prevSibling?.name !== 'for' && node.nextSibling?.name !== 'AssignOp'
  const isAccessed = parent?.name === 'MemberExpression' && node.prevSibling === null
  const isReturned = parent?.name === 'ReturnStatement'
  if (!isIterated && !isPassed && !isAccessed && !isReturned) return []
  const isPython = source.language.name === 'python'
  const values = isIterated ? DEFAULTS[source.language.name].slice(0, 1) : DEFAULTS[source.language.name]
  // Before Python 3.12 an f-string cannot contain its own quotes.
  const isInFString = isPython && isWithin(node, 'FormatString')
  const member = isAccessed && node.nextSibling?.name === '.' ? node.nextSibling.nextSibling : null
  return values
    .filter(value => !(isInFString && value === '""'))
    .filter(value => member === null || !isPython || hasMethod(value, sliceOf(member, source)))
    .map(value => {
      const text = `${sliceOf(node, source)} ${isPython ? 'or' : '??'} ${value}`
      const insert = isAccessed || (isPassed && isPython) ? `(${text})` : text
      return replace(node, source, { operator: 'null-guard', insert })
    })
}

const TYPES: Readonly<Record<string, string>> = { '[]': 'list', '{}': 'dict', '""': 'str' }

/** True if an empty value of Python has a method: an attribute of any other name would not be there either. */
function hasMethod(value: string, name: string): boolean {
  return METHODS_OF[TYPES[value] ?? '']?.includes(name) === true
}

/** Objects of one condition that may be missing. */
const MAX_OBJECTS = 2

/**
 * Test first whether an object is there whose member a condition reads: `a is None or a.b is None` for `a.b is None`.
 */
function guardedCondition(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (!isBranchCondition(node)) return []
  const isPython = source.language.name === 'python'
  const text = sliceOf(node, source)
  const inner = innerNodes(node).some(({ name }) => /^(?:LogicOp|and|or)$/.test(name)) ? `(${text})` : text
  return objectsIn(node, source).flatMap(name => {
    const texts = isPython
      ? [`${name} is None or ${text}`, `${name} is not None and ${inner}`]
      : [`${name} == null || ${text}`, `${name} != null && ${inner}`]
    return texts
      .filter(() => !text.includes(`${name} is `) && !text.includes(`${name} == null`))
      .map(insert => replace(node, source, { operator: 'null-guard', insert }))
  })
}

/** List the names in an expression whose members it reads. */
function objectsIn(node: SyntaxNode, source: MutationSource): string[] {
  const found = new Set<string>()
  node.cursor().iterate(({ node: each }) => {
    const isObject = each.parent?.name === 'MemberExpression' && each.prevSibling === null
    if (each.name === 'VariableName' && isObject) found.add(sliceOf(each, source))
  })
  return [...found].filter(name => name !== 'self').slice(0, MAX_OBJECTS)
}

/** Add `if (x == null) return …` at the start of a function, for each parameter. */
function earlyReturn(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (!isFunction(node)) return []
  const children = innerNodes(node)
  const body = children.find(({ name }) => name === 'Block' || name === 'Body')
  const list = children.find(({ name }) => name === 'ParamList')
  if (body === undefined || list === undefined) return []
  const statement = innerNodes(body).find(each => /Statement|Declaration/.test(each.name) && !isDocstring(each))
  if (statement === undefined) return []
  const names = innerNodes(list)
    .filter(({ name }) => name === 'VariableDefinition' || name === 'VariableName')
    .map(parameter => sliceOf(parameter, source))
    .filter(name => name !== 'self' && name !== 'cls')
  const isPython = source.language.name === 'python'
  const values = isPython ? ['None', ...DEFAULTS.python] : ['undefined', 'null', ...DEFAULTS.javascript]
  const indent = source.text.slice(source.text.lastIndexOf('\n', statement.from - 1) + 1, statement.from)
  if (indent.trim() !== '') return []
  return names.flatMap(name =>
    values.map(value => {
      const test = isPython
        ? `if ${name} is None:\n${indent}    return ${value}`
        : `if (${name} == null) return ${value}`
      return insertion(statement.from, {
        operator: 'null-guard',
        insert: `${test}\n${indent}`,
        what: `return \`${value}\` when \`${name}\` is missing`,
      })
    }),
  )
}

function insertion(at: number, rest: Pick<Mutation, 'operator' | 'insert' | 'what'>): Mutation {
  return { from: at, to: at, ...rest }
}

export const MISSING_CODE_OPERATORS: readonly RepairOperator[] = [
  { kind: 'missing-return', mutate: missingReturn },
  { kind: 'missing-await', mutate: missingAwait },
  { kind: 'null-guard', mutate: nullGuard },
]
