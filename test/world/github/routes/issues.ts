import { roleOf } from '../access.ts'
import { comment, issue } from '../payloads/issues.ts'
import { newIssue, setState } from '../pull-requests.ts'
import type { CommentRecord, IssueRecord } from '../records.ts'
import { type Repository, born, now } from '../repository.ts'
import { type Route, created, invalid, noContent, ok, page, route } from '../route.ts'
import { bodyLimit, commentOf, issueAccess, issueOf, loginOf, titleLimit } from './common.ts'
import { ensureLabels } from './labels.ts'

export const issueRoutes: readonly Route[] = [
  route('issues/list-for-repo', ['issues:read', 'pull-requests:read'], call => {
    const { state = 'open', labels, assignee, creator, since, sort = 'created', direction = 'desc' } = call.input
    const wanted = labels?.split(',') ?? []
    const key = (each: IssueRecord): string => (sort === 'updated' ? each.updatedAt : each.createdAt)
    const issues = call.repo.world.issues
      .filter(each => state === 'all' || each.state === state)
      .filter(each => wanted.every(name => each.labels.includes(name)))
      .filter(each => isAssigned(each, assignee))
      .filter(each => creator === undefined || each.user === creator)
      .filter(each => since === undefined || Date.parse(each.updatedAt) >= Date.parse(since))
      .toSorted((a, b) => key(a).localeCompare(key(b)) || a.number - b.number)
    if (direction === 'desc') issues.reverse()
    return page(issues, { input: call.input, show: each => issue(call, each) })
  }),

  route('issues/get', issueAccess('read'), call => ok(issue(call, issueOf(call)))),

  route('issues/create', 'issues:write', call => {
    const { title, body = null, labels = [], assignees = [] } = call.input
    titleLimit(title, 'Issue')
    bodyLimit(body, 'Issue')
    const record = newIssue(call.repo, { title: String(title), body, user: loginOf(call) })
    record.labels = ensureLabels(call.repo, labels.map(labelName))
    record.assignees = assignable(call.repo, assignees.map(assigneeLogin))
    call.repo.change(world => world.issues.push(record))
    return created(issue(call, record))
  }),

  route('issues/update', issueAccess('write'), call => {
    const { title, body, state, state_reason: reason, labels, assignees } = call.input
    titleLimit(title, 'Issue')
    bodyLimit(body, 'Issue')
    const record = issueOf(call)
    call.repo.change(() => {
      if (title !== undefined && title !== null) record.title = String(title)
      if (body !== undefined) record.body = body
      if (labels) record.labels = ensureLabels(call.repo, labels.map(labelName))
      if (assignees) record.assignees = assignable(call.repo, assignees.map(assigneeLogin))
      if (state) setState(record, state, reason ?? null)
      record.updatedAt = now()
    })
    return ok(issue(call, record))
  }),

  route('issues/add-assignees', issueAccess('write'), call => {
    const record = issueOf(call)
    const added = assignable(call.repo, (call.input.assignees ?? []).map(assigneeLogin))
    call.repo.change(() => {
      record.assignees = [...new Set([...record.assignees, ...added])]
    })
    return created(issue(call, record))
  }),

  route('issues/remove-assignees', issueAccess('write'), call => {
    const record = issueOf(call)
    const removed = new Set((call.input.assignees ?? []).map(assigneeLogin))
    call.repo.change(() => {
      record.assignees = record.assignees.filter(login => !removed.has(login))
    })
    return ok(issue(call, record))
  }),

  route('issues/list-comments', issueAccess('read'), call => {
    const { number } = issueOf(call)
    const { since } = call.input
    const comments = call.repo.world.comments
      .filter(each => each.issue === number)
      .filter(each => since === undefined || Date.parse(each.updatedAt) >= Date.parse(since))
    return page(comments, { input: call.input, show: each => comment(call, each) })
  }),

  route('issues/create-comment', issueAccess('write'), call => {
    const { number } = issueOf(call)
    bodyLimit(call.input.body, 'IssueComment')
    return created(comment(call, addComment(call.repo, { issue: number, body: call.input.body, user: loginOf(call) })))
  }),

  route('issues/get-comment', issueAccess('read'), call => ok(comment(call, commentOf(call)))),

  route('issues/update-comment', issueAccess('write'), call => {
    bodyLimit(call.input.body, 'IssueComment')
    const record = commentOf(call)
    call.repo.change(() => {
      record.body = call.input.body
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
]

export function addComment(
  repo: Repository,
  said: { readonly issue: number; readonly body: string; readonly user: string },
): CommentRecord {
  return repo.change(world => {
    const record: CommentRecord = { ...born(world), ...said, reactions: [] }
    world.comments.push(record)
    const subject = world.issues.find(each => each.number === said.issue)
    if (subject) subject.updatedAt = record.createdAt
    return record
  })
}

function isAssigned({ assignees }: IssueRecord, wanted: string | undefined): boolean {
  if (wanted === undefined) return true
  if (wanted === '*' || wanted === 'none') return assignees.length > 0 === (wanted === '*')
  return assignees.includes(wanted)
}

/** GitHub leaves out, without a word, whoever cannot be assigned. */
function assignable(repo: Repository, logins: readonly string[]): string[] {
  return logins.filter(login => !['none', 'read'].includes(roleOf(repo, login)))
}

function labelName(label: string | { readonly name?: string }): string {
  const name = typeof label === 'string' ? label : label.name
  if (name === undefined) throw invalid({ resource: 'Label', code: 'missing_field', field: 'name' }, { mistake: true })
  return name
}

function assigneeLogin(assignee: string | { readonly login?: string }): string {
  return typeof assignee === 'string' ? assignee : (assignee.login ?? '')
}
