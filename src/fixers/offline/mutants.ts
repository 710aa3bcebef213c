import type { FindMutants } from '../../domain/model/mutant-check.ts'
import { languageOf } from '../../syntax/languages.ts'
import { lineAt, lineStartsOf } from '../../domain/text/line-starts.ts'
import { isDestructive } from './code/destructive-code.ts'
import { NO_EVIDENCE } from './evidence/test-evidence.ts'
import { applyMutation, type Mutation, type MutationSource, nodesIn } from './code/mutation.ts'
import { OPERATORS } from './operators/operators.ts'

/** Mutants of one line. */
const MAX_PER_LINE = 3

/**
 * List small changes of these lines by the operators of the offline engine; none for a language that it does not know,
 * and for code that could destroy something.
 */
export const findMutants: FindMutants = ({ file, text }, lines) => {
  const language = languageOf(file)
  if (language === undefined || isDestructive(text)) return []
  const source: MutationSource = { file, text, language }
  const starts = lineStartsOf(text)
  const byLine = new Map<number, Mutation[]>()
  for (const node of nodesIn(source)) {
    for (const mutation of OPERATORS.flatMap(({ mutate }) => mutate(node, source, NO_EVIDENCE))) {
      const line = lineAt(starts, mutation.from)
      if (lines.has(line)) byLine.set(line, [...(byLine.get(line) ?? []), mutation])
    }
  }
  // The likeliest slips of a line are those that its tests should notice.
  return [...byLine].flatMap(([line, all]) =>
    all
      .toSorted((one, other) => (other.likelihood ?? 1) - (one.likelihood ?? 1))
      .slice(0, MAX_PER_LINE)
      .map(mutation => ({ file, line, what: mutation.what, text: applyMutation(text, mutation) }))
      .filter(mutant => !isDestructive(mutant.text)),
  )
}
