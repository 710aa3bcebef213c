import { branchCommits } from '../../domain/model/selectors.ts'
import type { State } from '../../domain/model/state.ts'
import type { Observation } from '../../domain/workflow/observation.ts'
import { squashMessage } from '../commits/commit-messages.ts'
import type { WorkflowContext } from '../context.ts'

/** Replace the commits of the branch by one. */
export async function squashing(state: State, context: WorkflowContext): Promise<Observation> {
  const sha = await context.workspace.squash(squashMessage(state, context.rules))
  context.emit({ kind: 'squashed', sha, commits: branchCommits(state).length })
  return { kind: 'squashed', sha }
}

/** Have the front end publish the result. */
export async function publishing(state: State, context: WorkflowContext): Promise<Observation> {
  return { kind: 'published', pullRequest: await context.publish(state) }
}
