import { artifact, job, workflow, workflowRun } from '../payloads/actions.ts'
import type { ArtifactRecord, RunRecord } from '../records.ts'
import { type Repository, born, now } from '../repository.ts'
import { Refusal, type Route, found, noContent, notFound, ok, page, route } from '../route.ts'
import { apiUrl, pageUrl } from '../site.ts'
import { findWorkflow, refuseDispatch, workflowsOf } from '../workflows.ts'
import { loginOf } from './common.ts'

export const actionsRoutes: readonly Route[] = [
  route('actions/list-workflow-runs-for-repo', 'actions:read', call => {
    const { branch, event, status, head_sha: sha, actor, created: date } = call.input
    const runs = selectRuns(call.repo, { branch, event, status, sha, actor, created: date })
    return page(runs, {
      input: call.input,
      show: run => workflowRun(call, run),
      wrap: shown => ({ total_count: runs.length, workflow_runs: shown }),
    })
  }),

  route('actions/list-workflow-runs', 'actions:read', call => {
    const { branch, event, status, head_sha: sha, actor, created: date } = call.input
    const { path } = found(findWorkflow(call.repo, call.input.workflow_id))
    const runs = selectRuns(call.repo, { branch, event, status, sha, actor, created: date }).filter(
      run => run.path === path,
    )
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
    // A run is run again only after its end; how an earlier attempt ended is not remembered.
    const earlier: RunRecord = { ...run, attempt, status: 'completed', conclusion: 'failure' }
    return ok(workflowRun(call, attempt === run.attempt ? run : earlier))
  }),

  route('actions/cancel-workflow-run', 'actions:write', call => {
    const run = runOf(call)
    if (run.status === 'completed') throw new Refusal(409, 'Cannot cancel a workflow run that is completed.')
    // Whoever listens ends the run when its work has stopped, as a runner does.
    if (!call.site.cancel(call.repo, run.id)) endRun(call.repo, run.id, 'cancelled')
    return { status: 202, body: {} }
  }),

  route('actions/list-jobs-for-workflow-run-attempt', 'actions:read', call => {
    const run = runOf(call)
    // Only the last attempt is remembered.
    if (call.input.attempt_number !== run.attempt) throw notFound()
    return page(run.jobs, {
      input: call.input,
      show: each => job(call, { run, job: each }),
      wrap: jobs => ({ total_count: run.jobs.length, jobs }),
    })
  }),

  route('actions/list-jobs-for-workflow-run', 'actions:read', call => {
    const run = runOf(call)
    return page(run.jobs, {
      input: call.input,
      show: each => job(call, { run, job: each }),
      wrap: jobs => ({ total_count: run.jobs.length, jobs }),
    })
  }),

  route('actions/list-workflow-run-artifacts', 'actions:read', call => {
    const run = runOf(call)
    const artifacts = byName(call.repo.world.artifacts, call.input.name).filter(each => each.run === run.id)
    return page(artifacts, {
      input: call.input,
      show: each => artifact(call, each),
      wrap: shown => ({ total_count: artifacts.length, artifacts: shown }),
    })
  }),

  route('actions/list-artifacts-for-repo', 'actions:read', call => {
    const artifacts = byName(newestFirst(call.repo.world.artifacts), call.input.name)
    return page(artifacts, {
      input: call.input,
      show: each => artifact(call, each),
      wrap: shown => ({ total_count: artifacts.length, artifacts: shown }),
    })
  }),

  route('actions/get-artifact', 'actions:read', call => ok(artifact(call, artifactOf(call)))),

  route('actions/download-artifact', 'actions:read', call => {
    const record = artifactOf(call)
    if (call.input.archive_format !== 'zip') throw new Refusal(422, 'archive_format must be zip', { mistake: true })
    if (record.expired) throw new Refusal(410, 'Artifact has expired')
    return { status: 302, headers: { location: call.site.downloadUrl(call.repo, record) } }
  }),

  route('actions/list-repo-workflows', 'actions:read', call => {
    const workflows = workflowsOf(call.repo)
    return page(workflows, {
      input: call.input,
      show: each => workflow(call, each),
      wrap: shown => ({ total_count: workflows.length, workflows: shown }),
    })
  }),

  route('actions/get-workflow', 'actions:read', call =>
    ok(workflow(call, found(findWorkflow(call.repo, call.input.workflow_id)))),
  ),

  route('actions/create-workflow-dispatch', 'actions:write', call => {
    const { inputs = {} } = call.input
    const { name, path } = found(findWorkflow(call.repo, call.input.workflow_id))
    const sha = call.repo.git.commit(call.input.ref)
    if (sha === undefined) throw new Refusal(422, `No ref found for: ${call.input.ref}`)
    refuseDispatch(call.repo, { path, sha, inputs })
    const run = addRun(call.repo, {
      name,
      path,
      event: 'workflow_dispatch',
      actor: loginOf(call),
      headBranch: call.input.ref.replace(/^refs\/heads\//, ''),
      headSha: sha,
      headRepository: call.repo.fullName,
      status: 'queued',
      conclusion: null,
      attempt: 1,
      jobs: [],
      inputs,
    })
    if (call.input.return_run_details !== true) return noContent
    return ok({
      workflow_run_id: run.id,
      run_url: apiUrl(call, `/actions/runs/${run.id}`),
      html_url: pageUrl(call, `/actions/runs/${run.id}`),
    })
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

interface RunFilter {
  readonly branch?: string | undefined
  readonly event?: string | undefined
  readonly status?: string | undefined
  readonly sha?: string | undefined
  readonly actor?: string | undefined
  readonly created?: string | undefined
}

/** Newest first. A status may be a conclusion too, as on GitHub. */
function selectRuns({ world }: Repository, filter: RunFilter): RunRecord[] {
  const { branch, event, status, sha, actor, created: date } = filter
  const wanted = ({ status: state, conclusion }: RunRecord): boolean => state === status || conclusion === status
  return newestFirst(world.runs.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)))
    .filter(run => branch === undefined || run.headBranch === branch)
    .filter(run => event === undefined || run.event === event)
    .filter(run => status === undefined || wanted(run))
    .filter(run => sha === undefined || run.headSha === sha)
    .filter(run => actor === undefined || run.actor === actor)
    .filter(run => date === undefined || isWithin(run.createdAt, date))
}

/** `>=2026-01-01`, `<…`, `2026-01-01..2026-01-31` (either end may be `*`), or one day or moment. */
function isWithin(moment: string, wanted: string): boolean {
  const at = Date.parse(moment)
  const [, relation, bound = ''] = /^(>=|<=|>|<)(.*)$/.exec(wanted) ?? []
  if (relation === undefined) {
    const [from = '', to = from] = wanted.split('..')
    return (from === '*' || at >= Date.parse(from)) && (to === '*' || at < endOf(to))
  }
  if (relation === '>=') return at >= Date.parse(bound)
  if (relation === '>') return at > Date.parse(bound)
  return relation === '<=' ? at < endOf(bound) : at < Date.parse(bound)
}

/** A date without a time is a whole day, and GitHub tells time in whole seconds. */
function endOf(date: string): number {
  return Date.parse(date) + (date.includes('T') ? 1000 : 24 * 60 * 60 * 1000)
}

function runOf({ repo, input }: { repo: Repository; input: { run_id: number } }): RunRecord {
  return found(repo.world.runs.find(run => run.id === input.run_id))
}

function artifactOf({ repo, input }: { repo: Repository; input: { artifact_id: number } }): ArtifactRecord {
  return found(repo.world.artifacts.find(each => each.id === input.artifact_id))
}

function byName(artifacts: readonly ArtifactRecord[], name: string | undefined): ArtifactRecord[] {
  return artifacts.filter(each => name === undefined || each.name === name)
}

function newestFirst<T>(records: readonly T[]): T[] {
  return records.toReversed()
}
