import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { layOut } from '../world/scene.ts'
import { CHAIN, overloaded, servers } from './chain.cases.ts'
import { keptIn, pullsOf } from './sessions.ts'
import { bringing, honest, SUM } from './talk.ts'

describe('a chain of fixers', () => {
  it('whose only model refuses the key fails the step, whatever is asked for, and says why in its first line', async () => {
    await using scene = await layOut(bringing(SUM))
    await using models = await servers([{ fault: 'http', status: 401, times: 9 }], [])
    const inputs = { ...models.inputs, models: 'anthropic/claude-sonnet-5-5', 'fail-on-unfixed': 'false' }

    const result = await scene.run({ ...models, inputs })

    const headline = 'Not fixed: no model could be asked. anthropic/claude-sonnet-5-5: it refuses the key (HTTP 401)'
    expect(result.conclusion, result.log).toBe('failure')
    expect(result.outputs.outcome).toBe('failed')
    expect(result.annotations.map(({ message }) => message)).toContain(headline)
    expect(result.summary.split('\n')[0]).toContain(headline)
    // It is not asked once more for each cause.
    expect(models.first.requests).toHaveLength(1)
  })

  it('comes down to the offline engine when every provider is down, and says of each why', async () => {
    await using scene = await layOut(bringing(SUM))
    await using models = await servers([{ ...overloaded, times: 9 }], [{ fault: 'http', status: 401, times: 9 }])

    const result = await scene.run(models)

    expect(result.outputs.outcome, result.log).toBe('fixed')
    const reasons = ['anthropic/claude-sonnet-5-5: HTTP 529: ', 'openai/own-model: it refuses the key (HTTP 401).']
    const { state, events } = keptIn(scene)
    expect(state.attempts?.map(({ fixer }) => fixer)).toEqual(CHAIN.split(', '))
    const kept = events.flatMap(event => (event.kind === 'judged' ? [event.reason] : []))
    for (const reason of reasons) {
      expect(result.log).toContain(reason)
      expect(pullsOf(scene)[0]?.body).toContain(reason)
      expect(kept.join('\n')).toContain(reason)
    }
    expect(pullsOf(scene)[0]?.body).toContain(
      '> No model answered. openai/own-model: it refuses the key (HTTP 401). The offline engine made the change alone, and no model reviewed it.',
    )
    // Those who are down are not asked to review either, or are asked in vain: the fix is published all the same.
    expect(pullsOf(scene)[0]?.body).toContain('The change was not reviewed')
    expect(result.outputs).toMatchObject({ 'input-tokens': '0', 'output-tokens': '0', 'cost-usd': '0.0000' })
  })

  it('says that it is degraded when nobody else is left, and asks again when it is run again', async () => {
    await using scene = await layOut(bringing(SUM))
    const down = await startModel([overloaded])
    await using up = await startModel(honest)
    const inputs = { models: 'anthropic/claude-sonnet-5-5', 'flaky-reruns': '0' }
    const keyed = (model: typeof up) => ({
      ...inputs,
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
    })
    const first = await scene.run({ inputs: keyed(down), secrets: [down.key] })
    await down.close()

    const second = await scene.run({
      inputs: keyed(up),
      secrets: [up.key],
      workspace: scene.checkout(),
      temp: `${scene.temp}-2`,
      runAttempt: 2,
    })

    expect(first.outputs.outcome).toBe('failed')
    expect(first.summary).toContain('A fixer of the chain could not be reached.')
    expect(second.log).toContain('resuming from')
    expect(second.outputs.outcome, second.log).toBe('fixed')
    expect(keptIn(scene).state.degraded).toBe(false)
  })
})
