/** A queue that gives the value with the highest score first, and of equal ones the first that was added. */
export class Heap<Value> {
  readonly #entries: Entry<Value>[] = []
  #added = 0

  add(value: Value, score: number): void {
    const entries = this.#entries
    entries.push({ value, score, index: this.#added++ })
    let at = entries.length - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if (!isBefore(entries[at], entries[above])) return
      this.#swap(at, above)
      at = above
    }
  }

  take(): Entry<Value> | undefined {
    const entries = this.#entries
    const first = entries[0]
    const last = entries.pop()
    if (first === undefined || last === undefined || entries.length === 0) return first
    entries[0] = last
    let at = 0
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let best = at
      if (isBefore(entries[left], entries[best])) best = left
      if (isBefore(entries[right], entries[best])) best = right
      if (best === at) return first
      this.#swap(at, best)
      at = best
    }
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#entries[one], this.#entries[other]]
    if (a === undefined || b === undefined) return
    this.#entries[one] = b
    this.#entries[other] = a
  }
}

interface Entry<Value> {
  readonly value: Value
  readonly score: number
  /** Number of values that were added before. */
  readonly index: number
}

function isBefore<Value>(one: Entry<Value> | undefined, other: Entry<Value> | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return one.score > other.score || (one.score === other.score && one.index < other.index)
}
