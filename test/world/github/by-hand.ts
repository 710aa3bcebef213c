import { stableId } from './identity.ts'
import {
  type PullRecord,
  addPull,
  findHead,
  isPull,
  pullIssue,
  readPull,
  setState,
  syncPullRefs,
} from './pull-requests.ts'
import { fileOfWorkflow } from './workflows.ts'
import type { Conclusion, JobRecord, ReviewRecord, RunStatus } from './records.ts'
import { born, type Repository } from './repository.ts'
import { addRun } from './routes/actions.ts'
import { ensureLabels } from './routes/labels.ts'
import { addReply, addReview, addReviewComment, checkedPosition } from './routes/reviews.ts'
import type { Place } from './site.ts'

// Actions of people on GitHub's pages, and of CI: without a token, and without GitHub's refusals.

export interface PullOptions {
  /** `branch`, or `owner:branch` of a fork. */
  readonly head: string
  readonly base: string
  readonly title?: string
  readonly body?: string
  readonly login?: string
  readonly draft?: boolean
}

export function openPull(place: Place, options: PullOptions): number {
  const { head, base, title = head, body = null, login = 'octocat', draft = false } = options
  const from = findHead(place, head)
  if (!from) throw new Error(`no branch ${head} for a pull request in ${place.repo.fullName}`)
  return addPull(place, { ...from, baseRef: base, title, body, user: login, draft })
}

export function closePull(place: Place, number: number): void {
  const issue = pullIssue(place.repo, number)
  // A closed pull request keeps its last commit under refs/pull, so bring that up to date first.
  syncPullRefs(place)
  place.repo.change(() => setState(issue, 'closed'))
}

export function reopenPull(place: Place, number: number): void {
  const issue = pullIssue(place.repo, number)
  place.repo.change(() => setState(issue, 'open'))
}

export interface CheckRunOptions {
  readonly name: string
  readonly headSha: string
  readonly conclusion: Conclusion | null
  readonly app?: string
  readonly detailsUrl?: string
}

export function addCheckRun(repo: Repository, options: CheckRunOptions): void {
  const { name, headSha, conclusion, app = 'deployer', detailsUrl = null } = options
  repo.change(world => {
    const { id, createdAt: startedAt } = born(world)
    const completedAt = conclusion === null ? null : startedAt
    const state = { status: conclusion === null ? 'in_progress' : 'completed', conclusion, startedAt, completedAt }
    const texts = { externalId: null, detailsUrl, title: null, summary: null }
    world.checkRuns.push({ id, app: `${app}[bot]`, headSha, name, ...state, ...texts, annotations: [] })
  })
}

interface LineComment {
  readonly path: string
  /** A line of the new side that the diff shows. */
  readonly line: number
  readonly body: string
}

export interface ReviewCommentOptions extends LineComment {
  readonly login: string
  readonly inReplyTo?: number
}

export function submitReviewComment(place: Place, number: number, options: ReviewCommentOptions): { id: number } {
  const { inReplyTo, login: user, body, path, line } = options
  const { repo } = place
  if (inReplyTo !== undefined) return addReply(repo, { pull: number, to: inReplyTo, user, body })
  const position = checkedPosition(repo, pullOf(place, number), { path, line })
  return addReviewComment(repo, { ...position, pull: number, review: null, user, body })
}

export interface ReviewOptions {
  readonly state: ReviewRecord['state']
  readonly body: string
  readonly login: string
  readonly comments?: readonly LineComment[]
}

export function submitReview(place: Place, number: number, options: ReviewOptions): { id: number } {
  const { state, body, login: user, comments = [] } = options
  const { repo } = place
  const pull = pullOf(place, number)
  const placed = comments.map(each => ({ ...checkedPosition(repo, pull, each), body: each.body }))
  const review = addReview(repo, { pull: number, state, body, user, commit: pull.head.sha })
  for (const each of placed) addReviewComment(repo, { ...each, pull: number, review: review.id, user })
  return review
}

