import type { Finding } from '../domain/model/review.ts'
import { readMarkers, htmlMarker } from './html-marker.ts'
import { isOwnAuthor } from './users.ts'
import { explainApiError } from './api-errors.ts'
import { makeOnce, type RepositoryApi } from './idempotent.ts'

/** What a person's review of a pull request asks for. */
export interface HumanReview {
  readonly id: number
  readonly login: string
  readonly demands: readonly Demand[]
}

/** A finding, and the comment that it stands in; of the review's own text there is none. */
export interface Demand extends Finding {
  readonly thread: number | undefined
}

/** Characters of one comment that are heeded. */
const MOST = 4_000

/**
 * Reads a review: each comment at a line is a demand, and so is the text of one that requests changes.
 * @returns undefined where there is none
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
          ? [{ severity: 'high' as const, file: '', what: data.body.slice(0, MOST), why, thread: undefined }]
          : []),
        ...comments
          .filter(comment => comment.in_reply_to_id === undefined)
          .map(({ id, path, line, original_line: original, body }) => ({
            severity: 'high' as const,
            file: path,
            // Of a comment on a whole file there is none: null, whatever the types say.
            ...(typeof (line ?? original) === 'number' ? { line: line ?? original } : {}),
            what: body.slice(0, MOST),
            why,
            thread: id,
          })),
      ],
    }
  } catch (error) {
    throw explainApiError(error, 'read the review', 'pull-requests: read')
  }
}

/** Answers in the thread of a comment, once. */
export async function answerThread(
  place: RepositoryApi,
  { pull, thread, body }: { pull: number; thread: number; body: string },
): Promise<void> {
  const { client, owner, repo } = place
  await makeOnce('answer the review', 'pull-requests: write', async () => {
    const all = await client.paginate(client.rest.pulls.listReviewComments, {
      owner,
      repo,
      pull_number: pull,
      per_page: 100,
    })
    for (const { body: text, user } of all)
      if (readMarkers('answer', text)?.to === thread && (await isOwnAuthor(place, user))) return
    await client.rest.pulls.createReplyForReviewComment({
      owner,
      repo,
      pull_number: pull,
      comment_id: thread,
      body: `${htmlMarker('answer', { to: thread })}\n${body}`,
    })
  })
}
