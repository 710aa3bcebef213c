import { expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { Repository } from './repository.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { pullsOf } from './sessions.ts'
import { analysis, bringing, done, edit, review, SUM } from './talk.ts'

/** The turns of a model that gives its fix this confidence. */
const turns = (confidence: number) => [
  analysis('sum.js', 'the operands are subtracted', { confidence }),
  edit('sum.js', 'return a - b', 'return a + b'),
  done('Add'),
  review(),
]

/** Run the action with a model that gives its fix this confidence. */
async function fixWith(confidence: number, scene: Scene, inputs: Readonly<Record<string, string>> = {}) {
  await using model = await startModel(turns(confidence))
  const access = { 'anthropic-api-key': model.key, 'anthropic-base-url': model.url }
  return await scene.run({
    inputs: { models: 'anthropic/claude-sonnet-5-5', ...access, ...inputs },
    secrets: [model.key],
  })
}

it.each([
  [0.45, true],
  [0.9, false],
])('a fix whose author gives it a confidence of %d is a draft: %s', async (confidence, draft) => {
  await using scene = await layOut(bringing(SUM))

  const result = await fixWith(confidence, scene)

  expect(result.outputs.outcome, result.log).toBe('fixed')
  const [pull] = pullsOf(scene)
  expect(pull?.draft).toBe(draft)
  expect(pull?.body?.includes('All tests pass, but this is a guess (confidence 45 %)')).toBe(draft)
})

it('a guess is not put onto the failing branch itself, and the comment says why', async () => {
  await using scene = await layOut(bringing(SUM))

  const result = await fixWith(0.45, scene, { publish: 'apply' })

  const why = 'it is a guess (confidence 45 %)'
  expect(result.log).toContain(`It is not on this branch: ${why}.`)
  expect(scene.git('rev-parse', scene.branch).trim()).toBe(scene.sha)
  const [pull] = pullsOf(scene)
  const comment = scene.github.comments(scene.repository, scene.pull ?? 0).at(-1)?.body
  expect(comment).toContain(`It is not on this branch: ${why}.`)
  expect(comment).toContain(`See #${pull?.number}, which merges into this branch: a draft, since ${why}.`)
})

it('the command line says that a fix is a guess, beside the command that takes it', async () => {
  await using model = await startModel(turns(0.45))
  await using repository = new Repository(bringing(SUM).commits)

  const { stdout } = await repository.run(
    ['run', '--models', 'anthropic/claude-sonnet-5-5', '--anthropic-base-url', model.url],
    { env: { ANTHROPIC_API_KEY: model.key } },
  )

  expect(stdout).toMatch(/^Take it: git merge .+\nCheck: {3}it is a guess \(confidence 45 %\)/m)
})
