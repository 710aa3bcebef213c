import type { SyntaxNode } from '@lezer/common'
import { reindented, wholeLines } from '../code/code-lines.ts'
import { isStatement, outermostLoop } from '../code/expressions.ts'
import { type Mutation, type Mutator, shortCode } from '../code/mutation.ts'

/** Lines of the longest statement that is repeated. */
const MAX_LINES = 4
const ADDS = /\.(?:append|push|add|extend)\(|\byield\b/
/** A line that only a loop can have. */
const OF_LOOP = /^\s{0,200}(?:continue|break);?$/

/**
 * Do once more behind a loop what adds the result of several turns in it, such as `if word: words.append(word)`: the
 * last one is forgotten.
 */
export const lastTurn: Mutator = (node, source) => {
  const loop = isStatement(node) ? outermostLoop(node) : undefined
  if (loop === undefined || !/^(?:If|Expression)Statement$/.test(node.name)) return []
  const [own, whole] = [wholeLines(node, source), wholeLines(loop, source)]
  if (own === undefined || whole === undefined || !ADDS.test(own.text)) return []
  const lines = own.text.split('\n').filter(line => !OF_LOOP.test(line))
  if (lines.length > MAX_LINES || /\belse\b|\belif\b/.test(own.text)) return []
  const change: Mutation = {
    operator: 'statement',
    from: whole.to,
    to: whole.to,
    insert: `\n${reindented(lines.join('\n'), own.indent, whole.indent)}`,
    what: `repeat \`${shortCode(own.text)}\` behind the loop`,
    likelihood: isLast(loop) ? 0.2 : 0.6,
  }
  return [change]
}

/** True for a loop with which its block ends: what it gathers is not read after it. */
function isLast(loop: SyntaxNode): boolean {
  for (let at = loop.nextSibling; at !== null; at = at.nextSibling) if (isStatement(at)) return false
  return true
}
