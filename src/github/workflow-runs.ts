import { RequestError } from '@octokit/request-error'
import { isRunOf, type WorkflowName } from '../domain/model/workflow-name.ts'
import { explainApiError, isForbidden } from './api-errors.ts'
import { type RepositoryApi } from './client.ts'
import { makeOnce } from './idempotent.ts'

/** A run of a workflow. */
export interface WorkflowRun {
  readonly id: number
  readonly attempt: number
  /** Name of the workflow, or the title that its `run-name` gives the run. */
  readonly name: string
  readonly url: string
  readonly workflow: number
  /** Path of the workflow's file, which GitHub can follow with `@` and a ref. */
  readonly path: string
  /** Event that started it, such as `push`. */
  readonly event: string
  readonly status: string
  readonly conclusion: string | undefined
  readonly headBranch: string | undefined
  readonly headSha: string
  /** `owner/name`; undefined if the fork was deleted. */
  readonly headRepository: string | undefined
}

type RunData = Awaited<ReturnType<RepositoryApi['client']['rest']['actions']['getWorkflowRun']>>['data']

function runOf(data: RunData): WorkflowRun {
  return {
    id: data.id,
    attempt: data.run_attempt ?? 1,
    name: data.name ?? '',
    url: data.html_url,
    workflow: data.workflow_id,
    path: data.path,
    event: data.event,
    status: data.status ?? '',
    conclusion: data.conclusion ?? undefined,
    headBranch: data.head_branch ?? undefined,
    headSha: data.head_sha,
    headRepository: data.head_repository?.full_name,
  }
}

/** Look up a run; undefined if there is none. */
export async function runAt({ client, owner, repo }: RepositoryApi, id: number): Promise<WorkflowRun | undefined> {
  try {
    return runOf((await client.rest.actions.getWorkflowRun({ owner, repo, run_id: id })).data)
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return undefined
    throw explainApiError(error, 'read the runs of workflows', 'actions: read')
  }
}

/** List the latest runs of a branch or commit, newest first. */
export async function runsOf(
  { client, owner, repo }: RepositoryApi,
  of: { readonly branch: string } | { readonly head_sha: string },
): Promise<WorkflowRun[]> {
  const { data } = await client.rest.actions
    .listWorkflowRunsForRepo({ owner, repo, ...of, per_page: 100 })
    .catch((error: unknown) => {
      throw explainApiError(error, 'read the runs of workflows', 'actions: read')
    })
  return data.workflow_runs.map(runOf)
}

/**
 * List the latest runs of a branch's commit, newest first. Anyone can push the same commit to another branch or a fork,
 * where a run reports what it likes, or waits for an approval without end.
 * @param repository `owner/name` of the branch; undefined if it was deleted
 */
export async function runsOfHead(
  api: RepositoryApi,
  { ref, sha, repository }: { readonly ref: string; readonly sha: string; readonly repository: string | undefined },
): Promise<WorkflowRun[]> {
  const runs = await runsOf(api, { head_sha: sha })
  return runs.filter(
    ({ headBranch, headRepository }) =>
      headBranch === ref && headRepository?.toLowerCase() === repository?.toLowerCase(),
  )
}

/** Look up the name of a run's workflow. Best effort: without it, the name of the run. */
export async function workflowNameOf({ client, owner, repo }: RepositoryApi, run: WorkflowRun): Promise<string> {
  try {
    const { data } = await client.rest.actions.getWorkflow({ owner, repo, workflow_id: run.workflow })
    return data.name
  } catch (error) {
    if (error instanceof RequestError) return run.name
    throw error
  }
}

/**
 * Take the newest run of each workflow for each of its events, without the workflow that fix-tests itself runs in. A
 * push and a pull request are two runs of one commit, and the second one tests its merge. One that was cancelled says
 * nothing if another of its workflow has ended: they may cancel each other. Pure.
 * @param runs newest first
 */
