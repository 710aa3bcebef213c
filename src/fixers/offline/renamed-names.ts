import { diffArrays } from 'diff'
import { parseDiff } from '../../domain/text/unified-diff.ts'

/** A name, and the one that the failing commit put in its place. */
export interface RenamedName {
  readonly name: string
  readonly to: string
}

/** Limits: characters of a run of changed lines whose words are compared, and names. */
const MAX_LENGTH = 4_000
const MAX_NAMES = 20

const WORD = /[A-Za-z_$][\w$]*|[^A-Za-z_$]+/g
const NAME = /^[A-Za-z_$][\w$]+$/

/** List the names that a commit replaced, most often replaced first: a use that it missed has the old one. */
export function renamedNames(diff: string): RenamedName[] {
  const counts = new Map<string, number>()
  for (const { before, after } of parseDiff(diff).flatMap(({ hunks }) => hunks.flatMap(({ runs }) => runs))) {
    const [old, now] = [before.join('\n'), after.join('\n')]
    if (old === '' || now === '' || old.length + now.length > MAX_LENGTH) continue
    for (const pair of replacedIn(old.match(WORD) ?? [], now.match(WORD) ?? []))
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_NAMES)
    .map(([pair]) => {
      const [name = '', to = ''] = pair.split('\0')
      return { name, to }
    })
}

/** List the words that stand in the place of one other word each, with a NUL between the two. */
function replacedIn(before: readonly string[], after: readonly string[]): string[] {
  const parts = diffArrays([...before], [...after])
  return parts.flatMap(({ removed, value }, index) => {
    const next = parts[index + 1]
    const [name = '', to = ''] = [value[0], next?.value[0]]
    const isPair = removed && next?.added === true && value.length === 1 && next.value.length === 1
    return isPair && NAME.test(name) && NAME.test(to) ? [`${name}\0${to}`] : []
  })
}
