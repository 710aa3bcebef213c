export interface RateLimit {
  readonly limit: number
  readonly remaining: number
  readonly reset: number
  readonly used: number
}

/** REST and GraphQL have a budget each. */
export type Resource = 'core' | 'graphql'

const anHour = 3600

/** Counts requests as GitHub does. Nobody is refused: a test that wants a refusal arms a fault. */
export class RateLimits {
  readonly #used = new Map<string, number>()
  readonly #reset = Math.floor(Date.now() / 1000) + anHour

  spend(token: string | undefined, resource: Resource = 'core'): void {
    const name = keyOf(token, resource)
    this.#used.set(name, (this.#used.get(name) ?? 0) + 1)
  }

  look(token: string | undefined, resource: Resource = 'core'): RateLimit {
    const used = this.#used.get(keyOf(token, resource)) ?? 0
    const limit = token === undefined ? 60 : 5000
    return { limit, used, remaining: Math.max(0, limit - used), reset: this.#reset }
  }

  headers(token: string | undefined, resource: Resource = 'core'): Record<string, string> {
    const { limit, remaining, reset, used } = this.look(token, resource)
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(reset),
      'x-ratelimit-used': String(used),
      'x-ratelimit-resource': resource,
    }
  }
}

function keyOf(token: string | undefined, resource: Resource): string {
  return `${resource} ${token ?? ''}`
}
