/** Characters of what one test printed that are kept: its beginning, and its end, where the failure mostly is. */
const KEPT = 8_000

/** What a test printed, capped. */
export class OutputTail {
  #head = ''
  #tail = ''

  add(text: string): void {
    const room = KEPT - this.#head.length
    this.#head += text.slice(0, Math.max(0, room))
    this.#tail += text.slice(Math.max(0, room))
    if (this.#tail.length > 2 * KEPT) this.#tail = this.#tail.slice(-KEPT)
  }

  text(): string {
    return this.#head + this.#tail
  }
}
