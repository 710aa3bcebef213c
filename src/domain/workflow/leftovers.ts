import type { Attempt } from '../model/attempt.ts'
import { type ChangedHunk, hunkLines } from '../model/changed-hunk.ts'
import type { Span } from '../text/spans.ts'
import { parseDiff } from '../text/unified-diff.ts'

/** A hunk that is not meant for publication, and the reason as a part of a sentence. */
export interface Leftover {
  readonly hunk: ChangedHunk
  readonly reason: string
}

/**
 * List the hunks that may be dropped if the tests hold without them. What a fixer wrote on purpose is none of them,
 * even if no test needs it: an untested branch or a comment can belong to a right fix. Nor is any part of a definition
 * that another hunk changes.
 */
export function leftovers(hunks: readonly ChangedHunk[], kept: readonly Attempt[]): Leftover[] {
  const found = hunks.flatMap(hunk => {
    const reason = leftoverReason(hunk, kept)
    return reason === undefined ? [] : [{ hunk, reason }]
  })
  const isLeftover = new Set(found.map(({ hunk }) => hunk))
  const meant = hunks.filter(hunk => !isLeftover.has(hunk))
  return found.filter(({ hunk }) => !meant.some(other => sharesDefinition(hunk, other)))
}

function leftoverReason(hunk: ChangedHunk, kept: readonly Attempt[]): string | undefined {
  const superseded = kept.filter(attempt => isSuperseded(attempt, kept))
  if (superseded.some(({ diff }) => isIn(hunk, diff))) {
    const others = kept.filter(attempt => !superseded.includes(attempt))
    if (!others.some(({ diff }) => isIn(hunk, diff))) return 'a later attempt superseded it'
  }
  if (isDebugOutput(hunk)) return 'it only prints for debugging'
  const named = kept.map(filesNamedBy)
  // An attempt that names no file at all, such as one of a lost ledger, says nothing about this one.
  return named.some(files => files.length === 0 || files.includes(hunk.file.path))
    ? undefined
    : 'no analysis names its file'
}

function filesNamedBy({ proposal, analysis }: Attempt): string[] {
  const named = [proposal?.changes ?? [], analysis?.modificationPoints ?? [], analysis?.evidence ?? []].flat()
  return named.map(({ file }) => file)
}

/** True if a later attempt at the same clusters turned all of their tests green. */
function isSuperseded(attempt: Attempt, kept: readonly Attempt[]): boolean {
  return (
    attempt.kind !== 'command' &&
    attempt.result === 'progress' &&
    kept.some(
      later =>
        later.iteration > attempt.iteration &&
        later.result === 'pass' &&
        later.clusters.some(id => attempt.clusters.includes(id)),
    )
  )
}

/** True if the diff contains each line that the hunk adds and removes. */
function isIn(hunk: ChangedHunk, diff: string): boolean {
  const section = parseDiff(diff).find(({ path, paths }) => path === hunk.file.path || paths.includes(hunk.file.path))
  if (section === undefined) return false
  const { added, removed } = hunkLines(hunk)
  const runs = section.hunks.flatMap(each => each.runs)
  const [after, before] = [new Set(runs.flatMap(run => run.after)), new Set(runs.flatMap(run => run.before))]
  return added.every(line => after.has(line)) && removed.every(line => before.has(line))
}

const DEBUG_OUTPUT =
  /^\s*(?:console\.(?:log|debug|trace|dir)\(.*\)|debugger|breakpoint\(\)|(?:import pdb; ?)?pdb\.set_trace\(\)|dbg!\(.*\)|var_dump\(.*\)|binding\.pry);?\s*$/

function isDebugOutput(hunk: ChangedHunk): boolean {
  if (hunk.span === undefined) return false
  const { added, removed } = hunkLines(hunk)
  const written = added.filter(line => line.trim() !== '')
  return removed.length === 0 && written.length > 0 && written.every(line => DEBUG_OUTPUT.test(line))
}

function sharesDefinition(a: ChangedHunk, b: ChangedHunk): boolean {
  if (a.file !== b.file || a.span === undefined || b.span === undefined) return false
  const lines = (a.file.after ?? '').split('\n')
  return definitionAt(lines, a.span) === definitionAt(lines, b.span)
}

/**
 * Return the line on which the outermost definition around a hunk begins: in every language here it is not indented,
 * and what belongs to it is. Comments belong to the definition below them.
 */
function definitionAt(lines: readonly string[], { after: { at } }: Span): number {
  const opens = (line: string) => /^[^\s})\]]/.test(line) && !/^(?:end|else|elif|except|finally|catch)\b/.test(line)
  let start = Math.min(at, lines.length - 1)
  while (start > 0 && !opens(lines[start] ?? '')) start -= 1
  while (start < lines.length && /^(?:\/\/|\/\*|\*|#|@|--)/.test(lines[start] ?? '')) start += 1
  return start
}
