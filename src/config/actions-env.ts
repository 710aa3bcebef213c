import { type WorkflowName, workflowPath } from '../domain/model/workflow-name.ts'
import { UserError } from '../contracts/errors.ts'

/** Template of the names of branches for the fix, if the input `branch` is not set. */
export const DEFAULT_BRANCH = 'fix-tests/{head}-{sha}'

/** Environment of an Actions step, read once. */
export interface ActionsEnv {
  readonly eventName: string
  readonly eventPath: string
  readonly workspace: string
  readonly repository: string
  readonly serverUrl: string
  readonly apiUrl: string
  readonly sha: string
  readonly ref: string
  readonly temp: string
  readonly runId: number
  readonly runAttempt: number
  readonly workflow: string
  /** `owner/name/.github/workflows/file.yml@ref` */
  readonly workflowRef: string
  /** `owner/name` of this action, as the step uses it; '' for one of the workflow's own repository. */
  readonly actionRepository: string
  readonly actor: string
  readonly runner: string
  readonly job: string
}

/**
 * Read the environment that the runner sets.
 * @throws UserError if this is not an Actions step
 */
export function actionsEnvOf(env: Readonly<Record<string, string | undefined>>): ActionsEnv {
  const required = (name: string): string => {
    const value = env[name]
    if (value !== undefined && value !== '') return value
    throw new UserError(
      `${name} is not set, so this is not a step of a GitHub Actions job.`,
      'Use the command line instead: npx fix-tests run.',
    )
  }
  return Object.freeze({
    eventName: required('GITHUB_EVENT_NAME'),
    eventPath: required('GITHUB_EVENT_PATH'),
    workspace: required('GITHUB_WORKSPACE'),
    repository: required('GITHUB_REPOSITORY'),
    serverUrl: required('GITHUB_SERVER_URL'),
    apiUrl: required('GITHUB_API_URL'),
    sha: required('GITHUB_SHA'),
    ref: env.GITHUB_REF ?? '',
    temp: required('RUNNER_TEMP'),
    runId: Number(env.GITHUB_RUN_ID ?? 0),
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1),
    workflow: env.GITHUB_WORKFLOW ?? '',
    workflowRef: env.GITHUB_WORKFLOW_REF ?? '',
    actionRepository: env.GITHUB_ACTION_REPOSITORY ?? '',
    actor: env.GITHUB_ACTOR ?? '',
    runner: env.RUNNER_NAME ?? '',
    job: env.GITHUB_JOB ?? '',
  })
}

/** Return the workflow that this job is of. */
export function ownWorkflow({ workflow, workflowRef, repository }: ActionsEnv): WorkflowName {
  const prefix = `${repository}/`.toLowerCase()
  const isHere = workflowRef.toLowerCase().startsWith(prefix)
  return { name: workflow, path: isHere ? workflowPath(workflowRef.slice(prefix.length)) : undefined }
}
