import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { wholeLines } from '../code/code-lines.ts'
import { functionOrFile, isStatement, outermostLoop } from '../code/expressions.ts'
import { isFunction, type Mutation, type Mutator, nodesUnder } from '../code/mutation.ts'

const LEAVES = /^(?:Return|Continue|Break|Throw|Raise)Statement$/

/**
 * End the turn of a loop, the loop, or a function that returns no value, where a case was dealt with and the code of
 * other cases follows.
 */
export const earlyExit: Mutator = (node, source) => {
  const block = node.parent
  const branch = block?.parent
  if (!isStatement(node) || LEAVES.test(node.name) || branch?.name !== 'IfStatement' || block === null) return []
  if (!/^(?:Body|Block)$/.test(block.name)) return []
  const all = innerNodes(block).filter(isStatement)
  const own = wholeLines(node, source)
  if (own === undefined || all.at(-1)?.from !== node.from || !isFollowed(branch)) return []
  const words: readonly (keyof typeof MEANINGS)[] =
    outermostLoop(node) !== undefined ? ['continue', 'break'] : returnsNothing(functionOrFile(node)) ? ['return'] : []
  const end = own.text.trimEnd().endsWith(';') ? ';' : ''
  return words.map(
    (word): Mutation => ({
      operator: 'statement',
      from: own.to,
      to: own.to,
      insert: `\n${own.indent}${word}${end}`,
      ...MEANINGS[word],
    }),
  )
}

const MEANINGS = {
  continue: { what: 'go on with the next turn of the loop', likelihood: 0.5 },
  break: { what: 'leave the loop', likelihood: 0.35 },
  return: { what: 'return at the end of the branch', likelihood: 0.5 },
} as const

/** True for a function that gives no value back. */
function returnsNothing(scope: SyntaxNode): boolean {
  if (!isFunction(scope)) return false
  return ![...nodesUnder(scope)].some(
    each => each.name === 'ReturnStatement' && innerNodes(each).some(({ name }) => /^[A-Z]/.test(name)),
  )
}

/** True if more of the loop's turn comes behind a statement. */
function isFollowed(node: SyntaxNode): boolean {
  for (let at = node.nextSibling; at !== null; at = at.nextSibling) if (isStatement(at)) return true
  return false
}
