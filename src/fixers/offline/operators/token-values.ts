import type { SyntaxNode } from '@lezer/common'
import { isNeutralOperand } from '../code/expressions.ts'
import { likelihoodAt, type Mutation, type ParsedSource, replace, sliceOf } from '../code/mutation.ts'
import { type TestEvidence, unquoted } from '../evidence/test-evidence.ts'

/** Literals in the trees of Go, Java and Rust. */
export const NUMBER = /^(?:Number|IntegerLiteral|Integer)$/
const TEXT = /^(?:String|StringLiteral)$/
const LITERAL =
  /^(?:Number|IntegerLiteral|Integer|Float(?:ingPointLiteral)?|Bool(?:ean(?:Literal)?)?|String(?:Literal)?)$/

/** Values of the failing tests that replace a number. */
const MAX_VALUES = 4

/** Replace a literal that came out as it stands in the code by the one that the test expected. */
export function wrongLiteral(node: SyntaxNode, source: ParsedSource, { pairs }: TestEvidence): Mutation[] {
  if (!LITERAL.test(node.name)) return []
  const text = sliceOf(node, source)
  const isText = TEXT.test(node.name)
  if (isText && !text.startsWith('"')) return []
  return pairs
    .filter(({ actual, expected }) => actual === unquoted(text) && (isText || VALUE.test(expected)))
    .map(({ expected }) =>
      replace(node, source, { operator: 'wrong-value', insert: isText ? JSON.stringify(expected) : expected }),
    )
}

const VALUE = /^(?:-?\d{1,15}(?:\.\d{1,15})?|true|false)$/

/** Double or halve a whole number, take it ten times or a tenth, or take one of the failing tests. */
export function otherNumber(node: SyntaxNode, source: ParsedSource, { numbers }: TestEvidence): Mutation[] {
  const text = sliceOf(node, source)
  if (!NUMBER.test(node.name) || !/^\d{1,12}$/.test(text)) return []
  const value = Number(text)
  const near = value < 2 ? [] : [value * 2, value / 2, value * 10, value / 10].filter(Number.isInteger).map(String)
  const ofTests = numbers.filter(number => /^\d{1,12}$/.test(number)).slice(0, MAX_VALUES)
  // Another operator adds one, and takes one away.
  const known = new Set([text, String(value + 1), String(value - 1)])
  return [...new Set([...near, ...ofTests])]
    .filter(insert => !known.has(insert) && !isNeutralOperand(node, source, insert))
    .map((insert, index) =>
      replace(node, source, { operator: 'constant', insert, likelihood: 0.5 * likelihoodAt(index / 2) }),
    )
}
