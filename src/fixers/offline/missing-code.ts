import type { SyntaxNode } from '@lezer/common'
import {
  childrenOf,
  enclosingFunction,
  isFunction,
  type Mutation,
  type Mutator,
  replace,
  short,
  sliceOf,
  type MutationSource,
} from './mutation.ts'

/** `return` where a function's last expression is thrown away. */
const missingReturn: Mutator = (node, source) => {
  if (node.name !== 'ExpressionStatement' || node.firstChild?.name === 'AssignmentExpression') return []
  // A string that stands alone is documentation.
  if (node.firstChild?.name === 'String' && node.firstChild.to === node.to) return []
  if (!isLast(node)) return []
  return [
    insertion(node.from, {
      operator: 'missing-return',
      insert: 'return ',
      what: `return \`${short(sliceOf(node, source))}\``,
    }),
  ]
}

function isLast(node: SyntaxNode): boolean {
  const block = node.parent
  if (block === null || !['Block', 'Body'].includes(block.name)) return false
  const rest = childrenOf(block).filter(child => child.from > node.from && !/^[^A-Za-z]$|Comment/.test(child.name))
  return rest.length === 0 && enclosingFunction(node) !== undefined
}

/** `await` before a call in an asynchronous function. */
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

/** What an expression that may be missing falls back to. */
const DEFAULTS = { javascript: ['[]', "''", '0', '{}'], python: ['[]', '""', '0', '{}'] } as const

/** A guard against null, undefined and None: optional access, a fallback, or an early return. */
const nullGuard: Mutator = (node, source) => {
  if (source.language.name === 'javascript')
    return [...optionalAccess(node, source), ...fallback(node, source), ...earlyReturn(node, source)]
  return [...fallback(node, source), ...earlyReturn(node, source)]
}

function optionalAccess(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (node.name !== 'MemberExpression' || node.firstChild?.name === 'this' || node.firstChild?.name === 'super')
    return []
  if (isTarget(node)) return []
  const dot = childrenOf(node).find(({ name }) => name === '.' || name === '[')
  if (dot === undefined) return []
  const insert = dot.name === '.' ? '?.' : '?.['
  return [replace(dot, source, { operator: 'null-guard', insert })].map(mutation => ({
    ...mutation,
    what: `access \`${short(sliceOf(node, source))}\` only where it exists`,
  }))
}

function within(node: SyntaxNode, name: string): boolean {
  for (let at = node.parent; at !== null; at = at.parent) if (at.name === name) return true
  return false
}

/** Whether an expression is assigned to or constructed, itself or by its further members: no `?.` may stand there. */
function isTarget(node: SyntaxNode): boolean {
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

/** `for (const x of xs ?? [])`, `len(xs or [])`: where a value is iterated, spread or passed on. */
function fallback(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (node.name !== 'VariableName' && node.name !== 'MemberExpression') return []
  const parent = node.parent
  const iterated =
    (parent?.name === 'ForOfSpec' && node.prevSibling?.name === 'of') ||
    (parent?.name === 'ForStatement' && node.prevSibling?.name === 'in')
  const passed = parent?.name === 'ArgList' && node.prevSibling?.name !== 'for' && node.nextSibling?.name !== 'AssignOp'
  const object = parent?.name === 'MemberExpression' && node.prevSibling === null
  const returned = parent?.name === 'ReturnStatement'
  if (!iterated && !passed && !object && !returned) return []
  const python = source.language.name === 'python'
  const values = iterated ? DEFAULTS[source.language.name].slice(0, 1) : DEFAULTS[source.language.name]
  // Before Python 3.12 an f-string could not hold its own quotes.
  const quoted = python && within(node, 'FormatString')
  return values
    .filter(value => !(quoted && value === '""'))
    .map(value => {
      const text = `${sliceOf(node, source)} ${python ? 'or' : '??'} ${value}`
      const insert = object || (passed && python) ? `(${text})` : text
      return replace(node, source, { operator: 'null-guard', insert })
    })
}

/** `if (x == null) return …` at the beginning of a function, for each of its parameters. */
function earlyReturn(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (!isFunction(node)) return []
  const children = childrenOf(node)
  const body = children.find(({ name }) => name === 'Block' || name === 'Body')
  const list = children.find(({ name }) => name === 'ParamList')
  if (body === undefined || list === undefined) return []
  const statement = childrenOf(body).find(({ name }) => /Statement|Declaration/.test(name))
  if (statement === undefined) return []
  const names = childrenOf(list)
    .filter(({ name }) => name === 'VariableDefinition' || name === 'VariableName')
    .map(parameter => sliceOf(parameter, source))
    .filter(name => name !== 'self' && name !== 'cls')
  const python = source.language.name === 'python'
  const values = python ? ['None', ...DEFAULTS.python] : ['undefined', 'null', ...DEFAULTS.javascript]
  const indent = /[^\n]*$/.exec(source.text.slice(0, statement.from))?.[0] ?? ''
  if (indent.trim() !== '') return []
  return names.flatMap(name =>
    values.map(value => {
      const test = python ? `if ${name} is None:\n${indent}    return ${value}` : `if (${name} == null) return ${value}`
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

export const MISSING_CODE_OPERATORS: readonly Mutator[] = [missingReturn, missingAwait, nullGuard]
