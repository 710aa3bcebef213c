export interface RateLimit {
  readonly limit: number
  readonly remaining: number
  readonly reset: number
  readonly used: number
}

const anHour = 3600

/** Counts requests as GitHub does. Nobody is refused: a test that wants a refusal arms a fault. */
export class RateLimits {
  readonly #used = new Map<string, number>()
  readonly #reset = Math.floor(Date.now() / 1000) + anHour

  spend(token: string | undefined): void {
    const name = token ?? ''
    this.#used.set(name, (this.#used.get(name) ?? 0) + 1)
  }

  look(token: string | undefined): RateLimit {
    const used = this.#used.get(token ?? '') ?? 0
    const limit = token === undefined ? 60 : 5000
    return { limit, used, remaining: Math.max(0, limit - used), reset: this.#reset }
  }

  headers(token: string | undefined): Record<string, string> {
    const { limit, remaining, reset, used } = this.look(token)
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(reset),
      'x-ratelimit-used': String(used),
      'x-ratelimit-resource': 'core',
    }
  }
}
