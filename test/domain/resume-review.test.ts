import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import type { WorkflowRules } from '../../src/domain/workflow/workflow-rules.ts'
import { totalUsage } from '../../src/domain/model/selectors.ts'
import { nextStep, settle } from '../../src/domain/workflow/next-step.ts'
import { DOWN_MS } from '../../src/domain/workflow/reduce-attempt.ts'
import { reduce } from '../../src/domain/workflow/reducer.ts'
import { resumeState, resumeForReview } from '../../src/domain/workflow/resume.ts'
import { objections, type Review } from '../../src/domain/model/review.ts'
import { type Phase, State } from '../../src/domain/model/state.ts'
import { noUsage } from '../../src/domain/model/usage.ts'
import { attempt, finding, key, proof, review, reviewed, rules, spent, usage } from './states.ts'

const left = { iterations: 9, minutes: 59 }
const nobody: WorkflowRules = { ...rules, revisers: [] }
const asks = finding({ what: 'Name it otherwise.', thread: 7 })
const person = review([asks], { by: 'ada', person: 42 })
const everything = () => true

/** What was published: fixed, proved, and approved by a model. */
function published(change: Partial<State> = {}, since: readonly Attempt[] = []): State {
  const told = { phase: { at: 'done' }, outcome: 'fixed', stop: 'all-green', left, reviews: [review()] } as const
  return stored(reviewed({ ...told, spentMs: 50 * 60_000, notes: ['old'], ...change }, since))
}

describe("a person's review of what was published", () => {
  it('is worked on, as if nothing had come to its end', () => {
    const after = stored(resumeForReview(published(), person, everything))

    expect(after).toMatchObject({ phase: { at: 'choosing' }, spentMs: 0, notes: [], degraded: false, tip: 'tip' })
    expect([after.outcome, after.stop, after.left]).toEqual([undefined, undefined, undefined])
    expect(after.reviews).toMatchObject([{ by: 'critic', verdict: 'approved' }, person])
    expect(nextStep(after, rules)).toMatchObject({
      kind: 'assign',
      assigned: [{ kind: 'revision', fixer: 'claude', clusters: [{ id: 'c1', tests: [key('red')] }] }],
    })
  })

  it('is the title of the work on it', () => {
    const before = resumeForReview(published(), person, everything)
    const step = nextStep(before, rules)

    const after = reduce(before, { kind: 'assigned', assigned: step.kind === 'assign' ? step.assigned : [], at: 1 })

    expect(after.attempts.at(-1)).toMatchObject({ kind: 'revision', title: 'Name it otherwise.', base: 'tip' })
  })

  it('has limits of its own: what was tried before counts against none', () => {
    const costly = { result: 'fail', spending: spent({ requests: 1, dollars: 9, inputTokens: 9_000 }) } as const
    const tried = [2, 3].map(iteration => attempt({ iteration, kind: 'revision', base: 'before', ...costly }))
    const tight: WorkflowRules = {
      ...rules,
      limits: { iterations: 1, attempts: 1, minutes: 10, tokens: 1_000, dollars: 1 },
    }

    const after = stored(resumeForReview(published({}, tried), person, everything))

    expect(after.attempts.map(({ past }) => past)).toEqual([true, true, true])
    expect(nextStep(after, tight)).toMatchObject({ kind: 'assign', assigned: [{ kind: 'revision', iteration: 4 }] })
  })

  it('has money of its own: what earlier reviewers have cost is spent in an earlier run', () => {
    const costly = review([], { sha: 'before', usage: usage({ requests: 1, dollars: 9 }) })
    const tight: WorkflowRules = { ...rules, limits: { ...rules.limits, dollars: 1 } }

    const after = stored(resumeForReview(published({ reviews: [costly] }), person, everything))

    expect(nextStep(after, tight)).toMatchObject({ kind: 'assign', assigned: [{ kind: 'revision' }] })
    expect(totalUsage(after)).toEqual(noUsage)
  })

  it('is asked of a fixer that could not be reached then: it may be back by now', () => {
    const down = attempt({ iteration: 2, result: 'abstained', unavailable: true, downUntilMs: 50 * 60_000 + DOWN_MS })

    const after = stored(resumeForReview(published({}, [down]), person, everything))

    expect(nextStep(after, rules)).toMatchObject({ kind: 'assign', assigned: [{ kind: 'revision', fixer: 'claude' }] })
  })

  it('keeps the proof: what nobody can revise is published as it was, without being proved again', () => {
    const after = stored(resumeForReview(published(), person, everything))
    const step = nextStep(after, nobody)
    if (step.kind !== 'conclude') throw new Error(step.kind)
    const end = stored(reduce(after, { ...step, kind: 'concluded' }))

    expect(after.proof).toEqual(proof())
    expect(end).toMatchObject({ phase: { at: 'publishing' }, outcome: 'fixed', tip: 'tip', attempts: after.attempts })
  })

  it('is no objection of a model: what people demand they watch over themselves', () => {
    const after = stored(resumeForReview(published(), person, everything))

    expect(objections(after.reviews)).toEqual([])
  })

  it('comes after the reviews before it, those of other people too', () => {
    const before = published({ reviews: [review(), review([asks], { by: 'bob', person: 41, sha: 'before' })] })

    const after = stored(resumeForReview(before, person, everything))

    expect(after.reviews.map(({ by }) => by)).toEqual(['critic', 'bob', 'ada'])
  })

  it.each<[string, Attempt]>([
    ['that nothing came of', attempt({ iteration: 2 })],
    ['that waits to be put together', attempt({ iteration: 2, tree: 'there' })],
  ])('finds no open attempt any more: one %s is dropped', (_, open) => {
    const before = published({ phase: { at: 'choosing' }, outcome: 'stopped' }, [open])

    const after = stored(resumeForReview(before, person, everything))

    expect(after.attempts.map(({ iteration }) => iteration)).toEqual([1])
    expect(nextStep(after, rules)).toMatchObject({ kind: 'assign', assigned: [{ kind: 'revision', iteration: 2 }] })
  })

  it('finds the commits that were made, and what was tried in vain', () => {
    const since = [
      attempt({ iteration: 2, commit: 'bad', revert: 'undo', result: 'regression' }),
      attempt({ iteration: 3, result: 'fail', reason: 'why' }),
    ]

    const after = stored(resumeForReview(published({}, since), person, everything))

    expect(after.attempts.map(({ iteration, result }) => [iteration, result])).toEqual([
      [1, 'pass'],
      [2, 'regression'],
      [3, 'fail'],
    ])
  })

  it('is seen by the whole suite where what it looked at was not: nothing is published unseen', () => {
    const unseen = attempt({ iteration: 2, commit: 'tip', result: 'pass' })
    const before = published({ phase: { at: 'confirming', due: false }, outcome: 'stopped' }, [unseen])

    const after = stored(resumeForReview(before, person, everything))

    expect(nextStep(settle(after, nobody), nobody)).toMatchObject({ kind: 'confirm', attempts: [{ iteration: 2 }] })
  })
})

