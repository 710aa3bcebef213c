import { RequestError } from '@octokit/request-error'
import type { PullRequestLink } from '../domain/model/state.ts'
import { readMarkers, type MarkerData } from './html-marker.ts'
import { type Actor, isOwnAuthor } from './users.ts'
import { explainApiError } from './api-errors.ts'
import { sayOnce } from './comments.ts'
import { truncateBody, makeOnce, type RepositoryApi } from './idempotent.ts'

/** A pull request. */
/** What is known of a pull request that somebody asks about. */
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
}

type Told = Awaited<ReturnType<RepositoryApi['client']['rest']['pulls']['list']>>['data'][number]

function pullOf(data: Told): Pull {
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
    // The repository of a fork that is gone is none.
    head: {
      ref: data.head.ref,
      sha: data.head.sha,
      repository: (data.head.repo as { full_name: string } | null)?.full_name,
    },
    base: data.base.ref,
  }
}

/** @returns undefined where there is none */
export async function pullAt({ client, owner, repo }: RepositoryApi, number: number): Promise<Pull | undefined> {
  try {
    return pullOf((await client.rest.pulls.get({ owner, repo, pull_number: number })).data as unknown as Told)
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return undefined
    throw explainApiError(error, 'read the pull request', 'pull-requests: read')
  }
}

/**
 * The open pull request whose head a branch is.
 * @param repository `owner/name` that the branch is in; this one without it
 */
export async function openPull(
  { client, owner, repo }: RepositoryApi,
  { branch, base, repository = `${owner}/${repo}` }: { branch: string; base?: string; repository?: string },
): Promise<Pull | undefined> {
  const query = { owner, repo, head: `${repository.split('/')[0]}:${branch}`, state: 'open' as const, per_page: 100 }
  const { data } = await client.rest.pulls
    .list({ ...query, ...(base === undefined ? {} : { base }) })
    .catch((error: unknown) => {
      throw explainApiError(error, 'read the pull requests', 'pull-requests: read')
    })
  // GitHub looks at the owner and not at the repository; a head that it cannot read it overlooks, and tells all of them.
  return data
    .map(pullOf)
    .find(({ head }) => head.ref === branch && head.repository?.toLowerCase() === repository.toLowerCase())
}

/** The bot's own open pull requests onto a branch, and what each answers. */
export async function ownPulls(
  place: RepositoryApi,
  base: string,
): Promise<{ readonly pull: Pull; readonly answers: MarkerData<'request'> }[]> {
  const { client, owner, repo } = place
  const open = await client
    .paginate(client.rest.pulls.list, { owner, repo, base, state: 'open', per_page: 100 })
    .catch((error: unknown) => {
      throw explainApiError(error, 'read the pull requests', 'pull-requests: read')
    })
  const own: { pull: Pull; answers: MarkerData<'request'> }[] = []
  for (const data of open) {
    const answers = readMarkers('request', data.body)
    if (answers !== undefined && (await isOwnAuthor(place, data.user))) own.push({ pull: pullOf(data), answers })
  }
  return own
}

export interface PullSpec {
  readonly head: string
  readonly base: string
  readonly title: string
  readonly body: string
  readonly draft: boolean
}

export type PublishedPull = PullRequestLink & { readonly author: string | undefined }

/** Opens the pull request of a branch, or brings the one that is open up to date. Never makes a second one. */
export async function publishPull(place: RepositoryApi, spec: PullSpec): Promise<PublishedPull> {
  const { client, owner, repo } = place
  const { head, base, title, draft } = spec
  const body = truncateBody(spec.body)
  return makeOnce('open a pull request', 'pull-requests: write', async () => {
    const open = await openPull(place, { branch: head, base })
    if (open === undefined) return create(place, { ...spec, body })
    const { data } = await client.rest.pulls.update({ owner, repo, pull_number: open.number, title, body })
    if (open.draft !== draft) await setDraft(place, open.nodeId, draft)
    return {
      number: data.number,
      url: data.html_url,
      operation: 'updated',
      author: data.user?.login,
    }
  })
}

