import type { SyntaxNode } from '@lezer/common'
import type { Candidate } from '../candidates/candidates.ts'
import { syntaxErrors } from '../../../syntax/languages.ts'
import { functionOrFile } from '../code/expressions.ts'
import { isFunction, type MutationSource, sliceOf, treeOf } from '../code/mutation.ts'
import { isRepeatable } from './repeatable-code.ts'
import { isReplaceable } from './sites.ts'

/** An expression of the code, and what candidates make of it. */
export interface WatchedExpression {
  readonly node: SyntaxNode
  /** Its own code first, then that of the candidates. */
  readonly codes: readonly string[]
  readonly candidates: readonly Candidate[]
}

/** Expressions that are watched, and candidates of each. */
const MOST = { expressions: 60, candidates: 80 } as const
/** Longest code that is watched, in characters. */
const MAX_CODE = 200

/** Find the expressions that candidates of a file change and nothing else, if they may be evaluated more than once. */
export function watchedIn(source: MutationSource, candidates: readonly Candidate[]): WatchedExpression[] {
  const found = new Map<string, { node: SyntaxNode; codes: string[]; candidates: Candidate[] }>()
  for (const candidate of candidates) {
    const node = candidate.file === source.file ? expressionOf(candidate, source) : undefined
    if (node === undefined || !isFunction(functionOrFile(node))) continue
    const code = changedCode(node, candidate, source)
    const key = `${node.from} ${node.to}`
    const own = found.get(key) ?? { node, codes: [sliceOf(node, source)], candidates: [] }
    if (own.candidates.length >= MOST.candidates || !isWatchable(code) || !isExpression(code, source)) continue
    if (!found.has(key) && found.size >= MOST.expressions) continue
    found.set(key, own)
    own.codes.push(code)
    own.candidates.push(candidate)
  }
  return [...found.values()]
}

/** Find the largest expression around a change that may be evaluated more than once. */
function expressionOf({ from, to }: Candidate, source: MutationSource): SyntaxNode | undefined {
  let found: SyntaxNode | undefined
  for (let at: SyntaxNode | null = treeOf(source).resolveInner(from, 1); at !== null; at = at.parent) {
    if (isFunction(at) || /(?:Statement|Declaration|Definition)$/.test(at.name)) break
    if (at.from > from || at.to < to || !isReplaceable(at, source)) continue
    if (isWatchable(sliceOf(at, source))) found = at
  }
  return found
}

function isWatchable(code: string): boolean {
  return code.length <= MAX_CODE && !code.includes('\n') && isRepeatable(code)
}

/** True for an expression: a change may end a statement and begin another one. */
function isExpression(code: string, { language }: MutationSource): boolean {
  return syntaxErrors(language, `(${code})`).length === 0
}

function changedCode({ from, to }: SyntaxNode, change: Candidate, { text }: MutationSource): string {
  return text.slice(from, change.from) + change.insert + text.slice(change.to, to)
}
