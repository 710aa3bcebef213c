import { getOctokitOptions } from '@actions/github/lib/utils'
import { HttpClient } from '@actions/http-client'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import Bottleneck from 'bottleneck/light.js'
import { EtagCache } from './etag-cache.ts'

export type Client = Octokit

/** Seconds that a rate limit is waited for; what takes longer is told. */
const PATIENCE = 90
/** So often a request that met a rate limit is made again. */
const TRIES = 3
/** Milliseconds between two writes. A run makes a dozen, and a cancelled job has seconds for its last ones. */
const WRITE_GAP = 200

export interface ClientOptions {
  readonly token: string
  readonly apiUrl: string
  /** Hears of rate limits that are waited for. */
  readonly onWait?: (sentence: string) => void
}

/**
 * A client of the REST and GraphQL APIs that behaves: it waits where GitHub says so, repeats what only reads, asks again
 * only for what has changed, and knows the runner's proxy. What makes something is repeated by those only who look first
 * whether it was made (`made` in writes.ts); but for a rate limit, since then nothing was made.
 */
export function client({ token, apiUrl, onWait = () => undefined }: ClientOptions): Client {
  const WithManners = Octokit.plugin(throttling, retry)
  const silent = () => undefined
  const waits =
    (what: string) => (after: number, options: { method: string; url: string }, _: unknown, tried: number) => {
      const again = after <= PATIENCE && tried < TRIES
      if (again) onWait(`GitHub's ${what} is reached: waiting for ${after} s.`)
      return again
    }
  const throttle = {
    write: new Bottleneck.Group({ maxConcurrent: 1, minTime: WRITE_GAP }),
    // What notifies people has three seconds between by default: too long for the last words of a cancelled job.
    triggersNotification: () => false,
    onRateLimit: waits('rate limit'),
    onSecondaryRateLimit: waits('secondary rate limit'),
  }
  const octokit = new WithManners({
    ...getOctokitOptions(token, { baseUrl: apiUrl }),
    request: { fetch: throughProxy(apiUrl) },
    userAgent: 'fix-tests',
    // Rate limits are throttling's; the others are answers.
    retry: { retries: 2, retryAfterBaseValue: 300, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
    throttle,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  })
  octokit.hook.before('request', options => {
    const isRead = options.method === 'GET' || options.method === 'HEAD'
    // A copy: the plugin counts in what would be one object for all requests.
    options.request = { ...options.request, retryCount: 0, ...(isRead ? {} : { retries: 0 }) }
  })
  const answers = new EtagCache()
  octokit.hook.wrap('request', (request, options) => answers.ask(options, asked => request(asked)))
  return octokit
}

/** The runner's proxy, as its environment tells. */
function throughProxy(url: string): typeof fetch {
  const dispatcher = new HttpClient().getAgentDispatcher(url)
  return dispatcher === undefined ? fetch : (input, init) => fetch(input, { ...init, dispatcher } as object)
}
