// The variables of an action, made from nothing, so that no test passes thanks to the machine it runs on.
// Source: actions/runner, Runner.Worker/{GitHubContext,RunnerContext}.cs and Handlers/NodeScriptActionHandler.cs.

import { dirname } from 'node:path'
import { fileOfWorkflow } from '../github/workflows.ts'
import type { CommandFiles } from './command-files.ts'
import type { ActionRun } from './runner.ts'

const keptFromHost = ['PATH', 'HOME', 'LANG', 'TZ']

/** The port of the discard protocol: without a listener, a call to the cache or artifact service fails at once. */
const nowhere = 'http://127.0.0.1:9/'

interface Step {
  run: ActionRun
  files: CommandFiles
  inputs: ReadonlyMap<string, string>
  /** The file with the event's payload. */
  eventPath: string
  temp: string
  toolCache: string
  runtimeToken: string
  trackingId: string
}

export function environmentOf(step: Step): NodeJS.ProcessEnv {
  const { run, files, inputs, eventPath, runtimeToken, trackingId } = step
  const host = Object.fromEntries(keptFromHost.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
  const inputVariables = [...inputs].map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value])
  return {
    ...host,
    ...run.env,
    CI: 'true',
    ...Object.fromEntries(inputVariables),
    GITHUB_ACTIONS: 'true',
    ...upperCased('GITHUB_', { ...githubContext(run, eventPath), ...files }),
    ...upperCased('RUNNER_', runnerContext(step)),
    RUNNER_TRACKING_ID: trackingId,
    ACTIONS_RUNTIME_URL: nowhere,
    ACTIONS_RESULTS_URL: run.resultsUrl ?? nowhere,
    ACTIONS_CACHE_URL: nowhere,
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
  }
}

/** The `github` context without `token` and `event`: exactly the variables `GITHUB_*`. */
function githubContext(run: ActionRun, eventPath: string): Record<string, string> {
  const ref = run.ref ?? 'refs/heads/main'
  const sha = run.sha ?? '0'.repeat(40)
  const actor = run.actor ?? 'octocat'
  const { apiUrl, repository } = run.github
  return {
    action: '__self',
    actor,
    actor_id: '1',
    api_url: apiUrl,
    base_ref: run.baseRef ?? '',
    event_name: run.event.name,
    event_path: eventPath,
    // GitHub Enterprise Server serves REST below /api/v3 and GraphQL beside it.
    graphql_url: apiUrl.endsWith('/api/v3') ? apiUrl.replace(/v3$/, 'graphql') : `${apiUrl}/graphql`,
    head_ref: run.headRef ?? '',
    job: run.job ?? 'fix',
    ref,
    ref_name: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    ref_protected: 'false',
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    repository,
    repository_id: '1',
    repository_owner: repository.split('/')[0] ?? '',
    repository_owner_id: '1',
    retention_days: '90',
    run_attempt: String(run.runAttempt ?? 1),
    run_id: String(run.runId ?? 1),
    run_number: '1',
    server_url: run.github.url,
    sha,
    triggering_actor: actor,
    workflow: run.workflow ?? 'CI',
    workflow_ref: `${repository}/${fileOfWorkflow(run.workflow ?? 'CI')}@${ref}`,
    workflow_sha: sha,
    workspace: run.workspace,
  }
}

function runnerContext({ run, temp, toolCache }: Step): Record<string, string> {
  const systems: Record<string, string> = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }
  return {
    arch: process.arch.toUpperCase(),
    environment: 'github-hosted',
    name: 'local runner',
    os: systems[process.platform] ?? 'Linux',
    temp,
    tool_cache: toolCache,
    workspace: dirname(run.workspace),
  }
}

function upperCased(prefix: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name.toUpperCase(), value]))
}
