import { parseHunks } from '../../../domain/text/unified-diff.ts'

/** Return the line around an offset, without its indentation. */
export function trimmedLine(text: string, offset: number): string {
  const end = text.indexOf('\n', offset)
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? text.length : end).trim()
}

/**
 * List the lines that a diff replaces by others, without their indentation, by file; what it only takes away may have
 * been meant.
 */
export function replacedLines(diff: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { file, runs } of parseHunks(diff)) {
    const replaced = runs.filter(({ before, after }) => before.length === after.length).flatMap(({ before }) => before)
    const lines = found.get(file) ?? new Set()
    for (const line of replaced) lines.add(line.trim())
    found.set(file, lines)
  }
  return found
}
