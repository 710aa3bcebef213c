import { ownWorkflow } from '../../config/actions-env.ts'
import { areAllGreen, runsOfHead } from '../../github/workflow-runs.ts'
import type { Task } from '../../triggers/task.ts'
import type { Session } from '../session.ts'

/**
 * Check whether all workflows have passed on the commit of a green run: a single one says nothing of a request that
 * names no failed run. Best effort: without `actions: read` it is not known, and so not so.
 */
export async function isBranchGreen(
  session: Session,
  { branch, sha }: Pick<Extract<Task, { kind: 'green' }>, 'branch' | 'sha'>,
): Promise<boolean> {
  const { api, environment } = session
  const { repository } = environment
  const runs = await session.bestEffort(() => runsOfHead(api, { ref: branch, sha, repository }))
  return runs !== undefined && areAllGreen(runs, ownWorkflow(environment))
}