async function create({ client, owner, repo }: RepositoryApi, spec: PullSpec): Promise<PublishedPull> {
  const { draft, ...pull } = spec
  const { data } = await client.rest.pulls.create({ owner, repo, ...pull, draft }).catch(async (error: unknown) => {
    // Private repositories of some plans have no drafts.
    const noDrafts = draft && error instanceof RequestError && error.status === 422 && /draft/i.test(error.message)
    if (!noDrafts) throw error
    return client.rest.pulls.create({ owner, repo, ...pull })
  })
  return {
    number: data.number,
    url: data.html_url,
    operation: 'created',
    author: data.user.login,
  }
}

/** REST cannot change it. What cannot be changed (plans without drafts) stays: the body says how it ended. */
async function setDraft({ client }: RepositoryApi, id: string, draft: boolean): Promise<void> {
  const change = draft ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview'
  const mutation = `mutation($id: ID!) { ${change}(input: { pullRequestId: $id }) { pullRequest { id } } }`
  await client.graphql(mutation, { id }).catch((error: unknown) => {
    if (error instanceof RequestError) throw error
  })
}

/** Changes the text alone. */
export async function rewritePull(place: RepositoryApi, number: number, body: string): Promise<void> {
  const { client, owner, repo } = place
  await makeOnce('open a pull request', 'pull-requests: write', () =>
    client.rest.pulls.update({ owner, repo, pull_number: number, body: truncateBody(body) }),
  )
}

/** Closes a pull request with a sentence; what was closed before stays as it is. */
export async function closePull(place: RepositoryApi, number: number, sentence: string): Promise<void> {
  const { client, owner, repo } = place
  await sayOnce(place, { number, first: sentence, body: sentence })
  await makeOnce('close a pull request', 'pull-requests: write', () =>
    client.rest.pulls.update({ owner, repo, pull_number: number, state: 'closed' }),
  )
}

export async function addLabels(
  { client, owner, repo }: RepositoryApi,
  number: number,
  labels: readonly string[],
): Promise<void> {
  if (labels.length === 0) return
  await makeOnce('label the pull request', 'pull-requests: write', () =>
    client.rest.issues.addLabels({ owner, repo, issue_number: number, labels: [...labels] }),
  )
}

/** One that is not there is gone already. */
export async function removeLabel({ client, owner, repo }: RepositoryApi, number: number, name: string): Promise<void> {
  await makeOnce('label the pull request', 'pull-requests: write', async () => {
    await client.rest.issues.removeLabel({ owner, repo, issue_number: number, name }).catch((error: unknown) => {
      if (!(error instanceof RequestError) || error.status !== 404) throw error
    })
  })
}

/** GitHub leaves out, without a word, whoever cannot be assigned. */
export async function assign({ client, owner, repo }: RepositoryApi, number: number, login: string): Promise<void> {
  await makeOnce('assign the pull request', 'pull-requests: write', () =>
    client.rest.issues.addAssignees({ owner, repo, issue_number: number, assignees: [login] }),
  )
}

/** Asks for reviews; those who have said something already are asked only when they are to look again. */
export async function askForReviews(
  { client, owner, repo }: RepositoryApi,
  { number, reviewers: wantedOnes, again }: { number: number; reviewers: readonly string[]; again: boolean },
): Promise<void> {
  if (wantedOnes.length === 0) return
  await makeOnce('ask for reviews', 'pull-requests: write', async () => {
    const at = { owner, repo, pull_number: number }
    const told = await client.paginate(client.rest.pulls.listReviews, { ...at, per_page: 100 })
    const heard = new Set(again ? [] : told.map(({ user }) => user?.login))
    const wanted = wantedOnes.filter(name => !heard.has(name))
    const teams = wanted.flatMap(name => (name.includes('/') ? [name.slice(name.indexOf('/') + 1)] : []))
    const people = wanted.filter(name => !name.includes('/'))
    const ask = (asked: object) => client.rest.pulls.requestReviewers({ ...at, ...asked })
    // One who cannot be asked keeps all others from it, and a job's own token may know no teams.
    const askEach = async (names: readonly string[], asked: (names: readonly string[]) => object) => {
      if (names.length === 0) return
      await ask(asked(names)).catch(async (error: unknown) => {
        if (!(error instanceof RequestError) || error.status !== 422) throw error
        for (const name of names.length > 1 ? names : []) await askEach([name], asked)
      })
    }
    await askEach(people, reviewers => ({ reviewers }))
    await askEach(teams, slugs => ({ team_reviewers: slugs }))
  })
}
