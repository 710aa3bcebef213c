import { expect } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { one } from './projects.ts'
import { pullsOf } from './sessions.ts'

/** Each test fails every time: that it does so once more is not what this is about. */
export const inputs = { 'flaky-reruns': '0' }

let machines = 1
/** What a run of CI has said of a commit; with an `id`, that known run when somebody has run it again. */
export interface Ci {
  readonly id?: number
  readonly name?: string
  readonly sha: string
  readonly conclusion: 'success' | 'failure'
  /** Inputs in addition to the usual ones. */
  readonly with?: Readonly<Record<string, string>>
}

/** Runs the action on the end of a run of CI. */
export async function afterCi(scene: Scene, ci: Ci): Promise<ActionResult & { readonly ci: number }> {
  const { name = 'CI', sha, conclusion } = ci
  const run = { name, headBranch: scene.branch, headSha: sha, conclusion }
  const id = ci.id ?? scene.github.addWorkflowRun(scene.repository, run).id
  if (ci.id !== undefined) scene.github.endWorkflowRun(scene.repository, id, conclusion)
  if (conclusion === 'failure')
    scene.github.addArtifact(scene.repository, id, { name: 'test-reports', files: { 'junit.xml': scene.report } })
  machines += 1
  const result = await scene.run({
    inputs: { ...inputs, ...ci.with },
    event: { name: 'workflow_run', payload: scene.github.workflowRunEvent(scene.repository, id) },
    workspace: scene.checkout(),
    temp: `${scene.temp}-${machines}`,
    runId: machines,
  })
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
  return { ...result, ci: id }
}

/** A commit of a person's on a branch. */
export function commit(scene: Scene, branch: string, message: string): string {
  const tip = scene.git('rev-parse', branch).trim()
  const sha = scene.git('commit-tree', `${tip}^{tree}`, '-p', tip, '-m', message).trim()
  scene.git('update-ref', `refs/heads/${branch}`, sha)
  return sha
}

/** Put a pull request back to what it was before the bot closed it: one that a person reopens stays open. */
export async function reopen(scene: Scene, number: number): Promise<void> {
  const before = pullsOf(scene).find(each => each.number === number)?.body ?? ''
  const { status } = await fetch(`${scene.github.apiUrl}/repos/${scene.repository}/pulls/${number}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${scene.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'open', body: before.replace('<!-- fix-tests:closed {} -->\n', '') }),
  })
  expect(status).toBe(200)
}

/** The bot's pull requests: whether each is open, by its number. */
export function states(scene: Scene): Record<number, string> {
  return Object.fromEntries(pullsOf(scene).map(({ number, state }) => [number, state]))
}

export function said(scene: Scene, number: number): string[] {
  return scene.github.comments(scene.repository, number).map(({ body }) => body)
}

export interface Proposed {
  readonly scene: Scene
  /** The bot's own pull request. */
  readonly first: number
  /** One of a person's that looks like it. */
  readonly forged: number
}

export async function propose(): Promise<Proposed> {
  const scene = await layOut(one)
  const result = await scene.run({ inputs })
  expect(result.outputs.outcome, result.log).toBe('fixed')
  // Anybody may write the bot's marker into a pull request of their own.
  scene.git('branch', 'mine', scene.branch)
  commit(scene, 'mine', 'fix-tests: iteration 1\n\nFix-Tests-Key: 0123456789abcdef')
  const body = pullsOf(scene)[0]?.body ?? ''
  const forged = scene.github.openPull(scene.repository, { head: 'mine', base: scene.branch, login: 'mallory', body })
  return { scene, first: Number(result.outputs['pull-request-number']), forged }
}

/** A sentence of a pull request that is closed because its branch is green at `sha`. */
export function greenAt(scene: Scene, sha: string): RegExp {
  const at = sha.slice(0, 7)
  return new RegExp(
    `^${scene.branch} is green without this fix: \\[CI\\]\\(http.*\\) passed at ${at}\\. Reopen this pull request`,
  )
}
