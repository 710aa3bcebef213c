import type { CommentRecord, IssueRecord } from '../records.ts'
import type { Repository } from '../repository.ts'
import { type NeedInput, type Needs, found, invalid } from '../route.ts'

/** The issues API serves pull requests too, and then accepts the permission for those as well. */
export function issueAccess(access: 'read' | 'write'): (repo: Repository, input: NeedInput) => Needs {
  return (repo, { issue_number: number, comment_id: comment }) => {
    const issue = number ?? repo.world.comments.find(each => each.id === comment)?.issue
    const isPull = issue !== undefined && repo.issue(issue)?.pull !== undefined
    return isPull ? [`issues:${access}`, `pull-requests:${access}`] : [`issues:${access}`]
  }
}

const limits = { body: 65_536, title: 256, name: 50 } as const

/** Refuse a text beyond GitHub's limit. GitHub counts characters, not bytes. */
export function limit(text: unknown, { resource, field }: { resource: string; field: keyof typeof limits }): void {
  if (typeof text !== 'string' || Array.from(text).length <= limits[field]) return
  const message = `${field} is too long (maximum is ${limits[field]} characters)`
  throw invalid({ resource, code: 'custom', field, message }, { mistake: true })
}

export function issueOf({ repo, input }: { repo: Repository; input: { issue_number: number } }): IssueRecord {
  return found(repo.issue(input.issue_number))
}

export function commentOf({ repo, input }: { repo: Repository; input: { comment_id: number } }): CommentRecord {
  return found(repo.world.comments.find(each => each.id === input.comment_id))
}
