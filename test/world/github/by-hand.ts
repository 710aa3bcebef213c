import type { IssueFacts, JobOptions, LocalGitHub, ReviewCommentFacts, WorkflowRunOptions } from './local-github.ts'
import { type PullRecord, addPull, isPull, pullIssue, readPull, setState, syncPullRefs } from './pull-requests.ts'
import type { Conclusion, JobRecord, RunStatus } from './records.ts'
import type { Repository } from './repository.ts'
import { addRun } from './routes/actions.ts'
import { ensureLabels } from './routes/labels.ts'
import { findHead } from './routes/pulls.ts'
import { addReply, addReviewComment, checkedPosition } from './routes/review-comments.ts'
import { addReview } from './routes/reviews.ts'
import type { Place } from './site.ts'

/** What people do on GitHub's pages, and CI does by itself: without a token, and without GitHub's refusals. */

type PullOptions<Method extends 'review' | 'reviewComment'> = Parameters<LocalGitHub[Method]>[2]

export function openPull(place: Place, options: Parameters<LocalGitHub['openPull']>[1]): number {
  const { head, base, title = head, body = null, login = 'octocat', draft = false } = options
  const from = findHead(place, head)
  if (!from) throw new Error(`no branch ${head} for a pull request in ${place.repo.fullName}`)
  const facts = { headRepository: from.repository, headRef: from.ref, maintainerCanModify: true }
  return addPull(place, { ...facts, baseRef: base, title, body, user: login, draft })
}

export function closePull(place: Place, number: number): void {
  const issue = pullIssue(place.repo, number)
  // The commit it is closed with stays under refs/pull, which then no longer follows the branch.
  syncPullRefs(place)
  place.repo.change(() => setState(issue, 'closed'))
}

export function submitReviewComment(
  place: Place,
  number: number,
  options: PullOptions<'reviewComment'>,
): { readonly id: number } {
  const { inReplyTo, login: user, body, path, line } = options
  const { repo } = place
  if (inReplyTo !== undefined) return addReply(repo, { pull: number, to: inReplyTo, user, body })
  const position = checkedPosition({ repo, pull: pullOf(place, number) }, { path, line })
  return addReviewComment(repo, { ...position, pull: number, review: null, user, body })
}

export function setLabels(repo: Repository, number: number, names: readonly string[]): void {
  const issue = repo.issue(number)
  if (!issue) throw new Error(`no #${number} in ${repo.fullName}`)
  const labels = ensureLabels(repo, names)
  repo.change(() => {
    issue.labels = labels
  })
}

export function issueFacts(repo: Repository): IssueFacts[] {
  return repo.world.issues
    .filter(issue => !isPull(issue))
    .map(({ number, title, body, state, labels, user, assignees }) => {
      return { number, title, body, state, labels, user, assignees }
    })
}

export function submitReview(place: Place, number: number, options: PullOptions<'review'>): { readonly id: number } {
  const { state, body, login: user, comments = [] } = options
  const { repo } = place
  const pull = pullOf(place, number)
  const placed = comments.map(each => ({ ...checkedPosition({ repo, pull }, each), body: each.body }))
  const review = addReview(repo, { pull: number, state, body, user, commit: pull.head.sha })
  for (const each of placed) addReviewComment(repo, { ...each, pull: number, review: review.id, user })
  return review
}

export function reviewCommentFacts(repo: Repository, number: number): ReviewCommentFacts[] {
  const comments = repo.world.reviewComments.filter(each => each.pull === number)
  return comments.map(({ id, user, body, path, line, inReplyTo, review, reactions }) => {
    const root = comments.find(each => each.id === (inReplyTo ?? id))
    const said = { id, user, body, path, line, inReplyTo, review, resolved: root?.resolved ?? false }
    return { ...said, reactions: reactions.map(each => each.content) }
  })
}

function pullOf(place: Place, number: number): PullRecord {
  const pull = readPull(place, number)
  if (!pull) throw new Error(`no pull request ${number} in ${place.repo.fullName}`)
  return pull
}

export function addWorkflowRun(repo: Repository, options: WorkflowRunOptions): { readonly id: number } {
  const { name = 'CI', event = 'push', conclusion = 'failure', status = 'completed', runAttempt = 1 } = options
  const path = `.github/workflows/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.yml`
  const jobs = options.jobs ?? [{ name: 'test' }]
  const firstJob = repo.change(world => (world.nextId += jobs.length) - jobs.length)
  return addRun(repo, {
    name,
    path: options.workflowPath ?? path,
    event,
    actor: options.actor ?? 'octocat',
    headBranch: options.headBranch,
    headSha: options.headSha,
    headRepository: options.headRepository ?? repo.fullName,
    status,
    conclusion: status === 'completed' ? conclusion : null,
    attempt: runAttempt,
    ...(options.createdAt === undefined ? {} : { createdAt: options.createdAt }),
    ...(options.dispatchable === undefined ? {} : { isDispatchable: options.dispatchable }),
    jobs: jobs.map((job, index) => jobRecord(job, { id: firstJob + index, run: { status, conclusion } })),
  })
}

function jobRecord(
  { name, conclusion, status, runnerName }: JobOptions,
  { id, run }: { id: number; run: { status: RunStatus; conclusion: Conclusion } },
): JobRecord {
  const asRun = run.status === 'completed' || run.status === 'in_progress' ? run.status : 'queued'
  const state = status ?? (conclusion === undefined ? asRun : 'completed')
  const hasStarted = state === 'completed' || state === 'in_progress'
  return {
    id,
    name,
    status: state,
    conclusion: state === 'completed' ? (conclusion ?? run.conclusion) : null,
    runnerName: runnerName ?? (hasStarted ? 'GitHub Actions 1' : null),
  }
}