describe('a review that is known already', () => {
  const again: Review = { ...person, sha: 'later' }

  it.each<[string, Phase]>([
    ['while it is chosen what to do', { at: 'choosing' }],
    ['while it is proved', { at: 'proving' }],
    ['while it is published', { at: 'publishing' }],
  ])('is gone on with %s', (_, phase) => {
    const before = stored(reviewed({ phase, reviews: [person], outcome: 'stopped' }))

    const after = resumeForReview(before, again, everything)

    expect(after).toEqual(resumeState(before, everything))
    expect(after.reviews).toMatchObject([{ person: 42 }])
  })

  it.each(['fixed', 'partial', 'failed'] as const)(
    'is told once more when the work on it is done and came out as %s, and no work is done twice',
    outcome => {
      const revision = attempt({ iteration: 2, kind: 'revision', commit: 'later', result: 'pass', confirmed: true })
      const before = published({ outcome, tip: 'later', reviews: [person] }, [revision])

      const after = stored(resumeForReview(before, again, everything))

      expect(after).toMatchObject({ phase: { at: 'publishing' }, outcome, attempts: before.attempts })
      expect(after.reviews).toMatchObject([{ person: 42 }])
      expect(nextStep(after, rules)).toEqual({ kind: 'publish' })
    },
  )

  it('is still known after somebody has asked for what could not be fixed to be tried again', () => {
    const before = published({ outcome: 'failed', reviews: [person, review([], { sha: 'later' })] })

    const after = stored(resumeState(before, everything))

    expect(after.reviews).toMatchObject([{ person: 42 }])
  })

  it('is none that a model has written', () => {
    const before = published({ reviews: [review([finding()])] })

    const after = resumeForReview(before, review([asks], { by: 'ada', person: 43 }), everything)

    expect(after.reviews).toHaveLength(2)
  })

  it('forgets, as after every death, the trees that are gone', () => {
    const phase = { at: 'validating', iteration: 2, tree: 'gone' } as const
    const before = stored(reviewed({ phase, reviews: [person] }, [attempt({ iteration: 2, kind: 'revision' })]))

    expect(resumeForReview(before, again, () => false).phase).toEqual({ at: 'fixing', iteration: 2 })
  })
})

/** As another process finds it. */
function stored(state: State): State {
  return State.parse(JSON.parse(JSON.stringify(state)))
}
