import type { CiJob } from '../domain/model/ci-step.ts'
import { explainApiError } from './api-errors.ts'
import type { RepositoryApi } from './client.ts'

/** A job of a workflow's run. */
export interface WorkflowJob {
  readonly name: string
  readonly status: string
  readonly conclusion: string | undefined
  /** Name of its runner; empty if it has none yet. */
  readonly runner: string
  readonly labels: readonly string[]
  readonly steps: readonly { readonly name: string; readonly conclusion: string | undefined }[]
}

/** List the jobs of an attempt of a run, with their steps. */
export async function jobsOf(
  { client, owner, repo }: RepositoryApi,
  { id, attempt }: { id: number; attempt: number },
): Promise<WorkflowJob[]> {
  try {
    const jobs = await client.paginate(client.rest.actions.listJobsForWorkflowRunAttempt, {
      owner,
      repo,
      run_id: id,
      attempt_number: attempt,
      per_page: 100,
    })
    return jobs.map(({ name, status, conclusion, runner_name: runner, labels, steps = [] }) => ({
      name,
      status,
      conclusion: conclusion ?? undefined,
      runner: runner ?? '',
      labels,
      steps: steps
        .toSorted((a, b) => a.number - b.number)
        .map(step => ({ name: step.name, conclusion: step.conclusion ?? undefined })),
    }))
  } catch (error) {
    throw explainApiError(error, 'read the jobs of the failed run', 'actions: read')
  }
}

/**
 * Choose the jobs that failed. Pure.
 * @param own runner and id of the job that fix-tests runs in, if it is a job of this run: with a failed step it is the
 *   job to fix, without one it is not looked at
 */
export function failedJobs(jobs: readonly WorkflowJob[], own?: { runner: string; id: string }): CiJob[] {
  const ended = jobs
    .filter(({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out')
    .map(job => ciJob(job))
  if (own === undefined) return ended
  const running = jobs
    .filter(({ status }) => status === 'in_progress')
    .map(job => ({ job, failed: ciJob(job, own.id) }))
  const here = running.filter(({ job }) => job.runner === own.runner)
  // Without a runner of this name, the only running job with a failed step is this one.
  const failing = (here.length > 0 ? here : running).filter(({ failed }) => failed.steps.some(step => step.failed))
  return failing.length === 1 ? failing.map(({ failed }) => failed) : ended
}

function ciJob({ name, labels, steps }: WorkflowJob, id?: string): CiJob {
  const isFailure = (conclusion: string | undefined) => conclusion === 'failure' || conclusion === 'timed_out'
  return {
    ...(id === undefined ? {} : { id }),
    name,
    labels,
    steps: steps.map(step => ({ name: step.name, failed: isFailure(step.conclusion) })),
  }
}
