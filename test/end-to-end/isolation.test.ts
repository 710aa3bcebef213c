import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { grows, LEFT, ROBBERY, robbed } from './robbery.ts'
import { bringing, SUM } from './talk.ts'

const THIEF = `import assert from 'node:assert'
import { test } from 'node:test'
import { sum } from '../sum.js'
${ROBBERY}
test('sums', () => assert.equal(sum(1, 2), 3))
`

const files = { ...SUM, 'test/sum.test.js': THIEF, ...LEFT }

describe.concurrent('a test that takes what it can get', () => {
  it('gets nothing, changes nothing outside, and leaves no process behind', async () => {
    const { scene, result, loot, home } = await robbed(bringing(files), {
      inputs: { models: 'offline', isolation: 'auto' },
    })
    await using _ = scene

    expect(result.outputs).toMatchObject({ outcome: 'fixed', isolation: expect.stringMatching(/namespaces$/) })
    expect(result.log).toMatch(/Isolation: (?:user|root) namespaces/)
    expect(loot?.trim()).toBe('')
    const report = readFileSync(result.outputs['report-path'] ?? '', 'utf8')
    expect(report).toContain(' on a clean copy of this branch')
    expect(report).toMatch(/- Isolation: (?:user|root) namespaces/)
    expect(result.log).toMatch(/with two added tests .+: 2 passed, 2 failed/)
    expect(existsSync(join(home, 'bin', 'git'))).toBe(false)
    expect(existsSync(join(home, 'taken'))).toBe(false)
    expect(await grows(join(scene.workspace, 'alive.log'))).toBe(false)
    expect(result.log).not.toContain('They were restored')
    expect(result.leaks).toEqual([])
  })

  it('gets it all without isolation, so that the test above shows something; what the runner reads is restored', async () => {
    const { scene, result, loot, home } = await robbed(bringing(files), {
      inputs: { models: 'offline', isolation: 'off' },
    })
    await using _ = scene

    expect(result.outputs).toMatchObject({ outcome: 'fixed', isolation: 'none' })
    expect(result.log).toContain('Isolation: none.')
    // An ordinary user cannot read the environment of a sealed process.
    if (process.getuid?.() === 0) expect(loot).toMatch(/environment: INPUT_/)
    expect(loot).toMatch(/key: a private key/)
    expect(loot).toMatch(/checkout: extraheader/)
    expect(loot).toMatch(/written: /)
    expect(existsSync(join(home, 'bin', 'git'))).toBe(true)
    expect(existsSync(join(home, 'taken')), 'git was found before the test ran').toBe(false)
    expect(result.log).toContain('A test wrote to files of the runner')
    expect(await grows(join(scene.workspace, 'alive.log'))).toBe(true)
    // The process ends with its folder.
    rmSync(scene.workspace, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  })
})
