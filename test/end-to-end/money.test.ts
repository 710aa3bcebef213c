import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { layOut } from '../world/scene.ts'
import { pullsOf } from './sessions.ts'
import { billed } from './money.cases.ts'
import { bringing, review, SUM, sumIsFixed } from './talk.ts'

describe('what models may cost', () => {
  it('is counted as the provider bills it, and told in outputs and report', async () => {
    await using scene = await layOut(bringing(SUM))
    await using model = await startModel([...sumIsFixed, review()])

    const { outputs, log } = await scene.run({
      inputs: {
        models: 'anthropic/claude-sonnet-5-5',
        'anthropic-api-key': model.key,
        'anthropic-base-url': model.url,
      },
    })

    const { usage } = model
    expect(outputs.outcome, log).toBe('fixed')
    expect(outputs['cost-usd']).toBe(billed(model).toFixed(4))
    expect(outputs['input-tokens']).toBe(String(usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens))
    expect(outputs['output-tokens']).toBe(String(usage.outputTokens))
    const body = pullsOf(scene)[0]?.body ?? ''
    expect(body).toContain(`4 model requests, ${outputs['input-tokens']} input tokens`)
    expect(body).toContain(`$${outputs['cost-usd']}`)
    for (const role of ['analyst', 'fixer', 'reviewer'])
      expect(body).toMatch(new RegExp(`^\\| ${role} \\| [12] \\|`, 'm'))
  })
})
