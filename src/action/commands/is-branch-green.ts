import { ownWorkflow } from '../../config/actions-env.ts'
import { areAllGreen, runsOfHead, type WorkflowRun } from '../../github/workflow-runs.ts'
import type { Task } from '../../triggers/task.ts'
import type { Session } from '../session.ts'

type Green = Pick<Extract<Task, { kind: 'green' }>, 'branch' | 'sha' | 'run' | 'fork'>

/**
 * Check whether all workflows have passed on the commit of a green run: a single one says nothing of a request that
 * names no failed run. Best effort: without `actions: read` it is not known, and so not so.
 */
export async function isBranchGreen(session: Session, green: Green): Promise<boolean> {
  return areAllGreen(await runsOn(session, green), ownWorkflow(session.environment))
}

/**
 * Check whether the workflow of a green run has passed on its commit for each event: that of the push may be green
 * while that of the pull request, which tests the merge, is red. Best effort in the same way.
 */
export async function isWorkflowGreen(session: Session, green: Green): Promise<boolean> {
  const runs = await runsOn(session, green)
  const passed = runs.find(({ id }) => id === green.run)
  const ofWorkflow = runs.filter(({ workflow }) => workflow === passed?.workflow)
  return areAllGreen(ofWorkflow, ownWorkflow(session.environment))
}

async function runsOn(session: Session, { branch, sha, fork }: Green): Promise<WorkflowRun[]> {
  const repository = fork ?? session.environment.repository
  return (await session.bestEffort(() => runsOfHead(session.api, { ref: branch, sha, repository }))) ?? []
}
