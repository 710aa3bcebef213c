import type { Scene } from '../world/scene.ts'
import { COMMANDS } from './asking.ts'

export const permissions = { ...COMMANDS, actions: 'write' as const }
/** CI is no concern here. */
export const inputs = { 'flaky-reruns': '0', 'dispatch-ci': 'false' }

/** The run of the workflow that fix-tests works in. */
export function ownRun({ github, repository }: Scene): number {
  const headSha = github.pulls(repository)[0]?.base.sha ?? ''
  return github.addWorkflowRun(repository, { name: 'fix-tests', headBranch: 'main', headSha, status: 'in_progress' }).id
}

export function statusOf({ github, repository }: Scene, id: number) {
  return github.runs(repository).find(run => run.id === id)
}
