// The local runner: starts a JavaScript action as GitHub's runner does, and returns the results of the step.
// Source of all that it imitates: github.com/actions/runner (src/Runner.Worker), release of August 2026.

import { Job } from './job.ts'
import type { Annotation } from './step-log.ts'

export type { Annotation } from './step-log.ts'

export interface ActionRun {
  /** The folder that holds `action.yml`. */
  actionDir: string
  /** `GITHUB_WORKSPACE`, and the folder that the action starts in. */
  workspace: string
  /** `with:`. Names that action.yml lacks are passed on with a warning; required ones are not enforced, as on GitHub. */
  inputs?: Record<string, string>
  event: { name: string; payload: object }
  github: { url: string; apiUrl: string; repository: string; token: string }
  ref?: string
  sha?: string
  headRef?: string
  baseRef?: string
  job?: string
  workflow?: string
  runId?: number
  runAttempt?: number
  actor?: string
  /** The job's combination of its `strategy.matrix`. */
  matrix?: Record<string, string | number | boolean>
  /** `env:` of the step. */
  env?: Record<string, string>
  /** Masked like the token, and looked for in all output of the action. */
  secrets?: readonly string[]
  /** `RUNNER_TEMP`. Default: a fresh folder, removed at the end. */
  temp?: string
  /** `ACTIONS_RUNTIME_TOKEN`. Default: a random one; give one to look for it in places the runner cannot see. */
  runtimeToken?: string
  /** `ACTIONS_RESULTS_URL`, the artifact service. Default: an address without a listener. */
  resultsUrl?: string
  /** The part of the runner's time that it waits after each signal of a cancellation. Default: 1, all of it. */
  patience?: number
  /** Called with each line of the log as a person sees it on GitHub. */
  onLine?: (line: string) => void
}

export interface ActionResult {
  conclusion: 'success' | 'failure' | 'cancelled'
  exitCode: number | null
  signal: NodeJS.Signals | null
  outputs: Record<string, string>
  /** The text of `GITHUB_STEP_SUMMARY`, masked; empty above 1 MiB, as on GitHub. */
  summary: string
  /** At most ten of a level, as on GitHub. */
  annotations: Annotation[]
  debug: string[]
  /** The log as a person sees it, masked. */
  log: string
  /** The places of secrets, e.g. `log line 12: token is ***`. Never holds the secret itself. */
  leaks: string[]
  /** Processes that outlived the action, killed at the end of the job. */
  orphans: string[]
}

export interface RunningAction {
  readonly pid: number
  /** Kill the machine: every process of the tree gets SIGKILL, and no command file counts. */
  kill(): void
  /** Send SIGINT, SIGTERM after 7.5 s, and kill the tree after 2.5 s more. Resolves when the action has ended. */
  cancel(): Promise<void>
  /** Rejects only if the action cannot be started at all. */
  finished: Promise<ActionResult>
}

export function startAction(run: ActionRun): RunningAction {
  const job = new Job(run)
  const finished = job.finish()
  return { pid: job.pid, kill: () => job.kill(), cancel: () => job.cancel(), finished }
}
