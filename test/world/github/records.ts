/** What git cannot hold: the document kept as `<bare>/world.json`, one per repository. */

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'
export type Conclusion = 'success' | 'failure' | 'neutral' | 'cancelled' | 'skipped' | 'timed_out' | 'action_required'
export const reactions = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'] as const
export type ReactionContent = (typeof reactions)[number]

export interface World {
  readonly id: number
  readonly fullName: string
  readonly defaultBranch: string
  readonly createdAt: string
  /** The full name of the repository that this one was forked from. */
  readonly forkOf: string | null
  nextId: number
  allowPullRequestsByActions: boolean
  /** What GITHUB_TOKEN may do where a workflow says nothing. Default: `read`. */
  defaultPermissions?: 'read' | 'write'
  /** Names of the secrets. */
  secrets?: string[]
  archived: boolean
  protectedBranches: string[]
  /** Rules of rulesets, for the branches whose names begin so. */
  rules: { readonly prefix: string; readonly rule: { readonly type: string; readonly parameters?: object } }[]
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
  /** Names of the checks and statuses that every pull request needs. */
  requiredChecks: string[]
  /** The slugs of the teams that can review. */
  teams: string[]
  activities: ActivityRecord[]
  /** Each branch as it was when activities were last recorded. */
  notedBranches: Record<string, string>
}

export type ActivityType = 'push' | 'force_push' | 'branch_creation' | 'branch_deletion'

export interface ActivityRecord {
  readonly id: number
  /** All zeros for a branch that was created or deleted. */
  readonly before: string
  readonly after: string
  readonly ref: string
  readonly timestamp: string
  readonly type: ActivityType
  readonly actor: string
  /** True for an activity that a test described; it replaces a recorded one. */
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

/** An issue, or a pull request if `pull` is there: GitHub numbers and stores both as one thing. */
export interface IssueRecord extends Dated {
  readonly number: number
  readonly user: string
  title: string
  body: string | null
  state: 'open' | 'closed'
  closedAt: string | null
  labels: string[]
  assignees: string[]
  pull?: PullFacts
}

/** No commit here: `head.sha` is wherever the branch is now. */
export interface PullFacts {
  readonly headRepository: string
  readonly headRef: string
  readonly baseRef: string
  draft: boolean
  requestedReviewers: string[]
  requestedTeams: string[]
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
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED'
  readonly commit: string
  readonly submittedAt: string
}

export interface ReviewCommentRecord extends Dated {
  readonly pull: number
  readonly review: number | null
  readonly user: string
  readonly path: string
  readonly commit: string
  /** Of the new side. */
  readonly line: number
  readonly diffHunk: string
  readonly inReplyTo: number | null
  readonly body: string
}

export type RunStatus = 'queued' | 'in_progress' | 'completed' | 'waiting'

export interface RunRecord extends Dated {
  readonly number: number
  /** Of the workflow. */
  readonly name: string
  /** What the workflow's `run-name` gives: GitHub shows it as the name of the run. */
  readonly title?: string
  readonly path: string
  readonly event: string
  readonly actor: string
  readonly headBranch: string
  readonly headSha: string
  readonly headRepository: string
  readonly status: RunStatus
  readonly conclusion: Conclusion | null
  /** Its workflow has the trigger `workflow_dispatch` although no file says so. */
  readonly isDispatchable?: boolean
  readonly attempt: number
  /** Jobs of the latest attempt. */
  readonly jobs?: readonly JobRecord[]
}

export interface JobRecord {
  readonly id: number
  readonly name: string
  readonly status: RunStatus
  readonly conclusion: Conclusion | null
  readonly runner: string
  readonly labels: readonly string[]
  readonly steps: readonly { readonly name: string; readonly conclusion: Conclusion | null }[]
}

/** The zip itself lies beside the document, as `<bare>/artifacts/<id>.zip`. */
export interface ArtifactRecord extends Dated {
  readonly run: number
  readonly name: string
  readonly bytes: number
  readonly expired: boolean
}

export interface AnnotationRecord {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly annotation_level: string
  readonly message: string
  readonly title?: string
}

export interface StatusRecord {
  readonly headSha: string
  readonly context: string
  state: 'ERROR' | 'EXPECTED' | 'FAILURE' | 'PENDING' | 'SUCCESS'
  readonly targetUrl: string
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
  annotations: AnnotationRecord[]
}
