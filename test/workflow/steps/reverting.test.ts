import { describe, expect, it } from 'vitest'
import { Attempt } from '../../../src/domain/model/attempt.ts'
import { reverting } from '../../../src/workflow/steps/reverting.ts'
import { fakeSite, fakeWorld, fixedState, run } from '../fake-world.ts'

describe('a commit that other commits stand on is reverted', () => {
  it.each([
    ['after all of them, the newest first', 'c1', ['c3', 'c2', 'c1']],
    ['after those alone that stand on it', 'c2', ['c3', 'c2']],
    ['alone when it is the newest', 'c3', ['c3']],
  ])('%s', async (_, guilty, order) => {
    const { revert, undone } = lay(['c1', 'c2', 'c3'])

    const observed = await revert(guilty)

    expect(undone).toEqual(order)
    expect(observed).toMatchObject({ tip: `undo ${guilty}`, reverts: order.map(sha => ({ sha: `undo ${sha}` })) })
  })
})

/** A branch on which each commit changes what the one before it wrote, so that only the newest can be reverted. */
function lay(commits: readonly string[]) {
  const undone: string[] = []
  const standing = [...commits]
  const workspace = {
    async revert({ commit }: { commit: string }) {
      if (standing.at(-1) !== commit) return undefined
      standing.pop()
      undone.push(commit)
      return `undo ${commit}`
    },
  }
  const state = fixedState(['a'], { a: 'passed' })
  const attempts = commits.map((commit, index) =>
    Attempt.parse({ ...state.attempts[0], iteration: index + 1, commit, result: undefined }),
  )
  const context = fakeWorld(fakeSite({ run: () => run({}), workspace }))
  return {
    undone,
    revert(guilty: string) {
      const chosen = attempts.filter(({ commit }) => commit === guilty)
      return reverting({ kind: 'revert', attempts: chosen }, { ...state, attempts }, context)
    },
  }
}
