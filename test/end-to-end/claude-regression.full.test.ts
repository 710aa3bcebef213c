import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { shared } from './projects.ts'
import { analysis, done, edit, run, subjects, text, withClaude } from './claude.cases.ts'

describe('Claude at work', () => {
  it('has a change that breaks another test reverted, and the next attempt is clean', async () => {
    await using scene = await layOut(shared)

    const { model, result } = await withClaude(scene, [
      { json: analysis('the share is not scaled', 'rounding.js') },
      edit('rounding.js', 'Math.floor(value + 0.5)', 'Math.floor(value * 100)'),
      done('Scale in halfUp'),
      { json: analysis('percent must scale', 'rounding.js', 'halfUp stays as it is') },
      edit('rounding.js', 'halfUp(part / whole)', 'halfUp(100 * part / whole)'),
      run,
      done('Scale in percent'),
    ])
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(subjects(scene, result.outputs.branch ?? '')).toEqual([
      expect.stringMatching(/ \(fixes 1 test\)$/),
      expect.stringMatching(/^Revert ".+": regression$/),
      'Scale in percent (fixes 1 test)',
    ])
    const revert = scene.git('log', '--format=%b', '--grep=^Revert ', result.outputs.branch ?? '')
    expect(revert).toMatch(/This reverts commit [0-9a-f]{40}\./)
    expect(revert).toContain('test/half-up.test.js › rounds up (newly failing)')
    expect(text(model.requests[3])).toContain('It broke test/half-up.test.js')
    expect(text(model.requests[3])).toContain('Strategy surgical:')
    expect(scene.git('diff', scene.sha, result.outputs.branch ?? '')).toContain('halfUp(100 * part / whole)')
    expect(scene.git('diff', scene.sha, result.outputs.branch ?? '')).not.toContain('value * 100')
    expect(model.violations).toEqual([])
  })
})
