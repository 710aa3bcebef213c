import { innerNodes } from '../../../syntax/inner-nodes.ts'
import type { SyntaxNode } from '@lezer/common'
import { isFunction, type ParsedSource, sliceOf, treeOf } from '../code/mutation.ts'
import { lineAt, lineStartsOf } from '../../../domain/text/line-starts.ts'
import type { SuspectSpan } from '../suspects/suspect-files.ts'

/** Share of a function's suspicion that a constant has which it reads. */
const SHARE = 0.8
/** Names at the start of `export const name =`, `name: type =` and the like. */
const NAMED =
  /^(?:export\s{1,9})?(?:(?:const|let|var)\s{1,9})?(?!(?:try|else|finally|with)\b)(?<name>[\w$]{1,100})\s{0,9}[:=]/

/**
 * Suspect a constant outside of functions nearly as much as the functions that read it: no trace tells who uses a
 * value.
 */
export function sharedConstants(source: ParsedSource, suspects: readonly SuspectSpan[]): SuspectSpan[] {
  const own = suspects.filter(({ file }) => file === source.file)
  if (own.length === 0) return []
  const starts = lineStartsOf(source.text)
  const lines = source.text.split('\n')
  const readers = own.map(({ from, to, share }) => ({ words: wordsOf(lines.slice(from - 1, to).join('\n')), share }))
  return innerNodes(treeOf(source).topNode).flatMap(statement => {
    const { name = '' } = NAMED.exec(sliceOf(statement, source).slice(0, 300))?.groups ?? {}
    const shares = readers.filter(({ words }) => words.has(name)).map(({ share }) => share)
    // Of a function a trace tells whether it ran.
    if (name === '' || shares.length === 0 || hasFunction(statement)) return []
    const [from, to] = [lineAt(starts, statement.from), lineAt(starts, statement.to)]
    return [{ file: source.file, from, to, share: SHARE * Math.max(...shares) }]
  })
}

function hasFunction(node: SyntaxNode): boolean {
  return innerNodes(node).some(child => isFunction(child) || (child.name.endsWith('Declaration') && hasFunction(child)))
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w$]+/g))
}
