/**
 * How often the parts of a function ran: from each offset of its script on, in characters, up to the next one. Sorted.
 */
export type RanParts = readonly (readonly [offset: number, calls: number])[]

/** Ranges of a function, at most: so many branches are those of generated code, of which the whole counts. */
const MAX_RANGES = 400

/** Flatten ranges that lie within each other, the outer one first: the innermost one counts. */
export function partsOf(
  ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[],
): RanParts {
  const own = ranges.length > MAX_RANGES ? ranges.slice(0, 1) : ranges
  const ends = new Set(own.flatMap(({ startOffset, endOffset }) => [startOffset, endOffset]))
  return [...ends]
    .toSorted((a, b) => a - b)
    .map(offset => [offset, own.findLast(each => each.startOffset <= offset && offset < each.endOffset)?.count ?? 0])
}

/** Add what two runs of a function counted. */
export function addParts(one: RanParts, other: RanParts): RanParts {
  return aligned([one, other]).map(({ offset, calls: [a = 0, b = 0] }) => [offset, a + b])
}

/** Divide runs of a function where a count of any of them changes. `calls` has one count for each run. */
export function aligned(runs: readonly RanParts[]): { readonly offset: number; readonly calls: readonly number[] }[] {
  const next = runs.map(() => 0)
  const calls = runs.map(() => 0)
  const found: { offset: number; calls: readonly number[] }[] = []
  for (;;) {
    const offset = Math.min(...runs.map((parts, run) => parts[next[run] ?? 0]?.[0] ?? Infinity))
    if (offset === Infinity) return found
    for (const [run, parts] of runs.entries()) {
      const part = parts[next[run] ?? 0]
      if (part?.[0] !== offset) continue
      calls[run] = part[1]
      next[run] = (next[run] ?? 0) + 1
    }
    found.push({ offset, calls: [...calls] })
  }
}
