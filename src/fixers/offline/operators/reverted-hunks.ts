import { groupBy } from '../../../domain/text/grouping.ts'
import { sharedEnds } from '../../../domain/text/shared-ends.ts'
import { type LineRange, locate, parseHunks } from '../../../domain/text/unified-diff.ts'
import { changedWords } from '../evidence/changed-words.ts'
import { joinedChange, type Mutation, type SourceText, shortCode } from '../code/mutation.ts'

/** Words of a run of changed lines that are taken back one by one. */
const MAX_WORDS = 12
/** Rewritten lines of a run that are taken back one by one. */
const MAX_LINES = 6

/** True for a mutation that takes back what the failing change did. */
export function isTakenBack({ operator }: Pick<Mutation, 'operator'>): boolean {
  return operator === 'reverted-hunk' || operator === 'reverted-word'
}

/**
 * Take back what the failing change did in one file: each word alone where lines were rewritten, each run of lines,
 * and each hunk. A commit that brings a feature and a bug keeps the feature that way. First comes what several lines
 * have lost or got alike.
 */
export function revertedHunks(source: SourceText, diff: string): Mutation[] {
  const hunks = parseHunks(diff).filter(({ file }) => file === source.file)
  const exchanged: Mutation[] = []
  const reverted = hunks.flatMap(hunk => {
    const span = locate(hunk, source.text)
    if (span === undefined) return []
    const { runs } = hunk
    const [first, last] = [runs[0], runs.at(-1)]
    if (first === undefined || last === undefined) return []
    // Each run of changed lines alone, then all of them at once.
    const pieces = runs.flatMap(run => [
      ...linesOf(run),
      { from: run.at, to: run.at + run.after.length, before: run.before },
    ])
    const whole = {
      from: first.at,
      to: last.at + last.after.length,
      before: hunk.before.slice(first.at, hunk.before.length - (hunk.after.length - last.at - last.after.length)),
    }
    const offset = (line: number) =>
      span.from + hunk.after.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0)
    exchanged.push(...runs.flatMap(run => exchangedIn(run, line => offset(run.at + line))))
    const words = runs.flatMap(run => revertedWords(run, offset(run.at)))
    const lines = (runs.length > 1 ? [...pieces, whole] : pieces).map(({ from, to, before }) => {
      const end = Math.min(offset(to), source.text.length)
      const insert = before.map(text => `${text}\n`).join('')
      const now = hunk.after.slice(from, to)
      const shown = now.find(isCode) ?? before.find(isCode) ?? now[0] ?? before[0] ?? ''
      const what = `take back what the failing change did at \`${shortCode(shown)}\``
      const restores = isPutBack(before, now)
      return { operator: 'reverted-hunk' as const, from: offset(from), to: end, insert, what, restores }
    })
    return [...words, ...lines]
  })
  return [...inAllLines(exchanged, source), ...reverted]
}

/** Take back what differs in each rewritten line of a run. */
function exchangedIn({ before, after }: LineRange, offsetOf: (line: number) => number): Mutation[] {
  if (before.length !== after.length) return []
  return after.flatMap((now, line) => {
    const old = before[line] ?? ''
    const { start, end } = sharedEnds(now, old)
    const part = { now: now.slice(start, now.length - end), before: old.slice(start, old.length - end) }
    return taken(offsetOf(line) + start, part)
  })
}

/** Take the same exchange back in all of its lines, such as a call that several lines lost. */
function inAllLines(exchanged: readonly Mutation[], { text }: SourceText): Mutation[] {
  const groups = groupBy(exchanged, ({ from, to, insert }) => `${text.slice(from, to)}\0${insert}`)
  return [...groups.values()].flatMap(group => {
    const [first] = group
    // What only lost a part loses nothing when that is put back.
    const restores = first !== undefined && first.insert.includes(text.slice(first.from, first.to))
    const change = first === undefined || group.length < 2 ? undefined : joinedChange(group, text)
    return first === undefined || change === undefined
      ? []
      : [{ ...first, ...change, what: `${first.what}, in ${group.length} lines`, restores }]
  })
}

/**
 * Divide a run in which lines were rewritten into these lines: one of them may be the mistake. Where lines were added
 * beside them, these stay, at the end or at the beginning.
 */
function linesOf({ at, before, after }: LineRange) {
  const more = after.length - before.length
  if (more > 0 && before.length > 0)
    return [0, more].flatMap(skipped => {
      const piece = { from: at + skipped, to: at + skipped + before.length, before }
      return areAlike(before, after.slice(skipped, skipped + before.length)) ? [piece] : []
    })
  if (more < 0 || after.length < 2 || after.length > MAX_LINES) return []
  return before.map((line, index) => ({ from: at + index, to: at + index + 1, before: [line] }))
}

/** True if lines share at least half of their words. */
function areAlike(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [before, after].map(lines => new Set(lines.join('\n').match(/\w+/g)))
  const shared = [...(old ?? [])].filter(word => now?.has(word) === true)
  return shared.length * 2 >= Math.max(1, old?.size ?? 0)
}

/** True if a run of lines was taken away or moved, so that to take this back takes nothing away that was added. */
function isPutBack(before: readonly string[], after: readonly string[]): boolean {
  const left = before.map(line => line.trim())
  const hasAll = after.every(line => {
    const at = left.indexOf(line.trim())
    if (at >= 0) left.splice(at, 1)
    return at >= 0 || line.trim() === ''
  })
  return hasAll && before.some(isCode)
}

/** True for a line that is no comment: to take back a comment alone changes nothing. */
function isCode(line: string): boolean {
  return !/^\s*(?:\/\/|\/?\*|#(?!\[)|--|$)/.test(line)
}

/** Take back each word of rewritten lines alone, if several differ. @param start offset of the lines in the file */
function revertedWords(run: LineRange, start: number): Mutation[] {
  const found: Mutation[] = []
  let at = start
  let removed = ''
  const parts = changedWords(run)
  for (const [index, { added, removed: isRemoved, value }] of parts.entries()) {
    const text = value.join('')
    if (isRemoved) removed = text
    const isLast = isRemoved && parts[index + 1]?.added !== true
    if (added || isLast) found.push(...taken(at, { now: added ? text : '', before: removed }))
    if (added || isLast) removed = ''
    if (!isRemoved) at += text.length
  }
  return found.length > 1 && found.length <= MAX_WORDS ? found : []
}

function taken(from: number, { now, before }: { now: string; before: string }): Mutation[] {
  if (now.trim() === before.trim()) return []
  const what =
    before.trim() === ''
      ? `take back \`${shortCode(now)}\`, which the failing change added`
      : now.trim() === ''
        ? `put back \`${shortCode(before)}\`, which the failing change removed`
        : `replace \`${shortCode(now)}\` by \`${shortCode(before)}\`, as it was before the failing change`
  return [{ operator: 'reverted-word', from, to: from + now.length, insert: before, what }]
}
