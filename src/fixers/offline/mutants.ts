import type { FindMutants, Mutant } from '../../domain/model/mutant-check.ts'
import { languageOf } from '../../syntax/languages.ts'
import { lineAt, lineStartsOf } from '../../syntax/outline.ts'
import { NO_EVIDENCE } from './test-evidence.ts'
import { applyMutation, type MutationSource, nodesIn } from './mutation.ts'
import { OPERATORS } from './operators.ts'

/** Mutants of one line. */
const MAX_PER_LINE = 3

/** List small changes of these lines by the operators of the offline engine; none for a language that it does not know. */
export const findMutants: FindMutants = ({ file, text }, lines) => {
  const language = languageOf(file)
  if (language === undefined) return []
  const source: MutationSource = { file, text, language }
  const starts = lineStartsOf(text)
  const perLine = new Map<number, number>()
  const found: Mutant[] = []
  for (const node of nodesIn(source)) {
    for (const mutation of OPERATORS.flatMap(({ mutate }) => mutate(node, source, NO_EVIDENCE))) {
      const line = lineAt(starts, mutation.from)
      const count = perLine.get(line) ?? 0
      if (count === MAX_PER_LINE || !lines.has(line)) continue
      perLine.set(line, count + 1)
      found.push({ file, line, what: mutation.what, text: applyMutation(text, mutation) })
    }
  }
  return found
}
