import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { expectNoFix, inputs, move, refs } from './head-moves.cases.ts'
import { one } from './projects.ts'
import { noWork, pullsOf } from './sessions.ts'

describe.concurrent('a failing branch that moves on', () => {
  it('before the run begins is left alone, and nothing is pushed', async () => {
    await using scene = await layOut(one)
    const sha = move(scene)
    const before = refs(scene)

    const result = await scene.run({ inputs })

    // Nobody has done anything wrong, and the newer commit has a run of its own.
    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toEqual(noWork('nothing-to-fix'))
    const sentence = `The branch sizes has moved to ${sha.slice(0, 7)}; the failing commit was ${scene.sha.slice(0, 7)}.`
    expect(result.annotations).toMatchObject([{ level: 'notice', message: expect.stringContaining(sentence) }])
    expect(result.summary).toContain('the failing commit was')
    expect(refs(scene)).toBe(before)
    expect(scene.github.journal.filter(({ path }) => path.includes('git-receive-pack'))).toEqual([])
    expect(pullsOf(scene)).toEqual([])
    expect(scene.github.violations).toEqual([])
    expect(result.leaks).toEqual([])
  })

  it('while the fix is proved gets no fix of an old commit, and people are told', () =>
    expectNoFix({
      when: 'while the fix is proved',
      hold: /Proof: without/,
      at: (_, gate, running) => Promise.race([gate.reached, running.finished]),
      commits: 0,
      comment: true,
    }))
})
