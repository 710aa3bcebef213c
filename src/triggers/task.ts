import type { WorkflowRun } from '../github/workflow-runs.ts'
import type { ActionsEnv } from '../config/actions-env.ts'
import type { Request } from '../domain/model/request.ts'
import type { MarkerData } from '../github/html-marker.ts'
import type { RepositoryApi } from '../github/client.ts'
import type { Pull } from '../github/pull-requests.ts'
import type { HumanReview } from '../github/reviews.ts'
import type { AuthorizationRules } from './authorization.ts'
import type { ParsedEvent, Rejection } from './parsed-event.ts'
import type { SlashCommand } from './slash-command.ts'

/** Source of the test reports; `nowhere`: run the tests to see what fails. */
export type ReportOrigin = 'workspace' | 'artifacts' | 'nowhere'

/** The authorized task of a job. */
export type Task =
  | FixTask
  | {
      readonly kind: 'revise'
      readonly pull: Pull
      readonly answers: MarkerData<'request'>
      readonly review: HumanReview
      /** Base branch of the failing branch's pull request, if it has one. */
      readonly base: string | undefined
      /** The command that asked for the work; undefined if the review itself did. */
      readonly command?: SlashCommand
    }
  /** CI has ended on the bot's own pull request. */
  | {
      readonly kind: 'judge'
      readonly pull: Pull
      readonly answers: MarkerData<'request'>
      readonly base: string | undefined
      /** Commit that the run tested; the branch may have moved on since. */
      readonly tested: string
    }
  | { readonly kind: 'stop'; readonly pull: number }
  | Extract<ParsedEvent, { kind: 'green' | 'nothing' }>
  /** A user asks how the command is used. */
  | { readonly kind: 'help' }
  /** `more`: Markdown for the reply to a command, after the reason. `isSilent`: the author gets no reply in words. */
  | (Rejection & { readonly more?: string; readonly isSilent?: boolean })

export interface FixTask {
  readonly kind: 'fix'
  readonly request: Request
  readonly reports: ReportOrigin
  /** The command, if a user wrote one. */
  readonly command?: SlashCommand
  /** Name of the request, if it is known already. */
  readonly name?: string
}

/** The user, and the way in which a fix was requested. */
export type Requester = Pick<Request, 'trigger' | 'askedBy' | 'only'>

export interface ResolveOptions {
  readonly api: RepositoryApi
  readonly environment: ActionsEnv
  /** Loads the settings' rules. `base`: the branch to read them from; the default branch if undefined. */
  readonly rulesFor: (base: string | undefined) => Promise<AuthorizationRules>
  /** Called once when the author of a command or review is authorized. */
  readonly onAuthorized: () => Promise<void>
  /** Chooses the run to fix among failed ones of a commit, the newest first; undefined without any. */
  readonly chooseRun: (failed: readonly WorkflowRun[]) => Promise<WorkflowRun | undefined>
  /** Checks whether test reports are in the job's workspace. */
  readonly hasReports: () => Promise<boolean>
}
