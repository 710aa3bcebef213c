import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { expect } from 'vitest'
import type { FixHistory } from '../../src/domain/history/fix-history.ts'
import { type Script, type ScriptedModel, startModel } from '../world/model/model.ts'
import type { ActionResult, ActionRun } from '../world/runner/runner.ts'
import { type Files, type Scene, write } from '../world/scene.ts'
import { HISTORY } from './sessions.ts'
import { honest, roleOf } from './talk.ts'

export interface Ran {
  readonly result: ActionResult
  readonly model: ScriptedModel
  /** The roles that were asked, in order, without repetitions. */
  readonly roles: readonly string[]
}

export async function run(scene: Scene, change: Partial<ActionRun> = {}, script: Script = honest): Promise<Ran> {
  await using model = await startModel(script)
  const result = await scene.run({
    inputs: {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      'flaky-reruns': '0',
    },
    secrets: [model.key],
    ...change,
  })
  expect(result.outputs.outcome, result.log).toBe('fixed')
  expect(result.leaks).toEqual([])
  expect(model.violations).toEqual([])
  const roles = model.requests.map(roleOf).filter((role, index, all) => role !== all[index - 1])
  return { result, model, roles }
}

/** Somebody pushes to the failing branch, whose CI fails as it did before. @returns the run of the action for it */
export function pushed(scene: Scene, files: Files): Partial<ActionRun> {
  const workspace = scene.checkout()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: 'pipe' })
  write(workspace, files)
  git('add', '--all')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', 'Go on')
  git('push', '--quiet', scene.github.bare(scene.repository), `HEAD:${scene.branch}`)
  const { id } = scene.github.addWorkflowRun(scene.repository, {
    headBranch: scene.branch,
    headSha: git('rev-parse', 'HEAD').trim(),
  })
  scene.github.addArtifact(scene.repository, id, { name: 'test-reports', files: { 'junit.xml': scene.report } })
  const event = { name: 'workflow_run', payload: scene.github.workflowRunEvent(scene.repository, id) }
  const temp = `${scene.temp}-${id}`
  mkdirSync(temp)
  return { workspace, temp, event, runId: id }
}

export function memoryOf(scene: Scene): FixHistory {
  return JSON.parse(scene.git('show', `${HISTORY}:text`)) as FixHistory
}
