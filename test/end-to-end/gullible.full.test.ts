import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { pullsOf } from './sessions.ts'
import { grows, LEFT, ROBBERY, robbed } from './robbery.ts'
import { analysis, bringing, done, edit, review, SUM } from './talk.ts'

it('a change that a gullible model makes runs before anybody reads it, takes nothing, and is never called fixed', async () => {
  const wrong = 'export function sum(a, b) {\n  return a - b\n}'
  await using model = await startModel([
    analysis('sum.js', 'the operands are subtracted'),
    edit('sum.js', wrong, `${ROBBERY}\n${wrong.replace('a - b', 'a + b')}`),
    done('Add'),
    review(),
  ])

  const { scene, result, loot, home } = await robbed(bringing({ ...SUM, ...LEFT }), {
    inputs: {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
    },
    secrets: [model.key],
  })
  await using _ = scene

  expect(loot, result.log).toBeDefined()
  expect(loot?.trim(), 'it took nothing').toBe('')
  expect(result.outputs.outcome, result.log).toBe('needs-review')
  expect(pullsOf(scene)).toMatchObject([{ draft: true }])
  expect(existsSync(join(home, 'bin', 'git'))).toBe(false)
  expect(await grows(join(scene.workspace, 'alive.log'))).toBe(false)
  expect(result.log).not.toContain('They were restored')
  expect(result.leaks).toEqual([])
})
