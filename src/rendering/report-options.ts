import type { OutcomeKind } from '../domain/model/state.ts'
import type { UnopenedPull } from './unopened-section.ts'

/**
 * Maximum size of a report, in bytes: GitHub accepts 65,536 per text, less markers (branch and matrix names may be
 * long) and a note on CI.
 */
export const BODY_LIMIT = 58_000

/**
 * End of the branch of the fix: it is there, it was merged into the failing branch, taken back since a person has
 * declined the fix, or never pushed since the fix is a patch.
 */
export type BranchEnd = 'there' | 'merged' | 'taken back' | 'not pushed'

export interface ReportOptions {
  /** Commands that run the targets by hand, from the top folder of the repository. */
  readonly reproduce: string
  /** The whole change against the failing commit, as a unified diff; empty if there is none. */
  readonly change: string
  /** Maximum size of the report, in bytes. */
  readonly limit: number
  /** `https://…/owner/name`, for links to commits; '' without a server. */
  readonly repositoryUrl: string
  /** True if a fixer of the run can do what a review asks for. */
  readonly revises?: boolean
  /** Default: it is there. */
  readonly branchEnd?: BranchEnd
  /** Command that resumes the run; undefined in a job on GitHub. */
  readonly resumedBy?: string | undefined
  /** Template of the title, as the setting `pull-request-title` has it; undefined for none but the summary. */
  readonly titleTemplate?: string
  /** Page of the uploaded transcripts; undefined if none were uploaded. */
  readonly transcripts?: string | undefined
  /** Set if GitHub refused to open the pull request of the fix. */
  readonly unopened?: UnopenedPull | undefined
}

/** Level of detail of a report. The report degrades along `DETAILS` until it fits its limit. */
export interface Detail {
  readonly diffs: boolean
  readonly messages: boolean
  /** Maximum number of items in each list. */
  readonly listed: number
}

export const FULL_DETAIL: Detail = { diffs: true, messages: true, listed: 50 }

export const DETAILS: readonly Detail[] = [
  FULL_DETAIL,
  { diffs: false, messages: true, listed: 50 },
  { diffs: false, messages: false, listed: 20 },
  { diffs: false, messages: false, listed: 5 },
]

/** A rendered report: its title and its Markdown. */
export interface Report {
  readonly outcome: OutcomeKind
  readonly title: string
  readonly markdown: string
}
