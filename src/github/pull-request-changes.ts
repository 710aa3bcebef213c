import { RequestError } from '@octokit/request-error'
import type { PullRequestLink } from '../domain/model/state.ts'
import { sayOnce } from './comments.ts'
import { type RepositoryApi } from './client.ts'
import { htmlMarker, reopenedMarker } from './html-marker.ts'
import { makeOnce, truncateBody } from './idempotent.ts'
import { openPulls, type Pull } from './pull-requests.ts'
import { isOwnActor } from './users.ts'

export interface PullSpec {
  readonly head: string
  readonly base: string
  readonly title: string
  readonly body: string
  readonly draft: boolean
}

export type PublishedPull = PullRequestLink & {
  readonly author: string | undefined
  readonly nodeId: string
  /** Marker that each text of it begins with, and that is not of the request; or ''. */
  readonly marker: string
}

/** Open the pull request of a branch, or update the open one. Never opens a second one. */
export async function publishPull(api: RepositoryApi, spec: PullSpec): Promise<PublishedPull> {
  const { client, owner, repo } = api
  const { title, draft } = spec
  return makeOnce('open a pull request', 'pull-requests: write', async () => {
    const open = await pullToUpdate(api, spec)
    if (open === undefined) return createPull(api, spec)
    // A person who has reopened it still wants it.
    const marker = reopenedMarker(open.body)
    const body = truncateBody(marker + spec.body)
    const { data } = await client.rest.pulls.update({ owner, repo, pull_number: open.number, title, body })
    if (open.draft !== draft) await setDraft(api, open.nodeId, draft)
    return {
      number: data.number,
      url: data.html_url,
      operation: 'updated',
      author: data.user?.login,
      nodeId: open.nodeId,
      marker,
    }
  })
}

/** Find the open pull request into the base; else one of the bot into another, which a person or GitHub has chosen. */
async function pullToUpdate(api: RepositoryApi, { head, base }: PullSpec): Promise<Pull | undefined> {
  const open = await openPulls(api, { branch: head })
  const found = open.find(pull => pull.base === base)
  if (found !== undefined) return found
  for (const pull of open) if (await isOwnActor(api, pull.author)) return pull
  return undefined
}

async function createPull({ client, owner, repo }: RepositoryApi, spec: PullSpec): Promise<PublishedPull> {
  const { draft, ...pull } = { ...spec, body: truncateBody(spec.body) }
  const { data } = await client.rest.pulls.create({ owner, repo, ...pull, draft }).catch(async (error: unknown) => {
    // Some plans have no drafts in private repositories.
    const noDrafts = draft && error instanceof RequestError && error.status === 422 && /draft/i.test(error.message)
    if (!noDrafts) throw error
    return client.rest.pulls.create({ owner, repo, ...pull })
  })
  return {
    number: data.number,
    url: data.html_url,
    operation: 'created',
    author: data.user.login,
    nodeId: data.node_id,
    marker: '',
  }
}

/** Make a draft ready for review. */
export async function markReady(api: RepositoryApi, { nodeId }: Pick<PublishedPull, 'nodeId'>): Promise<void> {
  await makeOnce('open a pull request', 'pull-requests: write', () => setDraft(api, nodeId, false))
}

/** Set the draft state by GraphQL: REST cannot. Ignore a rejection: the body shows the outcome too. */
async function setDraft({ client }: RepositoryApi, id: string, draft: boolean): Promise<void> {
  const change = draft ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview'
  const mutation = `mutation($id: ID!) { ${change}(input: { pullRequestId: $id }) { pullRequest { id } } }`
  await client.graphql(mutation, { id }).catch((error: unknown) => {
    if (error instanceof RequestError) throw error
  })
}

/** Replace the body only. */
export async function rewritePull(api: RepositoryApi, number: number, body: string): Promise<void> {
  const { client, owner, repo } = api
  await makeOnce('open a pull request', 'pull-requests: write', () =>
    client.rest.pulls.update({ owner, repo, pull_number: number, body: truncateBody(body) }),
  )
}

/** Close a pull request with a comment, and mark it as closed by the bot. A closed one stays closed. */
export async function closePull(
  api: RepositoryApi,
  { number, body: before }: { readonly number: number; readonly body: string },
  sentence: string,
): Promise<void> {
  const { client, owner, repo } = api
  const body = truncateBody(`${htmlMarker('closed', {})}\n${before}`)
  await sayOnce(api, { number, first: sentence, body: sentence })
  await makeOnce('close a pull request', 'pull-requests: write', () =>
    client.rest.pulls.update({ owner, repo, pull_number: number, state: 'closed', body }),
  )
}

/** Add labels; GitHub creates the missing ones. */
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

/** Remove a label; ignore a missing one. */
export async function removeLabel({ client, owner, repo }: RepositoryApi, number: number, name: string): Promise<void> {
  await makeOnce('label the pull request', 'pull-requests: write', async () => {
    await client.rest.issues.removeLabel({ owner, repo, issue_number: number, name }).catch((error: unknown) => {
      if (!(error instanceof RequestError) || error.status !== 404) throw error
    })
  })
}

/** Assign a user. GitHub silently skips a user who cannot be assigned. */
export async function assignPull({ client, owner, repo }: RepositoryApi, number: number, login: string): Promise<void> {
  await makeOnce('assign the pull request', 'pull-requests: write', () =>
    client.rest.issues.addAssignees({ owner, repo, issue_number: number, assignees: [login] }),
  )
}
