import { SIBLINGS } from './siblings.ts'

/** Compare two names: 1 for confusable ones, else the Dice coefficient of their letter pairs. */
export function nameSimilarity(a: string, b: string): number {
  return SIBLINGS.some(names => names.includes(a) && names.includes(b)) ? 1 : letterLikeness(a, b)
}

/** Compare the letters of two names, from 0 to 1: the Dice coefficient of their letter pairs. */
export function letterLikeness(a: string, b: string): number {
  const left = letterPairs(a)
  const right = letterPairs(b)
  let shared = 0
  for (const pair of left) if (right.has(pair)) shared += 1
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

/** Longest name that is compared letter by letter. */
const MAX_LENGTH = 60
/** Length from which two slips are likely one name. */
const LONG = 9

/**
 * True if one name is the other but for a slip of the fingers: two letters that changed places, one too many or
 * missing. Another letter, digit or ending makes another name: `rate` and `date`, `startX` and `startY`, `user` and
 * `users`.
 */
export function isSlip(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < 3 || Math.max(a.length, b.length) > MAX_LENGTH) return false
  const hasOtherEnd = a.length !== b.length && a.at(-1) !== b.at(-1)
  if (hasOtherEnd || a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return false
  const most = Math.min(a.length, b.length) >= LONG ? 2 : 1
  return Math.abs(a.length - b.length) <= most && slipsBetween(a, b, most) <= most
}

/** Count the slips between two names; a letter for another is none, and more than `most`. */
function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= b.length; at += 1) {
      const differs = a[row - 1] === b[at - 1] ? 0 : most + 1
      let least = Math.min((above[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + differs)
      const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      if (isSwap) least = Math.min(least, (before[at - 2] ?? 0) + 1)
      now.push(least)
    }
    before = above
    above = now
  }
  return above[b.length] ?? 0
}

/** Letter pairs of the names that were compared last: a function compares each of its names with all others. */
const PAIRS = new Map<string, ReadonlySet<string>>()
const MAX_PAIRS = 5_000

function letterPairs(name: string): ReadonlySet<string> {
  const known = PAIRS.get(name)
  if (known !== undefined) return known
  const lower = name.toLowerCase()
  const pairs = new Set(
    Array.from({ length: Math.max(0, lower.length - 1) }, (_, index) => lower.slice(index, index + 2)),
  )
  if (PAIRS.size >= MAX_PAIRS) PAIRS.clear()
  PAIRS.set(name, pairs)
  return pairs
}
