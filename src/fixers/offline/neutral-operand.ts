import type { SyntaxNode } from '@lezer/common'
import { type MutationSource, sliceOf } from './mutation.ts'

/** Numbers that an operator has no effect with, on its right side. `x + 0` is `x`, which another operator proposes as such. */
const NEUTRAL: Readonly<Record<string, string>> = { '+': '0', '-': '0', '*': '1', '/': '1', '**': '1' }

/** Return true if a number would leave the operation around it without effect, as in `end - 0`. */
export function isNeutralOperand(node: SyntaxNode, source: MutationSource, number: string): boolean {
  const operator = node.prevSibling
  return operator?.name === 'ArithOp' && NEUTRAL[sliceOf(operator, source)] === number
}
