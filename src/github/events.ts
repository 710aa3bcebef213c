import { escapePattern } from '../domain/quoting.ts'
import type { Request } from '../domain/request.ts'
import type { Environment } from '../environment.ts'

/** What an event asks for. */
export type Asked =
  | { readonly kind: 'request'; readonly request: Request; readonly reports: 'workspace' | 'artifacts' }
  /** There is nothing to do, and that is fine. */
  | { readonly kind: 'nothing'; readonly why: string }
  /** It is not done, for a reason that somebody can change. */
  | { readonly kind: 'refused'; readonly why: string; readonly remedy: string }

/** A value at a path of a payload, whatever the payload is. */
function at(payload: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined,
    payload,
  )
}

function text(payload: unknown, ...path: string[]): string | undefined {
  const value = at(payload, ...path)
  return typeof value === 'string' ? value : undefined
}

function number(payload: unknown, ...path: string[]): number | undefined {
  const value = at(payload, ...path)
  return typeof value === 'number' ? value : undefined
}

function commit(payload: unknown, ...path: string[]): string | undefined {
  const value = text(payload, ...path)
  return value !== undefined && /^[0-9a-f]{40}$/.test(value) ? value : undefined
}

export interface EventOptions {
  readonly environment: Environment
  readonly payload: unknown
  /** The input `branch`: what is named by it is the bot's own, and never asks for anything. */
  readonly template: string
}

/** Reads the event that started the job. Pure; the payload is untrusted. */
export function askedBy({ environment, payload, template }: EventOptions): Asked {
  const asked = read(environment, payload)
  if (asked.kind !== 'request' || !isOwn(asked.request.headBranch, template)) return asked
  return { kind: 'nothing', why: `${asked.request.headBranch} is a branch of fix-tests itself.` }
}

/** Whether a branch is named by the template, with a commit in its place, and perhaps a number behind it. */
function isOwn(branch: string, template: string): boolean {
  const parts = template.split(/(\{head\}|\{sha\})/).map(part => {
    if (part === '{head}') return '.+'
    return part === '{sha}' ? '[0-9a-f]{7}' : escapePattern(part)
  })
  return new RegExp(`^${parts.join('')}(?:-\\d+)?$`).test(branch)
}

function read(environment: Environment, payload: unknown): Asked {
  switch (environment.eventName) {
    case 'workflow_run':
      return workflowRun(environment, payload)
    case 'pull_request':
      return pullRequest(environment, payload)
    case 'pull_request_target':
      return refused(
        'pull_request_target runs with the rights of the base branch, so the code of a pull request must not run in it.',
        'Use on: pull_request, or on: workflow_run.',
      )
    case 'push':
    case 'schedule':
    case 'workflow_dispatch':
      return branchStep(environment)
    default:
      return refused(
        `The event ${environment.eventName} does not name a failed run.`,
        'Use a step with if: failure() in the failing job, or on: workflow_run.',
      )
  }
}

/** The payload's own list of pull requests is empty for forks, and not used. */
function workflowRun(environment: Environment, payload: unknown): Asked {
  const id = number(payload, 'workflow_run', 'id')
  const headSha = commit(payload, 'workflow_run', 'head_sha')
  const url = text(payload, 'workflow_run', 'html_url')
  if (id === undefined || headSha === undefined || url === undefined) {
    return refused('The event file is not a workflow_run event.', 'Run this on: workflow_run, types: [completed].')
  }
  const conclusion = text(payload, 'workflow_run', 'conclusion')
  if (text(payload, 'action') !== 'completed' || conclusion !== 'failure') {
    return { kind: 'nothing', why: `The run ${url} did not fail (${conclusion ?? 'it has not ended'}).` }
  }
  const repository = text(payload, 'workflow_run', 'head_repository', 'full_name')
  if (repository !== environment.repository) return fork(repository)
  const headBranch = text(payload, 'workflow_run', 'head_branch')
  if (headBranch === undefined) return refused('The failed run was not on a branch.', 'Run CI on branches.')
  const attempt = number(payload, 'workflow_run', 'run_attempt') ?? 1
  const run = { id, attempt, name: text(payload, 'workflow_run', 'name') ?? '', url }
  const request = { trigger: 'workflow_run' as const, repository: environment.repository, headBranch, headSha, run }
  return { kind: 'request', reports: 'artifacts', request }
}

function pullRequest(environment: Environment, payload: unknown): Asked {
  const pull = number(payload, 'pull_request', 'number')
  const headSha = commit(payload, 'pull_request', 'head', 'sha')
  const headBranch = text(payload, 'pull_request', 'head', 'ref')
  if (pull === undefined || headSha === undefined || headBranch === undefined) {
    return refused('The event file is not a pull_request event.', 'Run this on: pull_request.')
  }
  const repository = text(payload, 'pull_request', 'head', 'repo', 'full_name')
  if (repository !== environment.repository) return fork(repository)
  // The job's own checkout is a merge of head and base that exists nowhere else; the fix belongs on the head.
  const request = {
    ...step(environment),
    headBranch,
    headSha,
    pullRequest: pull,
    base: text(payload, 'pull_request', 'base', 'ref'),
    askedBy: text(payload, 'pull_request', 'user', 'login'),
  }
  return { kind: 'request', reports: 'workspace', request }
}

function branchStep(environment: Environment): Asked {
  const branch = /^refs\/heads\/(.+)$/.exec(environment.ref)?.[1]
  if (branch === undefined) {
    return refused(
      `${environment.ref || 'The run'} is not a branch, so there is nothing to put a fix on.`,
      'Run CI on branches too.',
    )
  }
  return {
    kind: 'request',
    reports: 'workspace',
    request: {
      ...step(environment),
      headBranch: branch,
      headSha: environment.sha,
      askedBy: environment.actor || undefined,
    },
  }
}

function step(environment: Environment): Pick<Request, 'trigger' | 'repository' | 'run'> {
  const { serverUrl, repository, runId, runAttempt, workflow } = environment
  const url = `${serverUrl}/${repository}/actions/runs/${runId}`
  return { trigger: 'failing-step', repository, run: { id: runId, attempt: runAttempt, name: workflow, url } }
}

function fork(name: string | undefined): Asked {
  return refused(
    `The failing code is of a fork (${name ?? 'deleted'}), and code of forks is not run with this repository's rights.`,
    'Push the branch to this repository to have it fixed.',
  )
}

function refused(why: string, remedy: string): Asked {
  return { kind: 'refused', why, remedy }
}
