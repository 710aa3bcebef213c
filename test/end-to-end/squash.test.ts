import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layOut, type Scene } from '../world/scene.ts'
import { small } from './projects.ts'
import { keptIn } from './sessions.ts'
import { commitsOf, expectSquashed, inputs, runAgain } from './squash.cases.ts'

describe('commits that are made one', () => {
  let scene: Scene
  let sha: string | undefined
  beforeAll(async () => {
    scene = await layOut(small)
    const result = await scene.run({ inputs })
    expectSquashed(scene, result)
    expect(result.log).toContain('replaces 2 commits')
    sha = result.outputs['head-sha']
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  it('hold what was proved, on top of the failing commit', () => {
    expect(
      scene
        .git('diff', '--name-only', scene.sha, sha ?? '')
        .trim()
        .split('\n'),
    ).toEqual(['area.js', 'fits.js'])
  })

  it('stay that one when it is run again, as their trailers say when the ledger is lost', async () => {
    scene.git('update-ref', '-d', keptIn(scene).ref)

    const again = await runAgain(scene)

    expect(commitsOf(scene), again.log).toEqual([sha])
    expect(again.log).not.toContain('Iteration')
    expectSquashed(scene, again)
  })
})
