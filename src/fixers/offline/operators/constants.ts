import type { SyntaxNode } from '@lezer/common'
import { isNeutralOperand, isRead } from '../code/expressions.ts'
import { likelihoodAt, type Mutation, type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'
import { nearVariables } from '../code/scope.ts'

/** Values that stand for nothing, which code confuses with each other. */
const EMPTY = {
  javascript: ['null', 'undefined', '[]', '{}', "''", '0', 'false', 'true', '-1', '1'],
  python: ['None', '[]', '{}', '""', '0', 'False', 'True', '-1', '1', 'set()', '()'],
} as const

/** Values in tests, and variables, that replace one number. */
const MAX_VALUES = 8
const MAX_NAMES = 5

/**
 * Replace a number by others near it, by its negative, or by one in the failing tests; and an empty value by another.
 */
export const otherConstant: Mutator = (node, source, { numbers }) => {
  if (node.name === 'Number') return [...otherNumbers(node, source, numbers), ...variables(node, source)]
  return isRead(node) ? otherEmptyValues(node, source) : []
}

/** Replace a value that came out as it stands in the code by the one that the test expected. */
export const wrongValue: Mutator = (node, source, { pairs }) => {
  if (!/^(?:Number|UnaryExpression|Boolean(?:Literal)?|None|null)$/.test(node.name) || !isRead(node)) return []
  const text = sliceOf(node, source)
  // A sign belongs to its number.
  if (node.name === 'Number' && node.parent?.name === 'UnaryExpression') return []
  return pairs
    .filter(({ actual, expected }) => actual === text && VALUE.test(expected))
    .map(({ expected }) => replace(node, source, { operator: 'wrong-value', insert: expected }))
}

/** A literal of a number or a truth value, or an empty one. */
const VALUE = /^(?:-?\d+(?:\.\d+)?|true|false|null|undefined|True|False|None|\[\]|\{\})$/

function otherNumbers(node: SyntaxNode, source: MutationSource, tests: readonly string[]): Mutation[] {
  const text = sliceOf(node, source)
  const value = Number(text.replaceAll('_', ''))
  if (!Number.isFinite(value)) return []
  const near = [0, 1, 2, value * 10, value / 10, value * 2, value / 2, value + 2].filter(
    other => other !== value && other >= 0 && (Number.isInteger(other) || !Number.isInteger(value)),
  )
  const isSigned = node.parent?.name === 'UnaryExpression'
  const written = [...near.map(String), ...(isSigned || value === 0 ? [] : [`-${text}`])]
  const fromTests = tests.filter(number => !isSigned || !number.startsWith('-')).slice(0, MAX_VALUES)
  const change = (insert: string, likelihood: number) =>
    replace(node, source, { operator: 'constant', insert, likelihood })
  const others = [
    ...written.map((insert, index) => change(insert, 0.9 * likelihoodAt(index / 2))),
    ...fromTests.map((insert, index) => change(insert, 0.4 * likelihoodAt(index))),
  ]
  const useful = others.filter(({ insert }) => insert !== text && !isNeutralOperand(node, source, insert))
  return [...useful, ...(isSigned ? withoutSign(node, source) : [])]
}

/** Put a variable in the place of a number that begins a list: `[row]` for `[0]`. */
function variables(node: SyntaxNode, source: MutationSource): Mutation[] {
  if (node.parent?.name !== 'ArrayExpression' || node.parent.parent?.name === 'MemberExpression') return []
  return nearVariables(node, source, 2)
    .slice(0, MAX_NAMES)
    .map((insert, index) =>
      replace(node, source, { operator: 'constant', insert, likelihood: 0.5 * likelihoodAt(index / 2) }),
    )
}

function withoutSign(node: SyntaxNode, source: MutationSource): Mutation[] {
  const signed = node.parent
  if (signed === null || sliceOf(signed, source)[0] !== '-') return []
  return [replace(signed, source, { operator: 'constant', insert: sliceOf(node, source), likelihood: 0.8 })]
}

function otherEmptyValues(node: SyntaxNode, source: MutationSource): Mutation[] {
  const values: readonly string[] = EMPTY[source.language.name]
  const text = sliceOf(node, source).replaceAll('"', source.language.name === 'python' ? '"' : "'")
  const isEmpty = /^(?:None|null|undefined|\[\]|\{\}|''|""|set\(\)|\(\)|true|false|True|False)$/.test(text)
  // A dictionary and a list are shown alike in few places; a member of an import is none.
  if (!isEmpty || node.parent?.name === 'ImportDeclaration') return []
  return values
    .filter(value => value !== text)
    .map((insert, index) =>
      replace(node, source, { operator: 'constant', insert, likelihood: 0.5 * likelihoodAt(index / 3) }),
    )
}
