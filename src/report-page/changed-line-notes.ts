import type { State } from '../domain/model/state.ts'
import type { DiffFile } from './side-by-side.ts'

/** A fact about how well tests cover a changed line. */
export interface LineNote {
  readonly kind: 'uncovered' | 'unnoticed'
  readonly text: string
}

/** Notes by file, and in it by the line of the new file (1-based). */
export type LineNotes = ReadonlyMap<string, ReadonlyMap<number, LineNote>>

/** Find the changed lines about which the run learned that the tests do not cover them. Pure. */
export function changedLineNotes(
  files: readonly DiffFile[],
  { uncovered, mutantCheck }: Pick<State, 'uncovered' | 'mutantCheck'>,
): LineNotes {
  const notes = new Map(files.map(({ path }) => [path, new Map<number, LineNote>()]))
  for (const { file, line, what } of mutantCheck?.survivors ?? [])
    notes.get(file)?.set(line, { kind: 'unnoticed', text: `No test notices this change: ${what}` })
  for (const hunk of uncovered) {
    const found = files.find(({ path }) => path === hunk.file)
    for (const number of found === undefined ? [] : placesOf(found, hunk.added))
      notes.get(hunk.file)?.set(number, { kind: 'uncovered', text: 'The failing tests pass without this line, too.' })
  }
  return notes
}

/** Find the lines of a hunk by their text: a later commit may have moved them. */
function placesOf({ hunks }: DiffFile, added: readonly string[]): number[] {
  const wanted = new Set(added.filter(text => text.trim() !== ''))
  return hunks
    .flat()
    .flatMap(({ after, same }) => (!same && after !== undefined && wanted.has(after.text) ? [after.number] : []))
}

/** Count the added lines of a change, and those of them that no failing test exercises. */
export function coverageCounts(files: readonly DiffFile[], notes: LineNotes): { added: number; uncovered: number } {
  return {
    added: files.reduce((sum, { added }) => sum + added, 0),
    uncovered: [...notes.values()].reduce(
      (sum, lines) => sum + [...lines.values()].filter(({ kind }) => kind === 'uncovered').length,
      0,
    ),
  }
}
