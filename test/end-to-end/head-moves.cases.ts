import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { ActionResult, RunningAction } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { one } from './projects.ts'
import { branchesOf, Gate, pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
export const inputs = { 'flaky-reruns': '0' }

/** A commit on top of the failing one. */
function further(scene: Scene): string {
  return scene.git('commit-tree', `${scene.sha}^{tree}`, '-p', scene.sha, '-m', 'Go on').trim()
}

/** Somebody pushes to the failing branch. */
export function move(scene: Scene): string {
  const sha = further(scene)
  scene.git('update-ref', `refs/heads/${scene.branch}`, sha)
  return sha
}

/** Somebody pushes to the failing branch when the bot has pushed a ref, before it answersTo that it has. */
export function moveWith(scene: Scene, ref: string): string {
  const sha = further(scene)
  const hook = join(scene.github.bare(scene.repository), 'hooks', 'post-receive')
  const update = `git update-ref refs/heads/${scene.branch} ${sha}`
  writeFileSync(hook, `#!/bin/sh\nwhile read -r _ _ ref; do [ "$ref" != ${ref} ] || ${update}; done\n`, { mode: 0o755 })
  return sha
}

export function refs(scene: Scene): string {
  return scene.git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/fix-tests')
}

/** Waits until the bot has pushed what it had begun to push. */
async function settled(scene: Scene): Promise<void> {
  for (let quiet = 0; quiet < 25; quiet += 1) {
    await sleep(20)
    if (scene.github.journal.some(({ status }) => status === 0)) quiet = 0
  }
}

/** Waits until a request has arrived. */
export async function arrived(scene: Scene, path: RegExp): Promise<void> {
  while (!scene.github.journal.some(each => path.test(each.path))) await sleep(10)
}

export interface Moment {
  readonly when: string
  /** What is to be in place before the run. */
  readonly before?: (scene: Scene, gate: Gate) => void
  /** Resolves at the moment. */
  readonly at: (scene: Scene, gate: Gate, running: RunningAction) => Promise<unknown>
  /** A line at which the tests are made to wait. */
  readonly hold?: RegExp
  /** What the bot had pushed by then. */
  readonly commits: number
  readonly comment: boolean
}

/** The step fails with a sentence that people see where they look, and there is no pull request. */
export function expectRefused(
  scene: Scene,
  result: ActionResult,
  { sha, commits, comment }: { sha: string } & Pick<Moment, 'commits' | 'comment'>,
): void {
  const sentence = new RegExp(`The branch sizes has moved to ${sha.slice(0, 7)}; the failing commit was`)
  expect(result.conclusion, result.log).toBe('failure')
  expect(result.annotations).toContainEqual({ level: 'error', message: expect.stringMatching(sentence) })
  expect(Object.values(branchesOf(scene)).flat()).toHaveLength(commits)
  expect(pullsOf(scene)).toEqual([])
  const comments = scene.github.comments(scene.repository, scene.pull ?? 0).map(({ body }) => body)
  expect(comments).toEqual(comment ? [expect.stringMatching(sentence)] : [])
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
}

/** The branch moves at the moment: there is no fix of an old commit, and people are told. */
export async function expectNoFix(moment: Moment): Promise<void> {
  using gate = new Gate()
  await using scene = await layOut(gate.before(one))
  moment.before?.(scene, gate)
  const running = scene.start({
    inputs,
    onLine(line) {
      if (moment.hold?.test(line)) gate.close()
    },
  })
  await moment.at(scene, gate, running)
  if (moment.hold) await settled(scene)
  const sha = move(scene)
  const then = refs(scene)
  gate.open()

  const result = await running.finished

  expectRefused(scene, result, { sha, ...moment })
  expect(refs(scene), 'nothing is pushed any more').toBe(then)
}
