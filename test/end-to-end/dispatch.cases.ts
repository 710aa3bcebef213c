import { expect } from 'vitest'
import type { ActionRun } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { commit, expectClean, layOutCommands, refsOf, stickies } from './asking.ts'
import { one } from './projects.ts'
import { noWork } from './sessions.ts'

export type Event = Partial<ActionRun>

export const dispatched = ({ github, repository }: Scene, inputs: Record<string, string>): Event => ({
  event: { name: 'workflow_dispatch', payload: github.workflowDispatchEvent(repository, { inputs, login: 'ada' }) },
})

export const called = ({ github, repository }: Scene, clientPayload: Record<string, unknown>): Event => ({
  event: {
    name: 'repository_dispatch',
    payload: github.repositoryDispatchEvent(repository, { action: 'fix', clientPayload, login: 'ada' }),
  },
})

export const scheduled = ({ github, repository }: Scene): Event => ({
  event: { name: 'schedule', payload: github.scheduleEvent(repository) },
})

export async function expectNothingDone(
  scene: Scene,
  { event, outcome, why }: { event: Event; outcome: string; why: string },
): Promise<void> {
  const before = refsOf(scene)
  const pulls = scene.github.pulls(scene.repository).length

  const result = await scene.run(event)

  expectClean(scene, result)
  expect(result.outputs, result.log).toEqual(noWork(outcome))
  expect(result.log).toContain(why)
  expect(result.summary).not.toBe('')
  expect(refsOf(scene)).toBe(before)
  expect(scene.github.pulls(scene.repository)).toHaveLength(pulls)
}

/** An event that is diagnosed, and nothing is changed. */
export async function expectExplained(scene: Scene, event: Event): Promise<void> {
  const before = refsOf(scene)

  const result = await scene.run({ ...event, inputs: { publish: 'explain' } })

  expectClean(scene, result)
  expect(result.outputs, result.log).toEqual(noWork('explained'))
  expect(result.summary).toContain(`At \`${scene.sha.slice(0, 7)}\` on \`${scene.branch}\``)
  expect(stickies(scene)).toHaveLength(1)
  expect(refsOf(scene)).toBe(before)
}

/** What a person may name, rightly or wrongly. */
export interface Named {
  readonly scene: Scene
  /** A pull request. */
  readonly closed: number
  /** A run of the default branch. */
  readonly green: number
  /** A run of a branch that has moved on since. */
  readonly old: number
}

export async function layOutNamed(): Promise<Named> {
  const scene = await layOutCommands(one)
  const { github, repository, branch, sha } = scene
  scene.git('update-ref', 'refs/heads/other', 'refs/heads/main')
  const closed = github.openPull(repository, { head: 'other', base: branch, login: 'ada' })
  github.closePull(repository, closed)
  const ended = { headBranch: 'main', headSha: scene.git('rev-parse', 'main').trim() }
  const green = github.addWorkflowRun(repository, { ...ended, conclusion: 'success' }).id
  // Of a branch that has moved on since, and of one of the same name in a fork.
  const old = github.addWorkflowRun(repository, { headBranch: 'other', headSha: ended.headSha }).id
  commit(github.bare(repository), 'other', { message: 'Go on', files: { 'a.txt': 'a' } })
  await github.addRepo('eve/shop', { from: github.bare(repository), defaultBranch: 'main', forkOf: repository })
  const theirs = { headRepository: 'eve/shop', name: 'Nightly' }
  github.addWorkflowRun(repository, { ...ended, ...theirs })
  github.addWorkflowRun(repository, { headBranch: branch, headSha: sha, ...theirs })
  return { scene, closed, green, old }
}
