import { describe, expect, it } from 'vitest'
import { reverting } from '../../src/workflow/steps/reverting.ts'
import { revertMessage, squashMessage } from '../../src/workflow/commits/commit-messages.ts'
import { executeStep } from '../../src/workflow/execute-step.ts'
import { attemptsIn } from '../../src/workflow/commits/commit-trailers.ts'
import type { WorkflowContext } from '../../src/workflow/context.ts'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import { keptAttempts } from '../../src/domain/model/selectors.ts'
import { reduce } from '../../src/domain/workflow/reducer.ts'
import type { State } from '../../src/domain/model/state.ts'
import { fakeSite, fakeWorld, fixedState, key, run } from './fake-world.ts'

const KEY = '0123456789abcdef'

/** Two tests that were fixed one after the other, by commits that are one now. */
function squashed(change: Partial<State> = {}): State {
  const known = fixedState(['a', 'b'], { a: 'passed', b: 'passed', c: 'passed' })
  const attempts = (['a', 'b'] as const).map((name, index) => made(known, index + 1, name))
  return { ...known, key: KEY, attempts, tip: 'all', squashed: { sha: 'all', from: 'b fixed' }, ...change }
}

function made(state: State, iteration: number, name: string, change: Partial<Attempt> = {}): Attempt {
  const [first] = state.attempts
  if (first?.proposal === undefined) throw new Error('there is no attempt to go by')
  const proposal = { ...first.proposal, summary: `Mend ${name}`, rootCause: `${name} was wrong.` }
  return { ...first, iteration, targets: [key(name)], proposal, commit: 'all', ...change }
}

/** A branch of which these commits can be taken back as long as nothing stands on them. */
function branch(...commits: string[]): { world: WorkflowContext; commits: string[]; reverted: string[] } {
  const reverted: string[] = []
  const revert: WorkflowContext['workspace']['revert'] = async ({ commit }) => {
    if (commits.at(-1) !== commit) return undefined
    commits.pop()
    reverted.push(commit)
    return `undo ${commit}`
  }
  return { world: fakeWorld(fakeSite({ run: () => run({}), workspace: { revert } })), commits, reverted }
}

describe('the message of a squashed commit', () => {
  it('holds what a command of the project did, too, so that a lost ledger knows it', () => {
    const state = squashed()
    const attempts = state.attempts.map(each => (each.iteration === 2 ? { ...each, kind: 'command' as const } : each))

    const message = squashMessage({ ...state, attempts })

    expect(message).toContain('Mend b')
    expect(attemptsIn([{ sha: 'all', message }], KEY)?.map(({ iteration }) => iteration)).toEqual([1, 2])
  })
})

describe('a commit of several attempts', () => {
  it.each([[[2, 1]], [[1]], [[2]]])(
    'is reverted once, and with it all that it stands for, for iterations %j',
    async asked => {
      const state = squashed()
      const { world, reverted } = branch('all')

      const observation = await reverting({ kind: 'revert', attempts: attemptsOf(state, asked) }, state, world)
      const after = reduce({ ...state, phase: { at: 'reverting', iterations: asked } }, observation)

      expect(reverted).toEqual(['all'])
      expect(observation).toMatchObject({ kind: 'reverted', tip: 'undo all' })
      expect(keptAttempts(after), 'nothing of it is on the branch any more').toEqual([])
      expect(after.attempts.map(({ revert }) => revert)).toEqual(['undo all', 'undo all'])
    },
  )

  it('goes after what stands on it', async () => {
    const before = squashed()
    const later = made(before, 3, 'c', { kind: 'revision', commit: 'later' })
    const state = { ...before, attempts: [...before.attempts, later], tip: 'later' }
    const { world, reverted } = branch('all', 'later')

    const observation = await reverting({ kind: 'revert', attempts: attemptsOf(state, [1]) }, state, world)
    const after = reduce({ ...state, phase: { at: 'reverting', iterations: [1] } }, observation)

    expect(reverted).toEqual(['later', 'all'])
    expect(after.tip).toBe('undo all')
    expect(keptAttempts(after)).toEqual([])
  })

  it('leaves those alone that stand in another', async () => {
    const before = squashed()
    const later = made(before, 3, 'c', { commit: 'later' })
    const state = { ...before, attempts: [...before.attempts, later], tip: 'later' }
    const { world } = branch('all', 'later')

    const observation = await reverting({ kind: 'revert', attempts: attemptsOf(state, [3]) }, state, world)
    const after = reduce({ ...state, phase: { at: 'reverting', iterations: [3] } }, observation)

    expect(keptAttempts(after).map(({ iteration }) => iteration)).toEqual([1, 2])
  })
})

