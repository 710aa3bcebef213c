/** What git cannot hold: the document kept as `<bare>/world.json`, one per repository. */

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'
export type Conclusion =
  | 'success'
  | 'failure'
  | 'neutral'
  | 'cancelled'
  | 'skipped'
  | 'timed_out'
  | 'action_required'
  | 'stale'
export type ReactionContent = '+1' | '-1' | 'laugh' | 'confused' | 'heart' | 'hooray' | 'rocket' | 'eyes'

export interface World {
  readonly id: number
  readonly fullName: string
  readonly defaultBranch: string
  readonly visibility: 'public' | 'private'
  readonly createdAt: string
  /** The full name of the repository that this one was forked from. */
  readonly forkOf: string | null
  nextId: number
  allowPullRequestsByActions: boolean
  archived: boolean
  protectedBranches: string[]
  collaborators: Record<string, Role>
  labels: LabelRecord[]
  issues: IssueRecord[]
  comments: CommentRecord[]
  reviews: ReviewRecord[]
  reviewComments: ReviewCommentRecord[]
  runs: RunRecord[]
  artifacts: ArtifactRecord[]
  checkRuns: CheckRunRecord[]
  statuses: StatusRecord[]
  /** The slugs of the teams that may be asked for a review. */
  teams: string[]
  activities: ActivityRecord[]
  /** Each branch as it was when activities were last noted; what differs from it has moved since. */
  notedBranches: Record<string, string>
}

export type ActivityType = 'push' | 'force_push' | 'branch_creation' | 'branch_deletion' | 'pr_merge'

export interface ActivityRecord {
  readonly id: number
  /** All zeros for a branch that was not there before, or is not there any more. */
  readonly before: string
  readonly after: string
  readonly ref: string
  readonly timestamp: string
  readonly type: ActivityType
  readonly actor: string
  /** A test's own words, which count more than what we noticed ourselves. */
  readonly isTold: boolean
}

export interface LabelRecord {
  readonly id: number
  readonly name: string
  readonly color: string
  readonly description: string | null
}

export interface ReactionRecord {
  readonly id: number
  readonly content: ReactionContent
  readonly user: string
  readonly createdAt: string
}

interface Dated {
  readonly id: number
  readonly createdAt: string
  updatedAt: string
}

/** An issue, or a pull request when `pull` is there: GitHub numbers and stores both as one thing. */
export interface IssueRecord extends Dated {
  readonly number: number
  readonly user: string
  title: string
  body: string | null
  state: 'open' | 'closed'
  stateReason: 'completed' | 'not_planned' | 'duplicate' | 'reopened' | null
  closedAt: string | null
  labels: string[]
  assignees: string[]
  reactions: ReactionRecord[]
  pull?: PullFacts
}

/** No commit here: `head.sha` is wherever the branch is now. */
export interface PullFacts {
  readonly headRepository: string
  readonly headRef: string
  baseRef: string
  draft: boolean
  maintainerCanModify: boolean
  requestedReviewers: string[]
  requestedTeams: string[]
  merged?: { readonly at: string; readonly by: string; readonly commit: string }
}

export interface CommentRecord extends Dated {
  readonly issue: number
  readonly user: string
  body: string
  reactions: ReactionRecord[]
}

export interface ReviewRecord {
  readonly id: number
  readonly pull: number
  readonly user: string
  readonly body: string
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING'
  readonly commit: string
  readonly submittedAt: string
}

export interface ReviewCommentRecord extends Dated {
  readonly pull: number
  readonly review: number | null
  readonly user: string
  readonly path: string
  readonly commit: string
  readonly line: number | null
  readonly side: 'LEFT' | 'RIGHT'
  readonly startLine: number | null
  readonly diffHunk: string
  readonly inReplyTo: number | null
  readonly subject: 'line' | 'file'
  body: string
  reactions: ReactionRecord[]
  /** Of the thread, so only its first comment has it. */
  resolved?: boolean
}

export type RunStatus = 'queued' | 'in_progress' | 'completed' | 'waiting' | 'requested' | 'pending' | 'action_required'

export interface JobRecord {
  readonly id: number
  readonly name: string
  readonly status: 'queued' | 'in_progress' | 'completed' | 'waiting'
  readonly conclusion: Conclusion | null
  readonly runnerName: string | null
}

export interface RunRecord extends Dated {
  readonly number: number
  readonly name: string
  readonly path: string
  readonly event: string
  readonly actor: string
  readonly headBranch: string
  readonly headSha: string
  readonly headRepository: string
  readonly status: RunStatus
  readonly conclusion: Conclusion | null
  /** What it was dispatched with. */
  readonly inputs?: Readonly<Record<string, unknown>>
  /** Its workflow can be dispatched although no file says so. */
  readonly isDispatchable?: boolean
  readonly attempt: number
  readonly jobs: readonly JobRecord[]
}

/** The zip itself lies beside the document, as `<bare>/artifacts/<id>.zip`. */
export interface ArtifactRecord extends Dated {
  readonly run: number
  readonly name: string
  readonly bytes: number
  readonly digest: string
  readonly expired: boolean
}

export interface AnnotationRecord {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly start_column?: number
  readonly end_column?: number
  readonly annotation_level: string
  readonly message: string
  readonly title?: string
  readonly raw_details?: string
}

export interface CheckRunRecord {
  readonly id: number
  readonly app: string
  readonly headSha: string
  name: string
  externalId: string | null
  detailsUrl: string | null
  status: string
  conclusion: string | null
  startedAt: string | null
  completedAt: string | null
  title: string | null
  summary: string | null
  text: string | null
  annotations: AnnotationRecord[]
}

export interface StatusRecord extends Dated {
  readonly sha: string
  readonly state: string
  readonly context: string
  readonly description: string | null
  readonly targetUrl: string | null
  readonly creator: string
}
