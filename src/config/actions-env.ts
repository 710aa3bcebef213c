import { UserError } from '../contracts/errors.ts'

/** What the environment of an Actions step says, read once. */
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
  readonly actor: string
  readonly runner: string
  readonly job: string
}

/**
 * Reads what the runner tells.
 * @throws UserError when this is not an Actions step.
 */
export function actionsEnvOf(env: Readonly<Record<string, string | undefined>>): ActionsEnv {
  const need = (name: string): string => {
    const value = env[name]
    if (value !== undefined && value !== '') return value
    throw new UserError(
      `${name} is not set, so this is not a step of a GitHub Actions job.`,
      'Use the command line instead: fix-tests run.',
    )
  }
  return Object.freeze({
    eventName: need('GITHUB_EVENT_NAME'),
    eventPath: need('GITHUB_EVENT_PATH'),
    workspace: need('GITHUB_WORKSPACE'),
    repository: need('GITHUB_REPOSITORY'),
    serverUrl: need('GITHUB_SERVER_URL'),
    apiUrl: need('GITHUB_API_URL'),
    sha: need('GITHUB_SHA'),
    ref: env.GITHUB_REF ?? '',
    temp: need('RUNNER_TEMP'),
    runId: Number(env.GITHUB_RUN_ID ?? 0),
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1),
    workflow: env.GITHUB_WORKFLOW ?? '',
    actor: env.GITHUB_ACTOR ?? '',
    runner: env.RUNNER_NAME ?? '',
    job: env.GITHUB_JOB ?? '',
  })
}
