import { describe, expect, it } from 'vitest'
import { layOut, type SceneOptions } from '../world/scene.ts'
import { BEGUN, NODE_CI, one, testsOf } from './projects.ts'

const inputs = { models: 'offline', 'flaky-reruns': '0' }
const AREA = {
  'area.js': 'export function area(width, height) {\n  return width * height\n}\n',
  'test/area.test.js': testsOf('area.js', 'area', { area: 'area(3, 4), 12' }),
}
const SUM = { 'area.js': 'export function area(width, height) {\n  return width + height\n}\n' }

function branchOf(...commits: SceneOptions['commits']): SceneOptions {
  return { ...one, ci: NODE_CI, commits: [{ message: 'Begin', files: { ...BEGUN, ...AREA } }, ...commits] }
}

describe('a pull request whose fix leaves nothing of it', { timeout: 120_000 }, () => {
  it('stays a draft, and says so first', async () => {
    await using scene = await layOut(branchOf({ message: 'Work', files: SUM }))

    const result = await scene.run({ inputs })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    const [pull] = scene.github.pulls(scene.repository).filter(({ number }) => number !== scene.pull)
    expect(pull?.draft).toBe(true)
    expect(pull?.body).toContain('**Look closer**\n\n- The fix reverts the whole failing change, except its tests.\n')
  })
})

describe('the setting to put a fix onto the branch itself', { timeout: 120_000 }, () => {
  it('leaves the branch alone where nothing would be left of it', async () => {
    await using scene = await layOut(branchOf({ message: 'Work', files: SUM }))

    const result = await scene.run({ inputs: { ...inputs, publish: 'apply' } })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(result.log).toContain('It is not on this branch: nothing of the failing change would be left.')
    expect(scene.git('rev-parse', scene.branch).trim()).toBe(scene.sha)
    const [pull] = scene.github.pulls(scene.repository).filter(({ number }) => number !== scene.pull)
    expect(pull).toMatchObject({ draft: true, body: expect.not.stringContaining('/fix-tests apply') as string })
  })
})

describe('what may be wrong', { timeout: 120_000 }, () => {
  it('is all of a pull request, and not its newest commit only', async () => {
    const notes = { 'notes.js': '// To be written.\nexport const notes = []\n' }
    await using scene = await layOut(
      branchOf({ message: 'Add up', files: SUM }, { message: 'Add notes', files: notes }),
    )

    const result = await scene.run({ inputs })

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(scene.git('diff', '--name-only', scene.sha, result.outputs.branch ?? '')).toBe('area.js\n')
    expect(result.log).toMatch(/Small changes are tried in area\.js[,:]/)
    const [pull] = scene.github.pulls(scene.repository).filter(({ number }) => number !== scene.pull)
    expect(pull, 'the notes are left').toMatchObject({ draft: false })
  })
})
