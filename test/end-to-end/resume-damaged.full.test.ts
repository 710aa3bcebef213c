import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { small } from './projects.ts'
import { commitsOf, expectGoesOn, expectRebuilt } from './resume.cases.ts'
import { forge, keptIn } from './sessions.ts'

describe('a job whose machine dies', () => {
  let scene: Scene
  let first: ActionResult
  let commits: string[]
  beforeAll(async () => {
    scene = await layOut(small)
  })
  afterAll(() => scene?.[Symbol.asyncDispose]())

  it('in the second iteration goes on from there on a new machine, which is set up first', async () => {
    const death = { step: 'the second iteration', project: small, moment: /Iteration 2/ }

    first = await expectGoesOn(scene, death, { inputs: { 'setup-command': 'node --version' } })

    expect(first.log).toContain('resuming from')
    expect(first.log).toContain('setup: node --version')
    commits = commitsOf(scene)
  })

  it('goes on from the commits of its branch when its ledger is damaged, and says so', async () => {
    const { ref, state } = keptIn(scene)
    forge(scene, ref, { 'state.json': JSON.stringify(state).slice(0, -100) })

    await expectRebuilt({ scene, first, commits }, /^The ledger in the repository is damaged or of another version/)
  })
})
