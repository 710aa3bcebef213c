// The local runner: starts a JavaScript action the way GitHub's runner does, and tells what came of it.
// Everything it imitates is read off github.com/actions/runner (src/Runner.Worker), release of August 2026.

import type { Annotation } from './annotations.ts'
import { Job } from './job.ts'

export type { Annotation }

export interface ActionRun {
  /** The folder that holds `action.yml`. `runs.main` is started, and `pre` and `post` where there are any. */
  actionDir: string
  /** `GITHUB_WORKSPACE`, and the folder that the action starts in. */
  workspace: string
  /** `with:`. Names that action.yml lacks are warned about and passed on; required ones are not enforced, as on GitHub. */
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
  /** `env:` of the step. `RUNNER_DEBUG: '1'` shows debug lines in the log. */
  env?: Record<string, string>
  /** Masked besides the token, and looked for in everything the action says. */
  secrets?: readonly string[]
  /** `RUNNER_TEMP`. Without it, a fresh folder that is removed at the end. */
  temp?: string
  /** The Node that runs the action. Default: the one running this. */
  node?: string
  /** `ACTIONS_RUNTIME_TOKEN`. Default: a random one; give one to look for it in places the runner cannot see. */
  runtimeToken?: string
  /** `ACTIONS_RESULTS_URL`, the artifact service. Default: nobody listens there. */
  resultsUrl?: string
  /** The log, line by line, as a person sees it on GitHub. */
  onLine?: (line: string) => void
  /** The job's time limit; beyond it the action is cancelled. */
  timeoutMs?: number
}

export interface ActionResult {
  conclusion: 'success' | 'failure' | 'cancelled'
  /** Of `main`, or of the first stage that failed before or after it. */
  exitCode: number | null
  signal: NodeJS.Signals | null
  outputs: Record<string, string>
  state: Record<string, string>
  exportedEnv: Record<string, string>
  paths: string[]
  /** What was written to `GITHUB_STEP_SUMMARY`, masked; empty when it was over 1 MiB, as on GitHub. */
  summary: string
  /** At most ten of a level, as GitHub keeps. */
  annotations: Annotation[]
  /** What the action asked to be masked. */
  masks: string[]
  groups: string[]
  debug: string[]
  /** What a person sees, masked. */
  log: string
  /** Where a secret was seen, e.g. `log line 12: token is ***`. Never holds the secret itself. */
  leaks: string[]
  /** Processes that outlived the action and were killed at the end of the job. */
  orphans: string[]
}

export interface RunningAction {
  /** Of the stage under way. */
  readonly pid: number
  /** The machine dies: every process of the tree gets the signal (SIGKILL), no later stage runs, no file command counts. */
  kill(signal?: NodeJS.Signals): void
  /** SIGINT to the action, SIGTERM after 7.5 s, the tree killed after 2.5 s more. Resolves when the stage has ended. */
  cancel(): Promise<void>
  /** Rejects only when the action cannot be started at all. */
  finished: Promise<ActionResult>
}

export function startAction(run: ActionRun): RunningAction {
  const job = new Job(run)
  const finished = job.finish()
  return {
    get pid() {
      return job.pid
    },
    kill: (signal = 'SIGKILL') => job.kill(signal),
    cancel: () => job.cancel(),
    finished,
  }
}

export function runAction(run: ActionRun): Promise<ActionResult> {
  return new Job(run).finish()
}
