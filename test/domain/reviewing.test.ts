import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import type { WorkflowRules } from '../../src/domain/workflow/workflow-rules.ts'
import { totalSpending } from '../../src/domain/model/selectors.ts'
import { type Observation } from '../../src/domain/workflow/observation.ts'
import { nextStep } from '../../src/domain/workflow/next-step.ts'
import { DOWN_MS } from '../../src/domain/workflow/reduce-attempt.ts'
import { reduce } from '../../src/domain/workflow/reducer.ts'
import { resumeState } from '../../src/domain/workflow/resume.ts'
import type { Review } from '../../src/domain/model/review.ts'
import { type Phase, State } from '../../src/domain/model/state.ts'
import { noUsage } from '../../src/domain/model/usage.ts'
import {
  analysis,
  at,
  attempt,
  finding,
  key,
  proof,
  proposal,
  review,
  reviewed,
  rules,
  seen,
  snapshot,
  usage,
} from './states.ts'

const high = finding()
const left = { iterations: 9, minutes: 59 }
const judged = { flaky: [], rateAfter: 1, reason: 'why', output: 'log' }
const nobody: WorkflowRules = { ...rules, revisers: [] }

describe('a review', () => {
  const before = reviewed({ phase: { at: 'reviewing' }, reviews: [], stop: 'all-green', left })

  it('is of what was proved', () => {
    expect(nextStep(before, rules)).toEqual({ kind: 'review' })
  })

  it.each<[string, Review | undefined]>([
    ['nobody is there to review', undefined],
    ['it approves', review()],
    ['nobody could look', review([], { verdict: 'none', reason: 'no answer' })],
    ['it finds little', review([finding({ severity: 'low' }), finding({ severity: 'medium' })])],
    ['it is of another commit', review([high], { sha: 'before' })],
  ])('leads to publishing when %s', (_, said) => {
    const after = stored(reduce(before, { kind: 'reviewed', review: said }))

    expect(after).toMatchObject({ phase: { at: 'publishing' }, outcome: 'fixed', stop: 'all-green', left })
    expect(after.reviews).toEqual(said === undefined ? [] : [said])
  })

  it('leads to work on what it demands, and nothing has come to its end', () => {
    const after = stored(reduce(before, { kind: 'reviewed', review: review([high]) }))

    expect(after).toMatchObject({ phase: { at: 'choosing' }, reviews: [review([high])], proof: proof() })
    expect([after.stop, after.left, after.outcome]).toEqual([undefined, undefined, undefined])
    expect(nextStep(after, rules)).toMatchObject({ kind: 'assign', assigned: [{ kind: 'revision', fixer: 'claude' }] })
  })

  it('leads to the end when nobody can do what it demands: it is published with its objections', () => {
    const after = stored(reduce(before, { kind: 'reviewed', review: review([high]) }))
    const end = stored(concluded(after, nobody))

    expect(end).toMatchObject({ phase: { at: 'publishing' }, outcome: 'fixed', stop: 'all-green' })
    expect(end.reviews).toEqual([review([high])])
  })

  it("comes after what was said before, and what it cost is the reviewer's", () => {
    const used = usage({ requests: 2, inputTokens: 10, dollars: 0.5 })
    const once = { ...before, reviews: [review([high], { sha: 'before', usage: used })] }

    const after = stored(reduce(once, { kind: 'reviewed', review: review([], { usage: used }) }))

    expect(after.reviews.map(({ sha }) => sha)).toEqual(['before', 'tip'])
    expect(totalSpending(after)).toEqual({ reviewer: usage({ requests: 4, inputTokens: 20, dollars: 1 }) })
  })
})

