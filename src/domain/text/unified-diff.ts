import type { Span } from './spans.ts'

/** One file's section of a unified diff. */
export interface FileDiff {
  /** Text of the section, including its header. */
  readonly text: string
  readonly kind: 'added' | 'deleted' | 'renamed' | 'changed'
  /** Path of the new file; undefined if it is deleted, binary, or quoted by git. */
  readonly path: string | undefined
  /** Every path in the head, old and new, without quotes. */
  readonly paths: readonly string[]
  readonly hunks: readonly Hunk[]
}

/** One hunk of a file's diff. */
export interface Hunk {
  /** First line of the hunk in the new file (1-based), and how many lines it has there. */
  readonly line: number
  readonly count: number
  /** The lines that the hunk covers on both sides. */
  readonly span: Span
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** The lines that differ, run by run, without the unchanged ones between them; `at`: index in `after`. */
  readonly runs: readonly LineRange[]
}

export interface LineRange {
  readonly at: number
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

/**
 * Split a unified diff into its files, and their hunks. Only `\n` ends a line: a file's text may hold a lone `\r` or a
 * line separator before something that looks like a head.
 */
export function parseDiff(diff: string): FileDiff[] {
  return diff.split(/(?<=\n)(?=diff --git )/).map(text => {
    const [head = '', ...hunks] = text.split(/(?<=^|\n)(?=@@ )/)
    return { text, ...parseHead(head.split('\n')), hunks: hunks.flatMap(parseHunk) }
  })
}

function parseHead(lines: readonly string[]): Pick<FileDiff, 'kind' | 'path' | 'paths'> {
  const has = (start: string) => lines.some(line => line.startsWith(start))
  const kind = has('new file') ? 'added' : has('deleted file') ? 'deleted' : has('rename') ? 'renamed' : 'changed'
  const named = lines.map(line =>
    /^(?:--- "?a\/|\+\+\+ "?b\/|(?:rename|copy) (?:from|to) "?|diff --git .*? "?b\/)(.*?)"?\t?$/s.exec(line),
  )
  const path = lines.map(line => /^\+\+\+ b\/(.+?)\t?$/s.exec(line)?.[1]).find(found => found !== undefined)
  return { kind, path, paths: named.flatMap(match => match?.[1] ?? []) }
}

function parseHunk(text: string): Hunk[] {
  const header = HUNK.exec(text)
  if (header === null) return []
  const body = text.split('\n').filter(line => /^[ +-]/.test(line))
  const linesOf = (sign: string) =>
    body.filter(line => line.startsWith(' ') || line.startsWith(sign)).map(line => line.slice(1))
  const [, oldLine, oldCount, newLine, newCount] = header
  return [
    {
      line: Number(newLine),
      count: Number(newCount ?? 1),
      span: { before: side(oldLine, oldCount), after: side(newLine, newCount) },
      before: linesOf('-'),
      after: linesOf('+'),
      runs: runsOf(body),
    },
  ]
}

/** Convert a range; a side without lines refers to the line before it. */
function side(line: string | undefined, lines: string | undefined): { at: number; count: number } {
  const count = Number(lines ?? 1)
  return { at: count === 0 ? Number(line) : Number(line) - 1, count }
}

function runsOf(body: readonly string[]): LineRange[] {
  const runs: { at: number; before: string[]; after: string[] }[] = []
  let at = 0
  let isOpen = false
  for (const line of body) {
    if (line.startsWith(' ')) isOpen = false
    else {
      if (!isOpen) runs.push({ at, before: [], after: [] })
      isOpen = true
      runs.at(-1)?.[line.startsWith('-') ? 'before' : 'after'].push(line.slice(1))
    }
    if (!line.startsWith('-')) at += 1
  }
  return runs
}

/** List the hunks that change a file's text; a new, deleted, renamed or binary file has none to go back to. */
export function parseHunks(diff: string): (Hunk & { readonly file: string })[] {
  return parseDiff(diff).flatMap(({ kind, path, hunks }) =>
    kind === 'changed' && path !== undefined ? hunks.map(hunk => ({ ...hunk, file: path })) : [],
  )
}

/** List the spans of a diff without context, as `git diff --unified=0` writes it. */
export function parseSpans(diff: string): Span[] {
  return parseDiff(diff).flatMap(({ hunks }) => hunks.map(({ span }) => span))
}

/** A changed part of a file as it is after a diff. */
export interface ChangedPlace {
  readonly file: string
  /** First line, 1-based, and how many; both absent for a new file, which is all changed. */
  readonly line?: number
  readonly count?: number
}

/**
 * List the places that a diff changed, without the unchanged lines around them. Where lines were only taken away, the
 * place has no lines, and is behind the line before them: most often that one is of the same function.
 */
export function changedPlaces(diff: string): ChangedPlace[] {
  return parseDiff(diff).flatMap(({ kind, path, hunks }): ChangedPlace[] => {
    if (path === undefined) return []
    if (kind === 'added') return [{ file: path }]
    return hunks.flatMap(({ line, runs }) =>
      runs.map(({ at, after }) =>
        after.length === 0
          ? { file: path, line: Math.max(1, line + at - 1), count: 0 }
          : { file: path, line: line + at, count: after.length },
      ),
    )
  })
}

/** Collect the lines of each file (1-based) that a diff added or changed. */
export function changedLines(diff: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  for (const hunk of parseHunks(diff)) {
    const lines = found.get(hunk.file) ?? new Set()
    for (const { at, after } of hunk.runs) for (const index of after.keys()) lines.add(hunk.line + at + index)
    found.set(hunk.file, lines)
  }
  return found
}

/** Count the lines that a diff adds and removes. */
export function diffSize(diff: string): number {
  const runs = parseDiff(diff).flatMap(({ hunks }) => hunks.flatMap(hunk => hunk.runs))
  return runs.reduce((sum, { before, after }) => sum + before.length + after.length, 0)
}

/** Find the span of a hunk's new text in a file's current text; undefined if it is missing or ambiguous. */
export function locate(hunk: Pick<Hunk, 'line' | 'after'>, text: string): { from: number; to: number } | undefined {
  const wanted = hunk.after.join('\n')
  const starts = text.split('\n').slice(0, hunk.line - 1)
  const from = starts.reduce((sum, line) => sum + line.length + 1, 0)
  if (text.startsWith(wanted, from)) return { from, to: from + wanted.length }
  const elsewhere = wanted === '' ? -1 : text.indexOf(wanted)
  return elsewhere < 0 || text.indexOf(wanted, elsewhere + 1) >= 0
    ? undefined
    : { from: elsewhere, to: elsewhere + wanted.length }
}
