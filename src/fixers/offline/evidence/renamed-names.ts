import { type LineRange, parseDiff } from '../../../domain/text/unified-diff.ts'
import { changedWords } from './changed-words.ts'

/** A name, and the one that the failing commit put in its place. */
export interface RenamedName {
  readonly name: string
  readonly to: string
}

/** Names that are listed. */
const MAX_NAMES = 20

const NAME = /^[A-Za-z_$][\w$]+$/

/** List the names that a commit replaced, most often replaced first: a use that it missed has the old one. */
export function renamedNames(diff: string): RenamedName[] {
  const counts = new Map<string, number>()
  for (const run of parseDiff(diff).flatMap(({ hunks }) => hunks.flatMap(({ runs }) => runs)))
    for (const pair of replacedIn(run)) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_NAMES)
    .map(([pair]) => {
      const [name = '', to = ''] = pair.split('\0')
      return { name, to }
    })
}

/** List the words that stand in the place of one other word each, with a NUL between the two. */
function replacedIn(run: LineRange): string[] {
  const parts = changedWords(run)
  return parts.flatMap(({ removed, value }, index) => {
    const next = parts[index + 1]
    const [name = '', to = ''] = [value[0], next?.value[0]]
    const isPair = removed && next?.added === true && value.length === 1 && next.value.length === 1
    return isPair && NAME.test(name) && NAME.test(to) ? [`${name}\0${to}`] : []
  })
}
