import type { ModelRequest, Script, Turn } from './model.ts'

/** Hands out the script's turns, one for each request. */
export class Player {
  readonly #script: Script
  readonly #waiting: Turn[]
  #index = 0

  constructor(script: Script) {
    this.#script = script
    this.#waiting = typeof script === 'function' ? [] : script.flatMap(repeated)
  }

  /** Undefined beyond the end of the script. */
  next(request: ModelRequest): Turn | undefined {
    const index = this.#index++
    if (this.#waiting.length === 0 && typeof this.#script === 'function') {
      this.#waiting.push(...[this.#script(request, index)].flat().flatMap(repeated))
    }
    return this.#waiting.shift()
  }
}

function repeated(turn: Turn): Turn[] {
  return Array.from({ length: 'fault' in turn ? (turn.times ?? 1) : 1 }, () => turn)
}
