import { describe, expect, it } from 'vitest'
import { startModel } from '../world/model/model.ts'
import { layOut } from '../world/scene.ts'
import { shared } from './projects.ts'
import { expectSigned, inputs } from './signed.cases.ts'
import { analysis, calls, done, edit } from './talk.ts'

describe('commits that GitHub signs', () => {
  it('are verified, those that revert too', async () => {
    await using scene = await layOut(shared)
    await using model = await startModel([
      analysis('rounding.js', 'the share is not scaled', { affectedTests: ['test/percent.test.js'] }),
      edit('rounding.js', 'Math.floor(value + 0.5)', 'Math.floor(value * 100)'),
      done('Scale in halfUp'),
      analysis('rounding.js', 'percent must scale', {
        affectedTests: ['test/percent.test.js'],
        hypothesis: 'halfUp stays as it is',
      }),
      edit('rounding.js', 'halfUp(part / whole)', 'halfUp(100 * part / whole)'),
      calls(['run_tests', {}]),
      done('Scale in percent'),
    ])

    const result = await scene.run({
      inputs: {
        ...inputs,
        models: 'anthropic/claude-sonnet-5-5',
        review: 'false',
        'anthropic-api-key': model.key,
        'anthropic-base-url': model.url,
      },
      secrets: [model.key],
    })

    expect(await expectSigned(scene, result)).toEqual([
      expect.stringMatching(/ \(fixes 1 test\)$/),
      expect.stringMatching(/^Revert ".+": regression$/),
      expect.stringMatching(/ \(fixes 1 test\)$/),
    ])
    expect(model.violations).toEqual([])
  })
})
