import { RequestError } from '@octokit/request-error'

interface RequestOptions {
  readonly method: string
  headers: object
}
interface ApiResponse {
  readonly headers: { readonly etag?: string | undefined }
  readonly data: unknown
}

/** Largest number of cached responses. */
const MAX_CACHED = 200

/**
 * Cache of responses by their `ETag`, for conditional requests. GitHub does not count a 304 against the rate limit.
 * Most hits are the checks of a branch's head before each push.
 * Source: https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api
 */
export class EtagCache {
  readonly #cached = new Map<string, { etag: string; response: unknown }>()

  async request<Options extends RequestOptions, Received extends ApiResponse>(
    options: Options,
    send: (options: Options) => Received | Promise<Received>,
  ): Promise<Received> {
    if (options.method !== 'GET') return send(options)
    const key = JSON.stringify(Object.entries(options).filter(([name]) => name !== 'request' && name !== 'headers'))
    const cached = this.#cached.get(key)
    if (cached === undefined) return this.#store(key, await send(options))
    try {
      // Change the options in place: later hooks already hold this object.
      options.headers = { ...options.headers, 'if-none-match': cached.etag }
      return this.#store(key, await send(options))
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 304) throw error
      return copyOf(cached.response as Received)
    }
  }

  #store<Received extends ApiResponse>(key: string, response: Received): Received {
    const { etag } = response.headers
    // A download is requested only once.
    if (etag === undefined || response.data instanceof ArrayBuffer) return response
    this.#cached.delete(key)
    this.#cached.set(key, { etag, response: copyOf(response) })
    for (const [oldest] of this.#cached) {
      if (this.#cached.size <= MAX_CACHED) break
      this.#cached.delete(oldest)
    }
    return response
  }
}

/** Copy a response: Octokit's pagination changes the data that it gets. */
function copyOf<Received extends ApiResponse>(response: Received): Received {
  return { ...response, data: structuredClone(response.data) }
}
