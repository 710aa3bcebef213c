import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { small } from './projects.ts'
import { expectSigned, inputs } from './signed.cases.ts'

describe('commits that GitHub signs', () => {
  it('are verified although answers were lost, and when they are made one', async () => {
    await using scene = await layOut(small)
    for (const what of ['trees', 'commits'])
      scene.github.fault({ kind: 'reset-after', on: { method: 'POST', path: new RegExp(`/git/${what}$`) } })

    const result = await scene.run({ inputs: { ...inputs, squash: 'true' } })

    expect(await expectSigned(scene, result)).toEqual([expect.stringMatching(/^fix-tests: fix 2 failing tests/)])
  })
})
