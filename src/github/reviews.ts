import type { Finding } from '../domain/model/review.ts'
import { readMarkers, htmlMarker } from './html-marker.ts'
import { type Actor, isOwnAuthor } from './users.ts'
import { explainApiError } from './api-errors.ts'
import { type RepositoryApi } from './client.ts'
import { makeOnce } from './idempotent.ts'

/** A user's review of a pull request. */
export interface HumanReview {
  readonly id: number
  readonly login: string
  readonly demands: readonly Demand[]
}

/** A finding, and the comment to answer; undefined for the review's own text. */
export interface Demand extends Finding {
  readonly thread: number | undefined
}

/** Longest part of a comment that is read, in characters; of one that is only the context of another. */
const MAX_COMMENT = 4_000
const MAX_CONTEXT = 1_000

/**
 * Read a review. Each comment at a line is a demand, and so are a reply in a thread that fix-tests has answered, and
 * the text of a review that requests changes.
 */
export async function reviewAt(
  api: RepositoryApi,
  { pull, review }: { pull: number; review: number },
): Promise<HumanReview | undefined> {
  const { client, owner, repo } = api
  try {
    const at = { owner, repo, pull_number: pull, review_id: review }
    const { data } = await client.rest.pulls.getReview(at)
    // GitHub's list of one review's comments has no lines.
    const all = await commentsOf(api, pull)
    const comments = all.filter(({ pull_request_review_id: of }) => of === review)
    const login = data.user?.login ?? ''
    const why = `${login} asks for it.`
    const own = data.state === 'CHANGES_REQUESTED' && data.body.trim() !== ''
    const begun = comments.some(isReply) ? await answeredThreads(api, all) : new Map<number, string>()
    const counts = ({ in_reply_to_id: root, body }: (typeof comments)[number]) =>
      root === undefined || (begun.has(root) && !isOwnReply(body))
    return {
      id: data.id,
      login,
      demands: [
        ...(own
          ? [{ severity: 'high' as const, file: '', what: data.body.slice(0, MAX_COMMENT), why, thread: undefined }]
          : []),
        ...comments.filter(counts).map(({ id, path, line, original_line: original, body, in_reply_to_id: root }) => ({
          severity: 'high' as const,
          file: path,
          // null for a comment on a whole file, whatever the types say.
          ...(typeof (line ?? original) === 'number' ? { line: line ?? original } : {}),
          what: body.slice(0, MAX_COMMENT),
          why: root === undefined ? why : `${why} It replies to: ${begun.get(root) ?? ''}`,
          thread: id,
          ...(root === undefined ? {} : { root }),
        })),
      ],
    }
  } catch (error) {
    throw explainApiError(error, 'read the review', 'pull-requests: read')
  }
}

/** Read the newest review that asks for something; undefined if there is none. */
export async function latestReview(
  api: RepositoryApi,
  pull: number,
): Promise<{ readonly review: HumanReview; readonly by: Actor } | undefined> {
  const { client, owner, repo } = api
  const all = await client
    .paginate(client.rest.pulls.listReviews, { owner, repo, pull_number: pull, per_page: 100 })
    .catch((error: unknown) => {
      throw explainApiError(error, 'read the reviews', 'pull-requests: read')
    })
  for (const { id, state, user } of all.toReversed()) {
    if (state === 'APPROVED' || state === 'DISMISSED' || user === null) continue
    if (await isOwnAuthor(api, user)) continue
    const review = await reviewAt(api, { pull, review: id })
    if (review !== undefined && review.demands.length > 0)
      return { review, by: { login: user.login, isBot: user.type === 'Bot' } }
  }
  return undefined
}

type ReviewComment = Awaited<ReturnType<typeof commentsOf>>[number]

/** True for what fix-tests itself says in a thread: the token may be that of a person. */
function isOwnReply(body: string): boolean {
  return (['answer', 'reply'] as const).some(kind => readMarkers(kind, body) !== undefined)
}

function isReply(comment: { readonly in_reply_to_id?: number }): boolean {
  return comment.in_reply_to_id !== undefined
}

/** Read the threads that fix-tests has answered: the begin of each, by the id of its first comment. */
async function answeredThreads(api: RepositoryApi, all: readonly ReviewComment[]): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (const { in_reply_to_id: root, body, user } of all) {
    if (root === undefined || found.has(root) || readMarkers('answer', body) === undefined) continue
    const first = all.find(({ id }) => id === root)
    if (first !== undefined && (await isOwnAuthor(api, user))) found.set(root, first.body.slice(0, MAX_CONTEXT))
  }
  return found
}

function commentsOf({ client, owner, repo }: RepositoryApi, pull: number) {
  return client.paginate(client.rest.pulls.listReviewComments, { owner, repo, pull_number: pull, per_page: 100 })
}

/**
 * Answer a comment in its thread, once.
 * @param options.root the first comment of the thread, if `thread` is a reply
 * @param options.isRefusal true if the work is not done yet, so that a later run answers as well
 */
export async function answerThread(
  api: RepositoryApi,
  {
    pull,
    thread,
    root = thread,
    body,
    isRefusal = false,
  }: { pull: number; thread: number; root?: number | undefined; body: string; isRefusal?: boolean },
): Promise<void> {
  const { client, owner, repo } = api
  const first = isRefusal ? htmlMarker('reply', { comment: thread }) : htmlMarker('answer', { to: thread })
  await makeOnce('answer the review', 'pull-requests: write', async () => {
    const all = await commentsOf(api, pull)
    for (const { body: text, user } of all) if (text.startsWith(first) && (await isOwnAuthor(api, user))) return
    await client.rest.pulls.createReplyForReviewComment({
      owner,
      repo,
      pull_number: pull,
      comment_id: root,
      body: `${first}\n${body}`,
    })
  })
}
