import { artifact, workflow, workflowJob, workflowRun } from '../payloads/actions.ts'
import type { ArtifactRecord, RunRecord } from '../records.ts'
import { type Repository, born, now } from '../repository.ts'
import { Refusal, type Route, found, noContent, notFound, ok, page, route } from '../route.ts'
import { findWorkflow, isDispatchable } from '../workflows.ts'

export const actionsRoutes: readonly Route[] = [
  route('actions/list-workflow-runs-for-repo', 'actions:read', call => {
    const { branch, head_sha: sha } = call.input
    const runs = call.repo.world.runs
      .filter(run => branch === undefined || run.headBranch === branch)
      .filter(run => sha === undefined || run.headSha === sha)
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    return page(runs, {
      input: call.input,
      show: run => workflowRun(call, run),
      wrap: shown => ({ total_count: runs.length, workflow_runs: shown }),
    })
  }),

  route('actions/get-workflow-run', 'actions:read', call => ok(workflowRun(call, runOf(call)))),

  route('actions/get-workflow-run-attempt', 'actions:read', call => {
    const run = runOf(call)
    const attempt = call.input.attempt_number
    if (attempt < 1 || attempt > run.attempt) throw notFound()
    // GitHub starts a run again only after its end; the conclusion of an earlier attempt is not stored.
    const earlier: RunRecord = { ...run, attempt, status: 'completed', conclusion: 'failure' }
    return ok(workflowRun(call, attempt === run.attempt ? run : earlier))
  }),

  route('actions/list-jobs-for-workflow-run-attempt', 'actions:read', call => {
    const run = runOf(call)
    const attempt = call.input.attempt_number
    if (attempt < 1 || attempt > run.attempt) throw notFound()
    const jobs = attempt === run.attempt ? (run.jobs ?? []) : []
    return page(jobs, {
      input: call.input,
      show: each => workflowJob(call, { run, job: each }),
      wrap: shown => ({ total_count: jobs.length, jobs: shown }),
    })
  }),

  route('actions/cancel-workflow-run', 'actions:write', call => {
    const run = runOf(call)
    if (run.status === 'completed') throw new Refusal(409, 'Cannot cancel a workflow run that is completed.')
    // A listener ends the run when its work has stopped, as a runner does.
    if (!call.site.cancel(call.repo, run.id)) endRun(call.repo, run.id, 'cancelled')
    return { status: 202, body: {} }
  }),

  route('actions/list-workflow-run-artifacts', 'actions:read', call => {
    const { name } = call.input
    const { id } = runOf(call)
    const artifacts = call.repo.world.artifacts.filter(
      each => each.run === id && (name === undefined || each.name === name),
    )
    return page(artifacts, {
      input: call.input,
      show: each => artifact(call, each),
      wrap: shown => ({ total_count: artifacts.length, artifacts: shown }),
    })
  }),

  route('actions/download-artifact', 'actions:read', call => {
    const record: ArtifactRecord = found(call.repo.world.artifacts.find(each => each.id === call.input.artifact_id))
    if (call.input.archive_format !== 'zip') throw new Refusal(422, 'archive_format must be zip', { mistake: true })
    if (record.expired) throw new Refusal(410, 'Artifact has expired')
    return { status: 302, headers: { location: call.site.downloadUrl(call.repo, record) } }
  }),

  route('actions/get-workflow', 'actions:read', call =>
    ok(workflow(call, found(findWorkflow(call.repo, call.input.workflow_id)))),
  ),

  route('actions/create-workflow-dispatch', 'actions:write', call => {
    const { ref } = call.input
    const { name, path } = found(findWorkflow(call.repo, call.input.workflow_id))
    const sha = call.repo.git.commit(ref)
    if (sha === undefined) throw new Refusal(422, `No ref found for: ${ref}`)
    if (!isDispatchable(call.repo, path, sha)) {
      throw new Refusal(422, "Workflow does not have 'workflow_dispatch' trigger")
    }
    const at = { headBranch: ref, headSha: sha, headRepository: call.repo.fullName }
    const state = { status: 'queued', conclusion: null, attempt: 1 } as const
    addRun(call.repo, { name, path, event: 'workflow_dispatch', actor: call.token.login, ...at, ...state })
    return noContent
  }),
]

type NewRun = Omit<RunRecord, 'id' | 'number' | 'createdAt' | 'updatedAt'> & { readonly createdAt?: string }

export function addRun(repo: Repository, { createdAt, ...facts }: NewRun): RunRecord {
  return repo.change(world => {
    const dates = createdAt === undefined ? {} : { createdAt, updatedAt: createdAt }
    const record: RunRecord = { ...born(world), ...dates, number: world.runs.length + 1, ...facts }
    world.runs.push(record)
    return record
  })
}

export function endRun(repo: Repository, id: number, conclusion: RunRecord['conclusion']): void {
  repo.change(world => {
    world.runs = world.runs.map(run =>
      run.id === id ? { ...run, status: 'completed', conclusion, updatedAt: now() } : run,
    )
  })
}

function runOf({ repo, input }: { repo: Repository; input: { run_id: number } }): RunRecord {
  return found(repo.world.runs.find(run => run.id === input.run_id))
}
