import { expect } from 'vitest'
import { type ScriptedModel, type Script, startModel } from '../world/model/model.ts'
import type { ActionResult } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { analysis, done, edit, roleOf } from './talk.ts'

export const SPECIAL = 'a === 1 ? 3 : a + b'
/** The tests do not see what is wrong with this one. */
export const sumIsCheated = [
  analysis('sum.js', 'the operands are subtracted'),
  edit('sum.js', 'a - b', SPECIAL),
  done('Add the operands'),
]
export const objection = {
  severity: 'high' as const,
  file: 'sum.js',
  line: 2,
  what: 'It special-cases the 1 of the test.',
  why: 'Other sums are not tested.',
}

export async function run(scene: Scene, script: Script, inputs: Record<string, string> = {}) {
  const model = await startModel(script)
  const result = await scene.run({
    inputs: {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      ...inputs,
    },
    secrets: [model.key],
  })
  expect(model.violations).toEqual([])
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
  return { model, result }
}

export function subjects(scene: Scene, { outputs }: ActionResult): string[] {
  return scene.git('log', '--reverse', '--format=%s', `${scene.sha}..${outputs.branch}`).trim().split('\n')
}

/** The roles that were asked, in order, without repetitions. */
export function roles(model: ScriptedModel): string[] {
  return model.requests.map(roleOf).filter((role, index, all) => role !== all[index - 1])
}
