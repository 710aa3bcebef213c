import { getOctokitOptions } from '@actions/github/lib/utils'
import { retry } from '@octokit/plugin-retry'
import { Octokit } from '@octokit/rest'

export type Client = Octokit

/** A request that makes something: it is not repeated blindly, since its answer may have been lost on the way. */
export const ONCE = { request: { retries: 0 } } as const

/** A client of the REST API; repeats requests that only read, and knows the runner's proxy. */
export function client(options: { token: string; apiUrl: string }): Client {
  const WithRetry = Octokit.plugin(retry)
  const silent = () => undefined
  return new WithRetry({
    ...getOctokitOptions(options.token, { baseUrl: options.apiUrl }),
    userAgent: 'fix-tests',
    retry: { retries: 2, retryAfterBaseValue: 300 },
    log: { debug: silent, info: silent, warn: silent, error: silent },
  })
}
