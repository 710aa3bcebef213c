import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { startOpenAi } from '../world/openai/openai.ts'
import { layOut } from '../world/scene.ts'
import { pullsOf } from './sessions.ts'
import { billed, expectWithin, type Limit, tokens } from './money.cases.ts'
import { bringing, calls, honest, SUM } from './talk.ts'

describe('what models may cost', () => {
  it.each<Limit>([
    { limit: 'max-cost-usd', value: '0.12', spent: billed, most: 0.12 },
    { limit: 'max-tokens', value: '60000', spent: tokens, most: 60_000 },
    { limit: 'max-cluster-cost-usd', value: '0.1', spent: billed, most: 0.1 },
    { limit: 'max-cluster-tokens', value: '50000', spent: tokens, most: 50_000 },
  ])('is never more than $limit, in the middle of a conversation either', expectWithin)

  it('is not known of a model without a price: that is said, and nothing is made up', async () => {
    await using scene = await layOut(bringing(SUM))
    await using model = await startOpenAi(honest, { dialect: 'plain' })

    const { outputs, log } = await scene.run({
      inputs: { models: 'openai/own-model', 'openai-api-key': model.key, 'openai-base-url': model.url },
    })

    expect(outputs.outcome, log).toBe('fixed')
    expect(outputs['cost-usd']).toBe('')
    expect(Number(outputs['input-tokens'])).toBe(model.usage.inputTokens)
    expect(pullsOf(scene)[0]?.body).toMatch(/\d+ tokens at an unknown price/)
    expect(log).toContain('price unknown')
  })

  it('is what model-prices says, for a model that nobody knows too', async () => {
    await using scene = await layOut(bringing(SUM))
    await using model = await startOpenAi(honest, { dialect: 'plain' })

    const { outputs, log } = await scene.run({
      inputs: {
        models: 'openai/own-model',
        'openai-api-key': model.key,
        'openai-base-url': model.url,
        'model-prices': 'openai/own-model=1000/2000, anthropic/claude-sonnet-5-5=1/1',
        'max-cost-usd': '1000',
        'small-model': 'openai/own-model',
      },
    })

    const { inputTokens, outputTokens } = model.usage
    expect(outputs.outcome, log).toBe('fixed')
    expect(outputs['cost-usd']).toBe(((inputTokens * 1000 + outputTokens * 2000) / 1_000_000).toFixed(4))
  })

  it('that is used up ends a run without another fixer, and says so', async () => {
    await using scene = await layOut(bringing(SUM))
    await using model = await startModel([
      { say: 'word '.repeat(4_000), tools: [{ name: 'read_file', input: { path: 'sum.js' } }] },
      calls(['give_up', { reason: 'It is too hard.' }]),
    ])

    const { outputs, summary } = await scene.run({
      inputs: {
        models: 'anthropic/claude-sonnet-5-5',
        'anthropic-api-key': model.key,
        'anthropic-base-url': model.url,
        'max-tokens': '12000',
      },
    })

    expect(outputs.outcome).toBe('failed')
    expect(tokens(model)).toBeLessThanOrEqual(12_000)
    expect(summary).toMatch(/Stopped: .* Remaining budget: .*\d+ tokens?/)
  })
})