describe('a revision', () => {
  it('is opened with what is demanded for its title, and sets out from what was reviewed', () => {
    const two = reviewed({ reviews: [review([high, finding({ what: 'It is done twice.' })])] })

    const after = opened(two)

    expect(after.phase).toEqual({ at: 'analyzing', iteration: 2 })
    expect(after.attempts[1]).toMatchObject({
      kind: 'revision',
      title: 'It hides the error.; It is done twice.',
      targets: [key('red')],
      base: 'tip',
      rateBefore: 1,
    })
  })

  it('takes the way of every attempt, and is proved and reviewed again', () => {
    let state = opened(reviewed())
    const ways: string[] = []
    const green = snapshot('revised', { red: 'passed' })
    const observations: Observation[] = [
      { kind: 'analyzed', analysis, code: '', usage: noUsage },
      { kind: 'proposed', proposal, files: ['a.ts'], diff: '+y', tree: 'tree', usage: noUsage },
      { kind: 'checked' },
      { kind: 'validated', verdict: { kind: 'pass', fixed: [key('red')] }, seen: seen({ red: 'passed' }), ...judged },
      { kind: 'committed', sha: 'revised' },
      { kind: 'confirmed', verdict: { kind: 'pass', fixed: [key('red')] }, snapshot: green, ...judged },
      { kind: 'diagnosed', clusters: [] },
      { kind: 'concluded', why: 'all-green', left, degraded: false },
      { kind: 'minimized', uncovered: [], smaller: undefined },
      { kind: 'proved', proof: proof({ sha: 'revised' }), snapshot: green, unneeded: [], signs: [], notes: [] },
    ]

    for (const observation of observations) {
      // Whether a revision is made smaller is no matter of its review.
      if (observation.kind === 'minimized' && state.phase.at !== 'minimizing') continue
      ways.push(state.phase.at)
      state = stored(reduce(state, observation))
    }

    expect(ways.filter(way => way !== 'minimizing')).toEqual([
      'analyzing',
      'fixing',
      'checking',
      'validating',
      'committing',
      'confirming',
      'triaging',
      'choosing',
      'proving',
    ])
    expect(state).toMatchObject({ phase: { at: 'reviewing' }, tip: 'revised' })
    expect(state.attempts[1]).toMatchObject({ kind: 'revision', result: 'pass', commit: 'revised', confirmed: true })
    const end = reduce(state, { kind: 'reviewed', review: review([], { sha: 'revised' }) })
    expect(end).toMatchObject({ phase: { at: 'publishing' }, outcome: 'fixed' })
  })

  it.each<[string, Phase, Observation, Partial<Attempt>]>([
    [
      'that nobody has an idea for',
      { at: 'fixing', iteration: 2 },
      { kind: 'abstained', reason: 'why', final: false, unavailable: false, usage: noUsage },
      { result: 'abstained' },
    ],
    [
      'that is no code',
      { at: 'checking', iteration: 2, tree: 'tree' },
      { kind: 'rejected', result: 'syntax-error', reason: 'why' },
      { result: 'syntax-error' },
    ],
    [
      'that may not be made',
      { at: 'checking', iteration: 2, tree: 'tree' },
      { kind: 'rejected', result: 'refused', reason: 'why' },
      { result: 'refused' },
    ],
    [
      'after which a test that was green is red',
      { at: 'validating', iteration: 2, tree: 'tree' },
      { kind: 'validated', verdict: { kind: 'fail', red: [key('red')] }, seen: seen({ red: 'failed' }), ...judged },
      { result: 'fail', output: 'log' },
    ],
    [
      'that breaks another test',
      { at: 'validating', iteration: 2, tree: 'tree' },
      {
        kind: 'validated',
        verdict: { kind: 'regression', broken: [{ key: key('green'), how: 'newly failing' }], fixed: [] },
        seen: seen({ green: 'failed' }),
        ...judged,
      },
      { result: 'regression', output: 'log' },
    ],
    [
      'whose tests do not end',
      { at: 'validating', iteration: 2, tree: 'tree' },
      { kind: 'validated', verdict: { kind: 'incomplete', reason: 'killed' }, seen: seen({}), ...judged },
      { result: 'incomplete' },
    ],
  ])('%s is thrown away, is made once more, and then the change is published as it was', (_, phase, said, change) => {
    const before = { ...opened(reviewed()), phase }

    const once = stored(reduce(before, said))
    const again = opened(once)
    const twice = stored(reduce({ ...again, phase: { ...phase, iteration: 3 } as Phase }, said))
    const end = stored(concluded(twice, rules))

    expect(once).toMatchObject({ phase: { at: 'choosing' }, tip: 'tip' })
    expect(once.attempts[1]).toMatchObject({ kind: 'revision', reason: 'why', ...change })
    expect(again.attempts[2]).toMatchObject({ kind: 'revision', iteration: 3, debugging: 1 })
    expect(end).toMatchObject({ phase: { at: 'publishing' }, outcome: 'fixed', tip: 'tip', reviews: [review([high])] })
  })

  it('that the whole suite does not bear is reverted, and what is on the branch is proved and reviewed again', () => {
    const made = attempt({ iteration: 2, kind: 'revision', base: 'tip', commit: 'revised', result: 'pass' })
    const { attempts } = reviewed()
    const before = reviewed({ phase: { at: 'confirming', due: true }, tip: 'revised', attempts: [...attempts, made] })
    const broken = snapshot('revised', { red: 'passed', green: 'failed' })
    const verdict = { kind: 'regression', broken: [{ key: key('green'), how: 'newly failing' }], fixed: [] } as const

    const guilty = stored(reduce(before, { kind: 'confirmed', verdict, snapshot: broken, ...judged }))
    const reverts = [{ iteration: 2, sha: 'undo' }]
    const undone = stored(reduce(guilty, { kind: 'reverted', reverts, tip: 'undo' }))
    const next = stored(reduce(undone, { kind: 'diagnosed', clusters: [] }))

    expect(guilty.phase).toEqual({ at: 'reverting', iterations: [2] })
    expect(undone).toMatchObject({ phase: { at: 'triaging' }, tip: 'undo', current: { sha: 'undo' } })
    expect(undone.attempts[1]).toMatchObject({ result: 'regression', revert: 'undo' })
    expect(nextStep(next, rules), 'nobody has reviewed this commit').toMatchObject({ kind: 'conclude' })
    expect(concluded(next, rules).phase.at, 'nor proved it').not.toBe('publishing')
  })
})

