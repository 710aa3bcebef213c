import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { wholeLines } from '../code/code-lines.ts'
import { isStatement, outermostLoop } from '../code/expressions.ts'
import { type Mutation, type Mutator } from '../code/mutation.ts'

const LEAVES = /^(?:Return|Continue|Break|Throw|Raise)Statement$/

/** End the turn of a loop, or the loop, where a case was dealt with and the code of other cases follows. */
export const earlyExit: Mutator = (node, source) => {
  const block = node.parent
  const branch = block?.parent
  if (!isStatement(node) || LEAVES.test(node.name) || branch?.name !== 'IfStatement' || block === null) return []
  if (!/^(?:Body|Block)$/.test(block.name) || outermostLoop(node) === undefined) return []
  const all = innerNodes(block).filter(isStatement)
  const own = wholeLines(node, source)
  if (own === undefined || all.at(-1)?.from !== node.from || !isFollowed(branch)) return []
  const end = own.text.trimEnd().endsWith(';') ? ';' : ''
  return (['continue', 'break'] as const).map(
    (word): Mutation => ({
      operator: 'statement',
      from: own.to,
      to: own.to,
      insert: `\n${own.indent}${word}${end}`,
      what: word === 'continue' ? 'go on with the next turn of the loop' : 'leave the loop',
      likelihood: word === 'continue' ? 0.5 : 0.35,
    }),
  )
}

/** True if more of the loop's turn comes behind a statement. */
function isFollowed(node: SyntaxNode): boolean {
  for (let at = node.nextSibling; at !== null; at = at.nextSibling) if (isStatement(at)) return true
  return false
}
