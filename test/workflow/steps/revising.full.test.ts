import { describe, expect, it } from 'vitest'
import { type Doing, type Edits, reviews, Stage, testFile, unit } from '../stage.ts'
import { FIRST, hasty, high, proper, revising, revisionsOf, SECOND } from './reviewing.cases.ts'

describe.concurrent('a revision that breaks a test', () => {
  const broken: Edits = { 'src/a.js': 'exports.value = 2\n' }
  const rate = (value: number): Edits => ({ 'settings.json': `${JSON.stringify({ rate: value })}\n` })
  const wantsRate = testFile({
    'rate is 1': "assert.equal(JSON.parse(fs.readFileSync('settings.json', 'utf8')).rate, 1)",
  })

  it('each time leaves the change as it was proved', async () => {
    await using stage = new Stage({ files: () => unit('a', 0) })

    const end = await stage.run({ fixers: [revising(broken, broken)], reviewing: reviews({ findings: [high] }) })

    expect(end).toMatchObject({ outcome: 'fixed', tip: end.attempts[0]?.commit, proof: { sha: end.tip } })
    expect(revisionsOf(end)).toEqual(['regression', 'regression'])
    expect(stage.show(end, 'src/a.js')).toBe(FIRST.trim())
    expect(stage.dirty()).toBe('')
  })

  it('which only the whole suite shows is reverted, and the change is proved and reviewed again', async () => {
    const files = () => ({ ...unit('a', 0), ...rate(1), 'test/rate.test.js': wantsRate })
    await using stage = new Stage({ files })
    let made = 0
    const doing: Doing = async ({ kind }) => {
      if (kind === 'repair') return hasty
      made += 1
      return made === 1 ? { ...proper, ...rate(2) } : proper
    }

    const end = await stage.run({
      fixers: [{ doing, revises: true }],
      reviewing: reviews({ findings: [high] }, { findings: [high] }, {}),
    })

    expect(end.attempts).toMatchObject([
      { kind: 'repair', result: 'pass' },
      { kind: 'revision', result: 'regression', revert: expect.any(String) },
      { kind: 'revision', result: 'pass', confirmed: true },
    ])
    expect(end).toMatchObject({ outcome: 'fixed', proof: { held: true, sha: end.tip } })
    expect(end.reviews.map(({ verdict }) => verdict)).toEqual(['findings', 'findings', 'approved'])
    expect(stage.changed(end)).toEqual(['src/a.js'])
    expect(stage.show(end, 'src/a.js')).toBe(SECOND.trim())
  })
})
