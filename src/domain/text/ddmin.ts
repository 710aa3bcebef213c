/**
 * Finds a small part of some items that still holds, by taking away ever smaller shares of them (delta debugging).
 * Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002, without its first half:
 * here most of the items are needed, so only what is left without a share is tried.
 * @param holds asked at most once for the same part
 * @returns a part that was seen to hold, or all when nothing smaller was; when `holds` says undefined, what is known by then
 */
export async function ddmin<Item>(
  items: readonly Item[],
  holds: (part: readonly Item[]) => Promise<boolean | undefined>,
): Promise<readonly Item[]> {
  const asked = new Set<string>()
  let left = items.map((_, index) => index)
  for (let shares = 2; left.length > 1; ) {
    const size = Math.ceil(left.length / shares)
    let smaller: number[] | undefined
    for (let from = 0; from < left.length && smaller === undefined; from += size) {
      const rest = [...left.slice(0, from), ...left.slice(from + size)]
      if (rest.length === 0 || asked.has(rest.join())) continue
      asked.add(rest.join())
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
