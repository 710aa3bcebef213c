import { RequestError } from '@octokit/request-error'

interface Asked {
  readonly method: string
  headers: object
}
interface Answer {
  readonly headers: { readonly etag?: string | undefined }
  readonly data: unknown
}

/** How many answers are kept. */
const KEPT = 200

/**
 * Asks again only for what has changed: an answer with an `ETag` is kept, and the next request for the same names it.
 * GitHub does not count those that it answers with 304.
 * Source: https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api
 */
export class EtagCache {
  readonly #kept = new Map<string, { etag: string; answer: unknown }>()

  async ask<Options extends Asked, Told extends Answer>(
    options: Options,
    request: (options: Options) => Told | Promise<Told>,
  ): Promise<Told> {
    if (options.method !== 'GET') return request(options)
    const key = JSON.stringify(Object.entries(options).filter(([name]) => name !== 'request' && name !== 'headers'))
    const known = this.#kept.get(key)
    if (known === undefined) return this.#keep(key, await request(options))
    try {
      // In place: the hooks further in have these options already.
      options.headers = { ...options.headers, 'if-none-match': known.etag }
      return this.#keep(key, await request(options))
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 304) throw error
      return known.answer as Told
    }
  }

  #keep<Told extends Answer>(key: string, answer: Told): Told {
    const { etag } = answer.headers
    // Downloads are asked for once.
    if (etag === undefined || answer.data instanceof ArrayBuffer) return answer
    this.#kept.delete(key)
    this.#kept.set(key, { etag, answer })
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= KEPT) break
      this.#kept.delete(oldest)
    }
    return answer
  }
}
