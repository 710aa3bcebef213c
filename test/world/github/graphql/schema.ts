import { may, sees } from '../access.ts'
import { pullNodeId, threadNodeId } from '../identity.ts'
import { isPull } from '../pull-requests.ts'
import type { ReviewCommentRecord } from '../records.ts'
import { type Repository, now } from '../repository.ts'
import type { Site } from '../site.ts'
import type { Need, Token } from '../tokens.ts'

/** What a field is asked with. */
export interface Asked {
  readonly site: Site
  readonly token: Token
  readonly arguments: Readonly<Record<string, unknown>>
}

export interface Field {
  /** The type that is selected from; undefined for a plain value. */
  readonly type?: string
  /** The arguments it takes, and whether each must be given. */
  readonly arguments?: Readonly<Record<string, 'required' | 'optional'>>
  readonly resolve: (parent: never, asked: Asked) => unknown
}

/** An error of one field, as GitHub types it. */
export class FieldRefusal extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

interface Pull {
  readonly repo: Repository
  readonly number: number
}

interface Thread {
  readonly repo: Repository
  readonly root: ReviewCommentRecord
}

/** Types of GitHub's GraphQL API, cut down to what somebody here asks for. */
export const schema: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  Query: {
    viewer: { type: 'User', resolve: (_, { token }) => ({ login: token.login }) },
    repository: {
      type: 'Repository',
      arguments: { owner: 'required', name: 'required' },
      resolve: (_, { site, token, arguments: { owner, name } }) => {
        const fullName = `${String(owner)}/${String(name)}`
        const repo = site.find(fullName)
        if (repo && sees(repo, token)) return repo
        throw new FieldRefusal('NOT_FOUND', `Could not resolve to a Repository with the name '${fullName}'.`)
      },
    },
  },
  User: { login: { resolve: ({ login }: { login: string }) => login } },
  Repository: {
    pullRequest: {
      type: 'PullRequest',
      arguments: { number: 'required' },
      resolve: (repo: Repository, { token, arguments: { number } }): Pull => {
        allow(token, { repo, need: 'pull-requests:read' })
        const issue = repo.issue(Number(number))
        if (issue?.pull) return { repo, number: issue.number }
        throw new FieldRefusal('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${Number(number)}.`)
      },
    },
  },
  PullRequest: {
    id: { resolve: ({ repo, number }: Pull) => pullNodeId(repo, repo.issue(number)?.id ?? 0) },
    isDraft: { resolve: ({ repo, number }: Pull) => repo.issue(number)?.pull?.draft ?? false },
    reviewThreads: {
      type: 'PullRequestReviewThreadConnection',
      arguments: { first: 'optional' },
      resolve: ({ repo, number }: Pull, asked) => ({
        nodes: firstOf(
          'reviewThreads',
          threadsOf(repo).filter(({ root }) => root.pull === number),
          asked,
        ),
      }),
    },
  },
  PullRequestReviewThreadConnection: {
    nodes: { type: 'PullRequestReviewThread', resolve: ({ nodes }: { nodes: Thread[] }) => nodes },
  },
  PullRequestReviewThread: {
    id: { resolve: ({ repo, root }: Thread) => threadNodeId(repo, root.id) },
    isResolved: { resolve: ({ root }: Thread) => root.resolved === true },
    comments: {
      type: 'PullRequestReviewCommentConnection',
      arguments: { first: 'optional' },
      resolve: ({ repo, root }: Thread, asked) => {
        const comments = repo.world.reviewComments.filter(each => each === root || each.inReplyTo === root.id)
        return { nodes: firstOf('comments', comments, asked) }
      },
    },
  },
  PullRequestReviewCommentConnection: {
    nodes: { type: 'PullRequestReviewComment', resolve: ({ nodes }: { nodes: ReviewCommentRecord[] }) => nodes },
  },
  PullRequestReviewComment: { databaseId: { resolve: ({ id }: ReviewCommentRecord) => id } },
  Mutation: {
    markPullRequestReadyForReview: {
      type: 'MarkPullRequestReadyForReviewPayload',
      arguments: { input: 'required' },
      resolve: (_, asked) => ({ pullRequest: setDraft(asked, false) }),
    },
    convertPullRequestToDraft: {
      type: 'ConvertPullRequestToDraftPayload',
      arguments: { input: 'required' },
      resolve: (_, asked) => ({ pullRequest: setDraft(asked, true) }),
    },
    resolveReviewThread: {
      type: 'ResolveReviewThreadPayload',
      arguments: { input: 'required' },
      resolve: (_, asked) => ({ thread: resolveThread(asked) }),
    },
  },
  MarkPullRequestReadyForReviewPayload: pullPayload(),
  ConvertPullRequestToDraftPayload: pullPayload(),
  ResolveReviewThreadPayload: {
    thread: { type: 'PullRequestReviewThread', resolve: ({ thread }: { thread: Thread }) => thread },
  },
}

