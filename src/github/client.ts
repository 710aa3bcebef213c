import { getOctokitOptions } from '@actions/github/lib/utils'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import Bottleneck from 'bottleneck/light.js'
import { EtagCache } from './etag-cache.ts'

export type Client = Octokit

/** Longest wait for a rate limit, in seconds; a longer one is an error. */
const MAX_WAIT = 90

/** How often a request is retried after a rate limit. */
const TRIES = 3

/** Milliseconds between two writes. A run makes a dozen, and a cancelled job has only seconds for its last ones. */
const WRITE_GAP = 200

/** Seconds before a read is tried again; the second time it is four times as long. */
const RETRY = 0.3

export interface ClientOptions {
  readonly token: string
  readonly apiUrl: string
  /** Called before each wait for a rate limit. */
  readonly onWait?: (sentence: string) => void
  /** Milliseconds that it waits for each second of a pause; fewer for a server of one's own. */
  readonly second?: number
}

/**
 * Create a client of the REST and GraphQL APIs. It waits for rate limits, retries reads, and sends conditional
 * requests. It retries a write only after a rate limit, since then nothing was written; `makeOnce` in idempotent.ts
 * retries the others.
 */
export function createClient({ token, apiUrl, onWait = () => undefined, second = 1_000 }: ClientOptions): Client {
  const PoliteOctokit = Octokit.plugin(throttling, retry)
  const silent = () => undefined
  const waits =
    (what: string) => (after: number, options: { method: string; url: string }, _: unknown, tries: number) => {
      const again = after <= MAX_WAIT && tries < TRIES
      if (again) onWait(`GitHub's ${what} is reached: waiting for ${after} s.`)
      return again
    }
  const throttle = {
    write: new Bottleneck.Group({ maxConcurrent: 1, minTime: (WRITE_GAP * second) / 1_000 }),
    // The default of three seconds between such requests is too long for the last writes of a cancelled job.
    triggersNotification: () => false,
    retryAfterBaseValue: second,
    onRateLimit: waits('rate limit'),
    onSecondaryRateLimit: waits('secondary rate limit'),
  }
  const octokit = new PoliteOctokit({
    ...getOctokitOptions(token, { baseUrl: apiUrl }),
    request: { fetch },
    userAgent: 'fix-tests',
    // The throttling plugin handles rate limits; the other codes are answers.
    retry: {
      retries: 2,
      retryAfterBaseValue: RETRY * second,
      doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451],
    },
    throttle,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  })
  octokit.hook.before('request', options => {
    const isRead = options.method === 'GET' || options.method === 'HEAD'
    // A copy: the plugin counts retries in this object, which all requests would share.
    options.request = { ...options.request, retryCount: 0, ...(isRead ? {} : { retries: 0 }) }
  })
  const cache = new EtagCache()
  octokit.hook.wrap('request', (request, options) => cache.request(options, conditional => request(conditional)))
  return octokit
}

/** A repository and the client to reach it. */
export interface RepositoryApi {
  readonly client: Client
  readonly owner: string
  readonly repo: string
}
