/**
 * Find a small subset of items that still holds, by removing ever smaller shares (delta debugging).
 * Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002, without its first half:
 * most items are needed here, so only complements are tried.
 * @param holds called at most once for each subset; undefined to stop early
 * @returns a subset that holds; all items if no smaller one was found
 */
export async function ddmin<Item>(
  items: readonly Item[],
  holds: (part: readonly Item[]) => Promise<boolean | undefined>,
): Promise<readonly Item[]> {
  const tried = new Set<string>()
  let left = items.map((_, index) => index)
  for (let shares = 2; left.length > 1; ) {
    const size = Math.ceil(left.length / shares)
    let smaller: number[] | undefined
    for (let from = 0; from < left.length && smaller === undefined; from += size) {
      const rest = [...left.slice(0, from), ...left.slice(from + size)]
      if (rest.length === 0 || tried.has(rest.join())) continue
      tried.add(rest.join())
      const answer = await holds(rest.map(index => items[index] as Item))
      if (answer === undefined) return left.map(index => items[index] as Item)
      if (answer) smaller = rest
    }
    if (smaller !== undefined) {
      left = smaller
      shares = Math.max(2, shares - 1)
    } else if (shares >= left.length) break
    else shares = Math.min(left.length, shares * 2)
  }
  return left.map(index => items[index] as Item)
}
