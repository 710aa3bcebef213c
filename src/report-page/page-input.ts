import type { State } from '../domain/model/state.ts'
import type { BranchEnd } from '../rendering/report-options.ts'
import type { ResultView } from '../rendering/result-view.ts'

/** A conversation with a model, as the run saved it for people. */
export interface ShownConversation {
  readonly name: string
  /** Markdown, cut. */
  readonly text: string
}

/** All that the report page shows. No text of it has secrets. */
export interface ReportPageInput {
  readonly view: ResultView
  readonly state: State
  /** The whole change against the failing commit, as a unified diff. */
  readonly change: string
  /** The events of the run, one as JSON in each line. */
  readonly events: string
  /** Undefined if the page must not contain them. */
  readonly conversations: readonly ShownConversation[] | undefined
  /** `https://…/owner/name`, for links; '' without a server. */
  readonly repositoryUrl: string
  /** Default: it is there. */
  readonly branchEnd?: BranchEnd
  /** Commands that run the targets by hand. */
  readonly reproduce: string
}
