import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { one } from './projects.ts'
import { expectNoSecret, expectPull, pushOf, spied, spying, withReport } from './failing-step.cases.ts'

const before = new Date('2020-01-01T00:00:00Z')

describe.concurrent('a step with if: failure() in the failing job', () => {
  it('makes a pull request onto the failing branch, in a checkout of depth 1, with fresh reports, and without secrets', async () => {
    await using scene = await layOut(spied)
    const workspace = withReport(scene, scene.checkout({ depth: 1 }))
    const stale = join(workspace, 'reports', 'stale.xml')
    writeFileSync(stale, scene.report.replaceAll('area', 'another'))
    utimesSync(stale, before, before)

    const result = await expectPull(scene, {
      ...pushOf(scene),
      workspace,
      inputs: spying.inputs,
      env: spying.env(scene),
    })

    expect(result.log).toContain('reports/stale.xml is older than the commit that failed, and was ignored.')
    expect(result.log).toMatch(/1 report file: 2 test cases, \d failing/)
    expectNoSecret(scene, workspace)
  })

  it('has no report when all of them are older than the commit', async () => {
    await using scene = await layOut(one)
    const stale = join(withReport(scene, scene.workspace), 'reports', 'junit.xml')
    utimesSync(stale, before, before)

    const result = await scene.run(pushOf(scene))

    expect(result.conclusion).toBe('failure')
    expect(result.log).toContain(
      'is older than the commit that failed. Run the tests before, so that they write fresh reports.',
    )
    expect(scene.github.pulls(scene.repository)).toHaveLength(1)
  })

  it('has no report where report-paths matches none', async () => {
    await using scene = await layOut(one)

    const result = await scene.run({ ...pushOf(scene), inputs: { 'report-paths': 'build/*.xml' } })

    expect(result.conclusion).toBe('failure')
    expect(result.log).toMatch(/No test report matches build\/\*\.xml\. Have the tests write JUnit XML/)
    expect(scene.github.pulls(scene.repository)).toHaveLength(1)
  })
})
