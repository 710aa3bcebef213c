import { RequestError } from '@octokit/request-error'
import { readMarkers, htmlMarker } from './html-marker.ts'
import { isOwnAuthor } from './users.ts'
import { explainApiError } from './api-errors.ts'
import { truncateBody, makeOnce, type RepositoryApi } from './idempotent.ts'

export type Reaction = 'eyes' | 'rocket' | 'confused'

/** The one comment that tells of the work on a pull request: made once, edited from then on. */
export class StickyComment {
  readonly #place: RepositoryApi
  readonly #pull: number
  readonly #marker: string
  #id: number | undefined

  /** @param name what tells it from others on the same pull request */
  constructor(place: RepositoryApi, { pull, name }: { pull: number; name: string }) {
    this.#place = place
    this.#pull = pull
    this.#marker = htmlMarker('comment', { name: name.replaceAll('\0', ' / ') })
  }

  /** The comment as it is now, or undefined. */
  async read(): Promise<string | undefined> {
    const found = await this.#find().catch((error: unknown) => {
      throw explainApiError(error, 'read the comments', 'pull-requests: read')
    })
    this.#id = found?.id
    return found?.body
  }

  async write(body: string): Promise<void> {
    const text = truncateBody(`${this.#marker}\n${body}`)
    const { client, owner, repo } = this.#place
    await makeOnce('comment on the pull request', 'pull-requests: write', async () => {
      this.#id ??= (await this.#find())?.id
      if (this.#id !== undefined) {
        try {
          await client.rest.issues.updateComment({ owner, repo, comment_id: this.#id, body: text })
          return
        } catch (error) {
          // Somebody has deleted it.
          if (!(error instanceof RequestError) || error.status !== 404) throw error
          this.#id = undefined
        }
      }
      const { data } = await client.rest.issues.createComment({ owner, repo, issue_number: this.#pull, body: text })
      this.#id = data.id
    })
  }

  async #find(): Promise<{ id: number; body: string } | undefined> {
    return ownComment(this.#place, { number: this.#pull, first: this.#marker })
  }
}

/** Answers a comment, once. */
export async function reply(
  place: RepositoryApi,
  { number, comment, body }: { number: number; comment: number; body: string },
): Promise<void> {
  const first = htmlMarker('reply', { comment })
  const { client, owner, repo } = place
  await makeOnce('comment on the pull request', 'pull-requests: write', async () => {
    const known = await ownComment(place, { number, first })
    const text = truncateBody(`${first}\n${body}`)
    if (known === undefined) await client.rest.issues.createComment({ owner, repo, issue_number: number, body: text })
    else if (known.body !== text)
      await client.rest.issues.updateComment({ owner, repo, comment_id: known.id, body: text })
  })
}

/** Says something at a pull request, once. @param first by which it is known again: a marker, or the text itself */
export async function sayOnce(
  place: RepositoryApi,
  { number, first, body }: { number: number; first: string; body: string },
): Promise<void> {
  const { client, owner, repo } = place
  await makeOnce('comment on the pull request', 'pull-requests: write', async () => {
    if ((await ownComment(place, { number, first })) !== undefined) return
    const text = truncateBody(first === body ? body : `${first}\n${body}`)
    await client.rest.issues.createComment({ owner, repo, issue_number: number, body: text })
  })
}

/** Reacts to a comment; the same reaction twice is one. */
export async function react({ client, owner, repo }: RepositoryApi, comment: number, content: Reaction): Promise<void> {
  await makeOnce('react to the comment', 'pull-requests: write', () =>
    client.rest.reactions.createForIssueComment({ owner, repo, comment_id: comment, content }),
  )
}

/** The runs that work for a pull request, as its sticky comments say. */
export async function runsUnderWay(place: RepositoryApi, pull: number): Promise<number[]> {
  const { client, owner, repo } = place
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
  const runs: number[] = []
  for (const { body, user } of comments) {
    const run = readMarkers('run', body)
    if (run !== undefined && !run.isOver && (await isOwnAuthor(place, user))) runs.push(run.id)
  }
  return runs
}

/** The oldest comment of the bot's own that begins like this: anybody may write a marker. */
async function ownComment(
  place: RepositoryApi,
  { number, first }: { number: number; first: string },
): Promise<{ id: number; body: string } | undefined> {
  const { client, owner, repo } = place
  const pages = client.paginate.iterator(client.rest.issues.listComments, {
    owner,
    repo,
    issue_number: number,
    per_page: 100,
  })
  for await (const { data } of pages) {
    for (const { id, body, user } of data)
      if (body?.startsWith(first) && (await isOwnAuthor(place, user))) return { id, body }
  }
  return undefined
}
