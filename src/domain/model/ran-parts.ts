/** How often the parts of a script ran: from each offset on, in characters, up to the next one. Sorted by offset. */
export type RanParts = readonly (readonly [offset: number, calls: number])[]

/** Ranges of a function, at most: so many branches are those of generated code. */
const MAX_RANGES = 400

/** Flatten ranges that lie within each other, the outer one first: the innermost one counts. */
export function partsOf(
  ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[],
): RanParts {
  const own = ranges.slice(0, MAX_RANGES)
  const ends = new Set(own.flatMap(({ startOffset, endOffset }) => [startOffset, endOffset]))
  return sorted(ends).map(offset => [
    offset,
    own.findLast(each => each.startOffset <= offset && offset < each.endOffset)?.count ?? 0,
  ])
}

/** Add what two runs of a script counted. */
export function addParts(one: RanParts, other: RanParts): RanParts {
  return boundaries(one, other).map(offset => [offset, callsAt(one, offset) + callsAt(other, offset)])
}

/** List the offsets at which a count of one of the runs changes. */
export function boundaries(...runs: readonly RanParts[]): number[] {
  return sorted(new Set(runs.flatMap(parts => parts.map(([offset]) => offset))))
}

/** Return how often the code at an offset ran. */
export function callsAt(parts: RanParts, offset: number): number {
  return parts.findLast(([from]) => from <= offset)?.[1] ?? 0
}

function sorted(offsets: ReadonlySet<number>): number[] {
  return [...offsets].toSorted((a, b) => a - b)
}
