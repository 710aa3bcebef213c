import { describe, expect, it } from 'vitest'
import { type FaultTurn, type Script, startModel } from '../world/model/model.ts'
import { startOpenAi } from '../world/openai/openai.ts'
import { layOut } from '../world/scene.ts'
import { keptIn, pullsOf } from './sessions.ts'
import { AREA, bringing, honest, review, SUM } from './talk.ts'

const overloaded: FaultTurn = { fault: 'http', status: 529, headers: { 'retry-after': '0' }, times: 3 }
const CHAIN = 'anthropic/claude-sonnet-5-5, openai/own-model, offline'

async function servers(anthropic: Script, openai: Script) {
  const first = await startModel(anthropic)
  const second = await startOpenAi(openai, { dialect: 'plain' })
  return {
    first,
    second,
    secrets: [first.key, second.key],
    inputs: {
      models: CHAIN,
      'anthropic-api-key': first.key,
      'anthropic-base-url': first.url,
      'openai-api-key': second.key,
      'openai-base-url': second.url,
    },
    async [Symbol.asyncDispose]() {
      await first.close()
      await second.close()
    },
  }
}

describe('a chain of fixers', () => {
  it('goes on with the next provider where one is down, which is not asked again for the next cause', async () => {
    await using scene = await layOut(bringing(SUM, AREA))
    await using models = await servers([overloaded, review()], honest)

    const result = await scene.run(models)

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(models.first.requests).toHaveLength(4)
    expect(models.second.violations).toEqual([])
    const { state, events } = keptIn(scene)
    expect(state.attempts?.map(({ fixer, result: end }) => `${fixer} ${end}`)).toEqual([
      'anthropic/claude-sonnet-5-5 abstained',
      'openai/own-model pass',
      'openai/own-model pass',
    ])
    const reason = 'anthropic/claude-sonnet-5-5: HTTP 529: '
    expect(result.log).toContain(`✗ abstained: ${reason}`)
    expect(pullsOf(scene)[0]?.body).toContain(reason)
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'judged', result: 'abstained', reason: expect.stringContaining(reason) }),
    )
    expect(result.leaks).toEqual([])
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
    // Those who are down are not asked to review either, or are asked in vain: the fix is published all the same.
    expect(pullsOf(scene)[0]?.body).toContain('Nobody reviewed the change')
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
    expect(first.summary).toContain('It was degraded: a fixer of the chain could not be reached.')
    expect(second.log).toContain('going on from')
    expect(second.outputs.outcome, second.log).toBe('fixed')
    expect(keptIn(scene).state.degraded).toBe(false)
  })
})
