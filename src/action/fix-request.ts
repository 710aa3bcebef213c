import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { ActionsEnv } from '../config/actions-env.ts'
import type { Settings } from '../config/settings.ts'
import type { Request } from '../domain/model/request.ts'
import type { Review } from '../domain/model/review.ts'
import type { Owner } from '../state-store/lease.ts'
import type { ReportOrigin, Task } from '../triggers/task.ts'
import type { Session } from './session.ts'

/** A request to work on, and how. */
export interface FixOptions {
  readonly session: Session
  readonly settings: Settings
  readonly request: Request
  readonly reports: ReportOrigin
  /** What tells the request from others on the same commit. */
  readonly name: string
  /** A person wants it tried again, whatever was tried before. */
  readonly anew: boolean
  /** A person's review of the bot's own pull request, and where the work on it is told. */
  readonly review?: { readonly said: Review; readonly pull: number } | undefined
}

/** What tells a request from others on the same commit: its job where it is of one, else the workflow that failed. */
export function requestName(
  errand: Extract<Task, { kind: 'fix' }>,
  environment: ActionsEnv,
  settings: Settings,
): string {
  if (errand.reports !== 'workspace') return errand.request.run?.name ?? ''
  const { workflow, job } = environment
  const context = settings['job-context']
  // The legs of a matrix are jobs of one name.
  return [workflow, job, ...(context === undefined || context === 'null' ? [] : [context])].join('\0')
}

/** Who this run is, for another one of the same job. */
export function ownerOf({ serverUrl, repository, runId, runAttempt, runner }: ActionsEnv): Owner {
  const run = runId === 0 ? undefined : { id: runId, attempt: runAttempt }
  const name = run === undefined ? runner || hostname() : `${serverUrl}/${repository}/actions/runs/${runId}`
  return { id: randomUUID(), name, host: hostname(), pid: process.pid, ...(run === undefined ? {} : { run }) }
}
