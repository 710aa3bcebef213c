import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import { chooseAssignment } from '../../src/domain/workflow/choose-assignment.ts'
import type { Assigned, WorkflowRules } from '../../src/domain/workflow/workflow-rules.ts'
import { DOWN_MS } from '../../src/domain/workflow/reduce-attempt.ts'
import type { State } from '../../src/domain/model/state.ts'
import { attempt, cluster, finding, key, review, reviewed, rules, snapshot, spent, usage } from './states.ts'

const MINUTE = 60_000
const both: WorkflowRules = { ...rules, revisers: ['claude', 'gpt'] }

describe('what a reviewer demands is worked on', () => {
  it('by the first that can, conservatively, for the failures that the change mended', () => {
    const state = reviewed()

    expect(chooseAssignment(state, both)).toEqual({
      kind: 'assign',
      assigned: [
        {
          kind: 'revision',
          clusters: [expect.objectContaining({ id: 'c1', tests: [key('red')] })],
          fixer: 'claude',
          strategy: 'conservative',
          iteration: 2,
          debugging: 0,
          candidate: 0,
        },
      ],
    })
  })

  it('alone, however many attempts may be made at the same time', () => {
    expect(assignedIn(reviewed(), { ...both, parallel: 3, candidates: 3 })).toHaveLength(1)
  })

  it.each<[string, Attempt[], number, string]>([
    ['goes to the first', [], 0, 'claude'],
    ['goes to the first once more, who may know better', [revised({ result: 'fail' })], 0, 'claude'],
    ['goes to the next after the first gave up', [revised({ result: 'abstained', final: true })], 0, 'gpt'],
    ['goes to the next while the first cannot be reached', [unreachable(DOWN_MS)], DOWN_MS - 1, 'gpt'],
    ['comes back to the first when that is some time ago', [unreachable(DOWN_MS)], DOWN_MS, 'claude'],
    [
      'goes to the next while the first cannot be reached for something else',
      [unreachable(DOWN_MS, { kind: 'repair' })],
      0,
      'gpt',
    ],
    [
      'comes back to one who gave up on what was demanded of an earlier commit',
      [revised({ result: 'abstained', final: true, base: 'before' })],
      0,
      'claude',
    ],
  ])('and %s', (_, attempts, spentMs, fixer) => {
    const state = reviewed({ spentMs }, attempts)

    expect(assignedIn(state, both)).toMatchObject([{ kind: 'revision', fixer }])
  })

  it.each<[number, string, Attempt[]]>([
    [0, 'nothing was tried', []],
    [1, 'it failed', [revised({ result: 'fail' })]],
    [1, 'it broke something', [revised({ result: 'regression' })]],
    [1, 'it was no code', [revised({ result: 'syntax-error' })]],
    [1, 'somebody had no idea', [revised({ result: 'abstained' })]],
    [0, 'somebody could not be reached', [unreachable(0)]],
    [0, 'it was of an earlier commit', [revised({ result: 'fail', base: 'before' })]],
  ])('and is told that %i attempts came to nothing when %s', (debugging, _, attempts) => {
    expect(assignedIn(reviewed({}, attempts), both)).toMatchObject([{ debugging }])
  })

  it('before anything else that is red', () => {
    const red = { current: snapshot('tip', { red: 'passed', other: 'failed' }), targets: [key('red'), key('other')] }
    const waiting = cluster({ id: 'c2', tests: [key('other')] })

    const state = reviewed({ ...red, clusters: [waiting] })

    expect(assignedIn(state, both)).toMatchObject([{ kind: 'revision' }])
    expect(assignedIn({ ...state, reviews: [] }, both)).toMatchObject([{ kind: 'repair', clusters: [{ id: 'c2' }] }])
  })

  it('after what held elsewhere and is paid for', () => {
    const waiting = attempt({ iteration: 2, tree: 'elsewhere' })

    expect(chooseAssignment(reviewed({}, [waiting]), both)).toEqual({ kind: 'combine', attempt: waiting })
  })
})

