/** Characters that are compared at once. */
const BLOCK = 4_096

/** Count the characters that two texts share at their beginning, and at their end behind that. */
export function sharedEnds(before: string, after: string): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  // Blocks compare far faster than characters.
  while (start < shorter && before.slice(start, start + BLOCK) === after.slice(start, start + BLOCK)) start += BLOCK
  start = Math.min(start, shorter)
  while (start < shorter && before[start] === after[start]) start += 1
  const most = shorter - start
  const [endA, endB] = [before.length, after.length]
  const isSame = (at: number) =>
    before.slice(endA - at - BLOCK, endA - at) === after.slice(endB - at - BLOCK, endB - at)
  let end = 0
  while (end + BLOCK <= most && isSame(end)) end += BLOCK
  while (end < most && before[endA - 1 - end] === after[endB - 1 - end]) end += 1
  return { start, end }
}
