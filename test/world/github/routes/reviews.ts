import { readDiff } from '../diff.ts'
import { legacyReviewComment, review, reviewComment } from '../payloads/pulls.ts'
import { type PullRecord, diffOf } from '../pull-requests.ts'
import type { ReviewCommentRecord, ReviewRecord } from '../records.ts'
import { type Repository, born } from '../repository.ts'
import { type Route, created, found, invalid, ok, page, route } from '../route.ts'
import type { Place } from '../site.ts'
import { limit } from './common.ts'
import { pullOf } from './pulls.ts'

export const reviewRoutes: readonly Route[] = [
  route('pulls/list-reviews', 'pull-requests:read', call => {
    const { number } = pullOf(call)
    const reviews = call.repo.world.reviews.filter(each => each.pull === number)
    return page(reviews, { input: call.input, show: each => review(call, each) })
  }),

  route('pulls/get-review', 'pull-requests:read', call => ok(review(call, reviewOf(call)))),

  route('pulls/list-comments-for-review', 'pull-requests:read', call => {
    const { id } = reviewOf(call)
    const comments = call.repo.world.reviewComments.filter(each => each.review === id)
    return page(comments, { input: call.input, show: each => legacyReviewComment(call, each) })
  }),

  route('pulls/list-review-comments', 'pull-requests:read', call => {
    const { number } = pullOf(call)
    const comments = call.repo.world.reviewComments.filter(each => each.pull === number)
    return page(comments, { input: call.input, show: each => reviewComment(call, each) })
  }),

  route('pulls/create-reply-for-review-comment', 'pull-requests:write', call => {
    const { number: pull } = pullOf(call)
    const { body, comment_id: to } = call.input
    limit(body, { resource: 'PullRequestReviewComment', field: 'body' })
    // GitHub: replies to replies are not supported.
    if (call.repo.world.reviewComments.some(each => each.id === to && each.inReplyTo !== null))
      throw invalid({ resource: 'PullRequestReviewComment', code: 'invalid', field: 'in_reply_to' })
    return created(reviewComment(call, addReply(call.repo, { pull, to, user: call.token.login, body })))
  }),
]

export function addReview(repo: Repository, facts: Omit<ReviewRecord, 'id' | 'submittedAt'>): ReviewRecord {
  return repo.change(world => {
    const { id, createdAt } = born(world)
    const record = { id, submittedAt: createdAt, ...facts }
    world.reviews.push(record)
    const pull = world.issues.find(each => each.number === facts.pull)?.pull
    // A review answers the request for one.
    if (pull) pull.requestedReviewers = pull.requestedReviewers.filter(login => login !== facts.user)
    return record
  })
}

type NewReviewComment = Omit<ReviewCommentRecord, 'id' | 'createdAt' | 'updatedAt' | 'inReplyTo'> & {
  readonly inReplyTo?: number
}

export function addReviewComment(repo: Repository, facts: NewReviewComment): ReviewCommentRecord {
  return repo.change(world => {
    const record: ReviewCommentRecord = { inReplyTo: null, ...born(world), ...facts }
    world.reviewComments.push(record)
    return record
  })
}

interface Reply {
  readonly pull: number
  /** The comment to answer. A reply to a reply belongs to the thread's first comment. */
  readonly to: number
  readonly user: string
  readonly body: string
}

export function addReply(repo: Repository, { pull, to, user, body }: Reply): ReviewCommentRecord {
  const thread = found(repo.world.reviewComments.find(each => each.id === to && each.pull === pull))
  const { path, commit, line, diffHunk } = thread
  const inReplyTo = thread.inReplyTo ?? thread.id
  // A reply is a review of its own.
  const own = addReview(repo, { pull, state: 'COMMENTED', body: '', user, commit })
  return addReviewComment(repo, { path, commit, line, diffHunk, pull, inReplyTo, review: own.id, user, body })
}

type Position = Pick<ReviewCommentRecord, 'path' | 'commit' | 'line' | 'diffHunk'>

/** Check that the pull request's diff shows a line of the new side: only there can a comment be. */
export function checkedPosition(
  repo: Repository,
  pull: PullRecord,
  { path, line }: { path: string; line: number },
): Position {
  const resource = 'PullRequestReviewComment'
  const file = readDiff(repo.git, diffOf(repo, pull)).find(each => each.path === path)
  if (!file) throw invalid({ resource, code: 'invalid', field: 'path' })
  const diffHunk = hunkWith(file.patch ?? '', line)
  if (diffHunk === undefined) {
    const message = 'pull_request_review_thread.line must be part of the diff'
    throw invalid({ resource, code: 'custom', field: 'pull_request_review_thread.line', message })
  }
  return { path, commit: pull.head.sha, line, diffHunk }
}

/** The hunk that shows a line, up to that line, as GitHub quotes it. */
function hunkWith(patch: string, wanted: number): string | undefined {
  for (const hunk of patch.split(/^(?=@@ )/m)) {
    let line = Number(/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(hunk)?.[1])
    const lines = hunk.replace(/\n$/, '').split('\n')
    for (const [index, text] of lines.entries()) {
      if (index === 0 || /^[-\\]/.test(text)) continue
      if (line === wanted) return lines.slice(0, index + 1).join('\n')
      line++
    }
  }
  return undefined
}

function reviewOf(call: Place & { input: { pull_number: number; review_id: number } }): ReviewRecord {
  const { number } = pullOf(call)
  return found(call.repo.world.reviews.find(each => each.pull === number && each.id === call.input.review_id))
}
