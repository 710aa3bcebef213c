import { readDiff } from '../diff.ts'
import { reviewComment } from '../payloads/pulls.ts'
import { type PullRecord, diffOf } from '../pull-requests.ts'
import type { ReviewCommentRecord } from '../records.ts'
import { type Repository, born } from '../repository.ts'
import { type Route, created, found, invalid, ok, page, route } from '../route.ts'
import { bodyLimit, loginOf } from './common.ts'
import { pullOf } from './pulls.ts'

export const reviewCommentRoutes: readonly Route[] = [
  route('pulls/list-review-comments', 'pull-requests:read', call => {
    const { number } = pullOf(call)
    const comments = call.repo.world.reviewComments.filter(each => each.pull === number)
    if (call.input.direction === 'desc') comments.reverse()
    return page(comments, { input: call.input, show: each => reviewComment(call, each) })
  }),

  route('pulls/get-review-comment', 'pull-requests:read', call => ok(reviewComment(call, reviewCommentOf(call)))),

  route('pulls/create-review-comment', 'pull-requests:write', call => {
    const pull = pullOf(call)
    const { body, in_reply_to: inReplyTo } = call.input
    bodyLimit(body, 'PullRequestReviewComment')
    if (inReplyTo !== undefined) {
      const facts = { pull: pull.number, to: inReplyTo, user: loginOf(call), body }
      return created(reviewComment(call, addReply(call.repo, facts)))
    }
    const position = checkedPosition({ ...call, pull }, call.input)
    const facts = { ...position, pull: pull.number, review: null, user: loginOf(call), body }
    return created(reviewComment(call, addReviewComment(call.repo, facts)))
  }),

  route('pulls/create-reply-for-review-comment', 'pull-requests:write', call => {
    const { number: pull } = pullOf(call)
    const { body, comment_id: to } = call.input
    bodyLimit(body, 'PullRequestReviewComment')
    return created(reviewComment(call, addReply(call.repo, { pull, to, user: loginOf(call), body })))
  }),
]

export function reviewCommentOf({ repo, input }: { repo: Repository; input: { comment_id: number } }) {
  return found(repo.world.reviewComments.find(each => each.id === input.comment_id))
}

type NewReviewComment = Omit<ReviewCommentRecord, 'id' | 'createdAt' | 'updatedAt' | 'reactions' | 'inReplyTo'> & {
  readonly inReplyTo?: number
}

export function addReviewComment(repo: Repository, facts: NewReviewComment): ReviewCommentRecord {
  return repo.change(world => {
    const record: ReviewCommentRecord = { inReplyTo: null, ...born(world), ...facts, reactions: [] }
    world.reviewComments.push(record)
    return record
  })
}

type Position = Pick<ReviewCommentRecord, 'path' | 'commit' | 'line' | 'side' | 'startLine' | 'diffHunk' | 'subject'>

interface AskedPosition {
  readonly path: string
  readonly line?: number
  readonly side?: string
  readonly start_line?: number
  readonly subject_type?: string
}

/** A comment can only stand on a line that the pull request's diff shows. */
export function checkedPosition(
  { repo, pull }: { repo: Repository; pull: PullRecord },
  asked: AskedPosition,
): Position {
  const { path, line, start_line: startLine, subject_type: subject } = asked
  const side = asked.side === 'LEFT' ? 'LEFT' : 'RIGHT'
  const file = readDiff(repo.git, diffOf(repo, pull)).find(each => each.path === path)
  const resource = 'PullRequestReviewComment'
  if (!file) throw invalid({ resource, code: 'invalid', field: 'path' })
  const facts = { path, commit: pull.head.sha, side, startLine: startLine ?? null } as const
  if (subject === 'file') return { ...facts, line: null, diffHunk: file.patch ?? '', subject: 'file' }
  const hunk = line === undefined ? undefined : hunkWith(file.patch ?? '', { line, side })
  if (hunk === undefined || line === undefined) {
    throw invalid({
      resource,
      code: 'custom',
      field: 'pull_request_review_thread.line',
      message: 'pull_request_review_thread.line must be part of the diff',
    })
  }
  return { ...facts, line, diffHunk: hunk, subject: 'line' }
}

/** The hunk that shows a line, up to that line, as GitHub quotes it. */
function hunkWith(patch: string, { line: wanted, side }: { line: number; side: 'LEFT' | 'RIGHT' }): string | undefined {
  for (const hunk of patch.split(/^(?=@@ )/m)) {
    const start = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(hunk)
    if (!start) continue
    let line = Number(side === 'LEFT' ? start[1] : start[2])
    const other = side === 'LEFT' ? '+' : '-'
    const lines = hunk.replace(/\n$/, '').split('\n')
    for (const [index, text] of lines.entries()) {
      if (index === 0 || text.startsWith(other) || text.startsWith('\\')) continue
      if (line === wanted) return lines.slice(0, index + 1).join('\n')
      line++
    }
  }
  return undefined
}

interface Reply {
  readonly pull: number
  /** The comment that is answered; a reply to a reply belongs to the thread's first comment. */
  readonly to: number
  readonly user: string
  readonly body: string
}

export function addReply(repo: Repository, { pull, to, user, body }: Reply): ReviewCommentRecord {
  const thread = found(repo.world.reviewComments.find(each => each.id === to && each.pull === pull))
  const { path, commit, line, side, startLine, diffHunk, subject } = thread
  const position = { path, commit, line, side, startLine, diffHunk, subject }
  return addReviewComment(repo, {
    ...position,
    pull,
    inReplyTo: thread.inReplyTo ?? thread.id,
    review: null,
    user,
    body,
  })
}
