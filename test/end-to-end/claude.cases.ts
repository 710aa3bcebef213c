import { type ModelRequest, type ScriptedModel, type Script, startModel } from '../world/model/model.ts'
import type { ActionResult } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'

export const analysis = (rootCause: string, file: string, hypothesis = '') => ({
  rootCause,
  hypothesis,
  places: [{ file, line: 1, says: 'the code', change: rootCause }],
  wrong: 'code',
  affectedTests: ['tests'],
  confidence: 0.9,
})
export const edit = (path: string, old: string, to: string) => ({
  tools: [{ name: 'edit_file', input: { path, old, new: to } }],
})
export const run = { tools: [{ name: 'run_tests', input: {} }] }
export const done = (summary: string) => ({ tools: [{ name: 'done', input: { summary } }] })

/** Runs the action with a model that plays a script; the offline engine stays out of it. */
export async function withClaude(
  scene: Scene,
  script: Script,
  more: Readonly<Record<string, string>> = {},
): Promise<{ model: ScriptedModel; result: ActionResult }> {
  const model = await startModel(script)
  const inputs = {
    models: 'anthropic/claude-sonnet-5-5',
    'anthropic-api-key': model.key,
    'anthropic-base-url': model.url,
    'max-iterations': '4',
    review: 'false',
    ...more,
  }
  const result = await scene.run({ inputs, secrets: [model.key] })
  return { model, result }
}

export function subjects(scene: Scene, branch: string): string[] {
  return scene.git('log', '--reverse', '--format=%s', `${scene.sha}..${branch}`).trim().split('\n')
}

export function text(request: ModelRequest | undefined): string {
  return JSON.stringify(request?.body)
}
