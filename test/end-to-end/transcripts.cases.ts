import { readdirSync } from 'node:fs'
import { expect } from 'vitest'
import { startModel } from '../world/model/model.ts'
import type { ActionRun } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { analysis, done, edit, review } from './talk.ts'

const AWS_SECRET_ACCESS_KEY = 'canary/aws/9d8f7a6b5c4e3d2f1a0b'
const TALKS = ['001-analyst-1', '001-fixer-2', '001-reviewer-3']
export const FILES = TALKS.flatMap(name => [`${name}.json`, `${name}.md`])

/** Runs the action with models that blurt out every secret that the step has. */
export async function run(scene: Scene, change: Partial<ActionRun> = {}, upload = 'true') {
  const secrets: string[] = []
  await using model = await startModel(() => {
    const words = `It is so: ${secrets.join(' ')}`
    return [
      analysis('sum.js', words),
      edit('sum.js', 'a - b', 'a + b'),
      done(words),
      review({ severity: 'low', file: 'sum.js', what: words }),
    ]
  })
  secrets.push(scene.token, model.key, AWS_SECRET_ACCESS_KEY, ...(change.runtimeToken ? [change.runtimeToken] : []))
  const result = await scene.run({
    env: { AWS_SECRET_ACCESS_KEY },
    secrets,
    runId: 77,
    ...change,
    inputs: {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      'upload-transcripts': upload,
      ...change.inputs,
    },
  })
  expect(result.outputs.outcome, result.log).toBe('fixed')
  expect(result.conclusion).toBe('success')
  expect(result.leaks).toEqual([])
  expect(model.violations).toEqual([])
  expect(readdirSync(result.outputs['transcripts-path'] ?? '').toSorted()).toEqual(FILES)
  return { result, secrets, model }
}
