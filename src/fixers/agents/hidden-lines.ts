import type { Assignment } from '../../domain/model/assignment.ts'
import type { Failure } from '../../domain/model/test-case.ts'
import type { Redact } from '../../domain/policy/redaction.ts'
import type { Readable } from './tools/reading-tools.ts'

/** Characters of a line from which it tells which file it is of. */
const MIN_LINE = 12
/** Limits of what is read: files, and characters of one. */
const [MAX_FILES, MAX_TEXT] = [100, 200_000]
/** Marks that runners put before a line of code: pytest's `>` and `E`, numbers, bars. */
const MARKS = /^[>E\s|]{0,40}(?:\d{1,7}[\s|:]{1,9})?\s{0,80}/
const INSTEAD = '(a line of a file that models do not see)'

/**
 * Make a function that takes lines of hidden files out of what programs print: pytest and others show the code around a
 * failure. Values that a program computes from such a file are its own output, and stay.
 */
export async function withoutHiddenLines({ source, isHidden }: Readable): Promise<Redact> {
  const lines = new Set<string>()
  for (const file of (await source.list()).filter(isHidden).slice(0, MAX_FILES)) {
    const text = (await source.read(file)) ?? ''
    for (const line of text.slice(0, MAX_TEXT).split('\n')) if (line.trim().length >= MIN_LINE) lines.add(line.trim())
  }
  if (lines.size === 0) return text => text
  const shown = (line: string) => {
    const marks = MARKS.exec(line)?.[0] ?? ''
    return lines.has(line.slice(marks.length).trim()) ? `${marks}${INSTEAD}` : line
  }
  return text => text.split('\n').map(shown).join('\n')
}

/** Take lines of hidden files out of what failures print. */
export function shownFailures<Shown extends Pick<Failure, 'problem'>>(
  failures: readonly Shown[],
  hide: Redact,
): Shown[] {
  return failures.map(failure => {
    const { message, stack } = failure.problem
    return { ...failure, problem: { ...failure.problem, message: hide(message), stack: hide(stack) } }
  })
}

/** Take lines of hidden files out of all that programs printed of an assignment. */
export function shownAssignment(assignment: Assignment, hide: Redact): Assignment {
  const { failures, earlier, debugging } = assignment
  return {
    ...assignment,
    failures: shownFailures(failures, hide),
    earlier: earlier.map(attempt => ({ ...attempt, reason: hide(attempt.reason), output: hide(attempt.output) })),
    debugging: debugging && { ...debugging, log: hide(debugging.log) },
  }
}
