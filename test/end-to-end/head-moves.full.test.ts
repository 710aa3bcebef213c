import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { arrived, expectNoFix, expectRefused, inputs, type Moment, move, moveWith } from './head-moves.cases.ts'
import { one } from './projects.ts'
import { branchesOf, HISTORY, keptIn, pullsOf } from './sessions.ts'

describe('a failing branch that moves on', () => {
  it.each<Moment>([
    {
      when: 'before anything was pushed',
      before: scene =>
        // The commit is fetched then, and taking the request is what comes next.
        scene.github.fault({ kind: 'slow', ms: 2_000, on: { method: 'POST', path: /\/git-upload-pack$/ } }),
      at: scene => arrived(scene, /\/git-upload-pack$/),
      commits: 0,
      comment: false,
    },
    {
      when: 'while the failures are reproduced',
      before: (_, gate) => gate.close(),
      at: (_, gate, running) => Promise.race([gate.reached, running.finished]),
      commits: 0,
      comment: true,
    },
  ])('$when gets no fix of an old commit, and people are told', expectNoFix)

  it('by being deleted is said to be gone', async () => {
    await using scene = await layOut(one)
    const workspace = scene.checkout()
    scene.git('update-ref', '-d', `refs/heads/${scene.branch}`)

    const result = await scene.run({ inputs, workspace })

    expect(result.annotations, result.log).toMatchObject([
      {
        level: 'notice',
        message: expect.stringMatching(/^The branch sizes does not exist; the failing commit was/),
      },
    ])
    expect(branchesOf(scene)).toEqual({})
    expect(scene.github.violations).toEqual([])
  })

  it('when all was pushed and before the pull request gets none, and leaves no branch', async () => {
    await using scene = await layOut(one)
    // What worked is kept for later requests at the very end.
    const sha = moveWith(scene, HISTORY)

    const result = await scene.run({ inputs })

    expectRefused(scene, result, { sha, commits: 0, comment: true })
    expect(keptIn(scene).state.attempts).toHaveLength(1)
  })

  it('once the pull request is there does not make it a failure', async () => {
    await using scene = await layOut(one)
    scene.github.fault({ kind: 'slow', ms: 2_000, on: { method: 'POST', path: /\/labels$/ } })
    const running = scene.start({ inputs })
    await Promise.race([arrived(scene, /\/labels$/), running.finished])
    move(scene)

    const result = await running.finished

    expect(result.conclusion, result.log).toBe('success')
    expect(result.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' })
    expect(pullsOf(scene)).toMatchObject([{ state: 'open', head: { sha: result.outputs['head-sha'] } }])
    expect(keptIn(scene)).toMatchObject({ state: { outcome: 'fixed', phase: { at: 'done' } }, lease: undefined })
    expect(scene.github.violations).toEqual([])
  })
})
