/** REST and GraphQL have a budget each. */
export type Resource = 'core' | 'graphql'

const limit = 5000

/** Count requests as GitHub does. The server refuses none: a test that wants a refusal arms a fault. */
export class RateLimits {
  readonly #used = new Map<string, number>()
  readonly #reset = Math.floor(Date.now() / 1000) + 3600

  /** Count one request, unless it was free, and return the headers of its answer. */
  spend(token: string | undefined, resource: Resource, { isFree }: { isFree: boolean }): Record<string, string> {
    const key = `${resource} ${token ?? ''}`
    const used = (this.#used.get(key) ?? 0) + (isFree ? 0 : 1)
    this.#used.set(key, used)
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - used)),
      'x-ratelimit-reset': String(this.#reset),
      'x-ratelimit-used': String(used),
      'x-ratelimit-resource': resource,
    }
  }
}
