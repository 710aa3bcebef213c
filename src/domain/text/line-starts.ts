/** List the offsets at which the lines of a text begin. */
export function lineStartsOf(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}

/** Return the 1-based line of an offset. */
export function lineAt(lineStarts: readonly number[], offset: number): number {
  let [low, high] = [0, lineStarts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lineStarts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
