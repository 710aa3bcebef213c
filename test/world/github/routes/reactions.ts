import { reaction } from '../payloads/issues.ts'
import type { ReactionContent, ReactionRecord } from '../records.ts'
import { type Repository, born } from '../repository.ts'
import { type Answer, type Route, created, found, noContent, ok, page, route } from '../route.ts'
import type { Place } from '../site.ts'
import { commentOf, issueAccess, issueOf, loginOf } from './common.ts'
import { reviewCommentOf } from './review-comments.ts'

interface Subject {
  reactions: ReactionRecord[]
}

export const reactionRoutes: readonly Route[] = [
  route('reactions/list-for-issue', issueAccess('read'), call => list(call, issueOf(call), call.input)),
  route('reactions/create-for-issue', issueAccess('write'), call =>
    react(call, issueOf(call), { content: call.input.content, login: loginOf(call) }),
  ),
  route('reactions/delete-for-issue', issueAccess('write'), call =>
    remove(call.repo, issueOf(call), call.input.reaction_id),
  ),

  route('reactions/list-for-issue-comment', issueAccess('read'), call => list(call, commentOf(call), call.input)),
  route('reactions/create-for-issue-comment', issueAccess('write'), call =>
    react(call, commentOf(call), { content: call.input.content, login: loginOf(call) }),
  ),
  route('reactions/delete-for-issue-comment', issueAccess('write'), call =>
    remove(call.repo, commentOf(call), call.input.reaction_id),
  ),

  route('reactions/list-for-pull-request-review-comment', 'pull-requests:read', call =>
    list(call, reviewCommentOf(call), call.input),
  ),
  route('reactions/delete-for-pull-request-comment', 'pull-requests:write', call =>
    remove(call.repo, reviewCommentOf(call), call.input.reaction_id),
  ),
  route('reactions/create-for-pull-request-review-comment', 'pull-requests:write', call =>
    react(call, reviewCommentOf(call), { content: call.input.content, login: loginOf(call) }),
  ),
]

function list(
  place: Place,
  subject: Subject,
  input: { content?: ReactionContent; page?: number; per_page?: number },
): Answer {
  const wanted = subject.reactions.filter(each => input.content === undefined || each.content === input.content)
  return page(wanted, { input, show: each => reaction(place, each) })
}

/** The same reaction of the same person again is no error and no second reaction: 200 instead of 201. */
function react(
  place: Place,
  subject: Subject,
  { content, login }: { content: ReactionContent; login: string },
): Answer {
  const known = subject.reactions.find(each => each.content === content && each.user === login)
  if (known) return ok(reaction(place, known))
  const record = place.repo.change(world => {
    const { id, createdAt } = born(world)
    const made = { id, createdAt, content, user: login }
    subject.reactions.push(made)
    return made
  })
  return created(reaction(place, record))
}

function remove(repo: Repository, subject: Subject, id: number): Answer {
  const record = found(subject.reactions.find(each => each.id === id))
  repo.change(() => {
    subject.reactions = subject.reactions.filter(each => each !== record)
  })
  return noContent
}
