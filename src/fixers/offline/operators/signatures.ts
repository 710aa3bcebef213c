import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import {
  enclosingFunction,
  isFunction,
  likelihoodAt,
  type Mutation,
  type MutationSource,
  type Mutator,
  replace,
  sliceOf,
} from '../code/mutation.ts'
import { declarationOf } from '../code/declarations.ts'
import { parameterNodes } from '../code/expressions.ts'
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
  return resultsOf(statements, source).map(
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
  const isPython = source.language.name === 'python'
  return [
    ...new Set(names.map(name => sliceOf(name, source))),
    isPython ? 'None' : 'null',
    isPython ? 'False' : 'false',
  ]
}
