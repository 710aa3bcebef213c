import { RequestError } from '@octokit/request-error'
import { explainApiError, isForbidden } from './api-errors.ts'
import { makeOnce, type RepositoryApi } from './idempotent.ts'

/** A run of a workflow. */
export interface WorkflowRun {
  readonly id: number
  readonly attempt: number
  readonly name: string
  readonly url: string
  readonly workflow: number
  readonly status: string
  readonly conclusion: string | undefined
  readonly headBranch: string | undefined
  readonly headSha: string
  /** `owner/name`; undefined of a fork that is gone. */
  readonly headRepository: string | undefined
}

type Told = Awaited<ReturnType<RepositoryApi['client']['rest']['actions']['getWorkflowRun']>>['data']

function runOf(data: Told): WorkflowRun {
  return {
    id: data.id,
    attempt: data.run_attempt ?? 1,
    name: data.name ?? '',
    url: data.html_url,
    workflow: data.workflow_id,
    status: data.status ?? '',
    conclusion: data.conclusion ?? undefined,
    headBranch: data.head_branch ?? undefined,
    headSha: data.head_sha,
    headRepository: data.head_repository?.full_name,
  }
}

/** @returns undefined where there is none */
export async function runAt({ client, owner, repo }: RepositoryApi, id: number): Promise<WorkflowRun | undefined> {
  try {
    return runOf((await client.rest.actions.getWorkflowRun({ owner, repo, run_id: id })).data)
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return undefined
    throw explainApiError(error, 'read the runs of workflows', 'actions: read')
  }
}

/** The latest runs of a branch, or of a commit, newest first. */
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
 * Of the runs of a branch or commit, newest first, the one to fix: the newest failed one that no later run of its
 * workflow has made good. Pure.
 * @param own name of the workflow that fix-tests itself runs in
 */
export function latestFailed(runs: readonly WorkflowRun[], own: string): WorkflowRun | undefined {
  const newest = new Map<number, WorkflowRun>()
  for (const run of runs) {
    const isJudged = run.status === 'completed' && (run.conclusion === 'failure' || run.conclusion === 'success')
    if (isJudged && run.name !== own && !newest.has(run.workflow)) newest.set(run.workflow, run)
  }
  return [...newest.values()].find(({ conclusion }) => conclusion === 'failure')
}

/** Whether an attempt of a workflow run has ended, as far as the token may know. */
export async function isOver(
  { client, owner, repo }: RepositoryApi,
  { id, attempt }: { id: number; attempt: number },
): Promise<boolean> {
  try {
    const { data } = await client.rest.actions.getWorkflowRunAttempt({
      owner,
      repo,
      run_id: id,
      attempt_number: attempt,
    })
    return data.status === 'completed'
  } catch (error) {
    // Not ours to see: then its lease alone tells.
    if (error instanceof RequestError) return false
    throw error
  }
}

/**
 * Starts a workflow on a branch.
 * @returns why not, where it may not be started or cannot be
 */
export async function dispatch(
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
 * Ends a run.
 * @throws UserError where the token may not
 */
export async function cancel({ client, owner, repo }: RepositoryApi, id: number): Promise<'cancelled' | 'over'> {
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
