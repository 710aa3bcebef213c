import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { one } from './projects.ts'
import { expectPull, mergeCheckout, pushOf, withReport } from './failing-step.cases.ts'

describe('a step with if: failure() in the failing job', () => {
  it('makes a pull request onto the failing branch, in a whole checkout', async () => {
    await using scene = await layOut(one)

    await expectPull(scene, { ...pushOf(scene), workspace: withReport(scene, scene.workspace) })
  })

  it('runs the tests when the reports break off before the first failure', async () => {
    const half = (xml: string) => xml.slice(0, xml.indexOf('<testcase'))
    await using scene = await layOut({ ...one, report: half })
    const workspace = withReport(scene, scene.workspace)

    const result = await scene.run({ ...pushOf(scene), workspace })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.log).toMatch(/1 report file: 0 test cases, 0 failing/)
    expect(result.log).toMatch(/reproduced: 1 failing/)
  })

  it('makes one for a pull request, in the merge that GitHub makes', async () => {
    await using scene = await layOut(one)

    await expectPull(scene, {
      workspace: withReport(scene, mergeCheckout(scene)),
      event: {
        name: 'pull_request',
        payload: scene.github.pullRequestEvent(scene.repository, scene.pull ?? 0, 'synchronize'),
      },
      ref: `refs/pull/${scene.pull}/merge`,
    })
  })
})
