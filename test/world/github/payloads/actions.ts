import { readCommit } from '../commits.ts'
import { fill } from '../fill.ts'
import type { Git } from '../git.ts'
import { nodeId, stableId } from '../identity.ts'
import { readPulls } from '../pull-requests.ts'
import type { ArtifactRecord, JobRecord, RunRecord } from '../records.ts'
import { type Place, apiUrl, pageUrl } from '../site.ts'
import { pullMinimal } from './pulls.ts'
import { minimalRepository, user } from './repository.ts'

/** GitHub numbers workflows; here the path of the file makes the number. */
export function workflowId(path: string): number {
  return stableId(path)
}

export function workflow(place: Place, { path, name }: { readonly path: string; readonly name: string }) {
  const id = workflowId(path)
  const at = place.repo.world.createdAt
  const html_url = pageUrl(place, `/actions/workflows/${path}`)
  const addresses = { url: apiUrl(place, `/actions/workflows/${id}`), html_url, badge_url: `${html_url}/badge.svg` }
  return { id, node_id: nodeId('W', id), name, path, state: 'active', created_at: at, updated_at: at, ...addresses }
}

export function workflowRun(place: Place, run: RunRecord) {
  const { site, repo } = place
  const headRepository = site.find(run.headRepository) ?? repo
  const suite = stableId(`suite ${run.headSha}`)
  const actor = user(site, run.actor)
  return fill('workflow-run', {
    id: run.id,
    name: run.title ?? run.name,
    node_id: nodeId('WFR', run.id),
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: run.path,
    display_title: run.title ?? run.name,
    run_number: run.number,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: workflowId(run.path),
    check_suite_id: suite,
    check_suite_node_id: nodeId('CS', suite),
    url: apiUrl(place, `/actions/runs/${run.id}`),
    html_url: pageUrl(place, `/actions/runs/${run.id}`),
    pull_requests: pullsOf(place, run),
    created_at: run.createdAt,
    updated_at: run.updatedAt,
    actor,
    triggering_actor: actor,
    run_attempt: run.attempt,
    run_started_at: run.createdAt,
    referenced_workflows: [],
    previous_attempt_url: null,
    head_commit: headCommit(headRepository.git, run.headSha),
    repository: minimalRepository(place),
    head_repository: minimalRepository({ site, repo: headRepository }),
  })
}

export function workflowJob(place: Place, { run, job }: { readonly run: RunRecord; readonly job: JobRecord }) {
  const { id, name, status, conclusion, runner, labels } = job
  const completedAt = status === 'completed' ? run.updatedAt : null
  return fill('job', {
    id,
    node_id: nodeId('CR', id),
    run_id: run.id,
    run_url: apiUrl(place, `/actions/runs/${run.id}`),
    run_attempt: run.attempt,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    workflow_name: run.name,
    name,
    url: apiUrl(place, `/actions/jobs/${id}`),
    html_url: pageUrl(place, `/actions/runs/${run.id}/job/${id}`),
    check_run_url: apiUrl(place, `/check-runs/${id}`),
    status,
    conclusion,
    created_at: run.createdAt,
    started_at: run.createdAt,
    completed_at: completedAt,
    labels,
    runner_id: 1,
    runner_name: runner,
    runner_group_id: 1,
    runner_group_name: 'GitHub Actions',
    steps: job.steps.map((step, index) => ({
      name: step.name,
      number: index + 1,
      status: step.conclusion === null ? 'queued' : 'completed',
      conclusion: step.conclusion,
      started_at: step.conclusion === null ? null : run.createdAt,
      completed_at: step.conclusion === null ? null : run.updatedAt,
    })),
  })
}

export function artifact(place: Place, record: ArtifactRecord) {
  const url = apiUrl(place, `/actions/artifacts/${record.id}`)
  return fill('artifact', {
    id: record.id,
    node_id: nodeId('MDg6QXJ0aWZhY3Q', record.id),
    name: record.name,
    size_in_bytes: record.bytes,
    url,
    archive_download_url: `${url}/zip`,
    expired: record.expired,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
  })
}

/** Empty for a run from a fork, as on GitHub: a trap for every `workflow_run` bot. */
function pullsOf(place: Place, run: RunRecord) {
  const { repo } = place
  if (run.headRepository !== repo.fullName) return []
  return readPulls(place)
    .filter(({ state, head }) => state === 'open' && head.ref === run.headBranch && head.repository === repo.fullName)
    .map(pull => pullMinimal(place, pull))
}

export function headCommit(git: Git, head: string) {
  if (git.objectType(head) !== 'commit') return null
  const { sha, tree, message, committer, author } = readCommit(git, head)
  return {
    id: sha,
    tree_id: tree,
    message,
    timestamp: committer.date,
    author: { name: author.name, email: author.email },
    committer: { name: committer.name, email: committer.email },
  }
}
