import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { wholeLines } from '../code/code-lines.ts'
import { isStatement } from '../code/expressions.ts'
import {
  isFunction,
  likelihoodAt,
  type Mutation,
  type MutationSource,
  type Mutator,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { isTarget, namesInScope } from '../code/scope.ts'

/** Methods that take one value into a collection. */
const TAKES = {
  python: ['append', 'add', 'extend', 'remove'],
  javascript: ['push', 'add', 'unshift', 'delete'],
} as const
/** First values of a variable. */
const FIRST = {
  python: ['0', '[]', '""', '{}', '1', 'None', 'set()', 'False', 'True'],
  javascript: ['0', '[]', "''", '{}', '1', 'null', 'new Set()', 'new Map()', 'false'],
} as const
const MAX_NAMES = 8

/**
 * Complete what has no effect as it is: a statement that is only a name, a raised text, a variable that is never set.
 */
export const unfinished: Mutator = (node, source, { unknown }) => [
  ...withoutEffect(node, source),
  ...raisedText(node, source),
  ...(unknown.length === 0 ? [] : neverSet(node, source, new Set(unknown.map(({ name }) => name)))),
]

/** Let a statement `items` take something: `items.append(item)`. */
function withoutEffect(node: SyntaxNode, source: MutationSource): Mutation[] {
  const only = node.name === 'ExpressionStatement' ? node.firstChild : null
  if (only === null || !/^(?:VariableName|MemberExpression)$/.test(only.name)) return []
  const text = sliceOf(only, source)
  const names = namesInScope(node, source).filter(({ name, kind }) => kind === 'variable' && name !== text)
  return TAKES[source.language.name].flatMap((method, at) =>
    names.slice(0, MAX_NAMES).map(({ name }, index) =>
      replace(only, source, {
        operator: 'operand',
        insert: `${text}.${method}(${name})`,
        likelihood: likelihoodAt((at + index) / 4),
      }),
    ),
  )
}

/** Raise an error, where a text is raised. */
function raisedText(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (!/^(?:Raise|Throw)Statement$/.test(node.name)) return []
  const value = innerNodes(node).find(({ name }) => /^(?:Parenthesized|String|FormatString|TemplateString)/.test(name))
  if (value === undefined) return []
  const text = sliceOf(value, source)
  const inner = text.startsWith('(') ? text : `(${text})`
  const errors =
    source.language.name === 'python'
      ? ['ValueError', 'TypeError', 'KeyError', 'IndexError', 'RuntimeError']
      : ['new Error', 'new TypeError', 'new RangeError']
  const used = (error: string) => Number(source.text.includes(`${error}(`))
  return errors
    .toSorted((a, b) => used(b) - used(a))
    .map((error, index) =>
      replace(value, source, { operator: 'wrapped', insert: `${error}${inner}`, likelihood: likelihoodAt(index) }),
    )
}

/** Set a variable in front of the first statement, or of the loop, that uses it. */
function neverSet(node: SyntaxNode, source: MutationSource, unknown: ReadonlySet<string>): Mutation[] {
  if (node.name !== 'VariableName' || isTarget(node)) return []
  const name = sliceOf(node, source)
  if (!unknown.has(name)) return []
  const lines = [...statementsAround(node)].flatMap(statement => wholeLines(statement, source) ?? [])
  const word = source.language.name === 'python' ? '' : 'let '
  return lines.slice(0, 3).flatMap(({ from, indent }, at) =>
    FIRST[source.language.name].map(
      (value, index): Mutation => ({
        operator: 'misspelled-name',
        from,
        to: from,
        insert: `${indent}${word}${name} = ${value}\n`,
        what: `set \`${name}\` to \`${value}\` at first`,
        likelihood: 0.3 * likelihoodAt(index / 2) * likelihoodAt(at / 2),
      }),
    ),
  )
}

/** List the statements around a node, the outermost of its function first. */
function statementsAround(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let at = node.parent; at !== null && !isFunction(at); at = at.parent) if (isStatement(at)) found.unshift(at)
  return found
}
