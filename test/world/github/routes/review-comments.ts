import { readDiff } from '../diff.ts'
import { reviewComment } from '../payloads/pulls.ts'
import { type PullRecord, diffOf } from '../pull-requests.ts'
import type { ReviewCommentRecord } from '../records.ts'
import { type Repository, born } from '../repository.ts'
import { type Route, created, found, invalid, page, route } from '../route.ts'
import { bodyLimit, loginOf } from './common.ts'
import { pullOf } from './pulls.ts'

export const reviewCommentRoutes: readonly Route[] = [
  route('pulls/list-review-comments', 'pull-requests:read', call => {
    const { number } = pullOf(call)
    const comments = call.repo.world.reviewComments.filter(each => each.pull === number)
    if (call.input.direction === 'desc') comments.reverse()
    return page(comments, { input: call.input, show: each => reviewComment(call, each) })
  }),

  route('pulls/create-review-comment', 'pull-requests:write', call => {
    const pull = pullOf(call)
    const { body, in_reply_to: inReplyTo } = call.input
    bodyLimit(body, 'PullRequestReviewComment')
    if (inReplyTo !== undefined) return created(reviewComment(call, reply(call, inReplyTo)))
    const position = checkedPosition({ ...call, pull }, call.input)
    const facts = { ...position, pull: pull.number, review: null, user: loginOf(call), body }
    return created(reviewComment(call, addReviewComment(call.repo, facts)))
  }),

  route('pulls/create-reply-for-review-comment', 'pull-requests:write', call => {
    pullOf(call)
    bodyLimit(call.input.body, 'PullRequestReviewComment')
    return created(reviewComment(call, reply(call, call.input.comment_id)))
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

function reply(
  call: Parameters<typeof loginOf>[0] & { repo: Repository; input: { pull_number: number; body: string } },
  to: number,
): ReviewCommentRecord {
  const thread = found(
    call.repo.world.reviewComments.find(each => each.id === to && each.pull === call.input.pull_number),
  )
  const { pull, path, commit, line, side, startLine, diffHunk, subject } = thread
  // A reply to a reply belongs to the thread's first comment.
  return addReviewComment(call.repo, {
    pull,
    path,
    commit,
    line,
    side,
    startLine,
    diffHunk,
    subject,
    inReplyTo: thread.inReplyTo ?? thread.id,
    review: null,
    user: loginOf(call),
    body: call.input.body,
  })
}
