import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { small } from './projects.ts'
import { pullsOf } from './sessions.ts'
import { commitsOf, expectSquashed, inputs, runAgain } from './squash.cases.ts'

describe('commits that are made one', () => {
  it('stay that one when it is run again, as the ledger says', async () => {
    await using scene = await layOut(small)
    const { outputs } = await scene.run({ inputs })

    const again = await runAgain(scene)

    expect(commitsOf(scene), again.log).toEqual([outputs['head-sha']])
    expect(again.log).not.toMatch(/Iteration \d/)
    expectSquashed(scene, again)
  })
})

describe('a machine that dies', () => {
  it.each([
    { when: 'when the commit is made', moment: /replaces 2 commits/ },
    { when: 'when the commit is pushed', moment: /replaces 2 commits[^]*pushed [0-9a-f]{7} to/ },
  ])('$when, and there is no pull request yet, is gone on with', async ({ moment }) => {
    await using scene = await layOut(small)
    let log = ''
    const running = scene.start({
      inputs,
      onLine(line) {
        log += `${line}\n`
        if (moment.test(log)) running.kill()
      },
    })
    const died = await running.finished
    expect(died.signal, died.log).toBe('SIGKILL')
    expect(pullsOf(scene)).toEqual([])

    const result = await runAgain(scene)

    expectSquashed(scene, result)
    expect(result.log).toMatch(/resuming from (?:reviewing|publishing), after 2 attempts/)
    expect(result.log).not.toMatch(/Iteration \d/)
  })
})
