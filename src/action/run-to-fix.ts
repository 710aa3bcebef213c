import { isProjectChecked } from '../engine/test-plan.ts'
import { reportsFromArtifacts } from '../github/artifacts.ts'
import type { WorkflowRun } from '../github/workflow-runs.ts'
import { inspectCheckout } from '../workspace/checkout.ts'
import { jobHost } from '../workspace/git.ts'
import { findFailedSteps } from './read-ci-steps.ts'
import type { Session } from './session.ts'

/** Failed runs of a commit that are looked into. */
const MAX_RUNS = 6

/**
 * Choose the run to fix among the failed ones of a commit: a deployment can fail beside the tests. It is the first one
 * in which a step failed that tests or checks the project, else the first one that left a test report, else the newest.
 * @param failed the newest first
 */
export async function runToFix(failed: readonly WorkflowRun[], session: Session): Promise<WorkflowRun | undefined> {
  if (failed.length <= 1) return failed[0]
  const looked = failed.slice(0, MAX_RUNS)
  for (const look of [failsInTests, hasReport])
    for (const run of looked) if ((await session.bestEffort(() => look(run, session))) === true) return run
  return failed[0]
}

async function failsInTests(run: WorkflowRun, session: Session): Promise<boolean> {
  const { steps } = await findFailedSteps(session, { run, headSha: run.headSha })
  if (steps.length === 0) return false
  const checkout = await inspectCheckout(session.environment.workspace, jobHost(session.env))
  return isProjectChecked(steps, { checkout, settings: await session.settingsFor(undefined) })
}

async function hasReport({ id }: WorkflowRun, session: Session): Promise<boolean> {
  const { 'artifact-name': pattern = '*' } = await session.settingsFor(undefined)
  const { api, environment } = session
  const { repository } = environment
  return (await reportsFromArtifacts(api.client, { repository, runId: id, pattern })).files.length > 0
}
