import { RequestError } from '@octokit/request-error'
import { type MarkerData, readMarkers } from './html-marker.ts'
import { type Actor, isOwnAuthor } from './users.ts'
import { explainApiError } from './api-errors.ts'
import type { RepositoryApi } from './client.ts'

/** Facts that decide whether a pull request is skipped. */
export interface PullFacts {
  readonly author: Actor | undefined
  readonly draft: boolean
  readonly labels: readonly string[]
}

export interface Pull extends PullFacts {
  readonly number: number
  readonly url: string
  readonly nodeId: string
  readonly isOpen: boolean
  readonly body: string
  readonly head: { readonly ref: string; readonly sha: string; readonly repository: string | undefined }
  readonly base: string
  /** Milliseconds since the epoch. */
  readonly openedAt: number
}

type PullData = Awaited<ReturnType<RepositoryApi['client']['rest']['pulls']['list']>>['data'][number]

function pullOf(data: PullData): Pull {
  const { user } = data
  return {
    number: data.number,
    url: data.html_url,
    nodeId: data.node_id,
    isOpen: data.state === 'open',
    draft: data.draft ?? false,
    labels: data.labels.map(({ name }) => name),
    author: user === null ? undefined : { login: user.login, isBot: user.type === 'Bot' },
    body: data.body ?? '',
    // null if the fork was deleted, whatever the types say.
    head: {
      ref: data.head.ref,
      sha: data.head.sha,
      repository: (data.head.repo as { full_name: string } | null)?.full_name,
    },
    base: data.base.ref,
    openedAt: Date.parse(data.created_at),
  }
}

/** Look up a pull request by its number; undefined if there is none. */
export async function pullAt({ client, owner, repo }: RepositoryApi, number: number): Promise<Pull | undefined> {
  try {
    return pullOf((await client.rest.pulls.get({ owner, repo, pull_number: number })).data as unknown as PullData)
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return undefined
    throw explainApiError(error, 'read the pull request', 'pull-requests: read')
  }
}

/** A branch, and its repository as `owner/name`: this one by default. */
interface HeadOfPull {
  readonly branch: string
  readonly repository?: string
}

/** Look up the open pull request of a branch; the newest if it has several. */
export async function openPull(api: RepositoryApi, head: HeadOfPull): Promise<Pull | undefined> {
  return (await openPulls(api, head))[0]
}

/** List the open pull requests of a branch, the newest first: it can have one into each other branch. */
export async function openPulls(
  { client, owner, repo }: RepositoryApi,
  { branch, repository = `${owner}/${repo}` }: HeadOfPull,
): Promise<Pull[]> {
  const { data } = await client.rest.pulls
    .list({ owner, repo, head: `${repository.split('/')[0]}:${branch}`, state: 'open', per_page: 100 })
    .catch((error: unknown) => {
      throw explainApiError(error, 'read the pull requests', 'pull-requests: read')
    })
  // GitHub filters by owner and not by repository, and ignores a filter that it cannot parse.
  return data
    .map(pullOf)
    .filter(({ head }) => head.ref === branch && head.repository?.toLowerCase() === repository.toLowerCase())
}

/** A pull request of the bot that a person closed unmerged, with the request that it answered. */
export interface DeclinedPull {
  readonly number: number
  readonly answers: MarkerData<'request'>
}

/** How far back closed pull requests are read: in pages of 100, and in days since their last change. */
const CLOSED = { pages: 10, days: 90 } as const

/**
 * List the bot's own pull requests into a branch that a person closed unmerged, newest first: among the latest 100 in
 * any case, and among up to 1000 of the last months.
 */
export async function declinedPulls(api: RepositoryApi, base: string): Promise<DeclinedPull[]> {
  const declined: DeclinedPull[] = []
  for (const { number, body, user, merged_at: mergedAt } of await closedPulls(api, base)) {
    const answers = readMarkers('request', body)
    if (answers === undefined || mergedAt !== null || readMarkers('closed', body) !== undefined) continue
    if (await isOwnAuthor(api, user)) declined.push({ number, answers })
  }
  return declined.toSorted((a, b) => b.number - a.number)
}

async function closedPulls({ client, owner, repo }: RepositoryApi, base: string): Promise<PullData[]> {
  const query = { owner, repo, base, state: 'closed', sort: 'updated', direction: 'desc', per_page: 100 } as const
  const since = Date.now() - CLOSED.days * 24 * 3_600_000
  const found: PullData[] = []
  try {
    for await (const { data } of client.paginate.iterator(client.rest.pulls.list, query)) {
      found.push(...data)
      const isOld = Date.parse(data.at(-1)?.updated_at ?? '') < since
      if (isOld || found.length >= CLOSED.pages * query.per_page) break
    }
  } catch (error) {
    throw explainApiError(error, 'read the pull requests', 'pull-requests: read')
  }
  return found
}

/** An open pull request of the bot, with the request that it answers. */
export interface OwnPull {
  readonly pull: Pull
  readonly answers: Pick<MarkerData<'request'>, 'key' | 'request' | 'causes'> & { readonly name?: string }
  /** True if it proposes tests and fixes nothing. */
  readonly isProposal: boolean
}

/**
 * List the bot's own open pull requests into a branch, drafts of tests among them, with the request that each answers.
 */
export async function ownPulls(api: RepositoryApi, base: string): Promise<readonly OwnPull[]> {
  return (await answeringPulls(api, base)).own
}

/** List the open pull requests into a branch that answer a request: the bot's own ones, and those of other bots. */
export async function answeringPulls(
  api: RepositoryApi,
  base: string,
): Promise<{ readonly own: readonly OwnPull[]; readonly ofOthers: readonly Pull[] }> {
  const { client, owner, repo } = api
  const open = await client
    .paginate(client.rest.pulls.list, { owner, repo, base, state: 'open', per_page: 100 })
    .catch((error: unknown) => {
      throw explainApiError(error, 'read the pull requests', 'pull-requests: read')
    })
  const own: OwnPull[] = []
  const ofOthers: Pull[] = []
  for (const data of open) {
    const fixed = readMarkers('request', data.body)
    const answers = fixed ?? readMarkers('proposal', data.body)
    if (answers === undefined) continue
    const pull = pullOf(data)
    if (await isOwnAuthor(api, data.user)) own.push({ pull, answers, isProposal: fixed === undefined })
    // Any person can write the marker.
    else if (pull.author?.isBot === true) ofOthers.push(pull)
  }
  return { own, ofOthers }
}
