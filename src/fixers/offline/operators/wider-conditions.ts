import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import { elementsOf, isJoined } from '../code/expressions.ts'
import { likelihoodAt, type MutationSource, type Mutator, replace, sliceOf } from '../code/mutation.ts'

/** Characters of tests that are tried for one condition. */
const MAX_CHARACTERS = 4

/**
 * Let a condition about text hold for one more character, of those in the failing tests that the code does not know:
 * `line.startswith("#") or line.startswith(";")`, `letter.isalnum() or letter == "_"`.
 */
export const widerCondition: Mutator = (node, source, { strings }) => {
  if (node.name !== 'CallExpression' || !isCondition(node)) return []
  const [callee, list] = innerNodes(node)
  if (callee?.name !== 'MemberExpression' || list?.name !== 'ArgList' || callee.firstChild === null) return []
  const method = sliceOf(callee, source).split('.').at(-1) ?? ''
  const [argument, ...others] = elementsOf(list)
  if (others.length > 0) return []
  const text = sliceOf(node, source)
  const widened = (character: string) => {
    if (argument === undefined)
      return CLASS.test(method) ? `${sliceOf(callee.firstChild ?? callee, source)} == ${quoted(character)}` : undefined
    const isPart = argument.name === 'String' && PART.test(method) && sliceOf(argument, source).length <= 5
    return isPart ? `${sliceOf(callee, source)}(${quoted(character)})` : undefined
  }
  const or = source.language.name === 'python' ? 'or' : '||'
  return unknownCharacters(strings, source).flatMap((character, index) => {
    const other = widened(character)
    return other === undefined
      ? []
      : [
          replace(node, source, {
            operator: 'operand',
            insert: `(${text} ${or} ${other})`,
            likelihood: 0.6 * likelihoodAt(index),
          }),
        ]
  })
}

/** Methods that tell the class of a character, and those that look for a part of a text. */
const CLASS = /^is(?:alnum|alpha|digit|space|upper|lower|decimal|numeric)$/
const PART = /^(?:startswith|endswith|startsWith|endsWith|includes)$/

function quoted(character: string): string {
  return JSON.stringify(character)
}

/** List the punctuation of texts in tests that no text of the code has, in the order of the tests. */
function unknownCharacters(strings: readonly string[], { text }: MutationSource): string[] {
  const all = new Set(strings.flatMap(each => each.match(/[^\w\s"'`\\]|_/g) ?? []))
  return [...all]
    .filter(character => !text.includes(`"${character}"`) && !text.includes(`'${character}'`))
    .slice(0, MAX_CHARACTERS)
}

function isCondition(node: SyntaxNode): boolean {
  const { parent } = node
  if (isJoined(node)) return true
  if (parent?.name === 'UnaryExpression' || parent?.name === 'ParenthesizedExpression') return isCondition(parent)
  return /^(?:If|While)Statement$|^ConditionalExpression$/.test(parent?.name ?? '')
}
