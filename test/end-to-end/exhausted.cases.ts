import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { expectClean } from './asking.ts'

export const LABEL = 'fix-tests-exhausted'
export const inputs = { 'flaky-reruns': '0' }

export async function run(scene: Scene, changes: Partial<ActionRun>): Promise<ActionResult> {
  const result = await scene.run({ inputs, ...changes })
  expectClean(scene, result)
  return result
}

export function labels({ github, repository, pull }: Scene): readonly string[] {
  return github.pulls(repository).find(({ number }) => number === pull)?.labels ?? []
}

export function branches(scene: Scene): string {
  return scene.git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads')
}

/** What is written from now on is written of the branch as it is now. */
export function movedBefore({ github, repository, branch }: Scene): void {
  github.activity(repository, { branch, timestamp: new Date(Date.now() - 60_000).toISOString() })
}

export function told({ github, repository, pull = 0 }: Scene): string[] {
  return github.comments(repository, pull).flatMap(({ body }) => {
    const [first = '', ...lines] = body.split('\n')
    return first.startsWith('<!-- fix-tests:exhausted ') ? [lines.join('\n')] : []
  })
}

export const REMEDY = 'To run it again, push a commit or write /fix-tests retry.'

export function exhausted({ branch }: Scene): string {
  return `fix-tests has reached its limit of 3 runs on ${branch} for the workflow CI since a person last changed it.`
}
