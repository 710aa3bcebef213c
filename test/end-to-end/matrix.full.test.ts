import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { layOut, type Scene } from '../world/scene.ts'
import type { ActionResult } from '../world/runner/runner.ts'
import { pushOf } from './failing-step.cases.ts'
import { branchesOf, pullsOf } from './sessions.ts'
import { AREA, bringing, SUM } from './talk.ts'

/** Run the step in one leg of a matrix. @param left name of the test that does not fail in this leg */
function runLeg(scene: Scene, leg: string, left?: RegExp): Promise<ActionResult> {
  const workspace = scene.checkout()
  const cases = scene.report.match(/<testcase[^>]*\/>|<testcase[^>]*>[^]*?<\/testcase>/g) ?? []
  const own = cases.filter(text => left === undefined || !left.test(text.slice(0, text.indexOf('>'))))
  mkdirSync(join(workspace, 'reports'))
  writeFileSync(join(workspace, 'reports', 'junit.xml'), `<testsuites>${own.join('\n')}</testsuites>`)
  return scene.run({
    ...pushOf(scene),
    inputs: {
      models: 'offline',
      'flaky-reruns': '0',
      review: 'false',
      'job-context': JSON.stringify({ node: leg }),
    },
    workspace,
    temp: `${scene.temp}-${leg}`,
    workflow: 'CI',
    job: 'test',
    runId: 77,
  })
}

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
    expect(scene.github.violations).toEqual([])
  })
})
