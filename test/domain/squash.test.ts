import { describe, expect, it } from 'vitest'
import type { WorkflowRules } from '../../src/domain/workflow/workflow-rules.ts'
import { keptAttempts } from '../../src/domain/model/selectors.ts'
import { nextStep } from '../../src/domain/workflow/next-step.ts'
import { reduce } from '../../src/domain/workflow/reducer.ts'
import { resumeState } from '../../src/domain/workflow/resume.ts'
import { type Phase, State } from '../../src/domain/model/state.ts'
import { at, attempt, finding, key, proof, review, rules, snapshot } from './states.ts'

const squashing: WorkflowRules = { ...rules, squash: true }
const publishing: Phase = { at: 'publishing' }
const good = { result: 'pass', confirmed: true } as const
const one = attempt({ iteration: 1, commit: 'first', targets: [key('a')], ...good })
const two = attempt({ iteration: 2, commit: 'tip', targets: [key('b')], base: 'first', ...good })
const undone = attempt({ iteration: 3, commit: 'bad', revert: 'undo', result: 'regression' })
const SQUASHED = { kind: 'squashed', sha: 'all' } as const

/** Two commits that were proved and approved, and are to be published; what is told comes on top. */
function ready(change: Partial<State> = {}): State {
  return stored(
    at(publishing, {
      attempts: [one, two],
      tip: 'tip',
      current: snapshot('tip', { a: 'passed', b: 'passed' }),
      targets: [key('a'), key('b')],
      proof: proof(),
      reviews: [review([finding()], { sha: 'first' }), review()],
      outcome: 'fixed',
      ...change,
    }),
  )
}

describe('before it is published, a branch is made one commit', () => {
  it.each<[string, State]>([
    ['of two commits', ready()],
    ['of a commit, another and its revert', ready({ attempts: [one, undone], tip: 'undo' })],
    ['with one that came on top of what was one', ready({ squashed: { sha: 'first', from: 'before' } })],
  ])('%s', (_, state) => {
    expect(nextStep(state, squashing)).toEqual({ kind: 'squash' })
  })

  it.each<[string, State, WorkflowRules]>([
    ['where nobody wants it', ready(), rules],
    ['of one commit', ready({ attempts: [one], tip: 'first' }), squashing],
    ['without a commit', ready({ attempts: [], tip: 'head' }), squashing],
    ['of which nothing stands', ready({ attempts: [undone], tip: 'undo' }), squashing],
    ['that is one already', ready({ squashed: { sha: 'tip', from: 'second' } }), squashing],
    ['that a person has reviewed', ready({ reviews: [review([finding()], { by: 'ada', person: 1 })] }), squashing],
    ['where nothing failed, so that nothing is published', ready({ targets: [] }), squashing],
  ])('but not %s', (_, state, chosen) => {
    expect(nextStep(state, chosen)).toEqual({ kind: 'publish' })
  })

  it.each<Phase>([{ at: 'choosing' }, { at: 'proving' }, { at: 'reviewing' }, { at: 'done' }])('nor %o', phase => {
    expect(nextStep(ready({ phase }), squashing).kind).not.toBe('squash')
  })
})

describe('one commit of all', () => {
  it('stands for each attempt that stood, and for no other', () => {
    const after = stored(reduce(ready({ attempts: [one, undone, { ...two, iteration: 4 }] }), SQUASHED))

    expect(after.attempts.map(({ iteration, commit, revert }) => [iteration, commit, revert])).toEqual([
      [1, 'all', undefined],
      [3, 'bad', 'undo'],
      [4, 'all', undefined],
    ])
    expect(keptAttempts(after).map(({ confirmed }) => confirmed)).toEqual([true, true])
  })

  it('has the same code: what was seen of it is seen of the new commit, and of earlier ones nothing is', () => {
    const after = stored(reduce(ready(), SQUASHED))

    expect(after).toMatchObject({
      tip: 'all',
      current: { sha: 'all' },
      proof: { sha: 'all' },
      initial: { sha: 'head' },
    })
    expect(after.reviews.map(({ sha }) => sha)).toEqual(['first', 'all'])
    expect(after.squashed).toEqual({ sha: 'all', from: 'tip' })
  })

  it('leaves what was not of the tip as it is', () => {
    const others = { current: snapshot('first', { a: 'passed' }), proof: proof({ sha: 'first' }) }

    const after = stored(reduce(ready(others), SQUASHED))

    expect(after).toMatchObject({ current: { sha: 'first' }, proof: { sha: 'first' } })
  })

  it('is published next, and is fixed as before', () => {
    const after = stored(reduce(ready(), SQUASHED))

    expect(after).toMatchObject({ phase: publishing, outcome: 'fixed' })
    expect(nextStep(after, squashing)).toEqual({ kind: 'publish' })
  })

  it('stays it when the request is run again', () => {
    const published = reduce(reduce(ready(), SQUASHED), { kind: 'published', pullRequest: undefined })

    const again = resumeState(stored(published), () => true)

    expect(nextStep(again, squashing)).toEqual({ kind: 'publish' })
  })

  it('is made again of what a later attempt adds to it', () => {
    const squashed = reduce(ready(), SQUASHED)
    const later = attempt({ iteration: 3, commit: 'later', base: 'all', ...good })
    const before = { ...squashed, attempts: [...squashed.attempts, later], tip: 'later' }

    const after = stored(reduce(before, { kind: 'squashed', sha: 'whole' }))

    expect(nextStep(before, squashing)).toEqual({ kind: 'squash' })
    expect(after.squashed).toEqual({ sha: 'whole', from: 'later' })
    expect(new Set(keptAttempts(after).map(({ commit }) => commit))).toEqual(new Set(['whole']))
  })

  it('is taken back at once with all that it stands for', () => {
    const squashed = reduce(ready(), SQUASHED)
    const reverting = stored({ ...squashed, phase: { at: 'reverting', iterations: [2, 1] } })
    const reverts = [2, 1].map(iteration => ({ iteration, sha: 'undo all' }))

    const after = stored(reduce(reverting, { kind: 'reverted', reverts, tip: 'undo all' }))

    expect(keptAttempts(after)).toEqual([])
    expect(after).toMatchObject({ tip: 'undo all', phase: { at: 'confirming', due: true } })
  })
})

/** As another process finds it. */
function stored(state: State): State {
  return State.parse(JSON.parse(JSON.stringify(state)))
}
