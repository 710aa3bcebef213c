import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { ActionsEnv } from '../config/actions-env.ts'
import type { Settings } from '../config/settings.ts'
import type { Request } from '../domain/model/request.ts'
import type { CiReport } from '../domain/model/ci-report.ts'
import type { Review } from '../domain/model/review.ts'
import type { Owner } from '../state-store/lease.ts'
import type { ReportOrigin, Task } from '../triggers/task.ts'
import type { Session } from './session.ts'
import { ownProcess } from '../workspace/process-identity.ts'

/** A request to fix, and its options. */
export interface FixOptions {
  readonly session: Session
  readonly settings: Settings
  readonly request: Request
  readonly reports: ReportOrigin
  /** Name that is unique among the requests on the same commit. */
  readonly name: string
  /** A user requested a fresh start: earlier attempts do not count. */
  readonly retry: boolean
  /** The bot's own pull request to work on, for a user's review or what CI says of it. */
  readonly followUp?: { readonly pull: number; readonly review?: Review; readonly ci?: CiReport } | undefined
}

/** Triggers without a user who waits for an answer. */
const AUTOMATIC: ReadonlySet<Request['trigger']> = new Set(['workflow_run', 'failing-step', 'schedule'])

/** Return true for a request that no user wrote. */
export function isAutomatic({ trigger }: Pick<Request, 'trigger'>): boolean {
  return AUTOMATIC.has(trigger)
}

/** Separator of workflow and job in the name of a request that a step of that job makes. */
const BETWEEN = '\0'
/** Name of a request without a failed run, such as that of a command while CI runs. */
export const NO_RUN = ''

/** Name a request uniquely among those on the same commit: by its job, or else by the failed workflow. */
export function requestName(task: Extract<Task, { kind: 'fix' }>, { workflow, job }: ActionsEnv): string {
  if (task.name !== undefined) return task.name
  if (task.reports !== 'workspace') return task.request.run?.name ?? NO_RUN
  // All legs of a matrix share one name, so they make one pull request.
  return stepName(workflow, job)
}

/** Name the request of a step in a job. */
export function stepName(workflow: string, job: string): string {
  return [workflow, job].join(BETWEEN)
}

/** Return the workflow of a request, by its name. */
export function workflowOf(name: string): string {
  const [workflow = ''] = name.split(BETWEEN, 1)
  return workflow
}

/** Return true if the name of a request tells its job. */
export function tellsJob(name: string): boolean {
  return name.includes(BETWEEN)
}

/** Return true for the name of a request of a step in a job of that workflow. */
export function isOfWorkflow(name: string, workflow: string): boolean {
  return tellsJob(name) && workflowOf(name) === workflow
}

/** Return the name of a request as people read it. */
export function commentName(name: string): string {
  return name.replaceAll(BETWEEN, ' / ')
}

/** Add the leg of the matrix to a request of a step in it. */
export function withLeg({ request, reports }: Extract<Task, { kind: 'fix' }>, settings: Settings): Request {
  const leg = settings['job-context']
  return reports !== 'workspace' || leg === undefined || leg === 'null' ? request : { ...request, leg }
}

/** Identify this run to other runs of the same job. */
export function ownerOf({ serverUrl, repository, runId, runAttempt, runner }: ActionsEnv): Owner {
  const run = runId === 0 ? undefined : { id: runId, attempt: runAttempt }
  const name = run === undefined ? runner || hostname() : `${serverUrl}/${repository}/actions/runs/${runId}`
  return { id: randomUUID(), name, host: hostname(), ...ownProcess(), ...(run === undefined ? {} : { run }) }
}