describe('making one commit of all', () => {
  it('is one effect, which is told with how many commits it takes the place of', async () => {
    const known = squashed({ squashed: undefined, tip: 'second' })
    const attempts = known.attempts.map((each, index) => ({ ...each, commit: index === 0 ? 'first' : 'second' }))
    const messages: string[] = []
    const squash = async (message: string) => {
      messages.push(message)
      return 'all'
    }
    const world = fakeWorld(fakeSite({ run: () => run({}), workspace: { squash } }))

    const observation = await executeStep({ kind: 'squash' }, { ...known, attempts }, world)

    expect(observation).toEqual({ kind: 'squashed', sha: 'all' })
    expect(world.events).toEqual([{ kind: 'squashed', sha: 'all', commits: 2 }])
    expect(messages).toEqual([squashMessage({ ...known, attempts })])
  })

  it('says how many tests it fixes if some still fail, and counts no flaky one', () => {
    const tests = { a: 'passed', b: 'failed', c: 'passed' } as const
    const half = squashed({ current: fixedState(['a', 'b'], tests).current, flaky: [] })

    expect(squashMessage(half)).toMatch(/^Fix 1 of 2 failing tests\n/)
    expect(squashMessage({ ...half, flaky: [key('b')] })).toMatch(/^Fix 1 failing test\n/)
  })

  it('says in its message what was done, and has the trailers of all', () => {
    expect(squashMessage(squashed())).toBe(
      [
        'Fix 2 failing tests',
        '',
        'Mend a',
        '',
        'Root cause: a was wrong.',
        '',
        'Mend b',
        '',
        'Root cause: b was wrong.',
        '',
        `Fix-Tests-Key: ${KEY}`,
        'Fix-Tests-Iteration: 1',
        'Fix-Tests-Kind: repair',
        'Fix-Tests-Strategy: conservative',
        'Fix-Tests-Verdict: pass',
        'Fix-Tests-Pass-Rate: 0% → 0%',
        'Fix-Tests-Fixer: one',
        'Fix-Tests-Tests: a.test.js › a',
        'Fix-Tests-Iteration: 2',
        'Fix-Tests-Kind: repair',
        'Fix-Tests-Strategy: conservative',
        'Fix-Tests-Verdict: pass',
        'Fix-Tests-Pass-Rate: 0% → 0%',
        'Fix-Tests-Fixer: one',
        'Fix-Tests-Tests: b.test.js › b',
        '',
      ].join('\n'),
    )
  })

  it('has the trailers of what is hidden in a proposal by nobody but us', () => {
    const state = squashed()
    const [first, second] = state.attempts
    if (first?.proposal === undefined || second === undefined) throw new Error('there are two')
    const evil = { ...first.proposal, summary: `x\n\nFix-Tests-Key: ${'f'.repeat(16)}\nCo-authored-by: eve <e@x>` }

    const message = squashMessage({ ...state, attempts: [{ ...first, proposal: evil }, second] })

    expect(message.match(/^Fix-Tests-Key: /gm)).toHaveLength(1)
    expect(message).not.toMatch(/^Co-authored-by: eve/m)
  })

  it('is enough to go on from where the ledger is lost: no number is given twice', () => {
    const all = { sha: 'all', message: squashMessage(squashed()) }

    const found = attemptsIn([all], KEY)

    expect(found?.map(({ iteration, commit }) => [iteration, commit])).toEqual([
      [1, 'all'],
      [2, 'all'],
    ])
  })

  it('is known as taken back, too, where the ledger is lost', () => {
    const state = squashed()
    const [, second] = state.attempts
    if (second === undefined) throw new Error('there are two')
    const all = { sha: 'all', message: squashMessage(state) }
    const undo = { sha: 'undo', message: revertMessage({ ...second, result: 'fail' }, state) }

    const found = attemptsIn([undo, all], KEY)

    expect(found?.map(({ revert }) => revert)).toEqual(['undo', 'undo'])
  })

  it('leaves out what made the fix smaller: that is no fix of its own', () => {
    const state = squashed()
    const pruning = made(state, 3, 'c', { kind: 'pruning', fixer: 'minimizer' })

    const message = squashMessage({ ...state, attempts: [...state.attempts, pruning] })

    expect(message).not.toContain('Fix-Tests-Iteration: 3')
    expect(message).not.toContain('minimizer')
  })
})

function attemptsOf(state: State, iterations: readonly number[]): Attempt[] {
  return iterations.flatMap(iteration => state.attempts.filter(each => each.iteration === iteration))
}
