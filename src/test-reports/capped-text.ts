/** The beginning and the end of a long text, with the number of omitted characters between them. */
export class CappedText {
  #head = ''
  #tail = ''
  #omitted = 0
  readonly #kept: { readonly head: number; readonly tail: number }

  constructor(kept: { readonly head: number; readonly tail: number }) {
    this.#kept = kept
  }

  add(text: string): void {
    const room = Math.max(0, this.#kept.head - this.#head.length)
    this.#head += text.slice(0, room)
    this.#tail += text.slice(room)
    // Not for each piece: a cut copies the whole end.
    if (this.#tail.length > 2 * this.#kept.tail) this.#cut()
  }

  text(): string {
    this.#cut()
    const gap = this.#omitted === 0 ? '' : `\n… ${this.#omitted} characters left out …\n`
    return this.#head + gap + this.#tail
  }

  #cut(): void {
    const over = this.#tail.length - this.#kept.tail
    if (over <= 0) return
    this.#omitted += over
    this.#tail = this.#tail.slice(over)
  }
}

/** Characters of one test's output to keep. The failure is mostly at the end. */
const TEST_OUTPUT = { head: 8_000, tail: 16_000 } as const

/** Output of a test, capped. */
export class TestOutput extends CappedText {
  constructor() {
    super(TEST_OUTPUT)
  }
}
