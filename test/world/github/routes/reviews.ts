import { review, reviewComment } from '../payloads/pulls.ts'
import type { ReviewRecord } from '../records.ts'
import { type Repository, born } from '../repository.ts'
import { Refusal, type Route, found, invalid, ok, page, route } from '../route.ts'
import type { Place } from '../site.ts'
import { bodyLimit, loginOf } from './common.ts'
import { pullOf } from './pulls.ts'
import { addReviewComment, checkedPosition } from './review-comments.ts'

const states = { APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' } as const

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
    return page(comments, { input: call.input, show: each => reviewComment(call, each) })
  }),

  route('pulls/create-review', 'pull-requests:write', call => {
    const pull = pullOf(call)
    const { event, body = '', comments = [], commit_id: commit = pull.head.sha } = call.input
    const login = loginOf(call)
    bodyLimit(body, 'PullRequestReview')
    if (pull.user === login && (event === 'APPROVE' || event === 'REQUEST_CHANGES')) {
      const what = event === 'APPROVE' ? 'approve' : 'request changes on'
      throw new Refusal(422, 'Unprocessable Entity', { errors: [`Can not ${what} your own pull request`] })
    }
    if (event === 'APPROVE' && login === 'github-actions[bot]' && !call.repo.world.allowPullRequestsByActions) {
      throw new Refusal(422, 'Unprocessable Entity', {
        errors: ['GitHub Actions is not permitted to approve pull requests.'],
      })
    }
    if (event !== 'APPROVE' && event !== undefined && body === '' && comments.length === 0) {
      throw invalid({ resource: 'PullRequestReview', code: 'missing_field', field: 'body' }, { mistake: true })
    }
    const placed = comments.map(each => ({ body: each.body, ...checkedPosition({ ...call, pull }, each) }))
    const record = addReview(call.repo, {
      pull: pull.number,
      user: login,
      body,
      state: event === undefined ? 'PENDING' : states[event],
      commit,
    })
    for (const { body: text, ...position } of placed) {
      addReviewComment(call.repo, { ...position, pull: pull.number, review: record.id, user: login, body: text })
    }
    return ok(review(call, record))
  }),
]

export function addReview(repo: Repository, facts: Omit<ReviewRecord, 'id' | 'submittedAt'>): ReviewRecord {
  return repo.change(world => {
    const { id, createdAt } = born(world)
    const record = { id, submittedAt: createdAt, ...facts }
    world.reviews.push(record)
    const pull = world.issues.find(each => each.number === facts.pull)?.pull
    // Whoever has reviewed is not asked any longer.
    if (pull) pull.requestedReviewers = pull.requestedReviewers.filter(login => login !== facts.user)
    return record
  })
}

function reviewOf(call: Place & { input: { pull_number: number; review_id: number } }): ReviewRecord {
  const { number } = pullOf(call)
  return found(call.repo.world.reviews.find(each => each.pull === number && each.id === call.input.review_id))
}
