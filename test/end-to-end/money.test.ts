import { describe, expect, it } from 'vitest'
import { type ModelRequest, type ScriptedModel, type Turn, startModel } from '../world/model/model.ts'
import { startOpenAi } from '../world/openai/openai.ts'
import { layOut } from '../world/scene.ts'
import { pullsOf } from './sessions.ts'
import { bringing, calls, honest, review, SUM, sumIsFixed } from './talk.ts'

/** Dollars for a million tokens of Claude Sonnet 5.5. */
const PRICE = { input: 2, cacheRead: 0.1, cacheWrite: 2.5, output: 10 }

/** What the provider would bill, by its own counting. */
function billed({ usage }: Pick<ScriptedModel, 'usage'>): number {
  const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = usage
  const { input, cacheRead, cacheWrite, output } = PRICE
  return (
    (inputTokens * input + cacheReadTokens * cacheRead + cacheWriteTokens * cacheWrite + outputTokens * output) /
    1_000_000
  )
}

function tokens({ usage }: Pick<ScriptedModel, 'usage'>): number {
  return usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens + usage.outputTokens
}

/** Looks on and on, at a length that costs something; like any model it ends where its answer may not be longer. */
function chatty({ body }: ModelRequest): Turn {
  const long = 'I shall look at it once more. '.repeat(200)
  // Four characters are a token here; the call has some too.
  const room = 4 * (body.max_tokens - 200)
  if (room < long.length) return { say: long.slice(0, Math.max(0, room)), stop: 'max_tokens' }
  return { say: long, tools: [{ name: 'read_file', input: { path: 'sum.js' } }] }
}

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

  it.each([
    { limit: 'max-cost-usd', value: '0.12', spent: billed, most: 0.12 },
    { limit: 'max-tokens', value: '60000', spent: tokens, most: 60_000 },
    { limit: 'max-cluster-cost-usd', value: '0.1', spent: billed, most: 0.1 },
    { limit: 'max-cluster-tokens', value: '50000', spent: tokens, most: 50_000 },
  ])('is never more than $limit, in the middle of a conversation either', async ({ limit, value, spent, most }) => {
    await using scene = await layOut(bringing(SUM))
    await using model = await startModel(chatty)

    const { outputs, log, summary } = await scene.run({
      inputs: {
        models: 'anthropic/claude-sonnet-5-5, offline',
        'anthropic-api-key': model.key,
        'anthropic-base-url': model.url,
        'flaky-reruns': '0',
        review: 'false',
        [limit]: value,
      },
    })

    expect(spent(model)).toBeLessThanOrEqual(most)
    expect(spent(model), 'it was used').toBeGreaterThan(most / 3)
    expect(model.requests.length).toBeGreaterThan(4)
    expect(summary).toMatch(/more than the (?:tokens that are|money that is) left|cut off at its token limit/)
    // Who costs nothing goes on.
    expect(outputs.outcome, log).toBe('fixed')
  })

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
    expect(summary).toMatch(/It stopped since .*; left were .*\d+ tokens/)
  })
})
