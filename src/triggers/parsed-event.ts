import type { Request } from '../domain/model/request.ts'
import type { Actor } from '../github/users.ts'

/** The task that an event asks for, as far as its payload says. */
export type ParsedEvent =
  /** A CI run has failed. */
  | { readonly kind: 'request'; readonly request: Request; readonly reports: 'workspace' | 'artifacts' }
  /** A dispatch without inputs: the run itself has failed, if test reports are in its workspace. */
  | { readonly kind: 'dispatch-step'; readonly step: Request }
  /** A CI run has passed: a fix proposed for its branch may be obsolete. */
  | {
      readonly kind: 'green'
      readonly branch: string
      readonly sha: string
      readonly run: number
      readonly name: string
      readonly url: string
      /** The repository of the branch if it is another one; empty if that was deleted. */
      readonly fork?: string
    }
  /** A CI run has ended on a branch of the bot's own. */
  | { readonly kind: 'own-run'; readonly branch: string; readonly sha: string; readonly url: string }
  | {
      readonly kind: 'command'
      readonly pull: number
      readonly comment: number
      /** Time of the comment, in ISO 8601. */
      readonly at: string
      readonly body: string
      readonly by: Actor
    }
  /** A user has reviewed a pull request, maybe one of the bot's own. */
  | { readonly kind: 'review'; readonly pull: number; readonly review: number; readonly by: Actor }
  /** A dispatch names a run, a pull request or a branch. */
  | { readonly kind: 'named'; readonly what: Named; readonly by: string | undefined }
  /** The default branch's latest failed run, or `step`: this run itself, if reports are in its workspace. */
  | { readonly kind: 'latest'; readonly step: Request | undefined }
  /** Nothing to do, and no mistake. */
  | { readonly kind: 'nothing'; readonly why: string }
  /** Rejected, for a reason that the user can change. */
  | Rejection

export interface Rejection {
  readonly kind: 'refused'
  readonly why: string
  readonly remedy: string
}

/** The inputs of a dispatch; the first one that is set counts. */
export interface Named {
  readonly run?: number | undefined
  readonly pull?: number | undefined
  readonly branch?: string | undefined
}

export function reject(why: string, remedy: string): Rejection {
  return { kind: 'refused', why, remedy }
}

export function rejectMergeQueue(what: string): Rejection {
  return reject(
    `${what} tests a branch that is deleted afterwards, so there is nothing to put a fix on.`,
    'Let fix-tests follow the runs of pull requests, or write /fix-tests on the pull request.',
  )
}
