import type { ToldActivity } from './activities.ts'
import type * as dispatches from './dispatch-events.ts'
import type * as events from './events.ts'
import type { Fault } from './faults.ts'
import type { JournalEntry } from './journal.ts'
import type { PullRecord } from './pull-requests.ts'
import type { ActivityRecord, CheckRunRecord, Conclusion, ReviewRecord, Role, RunRecord, RunStatus } from './records.ts'
import type { ArtifactOptions } from './storage.ts'
import type { TokenOptions } from './tokens.ts'

export interface WorkflowRunOptions {
  readonly name?: string
  readonly event?: string
  readonly headBranch: string
  readonly headSha: string
  /** A fork's full name; the repository itself unless told. */
  readonly headRepository?: string
  /** `failure` unless told; a run that goes on has none. */
  readonly conclusion?: Conclusion
  /** `completed` unless told. */
  readonly status?: RunStatus
  readonly runAttempt?: number
  /** `.github/workflows/<name>.yml` unless told. */
  readonly workflowPath?: string
  /** Now unless told. */
  readonly createdAt?: string
  readonly actor?: string
  /** The workflow has the trigger `workflow_dispatch`, although no file of the repository says so. */
  readonly dispatchable?: boolean
  readonly jobs?: readonly JobOptions[]
}

export interface JobOptions {
  readonly name: string
  /** Without one, and without a status, the job is like its run. */
  readonly conclusion?: Conclusion
  readonly status?: 'queued' | 'in_progress' | 'completed' | 'waiting'
  /** RUNNER_NAME, by which a job finds itself; `GitHub Actions 1` for a job that has started, unless told. */
  readonly runnerName?: string
}

/**
 * GitHub on this machine: REST, git over HTTP and pull request pages, answering as api.github.com does. Git
 * facts live in real bare repositories; whatever a push changes shows in the API at once.
 */
export interface LocalGitHub extends AsyncDisposable {
  /** GITHUB_SERVER_URL; git at `/OWNER/REPO(.git)`, pages at `/OWNER/REPO/pull/N`. */
  readonly url: string
  /** GITHUB_API_URL. */
  readonly apiUrl: string
  /** Every request in the order of arrival, downloads and git included. */
  readonly journal: readonly JournalEntry[]
  /** What no correct client or server says: outside the OpenAPI, or past one of GitHub's fixed limits. */
  readonly violations: readonly string[]

  /** All branches of the git repository `from`. Private unless told: there, each read needs its permission. */
  addRepo(
    fullName: string,
    options: {
      readonly from: string
      readonly defaultBranch?: string
      readonly visibility?: 'public' | 'private'
      /** The full name of the repository that this one is a fork of, which then shows in payloads. */
      readonly forkOf?: string
    },
  ): Promise<void>
  /** The path of the bare repository. */
  bare(fullName: string): string
  /** Returns the secret. A Bot sees every repository; a User only those where they have a role. */
  addToken(options: TokenOptions): string
  setCollaborator(fullName: string, login: string, permission: Role): void
  setAllowPullRequestsByActions(fullName: string, allowed: boolean): void
  /** `*` stands for anything. */
  protectBranch(fullName: string, pattern: string): void
  /** Reading goes on; every write is refused. */
  setArchived(fullName: string, archived: boolean): void
  /** The slugs of the teams that can be asked for a review; a Bot needs the permission `members` to ask one. */
  setTeams(fullName: string, slugs: readonly string[]): void

  addWorkflowRun(fullName: string, options: WorkflowRunOptions): { readonly id: number }
  /** Newest first. */
  runs(fullName: string): RunRecord[]
  /**
   * Called when the run is asked to end; who listens has to call `endWorkflowRun` when its work has stopped. A run
   * that nobody listens to is cancelled at once.
   */
  onCancel(fullName: string, runId: number, listener: () => void): void
  /** A run that was in progress ends. */
  endWorkflowRun(fullName: string, runId: number, conclusion: Conclusion): void
  addArtifact(fullName: string, runId: number, options: ArtifactOptions): { readonly id: number }
  openPull(
    fullName: string,
    options: {
      /** `branch`, or `owner:branch` of a fork: one that says so, or of the same name. */
      readonly head: string
      readonly base: string
      readonly title?: string
      readonly body?: string
      readonly login?: string
      readonly draft?: boolean
    },
  ): number
  comment(
    fullName: string,
    number: number,
    options: { readonly body: string; readonly login: string },
  ): { readonly id: number }
  review(
    fullName: string,
    number: number,
    options: {
      readonly state: ReviewRecord['state']
      readonly body: string
      readonly login: string
      readonly comments?: readonly { readonly path: string; readonly line: number; readonly body: string }[]
    },
  ): { readonly id: number }
  /** On a line of the new side that the diff shows, or in reply to a comment. */
  reviewComment(
    fullName: string,
    number: number,
    options: {
      readonly path: string
      readonly line: number
      readonly body: string
      readonly login: string
      readonly inReplyTo?: number
    },
  ): { readonly id: number }
  /** The labels of an issue or pull request, in place of those it has. */
  label(fullName: string, number: number, names: readonly string[]): void
  closePull(fullName: string, number: number): void
  /** A merge commit on the base, as the green button makes it. */
  mergePull(fullName: string, number: number, options?: { readonly login?: string }): { readonly sha: string }

  /** Tells an activity with a time of its own, in place of what was noticed about the same branch and commit. */
  activity(fullName: string, activity: ToldActivity): ActivityRecord
  /** Moves of branches, newest first: pushes, REST, merges, and what was done to the bare repository directly. */
  activities(fullName: string): ActivityRecord[]

  /** Webhook payloads as GitHub would send them now. */
  workflowRunEvent(fullName: string, runId: number): object
  pushEvent(fullName: string, options: events.PushOptions): object
  pullRequestEvent(fullName: string, number: number, action: string): object
  /** `submitted` unless told. */
  pullRequestReviewEvent(fullName: string, reviewId: number, action?: string, options?: events.EventOptions): object
  pullRequestReviewCommentEvent(
    fullName: string,
    commentId: number,
    action: string,
    options?: events.EventOptions,
  ): object
  issueCommentEvent(fullName: string, commentId: number, action: string, options?: events.EventOptions): object
  workflowDispatchEvent(fullName: string, options?: dispatches.DispatchOptions): object
  scheduleEvent(fullName: string, options?: { readonly cron?: string; readonly workflowPath?: string }): object
  repositoryDispatchEvent(fullName: string, options: dispatches.RepositoryDispatchOptions): object
  mergeGroupEvent(fullName: string, number: number, action?: string): object

  pulls(fullName: string): PullRecord[]
  comments(fullName: string, number: number): { id: number; body: string; user: string; reactions: string[] }[]
  reviewComments(fullName: string, number: number): ReviewCommentFacts[]
  /** Those that are no pull requests. */
  issues(fullName: string): IssueFacts[]
  checkRuns(fullName: string): readonly CheckRunRecord[]

  /** Arms a fault for requests to come. */
  fault(fault: Fault): void
  close(): Promise<void>
}

export interface ReviewCommentFacts {
  readonly id: number
  readonly user: string
  readonly body: string
  readonly path: string
  readonly line: number | null
  readonly inReplyTo: number | null
  readonly review: number | null
  readonly reactions: readonly string[]
  /** Of its thread. */
  readonly resolved: boolean
}

export interface IssueFacts {
  readonly number: number
  readonly title: string
  readonly body: string | null
  readonly state: 'open' | 'closed'
  readonly labels: readonly string[]
  readonly user: string
  readonly assignees: readonly string[]
}
