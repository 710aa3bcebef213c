import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { runLeg } from './matrix.cases.ts'
import { branchesOf, pullsOf } from './sessions.ts'
import { AREA, bringing, SUM } from './talk.ts'

describe('legs of a matrix that fail on one commit', () => {
  it('at the same time, by the same tests, make one pull request', async () => {
    await using scene = await layOut(bringing(SUM))

    const results = await Promise.all(['22', '24'].map(leg => runLeg(scene, leg)))

    const outcomes = new Set(results.map(({ outputs }) => outputs.outcome))
    expect(outcomes, results.map(({ log }) => log).join('\n')).toEqual(new Set(['fixed', 'nothing-to-fix']))
    expect(results.map(({ conclusion }) => conclusion)).toEqual(['success', 'success'])
    expect(results.map(({ log }) => log).join('\n')).toContain('Another leg of the matrix has worked on the same')
    expect(Object.keys(branchesOf(scene))).toHaveLength(1)
    expect(pullsOf(scene)).toHaveLength(1)
    expect(scene.github.comments(scene.repository, scene.pull ?? 0)).toHaveLength(1)
    expect(scene.github.violations).toEqual([])
  })

  it('by different tests put their fixes onto one branch', async () => {
    await using scene = await layOut(bringing(SUM, AREA))

    const first = await runLeg(scene, '22', /area/i)
    const second = await runLeg(scene, '24', /sum/i)

    const { branch = '' } = first.outputs
    expect(first.outputs, first.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    expect(second.outputs, second.log).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'updated', branch })
    expect(scene.git('diff', '--name-only', scene.sha, branch)).toBe('area.js\nsum.js\n')
    expect(branchesOf(scene)[branch]?.[0], 'the commit of the first leg stays').toBe(first.outputs['head-sha'])
    expect(pullsOf(scene)).toMatchObject([{ body: expect.stringContaining('Another leg of the matrix came first') }])
    const [pull] = pullsOf(scene)
    const body = pull?.body ?? ''
    expect(pull?.title).toBe('Fix 2 causes of 2 failing tests on topic')
    expect(body).toContain('## Fixed: 2 failing tests pass now, and nothing else broke')
    expect(body).toContain('`test/sum.test.js › sums`: expected 3, got -1')
    expect(body).not.toContain('no failing test needs')
    expect(scene.github.violations).toEqual([])
  })
})
