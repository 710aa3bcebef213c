import type { ActionsEnv } from '../config/actions-env.ts'
import type { Request } from '../domain/model/request.ts'
import { isOwnBranch, isOwnCommit, skipOwnCommit } from './own-work.ts'
import { type ParsedEvent, reject, rejectMergeQueue } from './parsed-event.ts'
import { payloadCommit, payloadNumber, payloadText } from './payload.ts'

/** Parse the end of another workflow's run. Its list of pull requests is empty for forks, so it is not read. */
export function parseWorkflowRun(environment: ActionsEnv, payload: unknown): ParsedEvent {
  const id = payloadNumber(payload, 'workflow_run', 'id')
  const headSha = payloadCommit(payload, 'workflow_run', 'head_sha')
  const url = payloadText(payload, 'workflow_run', 'html_url')
  if (id === undefined || headSha === undefined || url === undefined) {
    return reject('The event file is not a workflow_run event.', 'Run this on: workflow_run, types: [completed].')
  }
  const conclusion = payloadText(payload, 'workflow_run', 'conclusion')
  const headBranch = payloadText(payload, 'workflow_run', 'head_branch')
  // The name of a run can be the title that run-name gives it.
  const name = payloadText(payload, 'workflow', 'name') ?? payloadText(payload, 'workflow_run', 'name') ?? ''
  const repository = payloadText(payload, 'workflow_run', 'head_repository', 'full_name')
  const isHere = repository === environment.repository
  const fork = isHere ? {} : { fork: repository ?? '' }
  if (payloadText(payload, 'action') === 'completed' && conclusion === 'success' && headBranch !== undefined)
    return { kind: 'green', branch: headBranch, sha: headSha, run: id, name, url, ...fork }
  if (payloadText(payload, 'action') !== 'completed' || conclusion !== 'failure') {
    return { kind: 'nothing', why: `The run ${url} did not fail (${conclusion ?? 'it has not ended'}).` }
  }
  if (payloadText(payload, 'workflow_run', 'event') === 'merge_group')
    return rejectMergeQueue('The run of a merge queue')
  if (headBranch === undefined) return reject('The failed run was not on a branch.', 'Run CI on branches.')
  const message = payloadText(payload, 'workflow_run', 'head_commit', 'message')
  // A user may have rebased the bot's commit onto the default branch: then its failure is the user's.
  const isMerged = headBranch === payloadText(payload, 'repository', 'default_branch')
  if (isHere && message !== undefined && isOwnCommit(message) && !isMerged) return skipOwnCommit(headSha)
  const attempt = payloadNumber(payload, 'workflow_run', 'run_attempt') ?? 1
  return {
    kind: 'request',
    reports: 'artifacts',
    request: {
      trigger: 'workflow_run',
      repository: environment.repository,
      headBranch,
      headSha,
      run: { id, attempt, name, url },
      ...fork,
    },
  }
}

/** Parse the end of a CI run on a branch of the bot, however it ended; undefined if it is none. */
export function parseOwnRun(environment: ActionsEnv, payload: unknown, template: string): ParsedEvent | undefined {
  const branch = payloadText(payload, 'workflow_run', 'head_branch')
  const sha = payloadCommit(payload, 'workflow_run', 'head_sha')
  const url = payloadText(payload, 'workflow_run', 'html_url')
  const isHere = payloadText(payload, 'workflow_run', 'head_repository', 'full_name') === environment.repository
  if (payloadText(payload, 'action') !== 'completed' || branch === undefined || sha === undefined || url === undefined)
    return undefined
  return isHere && isOwnBranch(branch, template) ? { kind: 'own-run', branch, sha, url } : undefined
}

/** Parse a pull request whose job runs this as a step. */
export function parsePullRequest(environment: ActionsEnv, payload: unknown): ParsedEvent {
  const pull = payloadNumber(payload, 'pull_request', 'number')
  const headSha = payloadCommit(payload, 'pull_request', 'head', 'sha')
  const headBranch = payloadText(payload, 'pull_request', 'head', 'ref')
  if (pull === undefined || headSha === undefined || headBranch === undefined) {
    return reject('The event file is not a pull_request event.', 'Run this on: pull_request.')
  }
  const repository = payloadText(payload, 'pull_request', 'head', 'repo', 'full_name')
  // The job's checkout is a merge commit of head and base that exists nowhere else: the fix belongs on the head.
  return {
    kind: 'request',
    reports: 'workspace',
    request: {
      ...currentRun(environment),
      headBranch,
      headSha,
      pullRequest: pull,
      base: payloadText(payload, 'pull_request', 'base', 'ref'),
      askedBy: payloadText(payload, 'pull_request', 'user', 'login'),
      ...(repository === environment.repository ? {} : { fork: repository ?? '' }),
    },
  }
}

/** Make a request from the branch of the current job, which runs this as a step. */
export function branchStep(environment: ActionsEnv): ParsedEvent {
  const branch = /^refs\/heads\/(.+)$/.exec(environment.ref)?.[1]
  if (branch === undefined) {
    return reject(
      `${environment.ref || 'The run'} is not a branch, so there is nothing to put a fix on.`,
      'Run CI on branches too.',
    )
  }
  return {
    kind: 'request',
    reports: 'workspace',
    request: {
      ...currentRun(environment),
      headBranch: branch,
      headSha: environment.sha,
      askedBy: environment.actor || undefined,
    },
  }
}

function currentRun(environment: ActionsEnv): Pick<Request, 'trigger' | 'repository' | 'run'> {
  const { serverUrl, repository, runId, runAttempt, workflow } = environment
  const url = `${serverUrl}/${repository}/actions/runs/${runId}`
  return { trigger: 'failing-step', repository, run: { id: runId, attempt: runAttempt, name: workflow, url } }
}
