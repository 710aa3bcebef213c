import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import {
  enclosingFunction,
  isFunction,
  likelihoodAt,
  type Mutation,
  type MutationSource,
  type Mutator,
  nodesIn,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { declarationOf } from '../code/declarations.ts'
import { parameterNodes } from '../code/expressions.ts'
import { oncePerFile } from '../code/once.ts'
import { nearVariables } from '../code/scope.ts'

const DEFAULTS = {
  javascript: ['0', '1', "''", '[]', '{}', 'false', 'true', 'null', 'undefined'],
  python: ['None', '0', '1', '""', 'False', 'True', '()'],
} as const

/** Give a parameter a default, change the one it has, or drop it. */
export const defaultArgument: Mutator = (node, source) => {
  if (node.name !== 'ParamList' || node.parent === null || !isFunction(node.parent)) return []
  const values: readonly string[] = DEFAULTS[source.language.name]
  const change = (at: { from: number; to: number }, insert: string, index: number) =>
    replace(at, source, { operator: 'default-argument', insert, likelihood: likelihoodAt(index / 2) })
  const parameters = parameterNodes(node)
  const isPython = source.language.name === 'python'
  return parameters.flatMap((parameter, index) => {
    const name = sliceOf(parameter, source)
    if (name === 'self' || name === 'cls' || /^(?:\*\*?|Spread|\.\.\.)$/.test(parameter.prevSibling?.name ?? ''))
      return []
    if (parameter.nextSibling?.name === 'Optional') return []
    const { last, value } = declarationOf(parameter)
    if (value !== undefined) {
      const others = values.filter(other => other !== sliceOf(value, source))
      return others.map((insert, at) => change(value, insert, at))
    }
    // Python wants a default for all parameters after the first that has one.
    const isLast = parameters.slice(index + 1).every(later => declarationOf(later).value !== undefined)
    return isLast
      ? values.map((insert, at) =>
          change(last, `${sliceOf(last, source)}${last === parameter && isPython ? '=' : ' = '}${insert}`, at + 1),
        )
      : []
  })
}

/** Names that a bare `return` is given. */
const MAX_RESULTS = 12

/** Return a value where a function returns none: at its end something that it has made, else a name in scope. */
export const missingResult: Mutator = (node, source) => {
  if (node.name === 'ReturnStatement') return bareReturn(node, source)
  if (!/^(?:Block|Body)$/.test(node.name) || node.parent === null || !isFunction(node.parent)) return []
  const statements = innerNodes(node).filter(({ name }) => /(?:Statement|Declaration|Definition)$/.test(name))
  const last = statements.at(-1)
  if (last === undefined || last.name === 'ReturnStatement' || enclosingFunction(last) === undefined) return []
  const at = source.text.lastIndexOf('\n', last.from - 1) + 1
  const indent = source.text.slice(at, last.from)
  if (indent.trim() !== '') return []
  let end = last.to
  while (end > last.from && /\s/.test(source.text[end - 1] ?? '')) end -= 1
  const [own, nothing] = [resultsOf(statements, source), nothingOf(source)]
  return [...new Set([...own, ...returnedElsewhere(last, source), ...nothing])].map(
    (name, index): Mutation => ({
      operator: 'missing-return',
      from: end,
      to: end,
      insert: `\n${indent}return ${name}`,
      what: `return \`${name}\` at the end`,
      likelihood: 0.8 * likelihoodAt(index),
    }),
  )
}

/** Give a bare `return` a value. */
function bareReturn(node: SyntaxNode, source: MutationSource): Mutation[] {
  const [word, ...rest] = innerNodes(node).filter(({ name }) => name !== ';')
  if (word === undefined || rest.length > 0) return []
  const names = nearVariables(node, source, 2).slice(0, MAX_RESULTS)
  const values: readonly string[] = DEFAULTS[source.language.name]
  return [...names, ...values].map((value, index) =>
    replace(word, source, {
      operator: 'missing-return',
      insert: `return ${value}`,
      likelihood: likelihoodAt(index / 2),
    }),
  )
}

/** List what the statements of a body assign or declare themselves, the first one first: it is what they fill. */
function resultsOf(statements: readonly SyntaxNode[], source: MutationSource): string[] {
  const names = statements.flatMap(statement => {
    const target = innerNodes(statement).find(({ name }) => /^Variable(?:Definition|Name)$/.test(name))
    return /^(?:AssignStatement|VariableDeclaration)$/.test(statement.name) && target !== undefined ? [target] : []
  })
  return names.map(name => sliceOf(name, source))
}

function nothingOf({ language }: MutationSource): string[] {
  return language.name === 'python' ? ['None', 'False'] : ['null', 'false']
}

/** Longest value of another function that is returned, in characters, and how many of them. */
const MAX_RETURNED = { length: 80, values: 3 } as const

/** List the calls that other functions return and whose arguments are variables here: siblings often end alike. */
function returnedElsewhere(node: SyntaxNode, source: MutationSource): string[] {
  const known = new Set(nearVariables(node, source, 1))
  return returnedCalls(source)
    .filter(({ names }) => names.length > 0 && names.every(name => known.has(name)))
    .slice(0, MAX_RETURNED.values)
    .map(({ text }) => text)
}

/** Calls of plain functions that the functions of a file return, with the variables that they take. */
const returnedCalls = oncePerFile((source: MutationSource) =>
  [...nodesIn(source)].flatMap(node => {
    const value = node.name === 'ReturnStatement' ? innerNodes(node)[1] : undefined
    const text = value?.name === 'CallExpression' ? sliceOf(value, source) : ''
    if (text === '' || text.length > MAX_RETURNED.length || text.includes('\n')) return []
    const [callee, list] = value === undefined ? [] : innerNodes(value)
    const items = list === undefined ? [] : innerNodes(list).filter(({ name }) => !/^[(),]$/.test(name))
    const isPlain = callee?.name === 'VariableName' && items.every(({ name }) => name === 'VariableName')
    return isPlain ? [{ text, names: items.map(item => sliceOf(item, source)) }] : []
  }),
)
