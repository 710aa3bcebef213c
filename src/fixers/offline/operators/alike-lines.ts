import { lineAt, lineStartsOf } from '../../../domain/text/line-starts.ts'
import { inAllPlaces, type Mutation, type SourceText } from '../code/mutation.ts'
import { oncePerFile } from '../code/once.ts'

/** Other lines of the same text that are changed with one, and characters of a line that says enough. */
const MAX_TWINS = 3
const MIN_LENGTH = 12
/** Likelihood of the change of all such lines to that of one. */
const SHARE = 0.5

interface Line {
  /** Offset of its first character that is no space. */
  readonly from: number
  readonly text: string
}

interface Lines {
  readonly all: readonly Line[]
  readonly byText: ReadonlyMap<string, readonly Line[]>
  readonly starts: readonly number[]
}

const linesOf = oncePerFile((source: SourceText): Lines => {
  const starts = lineStartsOf(source.text)
  const all = source.text.split('\n').map((line, index) => {
    const text = line.trim()
    return { from: (starts[index] ?? 0) + line.indexOf(text), text }
  })
  const byText = new Map<string, Line[]>()
  for (const line of all) {
    const alike = byText.get(line.text)
    if (alike === undefined) byText.set(line.text, [line])
    else alike.push(line)
  }
  return { all, byText, starts }
})

/**
 * Return a change and, if other lines have the same text, the same change in all of them: who copied a line copied its
 * bug.
 */
export function withAlikeLines(mutation: Mutation, source: SourceText): Mutation[] {
  const all = changeOfAlikeLines(mutation, source)
  return all === undefined ? [mutation] : [mutation, all]
}

function changeOfAlikeLines(mutation: Mutation, source: SourceText): Mutation | undefined {
  const { all, byText, starts } = linesOf(source)
  const { from, to, insert } = mutation
  const line = all[lineAt(starts, from) - 1]
  if (line === undefined || line.text.length < MIN_LENGTH) return undefined
  const offset = from - line.from
  const isWithin = offset >= 0 && offset + (to - from) <= line.text.length && !insert.includes('\n')
  const alike = byText.get(line.text) ?? []
  if (!isWithin || alike.length < 2 || alike.length > MAX_TWINS + 1) return undefined
  const edits = alike.map(each => ({ from: each.from + offset, to: each.from + offset + (to - from) }))
  const what = `${mutation.what} in ${edits.length} lines`
  return inAllPlaces({ ...mutation, what, likelihood: SHARE * (mutation.likelihood ?? 1) }, edits, source.text)
}
