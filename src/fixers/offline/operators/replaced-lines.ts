import { applyMutation, type Mutation } from '../code/mutation.ts'
import { parseHunks } from '../../../domain/text/unified-diff.ts'

/**
 * True if a mutation writes a line again that the failing change replaced. A line that only moves up or down was there.
 * @param replaced trimmed lines that a diff replaced
 */
export function writesAgain(mutation: Mutation, text: string, replaced: ReadonlySet<string>): boolean {
  if (mutation.from === mutation.to) return false
  const result = applyMutation(text, mutation)
  const line = trimmedLine(result, mutation.from)
  return replaced.has(line) && linesLike(line, result) > linesLike(line, text)
}

function linesLike(line: string, text: string): number {
  return text.split('\n').filter(each => each.trim() === line).length
}

/** Return the line around an offset, without its indentation. */
function trimmedLine(text: string, offset: number): string {
  const end = text.indexOf('\n', offset)
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? text.length : end).trim()
}

/**
 * List the lines that a diff replaces by others, without their indentation, by file. What it only takes away may have
 * been meant, and what it only indents is the same line.
 */
export function replacedLines(diff: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { file, runs } of parseHunks(diff)) {
    const lines = found.get(file) ?? new Set()
    for (const { before, after } of runs.filter(run => run.before.length === run.after.length))
      for (const [index, line] of before.entries()) if (line.trim() !== after[index]?.trim()) lines.add(line.trim())
    found.set(file, lines)
  }
  return found
}
