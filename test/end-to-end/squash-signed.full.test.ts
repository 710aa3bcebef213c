import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { small } from './projects.ts'
import { keptIn } from './sessions.ts'
import { expectSigned } from './signed.cases.ts'
import { commitsOf, expectSquashed, inputs, runAgain } from './squash.cases.ts'

const signing = { 'sign-commits': 'true' }

describe('commits that are made one, and that GitHub signs', () => {
  let scene: Scene
  let result: ActionResult
  beforeAll(async () => {
    scene = await layOut(small)
    for (const what of ['trees', 'commits'])
      scene.github.fault({ kind: 'reset-after', on: { method: 'POST', path: new RegExp(`/git/${what}$`) } })
    result = await scene.run({ inputs: { ...inputs, ...signing } })
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  it('hold what was proved, on top of the failing commit', () => {
    expectSquashed(scene, result)
    expect(result.log).toContain('replaces 2 commits')
    const files = scene.git('diff', '--name-only', scene.sha, result.outputs['head-sha'] ?? '')
    expect(files.trim().split('\n')).toEqual(['area.js', 'fits.js'])
  })

  it('are verified although answers were lost', async () => {
    expect(await expectSigned(scene, result)).toEqual(['Fix 2 failing tests'])
  })

  it('stay that one when it is run again, as their trailers say when the ledger is lost', async () => {
    scene.git('update-ref', '-d', keptIn(scene).ref)

    const again = await runAgain(scene, signing)

    expect(commitsOf(scene), again.log).toEqual([result.outputs['head-sha']])
    expect(again.log).not.toMatch(/Iteration \d/)
    expectSquashed(scene, again)
  })
})