describe('at the end', () => {
  it.each<[string, string, Partial<State>]>([
    ['publishing', 'what was proved and reviewed', {}],
    ['minimizing', 'what was reviewed before it was changed', { reviews: [review([high], { sha: 'before' })] }],
    ['minimizing', 'what was proved before it was changed', { proof: proof({ sha: 'before' }) }],
    ['minimizing', 'what was never proved', { proof: undefined }],
    ['minimizing', 'what was never reviewed', { reviews: [] }],
    ['minimizing', 'what did not hold', { proof: proof({ held: false }) }],
  ])('%s comes next for %s', (phase, _, change) => {
    const after = reduce(reviewed(change), { kind: 'concluded', why: 'all-green', left, degraded: false })

    expect(after.phase.at).toBe(phase)
  })
})

describe('run again', () => {
  it('a request that could not be fixed forgets what was said of what it had', () => {
    const before = reviewed({ phase: { at: 'done' }, outcome: 'failed', current: snapshot('tip', { red: 'failed' }) })

    expect(resumeState(stored(before), () => true).reviews).toEqual([])
  })

  it('one that was fixed is published with the same review', () => {
    const before = stored(reviewed({ phase: { at: 'done' }, outcome: 'fixed' }))

    expect(resumeState(before, () => true)).toEqual({ ...before, phase: { at: 'publishing' } })
  })

  it('whoever could not be reached is asked at once', () => {
    const gone = attempt({ result: 'abstained', unavailable: true, downUntilMs: DOWN_MS })
    const before = stored(at({ at: 'choosing' }, { attempts: [gone] }))

    const after = resumeState(before, () => true)

    expect(nextStep(before, rules)).toMatchObject({ assigned: [{ fixer: 'offline' }] })
    expect(nextStep(after, rules)).toMatchObject({ assigned: [{ fixer: 'claude' }] })
  })
})

/** The next assignment, which is there, is begun. */
function opened(state: State): State {
  const step = nextStep(state, rules)
  if (step.kind !== 'assign') throw new Error(`there is nothing to assign: ${step.kind}`)
  return stored(reduce(state, { kind: 'assigned', assigned: step.assigned, at: 99 }))
}

/** There is nothing left to do, and that is recorded. */
function concluded(state: State, chosen: WorkflowRules): State {
  const step = nextStep(state, chosen)
  if (step.kind !== 'conclude') throw new Error(`it goes on: ${step.kind}`)
  return reduce(state, { ...step, kind: 'concluded' })
}

/** As another process finds it. */
function stored(state: State): State {
  return State.parse(JSON.parse(JSON.stringify(state)))
}
