import { describe, expect, it } from 'vitest'
import { JudgedScene } from './ci-judge.cases.ts'

const GREEN = { conclusion: 'success' } as const

describe('a fix that the project’s own CI judges', () => {
  it('is a draft until CI is green, and ready then', async () => {
    await using play = await JudgedScene.open()

    const fixed = await play.fix()
    const before = play.pull
    const green = await play.ciEnds(GREEN)

    expect([fixed.outputs.outcome, before.draft]).toEqual(['fixed', true])
    expect(before.body).toContain('This pull request is a draft until CI is green on it.')
    expect(green.outputs.outcome, green.log).toBe('fixed')
    expect(play.pull.draft, green.log).toBe(false)
    expect(play.pull.body).toMatch(/CI is green on this commit: \[CI\]\(http[^)]*\) \(success\)\./)
    expect([play.ciRuns, play.model.requests.length]).toEqual([1, 4])
  })
})
