import { type FileDiff, type Hunk, parseDiff } from '../domain/text/unified-diff.ts'

/** A line on one side of a diff: its number (1-based), and the part of it that differs from the other side. */
export interface DiffLine {
  readonly number: number
  readonly text: string
  readonly differs?: { readonly from: number; readonly to: number }
}

/** Two lines that stand side by side. A row without one of them adds or removes; `same`: nothing changed. */
export interface DiffRow {
  readonly before: DiffLine | undefined
  readonly after: DiffLine | undefined
  readonly same: boolean
}

export interface DiffFile {
  readonly path: string
  readonly kind: FileDiff['kind']
  readonly added: number
  readonly removed: number
  readonly hunks: readonly (readonly DiffRow[])[]
}

/** Lines with less in common than this share of the longer one are shown as wholly different. */
const MIN_ALIKE = 0.4
/** Lines of a run beyond which its sides are put beside each other in order. */
const MAX_ALIGNED = 100

/** Put the two sides of a unified diff beside each other. Pure. */
export function sideBySide(diff: string): DiffFile[] {
  return parseDiff(diff).flatMap(file => {
    const path = file.path ?? file.paths[0]
    if (path === undefined) return []
    const hunks = file.hunks.map(rowsOf)
    const rows = hunks.flat().filter(({ same }) => !same)
    return [
      {
        path,
        kind: file.kind,
        added: rows.filter(({ after }) => after !== undefined).length,
        removed: rows.filter(({ before }) => before !== undefined).length,
        hunks,
      },
    ]
  })
}

function rowsOf({ span, before, after, runs }: Hunk): DiffRow[] {
  const rows: DiffRow[] = []
  let [old, now] = [0, 0]
  const lineOf = (side: 'before' | 'after', at: number, text: string): DiffLine => ({
    number: span[side].at + at + 1,
    text,
  })
  const context = (end: number) => {
    for (; now < end; old += 1, now += 1) {
      rows.push({
        before: lineOf('before', old, before[old] ?? ''),
        after: lineOf('after', now, after[now] ?? ''),
        same: true,
      })
    }
  }
  for (const run of runs) {
    context(run.at)
    const shift = bestShift(run.before, run.after)
    const [oldShift, newShift] = run.before.length < run.after.length ? [shift, 0] : [0, shift]
    for (let at = 0; at < Math.max(run.before.length, run.after.length); at += 1) {
      const [oldAt, newAt] = [at - oldShift, at - newShift]
      const [was, is] = [run.before[oldAt], run.after[newAt]]
      const parts = was === undefined || is === undefined ? undefined : differingParts(was, is)
      rows.push({
        before: was === undefined ? undefined : { ...lineOf('before', old + oldAt, was), ...parts?.before },
        after: is === undefined ? undefined : { ...lineOf('after', now + newAt, is), ...parts?.after },
        same: false,
      })
    }
    old += run.before.length
    now += run.after.length
  }
  context(after.length)
  return rows
}

/** Find where the shorter side of a run fits best beside the longer one: how many lines further down. */
function bestShift(before: readonly string[], after: readonly string[]): number {
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before]
  if (shorter.length === 0 || longer.length > MAX_ALIGNED) return 0
  const alike = (shift: number) =>
    shorter.filter((text, at) => differingParts(text, longer[at + shift] ?? '') !== undefined).length
  const shifts = Array.from({ length: longer.length - shorter.length + 1 }, (_, shift) => shift)
  return shifts.reduce((best, shift) => (alike(shift) > alike(best) ? shift : best), 0)
}

type Part = Pick<DiffLine, 'differs'>

/** Find what differs between two lines; undefined if they have little in common. */
function differingParts(was: string, is: string): { before: Part; after: Part } | undefined {
  const shorter = Math.min(was.length, is.length)
  let start = 0
  while (start < shorter && was[start] === is[start]) start += 1
  let end = 0
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  if (start + end < MIN_ALIKE * Math.max(was.length, is.length)) return undefined
  return {
    before: { differs: { from: start, to: was.length - end } },
    after: { differs: { from: start, to: is.length - end } },
  }
}
