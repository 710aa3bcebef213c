import { readCommit } from '../commits.ts'
import type { Git } from '../git.ts'
import { nodeId, stableId } from '../identity.ts'
import { readPulls } from '../pull-requests.ts'
import type { ArtifactRecord, JobRecord, RunRecord } from '../records.ts'
import { type Place, apiUrl, pageUrl } from '../site.ts'
import { pullMinimal } from './pulls.ts'
import { minimalRepository } from './repository.ts'
import { user } from './users.ts'

/** GitHub numbers workflows; ours are told by the path of their file. */
export function workflowId(path: string): number {
  return stableId(path)
}

export function workflow(place: Place, { path, name }: { readonly path: string; readonly name: string }) {
  const id = workflowId(path)
  return {
    id,
    node_id: nodeId('W', id),
    name,
    path,
    state: 'active',
    created_at: place.repo.world.createdAt,
    updated_at: place.repo.world.createdAt,
    url: apiUrl(place, `/actions/workflows/${id}`),
    html_url: pageUrl(place, `/blob/${place.repo.world.defaultBranch}/${path}`),
    badge_url: pageUrl(place, `/workflows/${encodeURIComponent(name)}/badge.svg`),
  }
}

export function workflowRun(place: Place, run: RunRecord) {
  const { site, repo } = place
  const url = apiUrl(place, `/actions/runs/${run.id}`)
  const suite = stableId(`suite ${run.headSha}`)
  const headRepository = site.find(run.headRepository) ?? repo
  const actor = user(site, run.actor)
  return {
    id: run.id,
    name: run.name,
    node_id: nodeId('WFR', run.id),
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: run.path,
    display_title: run.name,
    run_number: run.number,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: workflowId(run.path),
    check_suite_id: suite,
    check_suite_node_id: nodeId('CS', suite),
    url,
    html_url: pageUrl(place, `/actions/runs/${run.id}`),
    pull_requests: pullsOf(place, run),
    created_at: run.createdAt,
    updated_at: run.updatedAt,
    actor,
    triggering_actor: actor,
    run_attempt: run.attempt,
    referenced_workflows: [],
    run_started_at: run.createdAt,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: apiUrl(place, `/check-suites/${suite}`),
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: run.attempt > 1 ? `${url}/attempts/${run.attempt - 1}` : null,
    workflow_url: apiUrl(place, `/actions/workflows/${workflowId(run.path)}`),
    head_commit: headCommit(headRepository.git, run.headSha),
    repository: minimalRepository(place),
    head_repository: minimalRepository({ site, repo: headRepository }),
  }
}

export function job(place: Place, { run, job: each }: { run: RunRecord; job: JobRecord }) {
  const { id, name, status, conclusion, runnerName } = each
  return {
    id,
    run_id: run.id,
    workflow_name: run.name,
    head_branch: run.headBranch,
    run_url: apiUrl(place, `/actions/runs/${run.id}`),
    run_attempt: run.attempt,
    node_id: nodeId('CR', id),
    head_sha: run.headSha,
    url: apiUrl(place, `/actions/jobs/${id}`),
    html_url: pageUrl(place, `/actions/runs/${run.id}/job/${id}`),
    status,
    conclusion,
    created_at: run.createdAt,
    started_at: run.createdAt,
    completed_at: status === 'completed' ? run.updatedAt : null,
    name,
    steps: [],
    check_run_url: apiUrl(place, `/check-runs/${id}`),
    labels: ['ubuntu-latest'],
    // Nobody runs it yet: GitHub tells no runner.
    runner_id: runnerName === null ? null : 1,
    runner_name: runnerName,
    runner_group_id: runnerName === null ? null : 1,
    runner_group_name: runnerName === null ? null : 'GitHub Actions',
  }
}

export function artifact(place: Place, record: ArtifactRecord) {
  const { repo, site } = place
  const url = apiUrl(place, `/actions/artifacts/${record.id}`)
  const run = repo.world.runs.find(each => each.id === record.run)
  const ninetyDays = 90 * 24 * 60 * 60 * 1000
  return {
    id: record.id,
    node_id: nodeId('MDg6QXJ0aWZhY3Q', record.id),
    name: record.name,
    size_in_bytes: record.bytes,
    url,
    archive_download_url: `${url}/zip`,
    expired: record.expired,
    digest: `sha256:${record.digest}`,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
    expires_at: new Date(Date.parse(record.createdAt) + ninetyDays).toISOString().replace('.000Z', 'Z'),
    workflow_run: run
      ? {
          id: run.id,
          repository_id: repo.world.id,
          head_repository_id: (site.find(run.headRepository) ?? repo).world.id,
          head_branch: run.headBranch,
          head_sha: run.headSha,
        }
      : null,
  }
}

/** Empty for a run from a fork, as on GitHub: a trap that every `workflow_run` bot has to know. */
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
