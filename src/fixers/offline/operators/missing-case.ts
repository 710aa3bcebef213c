import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { elementsOf } from '../code/expressions.ts'
import { likelihoodAt, type Mutation, type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'

/** Values of tests that are tried as a further case. */
const MAX_VALUES = 6

/** Add a case like its neighbour: an element of a list of literals, a character of a set, a label of a `switch`. */
export const missingCase: Mutator = (node, source, { strings, numbers }) => {
  const texts = strings.filter(text => /^[^\\\n'"`]{1,30}$/.test(text)).slice(0, MAX_VALUES)
  if (/^(?:ArrayExpression|TupleExpression|SetExpression)$/.test(node.name))
    return furtherElements(node, source, { texts, numbers: numbers.slice(0, MAX_VALUES) })
  if (node.name === 'CaseLabel') return furtherLabel(node, source, texts)
  return isLetterSet(node) ? furtherLetters(node, source, strings) : []
}

function furtherElements(
  node: SyntaxNode,
  source: MutationSource,
  { texts, numbers }: { texts: readonly string[]; numbers: readonly string[] },
): Mutation[] {
  const elements = elementsOf(node)
  const last = elements.at(-1)
  if (last === undefined || elements.length < 2) return []
  const quote = sliceOf(last, source).at(-1) ?? ''
  const values = elements.every(({ name }) => name === 'String')
    ? texts.map(text => `${quote}${text}${quote}`)
    : elements.every(({ name }) => name === 'Number')
      ? numbers
      : []
  const has = new Set(elements.map(element => sliceOf(element, source)))
  return values
    .filter(value => !has.has(value))
    .map((value, index) =>
      replace(last, source, {
        operator: 'missing-case',
        insert: `${sliceOf(last, source)}, ${value}`,
        likelihood: likelihoodAt(index),
      }),
    )
}

function furtherLabel(node: SyntaxNode, source: MutationSource, texts: readonly string[]): Mutation[] {
  const value = innerNodes(node).find(({ name }) => name === 'String')
  if (value === undefined) return []
  const quote = sliceOf(value, source).at(-1) ?? ''
  return texts.map((text, index) =>
    replace(node, source, {
      operator: 'missing-case',
      insert: `${sliceOf(node, source)} case ${quote}${text}${quote}:`,
      likelihood: likelihoodAt(index),
    }),
  )
}

/** True for a string that is used as a set of letters: `letter in "aeiou"`, `'aeiou'.includes(letter)`. */
function isLetterSet(node: SyntaxNode): boolean {
  if (node.name !== 'String') return false
  const parent = node.parent?.name
  return (
    (parent === 'BinaryExpression' && node.prevSibling?.name === 'in') ||
    (parent === 'MemberExpression' && node.prevSibling === null)
  )
}

/** Add single letters that the tests use and the set has not. */
function furtherLetters(node: SyntaxNode, source: MutationSource, strings: readonly string[]): Mutation[] {
  const text = sliceOf(node, source)
  const letters = [...new Set(strings.join(''))].filter(
    letter => /[\p{L}\p{N}\p{P}]/u.test(letter) && !/[\\'"`]/.test(letter),
  )
  return letters
    .filter(letter => !text.includes(letter))
    .slice(0, 2 * MAX_VALUES)
    .map((letter, index) =>
      replace(node, source, {
        operator: 'missing-case',
        insert: `${text.slice(0, -1)}${letter}${text.at(-1)}`,
        likelihood: likelihoodAt(index / 2),
      }),
    )
}
