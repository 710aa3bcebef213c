import { locate, parseHunks } from '../../domain/text/unified-diff.ts'
import { type Mutation, type SourceText, shortCode } from './mutation.ts'

/** Revert the failing commit's hunks in one file, one at a time. */
export function revertedHunks(source: SourceText, diff: string): Mutation[] {
  const hunks = parseHunks(diff).filter(({ file }) => file === source.file)
  return hunks.flatMap(hunk => {
    const span = locate(hunk, source.text)
    if (span === undefined) return []
    const { runs } = hunk
    const [first, last] = [runs[0], runs.at(-1)]
    if (first === undefined || last === undefined) return []
    // Each run of changed lines alone, then all of them at once.
    const pieces = runs.map(run => ({ from: run.at, to: run.at + run.after.length, before: run.before }))
    const whole = {
      from: first.at,
      to: last.at + last.after.length,
      before: hunk.before.slice(first.at, hunk.before.length - (hunk.after.length - last.at - last.after.length)),
    }
    const offset = (line: number) =>
      span.from + hunk.after.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0)
    return (runs.length > 1 ? [...pieces, whole] : pieces).map(({ from, to, before }) => {
      const end = Math.min(offset(to), source.text.length)
      const insert = before.map(text => `${text}\n`).join('')
      const what = `take back what the failing commit changed at \`${shortCode(hunk.after[from] ?? before[0] ?? '')}\``
      return { operator: 'reverted-hunk' as const, from: offset(from), to: end, insert, what }
    })
  })
}
