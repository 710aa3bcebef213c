import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { memoryOf, pushed, run } from './memory.cases.ts'
import { HISTORY, pullsOf } from './sessions.ts'
import { bringing, heardIn, SUM } from './talk.ts'

describe('what worked before', () => {
  it('is what the same failure in the same code is fixed by, and nobody makes it out again', async () => {
    await using scene = await layOut(bringing(SUM))
    const first = await run(scene)

    const second = await run(scene, pushed(scene, { 'README.md': 'Sums.\n' }))

    expect(first.roles).toEqual(['analyst', 'fixer', 'reviewer'])
    expect(heardIn(first.model.requests[0] ?? { body: {} })).not.toContain('<seen-before>')
    expect(second.roles).toEqual(['fixer', 'reviewer'])
    const told = heardIn(second.model.requests[0] ?? { body: {} })
    expect(told).toContain('Analysis: the operands are subtracted\n')
    expect(pullsOf(scene)).toHaveLength(2)
    expect(memoryOf(scene).entries, 'it is kept once').toHaveLength(1)
    expect(scene.git('rev-list', '--count', HISTORY)).toBe('1\n')
    expect(scene.github.violations).toEqual([])
  })
})
