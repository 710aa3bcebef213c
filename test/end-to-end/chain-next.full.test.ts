import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { overloaded, servers } from './chain.cases.ts'
import { keptIn, pullsOf } from './sessions.ts'
import { AREA, bringing, honest, review, SUM } from './talk.ts'

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
})
