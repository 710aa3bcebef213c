import { roleOf } from '../access.ts'
import { comment, issue, reaction } from '../payloads/issues.ts'
import { newIssue, setState } from '../pull-requests.ts'
import type { CommentRecord } from '../records.ts'
import { type Repository, born, now } from '../repository.ts'
import { type Route, created, noContent, ok, page, route } from '../route.ts'
import { commentOf, issueAccess, issueOf, limit } from './common.ts'
import { ensureLabels } from './labels.ts'

export const issueRoutes: readonly Route[] = [
  route('issues/list-for-repo', ['issues:read', 'pull-requests:read'], call => {
    const { state = 'open', labels } = call.input
    const wanted = labels?.split(',') ?? []
    const issues = call.repo.world.issues
      .filter(each => state === 'all' || each.state === state)
      .filter(each => wanted.every(name => each.labels.includes(name)))
      .toReversed()
    return page(issues, { input: call.input, show: each => issue(call, each) })
  }),

  route('issues/create', 'issues:write', call => {
    const { title, body = null, labels = [] } = call.input
    limit(title, { resource: 'Issue', field: 'title' })
    limit(body, { resource: 'Issue', field: 'body' })
    const record = newIssue(call.repo, { title: String(title), body, user: call.token.login })
    const names = labels.map(each => (typeof each === 'string' ? each : (each.name ?? '')))
    record.labels = ensureLabels(call.repo, names)
    call.repo.change(world => world.issues.push(record))
    return created(issue(call, record))
  }),

  route('issues/update', issueAccess('write'), call => {
    const { title, body, state } = call.input
    limit(title, { resource: 'Issue', field: 'title' })
    limit(body, { resource: 'Issue', field: 'body' })
    const record = issueOf(call)
    call.repo.change(() => {
      if (title !== undefined && title !== null) record.title = String(title)
      if (body !== undefined) record.body = body
      if (state !== undefined) setState(record, state)
      record.updatedAt = now()
    })
    return ok(issue(call, record))
  }),

  route('issues/add-assignees', issueAccess('write'), call => {
    const record = issueOf(call)
    // GitHub silently leaves out a person without write access.
    const added = (call.input.assignees ?? []).filter(login => !['none', 'read'].includes(roleOf(call.repo, login)))
    call.repo.change(() => {
      record.assignees = [...new Set([...record.assignees, ...added])]
    })
    return created(issue(call, record))
  }),

  route('issues/list-comments', issueAccess('read'), call => {
    const { number } = issueOf(call)
    const comments = call.repo.world.comments.filter(each => each.issue === number)
    return page(comments, { input: call.input, show: each => comment(call, each) })
  }),

  route('issues/create-comment', issueAccess('write'), call => {
    const { number } = issueOf(call)
    const { body } = call.input
    limit(body, { resource: 'IssueComment', field: 'body' })
    return created(comment(call, addComment(call.repo, { issue: number, body, user: call.token.login })))
  }),

  route('issues/update-comment', issueAccess('write'), call => {
    const { body } = call.input
    limit(body, { resource: 'IssueComment', field: 'body' })
    const record = commentOf(call)
    call.repo.change(() => {
      record.body = body
      record.updatedAt = now()
    })
    return ok(comment(call, record))
  }),

  route('issues/delete-comment', issueAccess('write'), call => {
    const record = commentOf(call)
    call.repo.change(world => {
      world.comments = world.comments.filter(each => each !== record)
    })
    return noContent
  }),

  route('reactions/create-for-issue-comment', issueAccess('write'), call => {
    const { reactions } = commentOf(call)
    const { content } = call.input
    const user = call.token.login
    // The same reaction of the same person again is no error and no second reaction: 200 instead of 201.
    const known = reactions.find(each => each.content === content && each.user === user)
    if (known) return ok(reaction(call, known))
    const made = call.repo.change(world => {
      const { id, createdAt } = born(world)
      const record = { id, createdAt, content, user }
      reactions.push(record)
      return record
    })
    return created(reaction(call, made))
  }),
]

export function addComment(
  repo: Repository,
  said: { readonly issue: number; readonly body: string; readonly user: string },
): CommentRecord {
  return repo.change(world => {
    const record: CommentRecord = { ...born(world), ...said, reactions: [] }
    world.comments.push(record)
    return record
  })
}
