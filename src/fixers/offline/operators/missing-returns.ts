import type { SyntaxNode } from '@lezer/common'
import { innerNodes } from '../../../syntax/inner-nodes.ts'
import { enclosingFunction, type Mutation, type ParsedSource, sliceOf } from '../code/mutation.ts'

const LEAVES = /^(?:return|break|continue|goto|panic|throw)\b/

/**
 * Leave a function without a result where a case was dealt with and the code of other cases follows: a `return` at the
 * end of a branch, in Go, Java and Rust.
 */
export function missingReturn(node: SyntaxNode, source: ParsedSource): Mutation[] {
  const branch = node.parent
  if (node.name !== 'Block' || !/^If(?:Statement|Expression)$/.test(branch?.name ?? '') || branch === null) return []
  const around = enclosingFunction(node)
  const last = innerNodes(node).at(-2)
  if (around === undefined || last === undefined || last.name === '{' || !isFollowed(branch)) return []
  if (LEAVES.test(sliceOf(last, source)) || hasResult(around, source)) return []
  const start = source.text.lastIndexOf('\n', last.from - 1) + 1
  // A branch of one line is rewritten rather than prolonged.
  if (start <= node.from) return []
  const indent = /^[ \t]{0,200}/.exec(source.text.slice(start, last.from))?.[0] ?? ''
  const insert = `\n${indent}${source.language.name === 'go' ? 'return' : 'return;'}`
  return [{ operator: 'missing-return', from: last.to, to: last.to, insert, what: 'return at the end of the branch' }]
}

/** True if more of the function comes behind a statement. */
function isFollowed(node: SyntaxNode): boolean {
  // Rust has its `if` in a statement of its own.
  const whole = node.parent?.name === 'ExpressionStatement' ? node.parent : node
  const next = whole.nextSibling
  return next !== null && next.name !== '}' && next.name !== 'else'
}

/** True for a function that gives a result, and for one of which that is not known. */
function hasResult(around: SyntaxNode, { language }: ParsedSource): boolean {
  const parts = innerNodes(around)
  const lists = parts.filter(({ name }) => name === 'Parameters').length
  switch (language.name) {
    case 'java':
      return !parts.some(({ name }) => name === 'void')
    case 'rust':
      return around.name !== 'FunctionItem' || parts.some(({ name }) => name === '->')
    default:
      // What a method belongs to, and a list of results, are lists as that of the parameters.
      return parts.at(-2)?.name !== 'Parameters' || lists !== (around.name === 'MethodDecl' ? 2 : 1)
  }
}
