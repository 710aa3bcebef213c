/**
 * Copy a text. A part of a longer one keeps all of that in memory: a name of ten characters may hold a report's piece
 * of
 * 32 kB, or a value its whole message. So what is kept for long, of very many, is copied. Half of a surrogate pair
 * becomes a mark.
 */
export function ownText(text: string): string {
  return text === '' ? '' : Buffer.from(text).toString()
}

/** Copies of texts that come again and again, each kept once. */
export class SharedTexts {
  readonly #known = new Map<string, string>()
  readonly #most: number

  /** @param most number of texts to know; then it begins anew */
  constructor(most: number) {
    this.#most = most
  }

  of(text: string): string {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    if (this.#known.size >= this.#most) this.#known.clear()
    const own = ownText(text)
    this.#known.set(own, own)
    return own
  }
}