export function reviewCommentFacts(repo: Repository, number: number) {
  return repo.world.reviewComments
    .filter(each => each.pull === number)
    .map(({ id, user, body, path, line, inReplyTo, review }) => ({ id, user, body, path, line, inReplyTo, review }))
}

/** Replace the labels of an issue or pull request. */
export function setLabels(repo: Repository, number: number, names: readonly string[]): void {
  const issue = repo.issue(number)
  if (!issue) throw new Error(`no #${number} in ${repo.fullName}`)
  const labels = ensureLabels(repo, names)
  repo.change(() => {
    issue.labels = labels
  })
}

/** The issues that are no pull requests. */
export function issueFacts(repo: Repository) {
  return repo.world.issues
    .filter(issue => !isPull(issue))
    .map(({ number, title, body, state, labels, user }) => ({ number, title, body, state, labels, user }))
}

export interface JobOptions {
  readonly name: string
  /** Default: `failure`. A job under way has none. */
  readonly conclusion?: Conclusion
  /** Default: `completed`. */
  readonly status?: RunStatus
  readonly runner?: string
  readonly labels?: readonly string[]
  /** Names, between the steps that GitHub adds. One that begins with `!` failed, one with `~` waits. */
  readonly steps: readonly string[]
}

export interface WorkflowRunOptions {
  readonly name?: string
  /** What the workflow's `run-name` gives. */
  readonly title?: string
  readonly event?: string
  readonly headBranch: string
  readonly headSha: string
  /** The full name of a fork. Default: the repository itself. */
  readonly headRepository?: string
  /** Default: `failure`. A run under way has none. */
  readonly conclusion?: Conclusion
  /** Default: `completed`. */
  readonly status?: RunStatus
  readonly runAttempt?: number
  readonly createdAt?: string
  readonly jobs?: readonly JobOptions[]
  /** The workflow has the trigger `workflow_dispatch`, although no file of the repository says so. */
  readonly dispatchable?: boolean
}

export function addWorkflowRun(repo: Repository, options: WorkflowRunOptions): { readonly id: number } {
  const { name = 'CI', event = 'push', conclusion = 'failure', status = 'completed', runAttempt = 1 } = options
  const { headBranch, headSha, headRepository = repo.fullName, createdAt, dispatchable, jobs } = options
  return addRun(repo, {
    name,
    path: fileOfWorkflow(name),
    event,
    actor: 'octocat',
    headBranch,
    headSha,
    headRepository,
    status,
    conclusion: status === 'completed' ? conclusion : null,
    attempt: runAttempt,
    ...(createdAt === undefined ? {} : { createdAt }),
    ...(options.title === undefined ? {} : { title: options.title }),
    ...(dispatchable === undefined ? {} : { isDispatchable: dispatchable }),
    ...(jobs === undefined ? {} : { jobs: jobs.map(jobRecord) }),
  })
}

function jobRecord(job: JobOptions, index: number): JobRecord {
  const { name, status = 'completed', conclusion = 'failure', runner = 'GitHub Actions 1', steps } = job
  const isOver = status === 'completed'
  const all = ['Set up job', ...steps, ...(isOver ? ['Complete job'] : [])]
  return {
    id: stableId(`job ${index} ${name}`),
    name,
    status,
    conclusion: isOver ? conclusion : null,
    runner,
    labels: job.labels ?? ['ubuntu-latest'],
    steps: all.map(step => ({
      name: step.replace(/^[!~]/, ''),
      conclusion: step.startsWith('~') ? null : step.startsWith('!') ? 'failure' : 'success',
    })),
  }
}

function pullOf(place: Place, number: number): PullRecord {
  const pull = readPull(place, number)
  if (!pull) throw new Error(`no pull request ${number} in ${place.repo.fullName}`)
  return pull
}
