/** One hunk of a unified diff, and where it stands in the new file. */
export interface Hunk {
  readonly file: string
  /** First line of the hunk in the new file, 1-based, and how many lines it has there. */
  readonly line: number
  readonly count: number
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

/** The hunks of a unified diff that change a file's text; new, deleted and binary files have none to go back to. */
export function parseHunks(diff: string): Hunk[] {
  const hunks: Hunk[] = []
  let file: string | undefined
  for (const section of diff.split(/^(?=diff --git |@@ )/m)) {
    if (section.startsWith('diff --git ')) {
      const path = /^\+\+\+ b\/(.+?)\t?$/m.exec(section)?.[1]
      file = /^(?:new file|deleted file|rename)/m.test(section) ? undefined : path
      continue
    }
    const header = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(section)
    if (header === null || file === undefined) continue
    const body = section
      .split('\n')
      .slice(1)
      .filter(line => /^[ +-]/.test(line))
    const side = (sign: string) =>
      body.filter(line => line.startsWith(' ') || line.startsWith(sign)).map(line => line.slice(1))
    hunks.push({
      file,
      line: Number(header[1]),
      count: Number(header[2] ?? 1),
      before: side('-'),
      after: side('+'),
      runs: runsOf(body),
    })
  }
  return hunks
}

function runsOf(body: readonly string[]): LineRange[] {
  const runs: { at: number; before: string[]; after: string[] }[] = []
  let at = 0
  let open = false
  for (const line of body) {
    if (line.startsWith(' ')) open = false
    else {
      if (!open) runs.push({ at, before: [], after: [] })
      open = true
      runs.at(-1)?.[line.startsWith('-') ? 'before' : 'after'].push(line.slice(1))
    }
    if (!line.startsWith('-')) at += 1
  }
  return runs
}

/** The lines of a file, 1-based, that a diff added or changed. */
export function changedLines(diff: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  for (const hunk of parseHunks(diff)) {
    const unchanged = new Set(hunk.before)
    const lines = found.get(hunk.file) ?? new Set()
    for (const [index, text] of hunk.after.entries()) if (!unchanged.has(text)) lines.add(hunk.line + index)
    found.set(hunk.file, lines)
  }
  return found
}

/** The span of a hunk's new text in a file's text as it is now, or undefined when it is not there any more. */
export function locate(hunk: Hunk, text: string): { from: number; to: number } | undefined {
  const wanted = hunk.after.join('\n')
  const starts = text.split('\n').slice(0, hunk.line - 1)
  const from = starts.reduce((sum, line) => sum + line.length + 1, 0)
  if (text.startsWith(wanted, from)) return { from, to: from + wanted.length }
  const elsewhere = wanted === '' ? -1 : text.indexOf(wanted)
  return elsewhere < 0 || text.indexOf(wanted, elsewhere + 1) >= 0
    ? undefined
    : { from: elsewhere, to: elsewhere + wanted.length }
}
