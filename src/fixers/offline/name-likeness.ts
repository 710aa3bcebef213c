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
/** Lengths from which two slips, and one wrong letter, are likely one name: `rate` and `date` are two. */
const LONG = 9
const MIDDLE = 6

/** True if one name is the other but for a slip: a letter too many, missing, wrong, or two that changed places. */
export function isSlip(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < 3 || Math.max(a.length, b.length) > MAX_LENGTH) return false
  const most = Math.min(a.length, b.length) >= LONG ? 2 : 1
  if (a.length === b.length && a.length < MIDDLE && !isSwapped(a, b)) return false
  return Math.abs(a.length - b.length) <= most && slipsBetween(a, b) <= most
}

/** True if two names have the same letters in another order. */
function isSwapped(a: string, b: string): boolean {
  return Array.from(a).toSorted().join('') === Array.from(b).toSorted().join('')
}

/** Count the slips between two names: the restricted Damerau-Levenshtein distance. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= b.length; at += 1) {
      const differs = a[row - 1] === b[at - 1] ? 0 : 1
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
