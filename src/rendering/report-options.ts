import type { OutcomeKind } from '../domain/model/state.ts'

/**
 * The most bytes of a report: GitHub takes 65,536 as one text, less markers (names of branches and matrices may be long)
 * and a note on CI.
 */
export const BODY_LIMIT = 58_000

export interface ReportOptions {
  /** The command that runs the targets by hand. */
  readonly reproduce: string
  /** The most bytes of the report. */
  readonly limit: number
  /** `https://…/owner/name`, for links to commits; '' without a server. */
  readonly repositoryUrl: string
  /** Page of the uploaded transcripts; undefined if none were uploaded. */
  readonly transcripts?: string | undefined
}

/** What a report includes. The report degrades along `DETAILS` until it fits its limit. */
export interface Detail {
  readonly diffs: boolean
  readonly messages: boolean
  /** The most items of each list. */
  readonly listed: number
}

export const DETAILS: readonly Detail[] = [
  { diffs: true, messages: true, listed: 50 },
  { diffs: false, messages: true, listed: 50 },
  { diffs: false, messages: false, listed: 20 },
  { diffs: false, messages: false, listed: 5 },
]

/** The report in the forms that people meet. */
export interface Report {
  readonly outcome: OutcomeKind
  readonly title: string
  readonly markdown: string
}