export function newestRuns(runs: readonly WorkflowRun[], own: WorkflowName): WorkflowRun[] {
  const newest = new Map<string, WorkflowRun>()
  for (const run of runs) {
    const key = `${run.workflow} ${run.event}`
    if (!isRunOf(run, own) && !newest.has(key)) newest.set(key, run)
  }
  const found = [...newest.values()]
  const hasEnded = ({ workflow }: WorkflowRun) =>
    found.some(run => run.workflow === workflow && /^(?:success|failure)$/.test(run.conclusion ?? ''))
  return found.filter(run => run.conclusion !== 'cancelled' || !hasEnded(run))
}

/** True for a run that waits for a person to approve it, as GitHub makes those of a job's own token. */
export function isHeld({ status, conclusion }: Pick<WorkflowRun, 'status' | 'conclusion'>): boolean {
  return status === 'action_required' || conclusion === 'action_required'
}

/**
 * List the failed runs, without those after which the same workflow has passed. Pure.
 * @param runs newest first
 * @param own the workflow that fix-tests itself runs in
 */
export function failedRuns(runs: readonly WorkflowRun[], own: WorkflowName): WorkflowRun[] {
  const judged = runs.filter(
    ({ status, conclusion }) => status === 'completed' && (conclusion === 'failure' || conclusion === 'success'),
  )
  return newestRuns(judged, own).filter(({ conclusion }) => conclusion === 'failure')
}

/**
 * Check whether the newest run of each workflow has passed, and at least one has. Pure.
 * @param runs of one commit, newest first
 * @param own the workflow that fix-tests itself runs in
 */
export function areAllGreen(runs: readonly WorkflowRun[], own: WorkflowName): boolean {
  const conclusions = newestRuns(runs, own).map(({ status, conclusion }) => (status === 'completed' ? conclusion : ''))
  const isFine = (conclusion = '') => /^(?:success|skipped|neutral)$/.test(conclusion)
  return conclusions.includes('success') && conclusions.every(isFine)
}

/** Check whether an attempt of a run has ended, by default the newest; false if the token may not see it. */
export async function isRunOver(
  { client, owner, repo }: RepositoryApi,
  { id, attempt }: { id: number; attempt?: number },
): Promise<boolean> {
  const at = { owner, repo, run_id: id }
  const { actions } = client.rest
  try {
    const { data } = await (attempt === undefined
      ? actions.getWorkflowRun(at)
      : actions.getWorkflowRunAttempt({ ...at, attempt_number: attempt }))
    return data.status === 'completed'
  } catch (error) {
    // The token may not see the run: then its lease decides.
    if (error instanceof RequestError) return false
    throw error
  }
}

/**
 * Start a workflow on a branch.
 * @returns `started`, or the reason why not
 */
export async function startWorkflow(
  { client, owner, repo }: RepositoryApi,
  { workflow, ref }: { workflow: number | string; ref: string },
): Promise<'started' | 'forbidden' | 'no trigger'> {
  try {
    await client.rest.actions.createWorkflowDispatch({ owner, repo, workflow_id: workflow, ref })
    return 'started'
  } catch (error) {
    if (isForbidden(error)) return 'forbidden'
    if (error instanceof RequestError && error.status === 422) return 'no trigger'
    throw explainApiError(error, 'start CI', 'actions: write')
  }
}

/**
 * Cancel a run.
 * @throws UserError if the token may not
 */
export async function cancelRun({ client, owner, repo }: RepositoryApi, id: number): Promise<'cancelled' | 'over'> {
  return makeOnce('cancel the run', 'actions: write', async () => {
    try {
      await client.rest.actions.cancelWorkflowRun({ owner, repo, run_id: id })
      return 'cancelled'
    } catch (error) {
      if (error instanceof RequestError && (error.status === 409 || error.status === 404)) return 'over'
      throw error
    }
  })
}
