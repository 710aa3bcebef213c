import { type Commit, readCommit, readCommits } from './commits.ts'
import { readDiff } from './diff.ts'
import { headCommit, workflow, workflowRun as runPayload } from './payloads/actions.ts'
import { comment as commentPayload, issue as issuePayload } from './payloads/issues.ts'
import * as pulls from './payloads/pulls.ts'
import { repository, user } from './payloads/repository.ts'
import { type PullRecord, readPull } from './pull-requests.ts'
import { type Place, pageUrl } from './site.ts'

// Webhook payloads: the contents of GITHUB_EVENT_PATH, in the shapes of @octokit/webhooks-examples.

export function workflowRun(place: Place, id: number): object {
  const run = recordOf(place.repo.world.runs, { id, what: 'run' })
  return {
    action: 'completed',
    workflow_run: runPayload(place, run),
    workflow: workflow(place, run),
    ...circumstances(place, run.actor),
  }
}

/** A push of the last commit of a branch. */
export function push(place: Place, branch: string): object {
  const { git } = place.repo
  const login = 'octocat'
  const after = wanted(git.branch(branch), `branch ${branch}`)
  const zero = '0'.repeat(40)
  const before = git.commit(`${after}~1`) ?? zero
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
      // Only this event has these two in seconds.
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

export function pullRequest(place: Place, number: number, action: string): object {
  const pull = pullOf(place, number)
  const before = place.repo.git.commit(`${pull.head.sha}~1`)
  return {
    action,
    number,
    pull_request: pulls.pullRequest(place, pull),
    ...(action === 'synchronize' ? { before, after: pull.head.sha } : {}),
    ...circumstances(place, pull.user),
  }
}

export function pullRequestReview(place: Place, id: number, action: string): object {
  const record = recordOf(place.repo.world.reviews, { id, what: 'review' })
  const review = pulls.review(place, record)
  return {
    action,
    // The API writes the state in capitals, the webhook in lower case.
    review: { ...review, state: review.state.toLowerCase() },
    pull_request: pulls.pullSimple(place, pullOf(place, record.pull)),
    ...circumstances(place, record.user),
  }
}

export function pullRequestReviewComment(place: Place, id: number, action: string): object {
  const record = recordOf(place.repo.world.reviewComments, { id, what: 'review comment' })
  return {
    action,
    ...changesOf(action, record.body),
    comment: pulls.reviewComment(place, record),
    pull_request: pulls.pullSimple(place, pullOf(place, record.pull)),
    ...circumstances(place, record.user),
  }
}

export function issueComment(place: Place, id: number, action: string): object {
  const record = recordOf(place.repo.world.comments, { id, what: 'comment' })
  return {
    action,
    ...changesOf(action, record.body),
    issue: issuePayload(place, wanted(place.repo.issue(record.issue), `issue ${record.issue}`)),
    comment: commentPayload(place, record),
    ...circumstances(place, record.user),
  }
}

const ownWorkflow = '.github/workflows/fix-tests.yml'

export interface DispatchOptions {
  readonly inputs?: Readonly<Record<string, string>>
  readonly login?: string
}

export function workflowDispatch(place: Place, { inputs, login = 'octocat' }: DispatchOptions = {}): object {
  const ref = `refs/heads/${place.repo.world.defaultBranch}`
  return { inputs: inputs ?? null, ref, workflow: ownWorkflow, ...circumstances(place, login) }
}

/** No webhook: only Actions has this event, and it names no sender. */
export function schedule(place: Place): object {
  return { schedule: '0 3 * * *', workflow: ownWorkflow, repository: repository(place) }
}

export interface RepositoryDispatchOptions {
  /** The `event_type` of the request. */
  readonly action: string
  readonly clientPayload?: Readonly<Record<string, unknown>>
  readonly login?: string
}

export function repositoryDispatch(place: Place, options: RepositoryDispatchOptions): object {
  const { action, clientPayload = {}, login = 'octocat' } = options
  const { defaultBranch: branch } = place.repo.world
  return { action, branch, client_payload: clientPayload, ...circumstances(place, login) }
}

export function mergeGroup(place: Place, number: number): object {
  const { base, head, user: login } = pullOf(place, number)
  return {
    action: 'checks_requested',
    merge_group: {
      head_sha: head.sha,
      head_ref: `refs/heads/gh-readonly-queue/${base.ref}/pr-${number}-${base.sha}`,
      base_sha: base.sha,
      base_ref: `refs/heads/${base.ref}`,
      head_commit: headCommit(place.repo.git, head.sha),
    },
    ...circumstances(place, login),
  }
}

/** An edit names the text that was there before. */
function changesOf(action: string, body: string): object {
  return action === 'edited' ? { changes: { body: { from: body } } } : {}
}

function circumstances(place: Place, login: string) {
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
    added: paths('added'),
    removed: paths('removed'),
    modified: paths('modified', 'renamed'),
  }
}

function pullOf(place: Place, number: number): PullRecord {
  return wanted(readPull(place, number), `pull request ${number}`)
}

function recordOf<T extends { id: number }>(records: readonly T[], { id, what }: { id: number; what: string }): T {
  return wanted(
    records.find(each => each.id === id),
    `${what} ${id}`,
  )
}

/** A test that asks for an event of something that is not there has a mistake. */
function wanted<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what} in the local GitHub`)
  return value
}
