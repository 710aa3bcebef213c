import { type FileDiff, parseDiff } from './unified-diff.ts'

/**
 * List the files in which a change only takes back what an earlier one did: it removes lines that the earlier one
 * added, and adds lines that it removed. A new file that is deleted again is taken back, too.
 * @param change unified diff @param earlier unified diff
 */
export function takenBack(change: string, earlier: string): string[] {
  const files = parseDiff(earlier)
  return parseDiff(change).flatMap(file => {
    const [path = ''] = file.paths
    const other = files.find(({ paths }) => paths.includes(path))
    return other !== undefined && isTakenBack(file, other) ? [path] : []
  })
}

function isTakenBack(change: FileDiff, earlier: FileDiff): boolean {
  const mine = linesOfDiff(change)
  const theirs = linesOfDiff(earlier)
  const [added, removed] = [new Set(theirs.added), new Set(theirs.removed)]
  const isChange = [...mine.added, ...mine.removed].length > 0
  return isChange && mine.removed.every(line => added.has(line)) && mine.added.every(line => removed.has(line))
}

function linesOfDiff({ hunks }: FileDiff): { added: string[]; removed: string[] } {
  const runs = hunks.flatMap(hunk => hunk.runs)
  const written = (lines: readonly string[]) => lines.filter(line => line.trim() !== '')
  return {
    added: written(runs.flatMap(({ after }) => after)),
    removed: written(runs.flatMap(({ before }) => before)),
  }
}
