import { diffArrays } from 'diff'

/**
 * Characters of a file up to which all of it is read, and unchanged lines beside a change that are read of a longer
 * one.
 */
const MAX_WHOLE = 100_000
const BESIDE = 150
/** Milliseconds to compare two versions: after that all lines count as changed. */
const COMPARE_MS = 2_000

/** Two versions of a file. */
interface Versions {
  readonly before: string
  readonly after: string
}

/**
 * Blank what stands far from a change in two versions of a long file, without their comments: only what the change adds
 * counts. Lines stay where they are.
 */
export function nearChanges({ before, after }: Versions): Versions & { readonly isWhole: boolean } {
  if (Math.max(before.length, after.length) <= MAX_WHOLE) return { before, after, isWhole: true }
  const parts = diffArrays(before.split('\n'), after.split('\n'), { timeout: COMPARE_MS })
  if (parts === undefined) return { before, after, isWhole: true }
  const [old, now]: [string[], string[]] = [[], []]
  for (const [index, { value, added, removed }] of parts.entries()) {
    if (added) now.push(...value)
    else if (removed) old.push(...value)
    else {
      const [isFirst, isLast] = [index === 0, index === parts.length - 1]
      const from = isFirst ? 0 : BESIDE
      const to = isLast ? value.length : value.length - BESIDE
      const near = value.map((line, at) => (from <= at && at < to ? '' : line))
      old.push(...near)
      now.push(...near)
    }
  }
  return { before: old.join('\n'), after: now.join('\n'), isWhole: false }
}
