import type { SyntaxNode } from '@lezer/common'
import type { FindMutants, Mutant } from '../../domain/model/mutant-check.ts'
import { languageOf } from '../../syntax/languages.ts'
import { applyMutation, childrenOf, type MutationSource } from './mutation.ts'
import { OPERATORS } from './operators.ts'

/** Mutants of one line. */
const MAX_PER_LINE = 3

/** List small changes of these lines by the operators of the offline engine; none for a language that it does not know. */
export const findMutants: FindMutants = ({ file, text }, lines) => {
  const language = languageOf(file)
  if (language === undefined) return []
  const source: MutationSource = { file, text, language }
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const perLine = new Map<number, number>()
  const found: Mutant[] = []
  const visit = (node: SyntaxNode, from: number) => {
    const line = lineAfter(starts, node.from, from)
    if (lines.has(line)) {
      for (const mutation of OPERATORS.flatMap(mutate => mutate(node, source))) {
        const count = perLine.get(line) ?? 0
        if (count === MAX_PER_LINE || !lines.has(lineAfter(starts, mutation.from, line))) break
        perLine.set(line, count + 1)
        found.push({ file, line, what: mutation.what, text: applyMutation(text, mutation) })
      }
    }
    for (const child of childrenOf(node)) visit(child, line)
  }
  visit(language.parse(text).topNode, 1)
  return found
}

/** Find the line of an offset, 1-based, from a line that is not behind it. */
function lineAfter(starts: readonly number[], offset: number, from: number): number {
  let line = from
  while (line < starts.length && (starts[line] ?? 0) <= offset) line += 1
  return line
}
