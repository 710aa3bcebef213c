import { ownWorkflow } from '../../config/actions-env.ts'
import { requestKey } from '../../engine/job.ts'
import { commitAtRef, textAt } from '../../github/branches.ts'
import { type Pull, ownPulls } from '../../github/pull-requests.ts'
import { failedRuns, runsOfHead, workflowNameOf } from '../../github/workflow-runs.ts'
import { isCurrent, type Lease, LEASE_FILE, readLease } from '../../state-store/lease.ts'
import { answeredRequest } from '../../triggers/resolve-own-pull.ts'
import { isFork } from '../../triggers/resolve-run.ts'
import { NO_RUN } from '../fix-request.ts'
import type { Session } from '../session.ts'

/**
 * List the runs that hold the lease of a request which a pull request is about. They may have no progress comment
 * there: the input may be off, and that of a round that CI starts on the bot's own one stands on the failing one.
 */
export async function leasedRuns(session: Session, pull: Pull): Promise<number[]> {
  // The code of a fork is not worked on.
  if (isFork(pull, session.api)) return []
  const keys = new Set([...(await publishedKeys(session, pull)), ...(await failureKeys(session, pull))])
  const leases = await Promise.all([...keys].map(key => leaseOf(session, key)))
  return leases.flatMap(lease =>
    lease?.owner.run === undefined || !isCurrent(lease, Date.now()) ? [] : [lease.owner.run.id],
  )
}

/** List the keys of requests that this pull request answers, or those into its branch. */
async function publishedKeys({ api }: Session, pull: Pull): Promise<string[]> {
  const answers = await answeredRequest(pull, api)
  const into = await ownPulls(api, pull.head.ref)
  return [...(answers === undefined ? [] : [answers.key]), ...into.map(own => own.answers.key)]
}

/** Compute the keys of requests for the newest commit: of its failed runs, and of a command that named none. */
async function failureKeys({ api, environment }: Session, { head }: Pull): Promise<string[]> {
  const failed = failedRuns(await runsOfHead(api, head), ownWorkflow(environment))
  const names = await Promise.all(failed.map(run => workflowNameOf(api, run)))
  const { repository } = environment
  const request = { trigger: 'command', repository, headBranch: head.ref, headSha: head.sha } as const
  return [NO_RUN, ...names].map(name => requestKey({ request, name }))
}

async function leaseOf({ api }: Session, key: string): Promise<Lease | undefined> {
  const commit = await commitAtRef(api, `fix-tests/${key}`)
  return commit === undefined ? undefined : readLease(await textAt(api, { path: LEASE_FILE, ref: commit }))
}
