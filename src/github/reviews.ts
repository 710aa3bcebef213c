import type { Finding } from '../domain/model/review.ts'
import { readMarkers, htmlMarker } from './html-marker.ts'
import { isOwnAuthor } from './users.ts'
import { explainApiError } from './api-errors.ts'
import { type RepositoryApi } from './client.ts'
import { makeOnce } from './idempotent.ts'

/** A user's review of a pull request. */
export interface HumanReview {
  readonly id: number
  readonly login: string
  readonly demands: readonly Demand[]
}

/** A finding and the id of its comment; undefined for the review's own text. */
export interface Demand extends Finding {
  readonly thread: number | undefined
}

/** Longest part of a comment that is read, in characters. */
const MAX_COMMENT = 4_000

/**
 * Read a review. Each comment at a line is a demand, and so is the text of a review that requests changes.
 */
export async function reviewAt(
  { client, owner, repo }: RepositoryApi,
  { pull, review }: { pull: number; review: number },
): Promise<HumanReview | undefined> {
  try {
    const at = { owner, repo, pull_number: pull, review_id: review }
    const { data } = await client.rest.pulls.getReview(at)
    const comments = await client.paginate(client.rest.pulls.listCommentsForReview, { ...at, per_page: 100 })
    const login = data.user?.login ?? ''
    const why = `${login} asks for it.`
    const own = data.state === 'CHANGES_REQUESTED' && data.body.trim() !== ''
    return {
      id: data.id,
      login,
      demands: [
        ...(own
          ? [{ severity: 'high' as const, file: '', what: data.body.slice(0, MAX_COMMENT), why, thread: undefined }]
          : []),
        ...comments
          .filter(comment => comment.in_reply_to_id === undefined)
          .map(({ id, path, line, original_line: original, body }) => ({
            severity: 'high' as const,
            file: path,
            // null for a comment on a whole file, whatever the types say.
            ...(typeof (line ?? original) === 'number' ? { line: line ?? original } : {}),
            what: body.slice(0, MAX_COMMENT),
            why,
            thread: id,
          })),
      ],
    }
  } catch (error) {
    throw explainApiError(error, 'read the review', 'pull-requests: read')
  }
}

/** Reply in the thread of a comment, once. */
export async function answerThread(
  api: RepositoryApi,
  { pull, thread, body }: { pull: number; thread: number; body: string },
): Promise<void> {
  const { client, owner, repo } = api
  await makeOnce('answer the review', 'pull-requests: write', async () => {
    const all = await client.paginate(client.rest.pulls.listReviewComments, {
      owner,
      repo,
      pull_number: pull,
      per_page: 100,
    })
    for (const { body: text, user } of all)
      if (readMarkers('answer', text)?.to === thread && (await isOwnAuthor(api, user))) return
    await client.rest.pulls.createReplyForReviewComment({
      owner,
      repo,
      pull_number: pull,
      comment_id: thread,
      body: `${htmlMarker('answer', { to: thread })}\n${body}`,
    })
  })
}
