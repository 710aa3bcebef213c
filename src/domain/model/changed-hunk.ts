import { type Span, withSpans } from '../text/spans.ts'
import type { FileChange } from './file-change.ts'

/** A part of a change: one span of a file, or a whole new or deleted file. */
export interface ChangedHunk {
  readonly file: FileChange
  readonly span: Span | undefined
}

/** Split changes into their hunks. */
export function hunksOf(changes: readonly FileChange[]): ChangedHunk[] {
  return changes.flatMap((file): ChangedHunk[] =>
    file.before === undefined || file.after === undefined
      ? [{ file, span: undefined }]
      : file.spans.map(span => ({ file, span })),
  )
}

/** Build the texts of the changed files with these hunks only; undefined for a file that is not there. */
export function textsWithHunks(
  part: readonly ChangedHunk[],
  changes: readonly FileChange[],
): Map<string, string | undefined> {
  return new Map(
    changes.map(file => {
      const mine = part.filter(hunk => hunk.file === file)
      if (file.before === undefined || file.after === undefined)
        return [file.path, mine.length > 0 ? file.after : file.before]
      return [
        file.path,
        withSpans(
          file.before,
          file.after,
          mine.flatMap(({ span }) => span ?? []),
        ),
      ]
    }),
  )
}

/** List the lines that a hunk adds and removes. */
export function hunkLines({ file, span }: ChangedHunk): { added: readonly string[]; removed: readonly string[] } {
  const slice = (text: string | undefined, range: { at: number; count: number } | undefined) => {
    const lines = (text ?? '').split('\n')
    return range === undefined ? lines : lines.slice(range.at, range.at + range.count)
  }
  return { added: slice(file.after, span?.after), removed: slice(file.before, span?.before) }
}
