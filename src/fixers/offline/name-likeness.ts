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
