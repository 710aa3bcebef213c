import { type Commit, readCommit, readCommits } from './commits.ts'
import { readDiff } from './diff.ts'
import { workflow, workflowRun as runPayload } from './payloads/actions.ts'
import { comment as commentPayload, issue as issuePayload } from './payloads/issues.ts'
import {
  pullRequest as pullPayload,
  pullSimple,
  reviewComment as reviewCommentPayload,
  review as reviewPayload,
} from './payloads/pulls.ts'
import { repository } from './payloads/repository.ts'
import { user } from './payloads/users.ts'
import { readPull } from './pull-requests.ts'
import { type Place, pageUrl } from './site.ts'

/** Webhook payloads: what a workflow finds in GITHUB_EVENT_PATH. Their shapes are those of @octokit/webhooks-examples. */

export function workflowRun(place: Place, id: number): object {
  const run = wanted(
    place.repo.world.runs.find(each => each.id === id),
    `run ${id}`,
  )
  return {
    action: 'completed',
    workflow_run: runPayload(place, run),
    workflow: workflow(place, run),
    ...circumstances(place, run.actor),
  }
}

export interface PushOptions {
  readonly branch: string
  /** The branch's tip unless told. */
  readonly after?: string
  /** The parent of `after` unless told. */
  readonly before?: string
  readonly login?: string
}

export function push(place: Place, { branch, after: to, before: since, login = 'octocat' }: PushOptions): object {
  const { git } = place.repo
  const after = wanted(to ?? git.branch(branch), `branch ${branch}`)
  const zero = '0'.repeat(40)
  const before = since ?? git.commit(`${after}~1`) ?? zero
  const isNew = before === zero
  const commits = readCommits(git, ['--reverse', isNew ? after : `${before}..${after}`])
  const { repository: repo, sender } = circumstances(place, login)
  const seconds = Math.floor(Date.parse(repo.created_at) / 1000)
  return {
    ref: `refs/heads/${branch}`,
    before,
    after,
    repository: {
      ...repo,
      owner: { ...repo.owner, name: repo.owner.login, email: null },
      // In this one event GitHub tells these two as seconds.
      created_at: seconds,
      pushed_at: seconds,
      stargazers: 0,
      master_branch: repo.default_branch,
    },
    pusher: { name: login, email: null },
    sender,
    created: isNew,
    deleted: false,
    forced: false,
    base_ref: null,
    compare: pageUrl(place, `/compare/${before.slice(0, 12)}...${after.slice(0, 12)}`),
    commits: commits.map(each => pushedCommit(place, each)),
    head_commit: pushedCommit(place, readCommit(git, after)),
  }
}

export function pullRequest(place: Place, { number, action }: { number: number; action: string }): object {
  const pull = wanted(readPull(place, number), `pull request ${number}`)
  const before = place.repo.git.commit(`${pull.head.sha}~1`)
  return {
    action,
    number,
    pull_request: pullPayload(place, pull),
    ...(action === 'synchronize' ? { before, after: pull.head.sha } : {}),
    ...circumstances(place, pull.user),
  }
}

/** Beyond what happened: who did it, unless it was whoever wrote what it happened to; and what was there before. */
export interface EventOptions {
  readonly login?: string
  readonly changes?: object
}

export function pullRequestReview(
  place: Place,
  { id, action = 'submitted', login, changes }: EventOptions & { id: number; action?: string },
): object {
  const record = wanted(
    place.repo.world.reviews.find(each => each.id === id),
    `review ${id}`,
  )
  const pull = wanted(readPull(place, record.pull), `pull request ${record.pull}`)
  const payload = reviewPayload(place, record)
  return {
    action,
    ...changesOf(action, { changes, body: record.body }),
    // The API shouts the state, the webhook does not.
    review: { ...payload, state: payload.state.toLowerCase() },
    pull_request: pullSimple(place, pull),
    ...circumstances(place, login ?? record.user),
  }
}

export function pullRequestReviewComment(
  place: Place,
  { id, action, login, changes }: EventOptions & { id: number; action: string },
): object {
  const record = wanted(
    place.repo.world.reviewComments.find(each => each.id === id),
    `review comment ${id}`,
  )
  const pull = wanted(readPull(place, record.pull), `pull request ${record.pull}`)
  return {
    action,
    ...changesOf(action, { changes, body: record.body }),
    comment: reviewCommentPayload(place, record),
    pull_request: pullSimple(place, pull),
    ...circumstances(place, login ?? record.user),
  }
}

export function issueComment(
  place: Place,
  { id, action, login, changes }: EventOptions & { id: number; action: string },
): object {
  const record = wanted(
    place.repo.world.comments.find(each => each.id === id),
    `comment ${id}`,
  )
  const issue = wanted(place.repo.issue(record.issue), `issue ${record.issue}`)
  return {
    action,
    ...changesOf(action, { changes, body: record.body }),
    issue: issuePayload(place, issue),
    comment: commentPayload(place, record),
    ...circumstances(place, login ?? record.user),
  }
}

/** An edit tells the text that was there before. */
function changesOf(action: string, { changes, body }: { changes: object | undefined; body: string }): object {
  if (changes === undefined && action !== 'edited') return {}
  return { changes: changes ?? { body: { from: body } } }
}

export function circumstances(place: Place, login: string) {
  return { repository: repository(place), sender: user(place.site, login) }
}

function pushedCommit(place: Place, { sha, tree, message, author, committer, parents }: Commit) {
  const files = readDiff(place.repo.git, { from: parents[0], to: sha })
  const paths = (...statuses: string[]): string[] =>
    files.filter(file => statuses.includes(file.status)).map(file => file.path)
  return {
    id: sha,
    tree_id: tree,
    distinct: true,
    message,
    timestamp: committer.date,
    url: pageUrl(place, `/commit/${sha}`),
    author: { name: author.name, email: author.email },
    committer: { name: committer.name, email: committer.email },
    added: paths('added', 'copied'),
    removed: paths('removed'),
    modified: paths('modified', 'changed', 'renamed'),
  }
}

/** A test that asks for an event of something that is not there has a mistake. */
export function wanted<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what} in the local GitHub`)
  return value
}