describe('what a reviewer demands is left as it is', () => {
  const two = [revised({ result: 'fail' }), revised({ iteration: 3, result: 'fail' })]

  it.each<[string, State, Partial<WorkflowRules>]>([
    ['when it is not grave', reviewed({ reviews: [review([finding({ severity: 'medium' })])] }), {}],
    ['when it was said of another commit', reviewed({ reviews: [review([finding()], { sha: 'before' })] }), {}],
    ['when a later review approves', reviewed({ reviews: [review([finding()]), review()] }), {}],
    ['when nobody can do it', reviewed(), { revisers: [] }],
    ['when nobody who can do it can be reached', reviewed({}, [unreachable(DOWN_MS)]), { revisers: ['claude'] }],
    [
      'when everybody gave up',
      reviewed({}, [
        revised({ result: 'abstained', final: true }),
        revised({ iteration: 3, fixer: 'gpt', result: 'abstained', final: true }),
      ]),
      {},
    ],
    ['after two attempts', reviewed({}, two), {}],
    [
      'after two attempts, of which one was at an earlier demand',
      reviewed({}, [{ ...first(), base: 'before' }, first()]),
      {},
    ],
    ['after the last iteration', reviewed(), { limits: { ...rules.limits, iterations: 1 } }],
    ['when the time is over', reviewed({ spentMs: 60 * MINUTE }), {}],
    [
      'when the money is spent, by the reviewer as well',
      reviewed({ reviews: [review([finding()], { usage: usage({ requests: 1, dollars: 2 }) })] }),
      { limits: { ...rules.limits, dollars: 2 } },
    ],
    [
      'when the tokens are spent',
      reviewed({}, [revised({ result: 'fail', spending: spent({ inputTokens: 100 }) })]),
      { limits: { ...rules.limits, tokens: 100 } },
    ],
  ])('%s', (_, state, change) => {
    expect(chooseAssignment(state, { ...both, ...change })).toEqual({ kind: 'stop', why: 'all-green' })
  })

  it('but not because of attempts in an earlier run of the same request', () => {
    const state = reviewed(
      {},
      two.map(each => ({ ...each, past: true })),
    )

    expect(assignedIn(state, both)).toMatchObject([{ kind: 'revision' }])
  })

  function first(): Attempt {
    return revised({ result: 'fail' })
  }
})

describe('a revision keeps green', () => {
  const files = { a: ['a.ts'], b: ['b.ts'] }
  const made = (name: 'a' | 'b', iteration: number, change: Partial<Attempt> = {}) =>
    attempt({
      iteration,
      clusters: [name],
      targets: [key(name)],
      files: files[name],
      commit: `fix ${name}`,
      result: 'pass',
      confirmed: true,
      ...change,
    })
  const green = { current: snapshot('tip', { a: 'passed', b: 'passed' }), targets: [key('a'), key('b')], clusters: [] }
  const state = (file: string, attempts: Attempt[], change: Partial<State> = {}) =>
    reviewed({ ...green, reviews: [review([finding({ file })])], attempts, ...change })

  it.each<[string, State, string[]]>([
    ['the tests whose fix touched the file', state('b.ts', [made('a', 1), made('b', 2)]), ['b']],
    ['all of them when no fix touched it', state('c.ts', [made('a', 1), made('b', 2)]), ['a', 'b']],
    [
      'not those whose fix was taken back',
      state('c.ts', [made('a', 1), made('b', 2, { revert: 'undo', result: 'regression' })]),
      ['a'],
    ],
    [
      'not what is red: that is no task of it',
      state('c.ts', [made('a', 1), made('b', 2)], { current: snapshot('tip', { a: 'passed', b: 'failed' }) }),
      ['a'],
    ],
    ['not what fails by chance', state('c.ts', [made('a', 1), made('b', 2)], { flaky: [key('b')] }), ['a']],
    [
      'those of an attempt at several clusters, each once',
      state('a.ts', [made('a', 1, { clusters: ['a', 'b'], targets: [key('a'), key('b')] })]),
      ['a', 'b'],
    ],
    [
      'those of the fix, where it was made smaller since',
      state('a.ts', [
        made('a', 1),
        attempt({ iteration: 2, kind: 'pruning', clusters: [], targets: [], files: ['a.ts'] }),
      ]),
      ['a'],
    ],
  ])('%s', (_, before, names) => {
    const tests = assignedIn(before, both).flatMap(({ clusters }) => clusters.flatMap(each => each.tests))

    expect(tests).toEqual(names.map(key))
  })

  it('what is diagnosed still, with all that is known of it', () => {
    const known = cluster({ id: 'a', tests: [key('a'), key('b')], criticality: 'high' })
    const half = { clusters: [known], current: snapshot('tip', { a: 'passed', b: 'failed' }) }

    const assigned = assignedIn(state('a.ts', [made('a', 1)], half), both)

    expect(assigned).toMatchObject([{ clusters: [{ id: 'a', criticality: 'high', tests: [key('a')] }] }])
  })

  it('all that is green where the fix was found on the branch, and nobody knows what it was for', () => {
    const found = made('a', 1, { clusters: [], targets: [] })

    expect(assignedIn(state('a.ts', [found]), both)).toMatchObject([
      { kind: 'revision', clusters: [{ tests: [key('a'), key('b')] }] },
    ])
  })
})

function assignedIn(state: State, chosen: WorkflowRules): readonly Assigned[] {
  const choice = chooseAssignment(state, chosen)
  if (choice.kind !== 'assign') throw new Error(JSON.stringify(choice))
  return choice.assigned
}

function revised(change: Partial<Attempt>): Attempt {
  return attempt({ iteration: 2, kind: 'revision', base: 'tip', ...change })
}

function unreachable(downUntilMs: number, change: Partial<Attempt> = {}): Attempt {
  return revised({ result: 'abstained', unavailable: true, downUntilMs, ...change })
}