function pullPayload(): Readonly<Record<string, Field>> {
  return { pullRequest: { type: 'PullRequest', resolve: ({ pullRequest }: { pullRequest: Pull }) => pullRequest } }
}

function setDraft(asked: Asked, draft: boolean): Pull {
  const id = inputOf(asked, 'pullRequestId')
  const pulls = asked.site
    .repositories()
    .flatMap(repo => repo.world.issues.filter(isPull).map(issue => ({ repo, issue })))
  const { repo, issue } = reachable(asked, {
    id,
    found: pulls.find(each => pullNodeId(each.repo, each.issue.id) === id),
  })
  repo.change(() => {
    issue.pull.draft = draft
    issue.updatedAt = now()
  })
  return { repo, number: issue.number }
}

function resolveThread(asked: Asked): Thread {
  const id = inputOf(asked, 'threadId')
  const threads = asked.site.repositories().flatMap(threadsOf)
  const thread = reachable(asked, { id, found: threads.find(each => threadNodeId(each.repo, each.root.id) === id) })
  thread.repo.change(() => {
    thread.root.resolved = true
  })
  return thread
}

function threadsOf(repo: Repository): Thread[] {
  return repo.world.reviewComments.filter(each => each.inReplyTo === null).map(root => ({ repo, root }))
}

/** The node behind an id, if the asker may change it. */
function reachable<T extends { repo: Repository }>(
  { token }: Asked,
  { id, found }: { id: string; found: T | undefined },
): T {
  if (!found || !sees(found.repo, token)) {
    throw new FieldRefusal('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'.`)
  }
  allow(token, { repo: found.repo, need: 'pull-requests:write' })
  if (found.repo.world.archived) throw new FieldRefusal('FORBIDDEN', 'Repository was archived so is read-only.')
  return found
}

function allow(token: Token, { repo, need }: { repo: Repository; need: Need }): void {
  if (may(token, { repo, need })) return
  const what = token.type === 'Bot' ? 'integration' : 'personal access token'
  throw new FieldRefusal('FORBIDDEN', `Resource not accessible by ${what}`)
}

function inputOf({ arguments: { input } }: Asked, name: string): string {
  const given = typeof input === 'object' && input !== null ? Object.entries(input) : []
  const stranger = given.find(([key]) => key !== name && key !== 'clientMutationId')
  if (stranger) throw new FieldRefusal('argumentNotAccepted', `InputObject doesn't accept argument '${stranger[0]}'`)
  const value: unknown = given.find(([key]) => key === name)?.[1]
  if (typeof value === 'string') return value
  throw new FieldRefusal(
    'missingRequiredInputObjectAttribute',
    `Argument '${name}' on InputObject is required. Expected type ID!`,
  )
}

/** GitHub wants every list bounded, at a hundred. */
function firstOf<T>(name: string, all: readonly T[], { arguments: { first } }: Asked): T[] {
  if (typeof first !== 'number') {
    const words = `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`
    throw new FieldRefusal('MISSING_PAGINATION_BOUNDARIES', words)
  }
  if (first > 100) {
    const words = `Requesting ${first} records on the \`${name}\` connection exceeds the \`first\` limit of 100 records.`
    throw new FieldRefusal('EXCESSIVE_PAGINATION', words)
  }
  return all.slice(0, first)
}
