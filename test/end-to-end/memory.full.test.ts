import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { memoryOf, pushed, run } from './memory.cases.ts'
import { HISTORY, pullsOf } from './sessions.ts'
import { bringing, heardIn, SUM } from './talk.ts'

describe('what worked before', () => {
  it('is told to whoever analyses the like in other code', async () => {
    await using scene = await layOut(bringing(SUM))
    await run(scene)
    const changed = { 'sum.js': `// Adds up.\n${SUM['sum.js']}` }

    const { roles, model } = await run(scene, pushed(scene, changed))

    expect(roles).toEqual(['analyst', 'fixer', 'reviewer'])
    const [, seen] = /<seen-before>\n([^]*?)\n<\/seen-before>/.exec(heardIn(model.requests[0] ?? { body: {} })) ?? []
    expect(seen).toMatch(/^On \d{4}-\d\d-\d\d anthropic\/claude-sonnet-5-5 fixed the like \(.*\): Add the operands\n/)
    expect(seen).toContain('Root cause then: the operands are subtracted\n')
    expect(seen).toContain('+  return a + b')
    expect(new Set(memoryOf(scene).entries.map(({ code }) => code)).size).toBe(2)
  })

  it('is kept by a token that may push it, and for any other it is a warning', async () => {
    await using scene = await layOut(bringing(SUM))
    const hook = join(scene.github.bare(scene.repository), 'hooks', 'pre-receive')
    const rule = `error: GH013: Repository rule violations found for ${HISTORY}.`
    mkdirSync(join(hook, '..'), { recursive: true })
    writeFileSync(hook, `#!/bin/sh\nif grep -q ' ${HISTORY}$'; then echo '${rule}' >&2; exit 1; fi\n`)
    chmodSync(hook, 0o755)

    const { result } = await run(scene)

    expect(result.conclusion).toBe('success')
    expect(result.annotations.filter(({ level }) => level !== 'notice')).toMatchObject([
      {
        level: 'warning',
        message: `Could not save the fix history: A rule of the repository protects ${HISTORY}.`,
      },
    ])
    expect(pullsOf(scene)).toMatchObject([{ draft: false }])
    expect(scene.git('for-each-ref', HISTORY)).toBe('')
  })

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
