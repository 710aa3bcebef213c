import { RequestError } from '@octokit/request-error'
import { readMarkers, htmlMarker, type MarkerData } from './html-marker.ts'
import { isOwnAuthor } from './users.ts'
import { explainApiError } from './api-errors.ts'
import { type RepositoryApi } from './client.ts'
import { truncateBody, makeOnce } from './idempotent.ts'

export type Reaction = 'eyes' | 'rocket' | 'confused' | '+1'

/** The progress comment on a pull request: created once, then edited. */
export class StickyComment {
  readonly #api: RepositoryApi
  readonly #pull: number
  readonly #marker: string
  #id: number | undefined

  /** @param name distinguishes it from other progress comments on the same pull request */
  constructor(api: RepositoryApi, { pull, name }: { pull: number; name: string }) {
    this.#api = api
    this.#pull = pull
    this.#marker = htmlMarker('comment', { name })
  }

  /** Read the comment; undefined if it does not exist yet. */
  async read(): Promise<string | undefined> {
    const found = await this.#find().catch((error: unknown) => {
      throw explainApiError(error, 'read the comments', 'pull-requests: read')
    })
    this.#id = found?.id
    return found?.body
  }

  async write(body: string): Promise<void> {
    const text = truncateBody(`${this.#marker}\n${body}`)
    const { client, owner, repo } = this.#api
    await makeOnce('comment on the pull request', 'pull-requests: write', async () => {
      this.#id ??= (await this.#find())?.id
      if (this.#id !== undefined) {
        try {
          await client.rest.issues.updateComment({ owner, repo, comment_id: this.#id, body: text })
          return
        } catch (error) {
          // A user has deleted it.
          if (!(error instanceof RequestError) || error.status !== 404) throw error
          this.#id = undefined
        }
      }
      const { data } = await client.rest.issues.createComment({ owner, repo, issue_number: this.#pull, body: text })
      this.#id = data.id
    })
  }

  async #find(): Promise<{ id: number; body: string } | undefined> {
    return ownComment(this.#api, { number: this.#pull, first: this.#marker })
  }
}

/** Reply to a comment, once. */
export async function replyOnce(
  api: RepositoryApi,
  { number, comment, body }: { number: number; comment: number; body: string },
): Promise<void> {
  const first = htmlMarker('reply', { comment })
  const { client, owner, repo } = api
  await makeOnce('comment on the pull request', 'pull-requests: write', async () => {
    const existing = await ownComment(api, { number, first })
    const text = truncateBody(`${first}\n${body}`)
    if (existing === undefined)
      await client.rest.issues.createComment({ owner, repo, issue_number: number, body: text })
    else if (existing.body !== text)
      await client.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body: text })
  })
}

/**
 * Comment on a pull request, once.
 * @param first the beginning that identifies the comment: a marker, or the text itself
 */
export async function sayOnce(
  api: RepositoryApi,
  { number, first, body }: { number: number; first: string; body: string },
): Promise<void> {
  const { client, owner, repo } = api
  await makeOnce('comment on the pull request', 'pull-requests: write', async () => {
    if ((await ownComment(api, { number, first })) !== undefined) return
    const text = truncateBody(first === body ? body : `${first}\n${body}`)
    await client.rest.issues.createComment({ owner, repo, issue_number: number, body: text })
  })
}

/** React to a comment. GitHub stores the same reaction only once. */
export async function addReaction(
  { client, owner, repo }: RepositoryApi,
  comment: number,
  content: Reaction,
): Promise<void> {
  await makeOnce('react to the comment', 'pull-requests: write', () =>
    client.rest.reactions.createForIssueComment({ owner, repo, comment_id: comment, content }),
  )
}

/** A progress comment, by the name of its request. */
export interface ProgressComment {
  readonly name: string
  readonly body: string
  /** Its current or latest run. */
  readonly run: MarkerData<'run'> | undefined
}

/** List the bot's progress comments on a pull request. */
export async function progressComments(api: RepositoryApi, pull: number): Promise<ProgressComment[]> {
  const { client, owner, repo } = api
  const comments = await client
    .paginate(client.rest.issues.listComments, {
      owner,
      repo,
      issue_number: pull,
      per_page: 100,
    })
    .catch((error: unknown) => {
      throw explainApiError(error, 'read the comments', 'pull-requests: read')
    })
  const found: ProgressComment[] = []
  for (const { body = '', user } of comments) {
    const name = readMarkers('comment', body)?.name
    if (name !== undefined && (await isOwnAuthor(api, user))) found.push({ name, body, run: readMarkers('run', body) })
  }
  return found
}

/** List the runs in progress for a pull request, from the markers in its progress comments. */
export async function runsUnderWay(api: RepositoryApi, pull: number): Promise<number[]> {
  const comments = await progressComments(api, pull)
  return comments.flatMap(({ run }) => (run?.isOver === false ? [run.id] : []))
}

/** Find the bot's oldest comment with this beginning. Check the author: any user can write a marker. */
async function ownComment(
  api: RepositoryApi,
  { number, first }: { number: number; first: string },
): Promise<{ id: number; body: string } | undefined> {
  const { client, owner, repo } = api
  const pages = client.paginate.iterator(client.rest.issues.listComments, {
    owner,
    repo,
    issue_number: number,
    per_page: 100,
  })
  for await (const { data } of pages) {
    for (const { id, body, user } of data)
      if (body?.startsWith(first) && (await isOwnAuthor(api, user))) return { id, body }
  }
  return undefined
}
