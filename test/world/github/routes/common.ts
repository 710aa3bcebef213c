import type { CommentRecord, IssueRecord } from '../records.ts'
import type { Repository } from '../repository.ts'
import { type NeedInput, type Needs, Refusal, found, invalid } from '../route.ts'
import type { Token } from '../tokens.ts'

/** The issues API serves pull requests too, and then takes the permission for those just as well. */
export function issueAccess(access: 'read' | 'write'): (repo: Repository, input: NeedInput) => Needs {
  return (repo, { issue_number: number, comment_id: comment }) => {
    const issue = number ?? repo.world.comments.find(each => each.id === comment)?.issue
    const isPull = issue !== undefined && repo.issue(issue)?.pull !== undefined
    return isPull ? [`issues:${access}`, `pull-requests:${access}`] : [`issues:${access}`]
  }
}

type Text = string | number | null | undefined

const longestBody = 65536

/** GitHub says it in other words for comments and reviews than for issues and pull requests. */
export function bodyLimit(body: Text, resource: string): void {
  if (resource !== 'IssueComment' && resource !== 'PullRequestReview')
    return textLimit(body, { resource, field: 'body', limit: longestBody })
  if (!isLonger(body, longestBody)) return
  const message = `Body is too long (maximum is ${longestBody} characters)`
  if (resource === 'PullRequestReview') {
    throw new Refusal(422, 'Unprocessable Entity', { errors: [message], mistake: true })
  }
  throw invalid({ resource, code: 'unprocessable', field: 'data', message }, { mistake: true })
}

export function titleLimit(title: Text, resource: string): void {
  textLimit(title, { resource, field: 'title', limit: 256 })
}

export function textLimit(text: Text, { resource, field, limit }: { resource: string; field: string; limit: number }) {
  if (!isLonger(text, limit)) return
  const message = `${field} is too long (maximum is ${limit} characters)`
  throw invalid({ resource, code: 'custom', field, message }, { mistake: true })
}

/** GitHub counts characters, not bytes. */
function isLonger(text: Text, limit: number): boolean {
  return text !== undefined && text !== null && Array.from(String(text)).length > limit
}

/** Who writes; nobody writes anonymously. */
export function loginOf({ token }: { readonly token: Token | undefined }): string {
  if (!token) throw new Refusal(401, 'Requires authentication')
  return token.login
}

export function issueOf({ repo, input }: { repo: Repository; input: { issue_number: number } }): IssueRecord {
  return found(repo.issue(input.issue_number))
}

export function commentOf({ repo, input }: { repo: Repository; input: { comment_id: number } }): CommentRecord {
  return found(repo.world.comments.find(each => each.id === input.comment_id))
}
