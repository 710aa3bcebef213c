import { expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { layOut } from '../world/scene.ts'
import { pullsOf } from './sessions.ts'
import { analysis, bringing, done, edit, review, SUM } from './talk.ts'

it.each([
  [0.45, true],
  [0.9, false],
])('a fix whose author gives it a confidence of %d is a draft: %s', async (confidence, draft) => {
  await using scene = await layOut(bringing(SUM))
  await using model = await startModel([
    analysis('sum.js', 'the operands are subtracted', { confidence }),
    edit('sum.js', 'return a - b', 'return a + b'),
    done('Add'),
    review(),
  ])

  const result = await scene.run({
    inputs: { models: 'anthropic/claude-sonnet-5-5', 'anthropic-api-key': model.key, 'anthropic-base-url': model.url },
    secrets: [model.key],
  })

  expect(result.outputs.outcome, result.log).toBe('fixed')
  const [pull] = pullsOf(scene)
  expect(pull?.draft).toBe(draft)
  expect(pull?.body?.includes('All tests pass, but this is a guess (confidence 45 %)')).toBe(draft)
})
