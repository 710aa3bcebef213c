/** The beginning and the end of a text of any length, in characters, and how much was left out between them. */
export class CappedText {
  #head = ''
  #tail = ''
  #left = 0
  readonly #kept: { readonly head: number; readonly tail: number }

  constructor(kept: { readonly head: number; readonly tail: number }) {
    this.#kept = kept
  }

  add(text: string): void {
    const room = Math.max(0, this.#kept.head - this.#head.length)
    this.#head += text.slice(0, room)
    this.#tail += text.slice(room)
    // Not at each piece: cutting costs as much as the end is long.
    if (this.#tail.length > 2 * this.#kept.tail) this.#cut()
  }

  text(): string {
    this.#cut()
    const gap = this.#left === 0 ? '' : `\n… ${this.#left} characters left out …\n`
    return this.#head + gap + this.#tail
  }

  #cut(): void {
    const over = this.#tail.length - this.#kept.tail
    if (over <= 0) return
    this.#left += over
    this.#tail = this.#tail.slice(over)
  }
}

/** Characters of what one test printed that are kept: its beginning, and its end, where the failure mostly is. */
const KEPT = { head: 8_000, tail: 16_000 } as const

/** What a test printed, capped. */
export class TestOutput extends CappedText {
  constructor() {
    super(KEPT)
  }
}
