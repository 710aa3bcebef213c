import { type ChangeObject, diffArrays } from 'diff'
import type { LineRange } from '../../../domain/text/unified-diff.ts'

/** Characters of a run of changed lines whose words are compared. */
const MAX_LENGTH = 4_000

/** A name or number, a space, an operator, or another sign. */
const WORD = /[\w$]+|\s+|[-+*/%=<>!&|^?]+|[^\w\s]/g

/** Compare the words of rewritten lines; none if lines were only added or removed, or are too long. */
export function changedWords({ before, after }: Pick<LineRange, 'before' | 'after'>): ChangeObject<string[]>[] {
  const [old, now] = [before.join('\n'), after.join('\n')]
  if (old === '' || now === '' || old.length + now.length > MAX_LENGTH) return []
  return diffArrays<string>(old.match(WORD) ?? [], now.match(WORD) ?? [])
}
