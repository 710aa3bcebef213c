import type { Redact } from '../domain/policy/redaction.ts'
import type { State } from '../domain/model/state.ts'

/**
 * Writes states as JSON. Most parts of a state are those of the state before, and the results of a suite may be large:
 * each part is written once.
 */
export class StateText {
  readonly #texts = new WeakMap<object, string>()
  readonly #replace: (key: string, value: unknown) => unknown

  /** @param redact removes secrets from each text; by default none is removed */
  constructor(redact: Redact = text => text) {
    this.#replace = (_, value) => (typeof value === 'string' ? redact(value) : value)
  }

  of(state: State): string {
    const members = Object.entries(state).flatMap(([name, value]) => {
      const text = this.#textOf(value)
      return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`]
    })
    return `{${members.join(',')}}`
  }

  /** Write a part. @returns undefined if JSON has nothing for it */
  #textOf(part: unknown): string | undefined {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part, this.#replace)
    const text = this.#texts.get(part) ?? JSON.stringify(part, this.#replace)
    this.#texts.set(part, text)
    return text
  }
}
