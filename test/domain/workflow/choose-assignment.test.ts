import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/domain/model/attempt.ts'
import { chooseAssignment, openClusters } from '../../../src/domain/workflow/choose-assignment.ts'
import { failedTries, isDegraded } from '../../../src/domain/workflow/fixer-availability.ts'
import type { Assigned, WorkflowRules } from '../../../src/domain/workflow/workflow-rules.ts'
import { type Cluster, areIndependent } from '../../../src/domain/model/cluster.ts'
import { DOWN_MS } from '../../../src/domain/workflow/reduce-attempt.ts'
import type { State } from '../../../src/domain/model/state.ts'
import type { CaseStatus } from '../../../src/domain/model/test-case.ts'
import { at, attempt, cluster, key, rules, seen, snapshot, spent } from '../states.ts'

const ALIKE = 'TypeError | <text> is not a function | src/api.ts call'

describe('what to try next', () => {
  it('is the first cluster of the diagnosis, by the first fixer, conservatively', () => {
    const state = withRed({ a: 'E | a', b: 'F | b' })

    const choice = chooseAssignment(state, rules)

    expect(choice).toEqual({
      kind: 'assign',
      assigned: [
        {
          kind: 'repair',
          clusters: [state.clusters[0]],
          fixer: 'claude',
          strategy: 'conservative',
          iteration: 1,
          debugging: 0,
          candidate: 0,
        },
      ],
    })
  })

  it('is the cluster with the fewest tries, so that none starves', () => {
    const state = withRed({ a: 'E | a', b: 'F | b' }, [tried('a', { result: 'fail' })])

    const open = openClusters(state, rules)

    expect(open.map(each => [each.cluster.id, each.tries])).toEqual([
      ['b', 0],
      ['a', 1],
    ])
    expect(clustersOf(assignedIn(state, rules))).toEqual([['b']])
  })

  it.each(['missing-dependency', 'missing-variable', 'connection'] as const)(
    'is what the environment causes (%s) only after everything else, and never by the offline engine',
    pattern => {
      const begun = withRed({ a: 'E | a', b: 'F | b' }, [tried('b', { result: 'fail' })])
      const clusters = begun.clusters.map(each => (each.id === 'a' ? { ...each, pattern } : each))

      const open = openClusters({ ...begun, clusters }, { ...rules, fixers: ['claude', 'offline'] })

      expect(open.map(({ cluster: { id }, fixers }) => [id, fixers])).toEqual([
        ['b', ['claude', 'offline']],
        ['a', ['claude']],
      ])
    },
  )

  it('takes turns among clusters that nothing helps', () => {
    const names = ['a', 'b', 'c']
    const order: string[][] = []
    let state = withRed({ a: 'E | a', b: 'F | b', c: 'G | c' })

    for (let iteration = 1; iteration <= 6; iteration += 1) {
      const clusters = clustersOf(assignedIn(state, rules)).flat()
      order.push(clusters)
      state = { ...state, attempts: [...state.attempts, attempt({ iteration, clusters, result: 'fail' })] }
    }

    expect(order).toEqual([...names, ...names].map(name => [name]))
  })

  it('leaves out what is green by what was seen since the whole suite ran, and nothing else', () => {
    const state = {
      ...withRed({ a: 'E | a', b: 'F | b' }),
      clusters: [clusterOf('a', { tests: [key('a'), key('b')] }), clusterOf('c', { tests: [key('b')] })],
      seen: seen({ b: 'passed' }),
    }

    const assigned = assignedIn(state, rules)

    expect(assigned.flatMap(({ clusters }) => clusters)).toEqual([clusterOf('a', { tests: [key('a')] })])
    expect(openClusters(state, rules).map(each => each.cluster.id)).toEqual(['a'])
  })

  it('takes up again what was green and was seen to be red since', () => {
    const known = snapshot('head', { a: 'passed', b: 'failed' })
    const state = { ...withRed({ a: 'E | a', b: 'F | b' }), current: known, seen: seen({ a: 'failed' }) }

    expect(clustersOf(assignedIn(state, rules))).toEqual([['a']])
  })

  it.each<[string, Attempt[], string]>([
    ['stays with the first fixer below the limit of attempts', failed(2), 'claude'],
    ['goes to the next fixer at the limit of attempts', failed(3), 'offline'],
    ['goes to the next fixer after a final abstention', [abstained({ final: true })], 'offline'],
    ['goes to the next fixer when the first cannot be reached', [abstained({ unavailable: true })], 'offline'],
    ['stays with a fixer that may know more', [abstained()], 'claude'],
    [
      'comes back to a fixer that could be reached again',
      [abstained({ unavailable: true }), abstained({ iteration: 2 })],
      'claude',
    ],
    [
      'leaves a fixer that could be reached at first',
      [tried('a', { result: 'fail' }), abstained({ iteration: 2, unavailable: true })],
      'offline',
    ],
    [
      'does not ask a fixer at once that was not there for others',
      [{ ...abstained({ unavailable: true }), clusters: ['b'] }],
      'offline',
    ],
    [
      'asks a fixer again that was there for others since',
      [abstained({ unavailable: true }), { ...tried('b', { iteration: 2, result: 'fail' }) }],
      'claude',
    ],
    [
      'does not take an attempt that is still open for an answer',
      [abstained({ unavailable: true }), tried('b', { iteration: 2 })],
      'offline',
    ],
    [
      'comes back to the first fixer once something helped',
      [...failed(3), tried('a', { iteration: 4, fixer: 'offline', result: 'progress' })],
      'claude',
    ],
    [
      'does not come back for something that helped and was taken back',
      [...failed(3), tried('a', { iteration: 4, result: 'progress', commit: 'c', revert: 'r' })],
      'offline',
    ],
    ['does not count an attempt without a result', [...failed(2), tried('a', { iteration: 3 })], 'claude'],
    [
      'does not count what was done for a reviewer',
      [...failed(2), tried('a', { iteration: 3, kind: 'revision', result: 'fail' })],
      'claude',
    ],
    ['does not count a conflict', [...failed(2), tried('a', { iteration: 3, result: 'conflict' })], 'claude'],
    ['does not count what was outranked', [...failed(2), tried('a', { iteration: 3, result: 'outranked' })], 'claude'],
    ['counts an edit that was refused', [...failed(2), tried('a', { iteration: 3, result: 'refused' })], 'offline'],
    ["does not count another cluster's attempts", failed(3, 'b'), 'claude'],
  ])('%s', (_, attempts, fixer) => {
    const state = withRed({ a: 'E | a' }, attempts)

    expect(assignedIn(state, rules)).toMatchObject([{ fixer }])
  })

  it('says how often it was tried in vain, by whomever', () => {
    const state = withRed({ a: 'E | a' }, [
      ...failed(3),
      tried('a', { iteration: 4, fixer: 'offline', result: 'fail' }),
    ])

    expect(assignedIn(state, rules)).toMatchObject([{ fixer: 'offline', debugging: 4, iteration: 5 }])
    expect(failedTries(state, 'a')).toEqual(state.attempts)
  })

  it('is a batch of like clusters of the same fixer, five at most, when most is green', () => {
    const signatures = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => [name, ALIKE]))
    const state = withRed(
      { other: 'RangeError | nothing in common', ...signatures },
      [tried('other', { result: 'fail' }), tried('c', { iteration: 2, result: 'abstained', final: true })],
      { green: 40 },
    )

    const assigned = assignedIn(state, rules)

    expect(assigned).toMatchObject([{ strategy: 'aggressive', iteration: 3, fixer: 'claude' }])
    expect(clustersOf(assigned)).toEqual([['a', 'b', 'd', 'e', 'f']])
  })

  it('leaves a like cluster out of the batch that another fixer is to try', () => {
    const state = withRed(
      { a: ALIKE, b: ALIKE, c: ALIKE },
      [tried('c', { result: 'abstained', final: true }), ...failed(1, 'x').map(each => ({ ...each, iteration: 2 }))],
      { green: 40 },
    )

    expect(clustersOf(assignedIn(state, rules))).toEqual([['a', 'b']])
  })

  it('counts for a batch the vain attempts at that of its clusters which had most', () => {
    const state = withRed({ a: ALIKE, b: ALIKE }, failed(2, 'b'), { green: 40 })

    expect(assignedIn(state, rules)).toMatchObject([{ clusters: [{ id: 'a' }, { id: 'b' }], debugging: 2 }])
  })

  it('is one cluster only where the others are not alike', () => {
    const state = withRed({ a: ALIKE, b: 'RangeError | nothing in common' }, failed(2, 'x'), { green: 40 })

    expect(assignedIn(state, rules)).toMatchObject([{ strategy: 'conservative', clusters: [{ id: 'a' }] }])
  })

  it.each<[string, Attempt[]]>([
    ['after a regression', [...failed(1, 'b'), tried('b', { iteration: 2, result: 'regression' })]],
    [
      'after a fall of the pass rate',
      [...failed(1, 'b'), tried('b', { iteration: 2, result: 'fail', rateBefore: 0.9, rateAfter: 0.7 })],
    ],
    [
      'after a regression, although a fixer abstained since: no test has said anything new',
      [
        tried('b', { result: 'regression', commit: 'c1', revert: 'c2' }),
        tried('b', { iteration: 2, result: 'abstained' }),
      ],
    ],
  ])('is one cluster and nothing beside it, surgically, %s', (_, attempts) => {
    const state = withRed({ a: ALIKE, b: ALIKE, c: ALIKE }, attempts, { green: 40 })

    const assigned = assignedIn(state, { ...rules, parallel: 3 })

    expect(assigned).toMatchObject([{ strategy: 'surgical', clusters: [{ id: 'a' }] }])
    expect(assigned).toHaveLength(1)
  })
})

describe('clusters are worked on at the same time', () => {
  const clusters = [
    clusterOf('a', { suspects: ['x.ts'] }),
    clusterOf('b', { suspects: ['y.ts', 'x.ts'] }),
    clusterOf('c', { suspects: ['y.ts'] }),
    clusterOf('d', { places: [{ file: 'y.ts', score: 1, why: '' }] }),
    clusterOf('e', { suspects: ['z.ts'] }),
  ]
  const red = { ...withRed({ a: 'E | a', b: 'F | b', c: 'G | c', d: 'H | d', e: 'I | e' }), clusters }

  it.each([
    [1, [['a']]],
    [2, [['a'], ['c']]],
    [3, [['a'], ['c'], ['e']]],
    [9, [['a'], ['c'], ['e']]],
  ])('where no file is suspected in two of them (parallel: %i)', (parallel, expected) => {
    const assigned = assignedIn(red, { ...rules, parallel })

    expect(clustersOf(assigned)).toEqual(expected)
    expect(assigned.map(({ iteration }) => iteration)).toEqual(expected.map((_, index) => index + 1))
    expect(assigned.map(({ candidate }) => candidate)).toEqual(expected.map(() => 0))
  })

  it('beside a batch too, one by one', () => {
    const state = withRed({ a: ALIKE, b: ALIKE, c: 'F | c', d: 'G | d' }, failed(2, 'x'), { green: 40 })

    const assigned = assignedIn(state, { ...rules, parallel: 3 })

    expect(assigned).toMatchObject([
      { strategy: 'aggressive', iteration: 3 },
      { strategy: 'conservative', iteration: 4 },
      { strategy: 'conservative', iteration: 5 },
    ])
    expect(clustersOf(assigned)).toEqual([['a', 'b'], ['c'], ['d']])
  })

  it.each<[boolean, string, Partial<Cluster>, Partial<Cluster>]>([
    [true, 'other files are suspected', { suspects: ['x.ts'] }, { suspects: ['y.ts'] }],
    [true, 'nothing is suspected in one', { suspects: ['x.ts'] }, { suspects: [] }],
    [false, 'a file is suspected in both', { suspects: ['x.ts', 'y.ts'] }, { suspects: ['z.ts', 'y.ts'] }],
    [
      false,
      'a file is suspected in one and a place in the other',
      { suspects: ['x.ts'] },
      { suspects: [], places: [{ file: 'x.ts', line: 3, score: 1, why: '' }] },
    ],
  ])('(%s) when %s', (isIndependent, _, one, other) => {
    const pair = [clusterOf('a', one), clusterOf('b', other)] as const

    expect(areIndependent(pair[0], pair[1])).toBe(isIndependent)
    expect(areIndependent(pair[1], pair[0])).toBe(isIndependent)
  })
})

describe('candidates for the same cluster', () => {
  it.each([
    [1, [['claude', 0]]],
    [
      2,
      [
        ['claude', 1],
        ['offline', 2],
      ],
    ],
    [
      3,
      [
        ['claude', 1],
        ['offline', 2],
        ['claude', 3],
      ],
    ],
  ])('go to different fixers first (candidates: %i)', (candidates, expected) => {
    const assigned = assignedIn(withRed({ a: 'E | a' }), { ...rules, candidates })

    expect(assigned.map(({ fixer, candidate }) => [fixer, candidate])).toEqual(expected)
    expect(assigned.map(({ iteration }) => iteration)).toEqual(expected.map((_, index) => index + 1))
  })

  it('go only to fixers that have something left to try', () => {
    const assigned = assignedIn(withRed({ a: 'E | a' }, [abstained({ final: true })]), { ...rules, candidates: 2 })

    expect(assigned.map(({ fixer, candidate }) => [fixer, candidate])).toEqual([['offline', 0]])
  })

  it('cost no attempt of the offline engine beyond its first, which competes whatever its number', () => {
    const assigned = assignedIn(withRed({ a: 'E | a' }), { ...rules, candidates: 4 })

    expect(assigned.map(({ fixer, candidate }) => [fixer, candidate])).toEqual([
      ['claude', 1],
      ['offline', 2],
      ['claude', 3],
    ])
  })

  it('are made for each of several clusters, with the iterations in one row', () => {
    const state = withRed({ a: 'E | a', b: 'F | b' }, failed(1, 'x'))

    const assigned = assignedIn(state, { ...rules, candidates: 2, parallel: 2 })

    expect(assigned).toMatchObject([
      { clusters: [{ id: 'a' }], candidate: 1, fixer: 'claude', iteration: 2 },
      { clusters: [{ id: 'a' }], candidate: 2, fixer: 'offline', iteration: 3 },
      { clusters: [{ id: 'b' }], candidate: 1, fixer: 'claude', iteration: 4 },
      { clusters: [{ id: 'b' }], candidate: 2, fixer: 'offline', iteration: 5 },
    ])
  })

  it.each([
    [9, 1],
    [8, 2],
    [7, 3],
    [6, 4],
    [5, 4],
  ])('are cut by the limit of iterations (%i are used up, so there are %i)', (used, count) => {
    const state = withRed({ a: 'E | a', b: 'F | b' }, failed(used, 'x'))

    const assigned = assignedIn(state, { ...rules, candidates: 2, parallel: 2 })

    expect(assigned.map(({ iteration }) => iteration)).toEqual(
      Array.from({ length: count }, (_, index) => used + 1 + index),
    )
  })

  it('are not cut by commits that make the fix smaller, and come after them', () => {
    const pruning = attempt({ iteration: 10, kind: 'pruning', clusters: [], targets: [], result: 'pass' })
    const state = withRed({ a: 'E | a' }, [...failed(9, 'x'), pruning])

    expect(assignedIn(state, rules)).toMatchObject([{ iteration: 11 }])
  })
})

describe('an attempt that held elsewhere', () => {
  const waiting = [tried('a', { iteration: 2, tree: 'two' }), tried('b', { iteration: 3, tree: 'three' })]

  it.each<[string, (state: State) => State]>([
    ['before anything new is tried', state => state],
    ['also when all is green by now', state => ({ ...state, targets: [] })],
    ['also when the time is over: it is paid for', state => ({ ...state, spentMs: 1e9 })],
  ])('is put together with the branch %s', (_, change) => {
    const state = change(withRed({ a: 'E | a', b: 'F | b' }, [tried('a', { result: 'fail' }), ...waiting]))

    expect(chooseAssignment(state, rules)).toEqual({ kind: 'combine', attempt: waiting[0] })
  })

  it.each<[string, Partial<Attempt>]>([
    ['that was judged since', { result: 'conflict' }],
    ['that is in the branch', { commit: 'fix', result: 'pass' }],
  ])('is not taken %s', (_, change) => {
    const state = withRed({ a: 'E | a', b: 'F | b' }, [tried('a', { tree: 'one', ...change })])

    expect(chooseAssignment(state, rules)).toMatchObject({ kind: 'assign' })
  })
})

describe('nothing more is tried', () => {
  it.each<[string, string, (state: State) => State, Partial<WorkflowRules['limits']>]>([
    ['all-green', 'when no target is left', state => ({ ...state, targets: [] }), {}],
    ['all-green', 'when the rest turned out to be flaky', state => ({ ...state, flaky: state.targets }), {}],
    ['all-green', 'when the rest was seen to be green', state => ({ ...state, seen: seen({ a: 'passed' }) }), {}],
    ['iterations', 'after the last iteration', using(10), { attempts: 99 }],
    ['time', 'when the minutes are used up', state => ({ ...state, spentMs: 60 * 60_000 }), {}],
    ['tokens', 'when the tokens are used up', using(1, { inputTokens: 60, outputTokens: 40 }), { tokens: 100 }],
    ['dollars', 'when the money is used up', using(1, { dollars: 2 }), { dollars: 2 }],
    ['stuck', 'when every fixer has nothing else to offer', attempted(abstainedBy({ final: true })), {}],
    ['stuck', 'when every fixer had its attempts', attempted([...failed(3), ...failed(3, 'a', 'offline')]), {}],
    ['stuck', 'when there is no cluster', state => ({ ...state, clusters: [] }), {}],
    ['all-green', 'for this reason first, even with all limits reached', allGreenAndSpent, { tokens: 1 }],
  ])('(%s) %s', (why, _, change, limits) => {
    const state = change(withRed({ a: 'E | a' }))
    const all = { ...rules, limits: { ...rules.limits, ...limits } }

    expect(chooseAssignment(state, all)).toEqual({ kind: 'stop', why })
  })

  it.each<[string, (state: State) => State, Partial<WorkflowRules['limits']>]>([
    ['one iteration', using(9), { attempts: 99 }],
    ['one token', using(1, { inputTokens: 59, outputTokens: 40 }), { tokens: 100 }],
    ['one cent', using(1, { dollars: 1.99 }), { dollars: 2 }],
    ['no limit of tokens', using(1, { inputTokens: 1e9, outputTokens: 1e9 }), {}],
    ['no limit of dollars', using(1, { dollars: 1e9 }), {}],
  ])('but with %s left something is', (_, change, limits) => {
    const state = change(withRed({ a: 'E | a' }))
    const all = { ...rules, limits: { ...rules.limits, ...limits } }

    expect(chooseAssignment(state, all)).toMatchObject({ kind: 'assign' })
  })

  it.each<[string, string, string[], Attempt[]]>([
    ['assign', 'half of what is red has nobody left', ['a', 'b'], [...gaveUp('a'), ...failed(1, 'b')]],
    ['stop', 'more than half has nobody left', ['a', 'b', 'c'], [...gaveUp('a'), ...gaveUp('b'), ...failed(1, 'c')]],
    [
      'assign',
      'more than half has nobody left, but something was never tried',
      ['a', 'b', 'c', 'd', 'e'],
      [...gaveUp('a'), ...gaveUp('b'), ...gaveUp('c'), ...failed(1, 'd')],
    ],
    [
      'assign',
      'more than half has nobody left, but somebody could not be reached for the rest',
      ['a', 'b', 'c'],
      [...gaveUp('a'), ...gaveUp('b'), { ...abstained({ unavailable: true }), clusters: ['c'] }],
    ],
  ])('%s: %s', (kind, _, names, attempts) => {
    const signatures = Object.fromEntries(names.map((name, index) => [name, `E${index} | ${name}`]))
    const state = withRed(signatures, attempts)

    const choice = chooseAssignment(state, rules)

    expect(choice).toMatchObject(kind === 'stop' ? { kind, why: 'stuck' } : { kind })
  })
})

describe('a kept change that left some of its tests red', () => {
  const kept = (iteration: number, change: Partial<Attempt>) =>
    tried('a', { iteration, result: 'progress', commit: 'one', confirmed: true, ...change })
  const spentOn = [...gaveUp('a')].map((each, index) => ({ ...each, iteration: index + 3 }))

  it('is reconsidered when nothing else is left', () => {
    const state = withRed({ a: 'E | a' }, [kept(1, {}), kept(2, { commit: 'two' }), ...spentOn])

    expect(assignedIn(state, rules)).toMatchObject([{ undoes: 1 }])
  })

  it('is not where it shares its commit with another: after a squash git cannot take one of them out', () => {
    const state = withRed({ a: 'E | a' }, [kept(1, {}), kept(2, {}), ...spentOn])

    expect(chooseAssignment(state, rules)).toEqual({ kind: 'stop', why: 'stuck' })
  })
})

describe('a cluster gets no more than one cluster may have', () => {
  it.each<[string, Partial<WorkflowRules['limits']['cluster']>, Partial<Attempt>, Partial<Attempt>]>([
    ['minutes', { minutes: 5 }, { durationMs: 299_999 }, { durationMs: 300_000 }],
    [
      'tokens',
      { tokens: 100 },
      { spending: spent({ inputTokens: 99 }) },
      { spending: spent({ inputTokens: 90, outputTokens: 10 }) },
    ],
    ['dollars', { dollars: 1 }, { spending: spent({ dollars: 0.99 }) }, { spending: spent({ dollars: 1 }) }],
  ])('of %s', (_, budget, less, all) => {
    const limited = { ...rules, limits: { ...rules.limits, cluster: budget } }
    const open = (change: Partial<Attempt>) =>
      openClusters(withRed({ a: 'E | a', b: 'F | b' }, [tried('a', { result: 'fail', ...change })]), limited)

    expect(open(less).map(each => each.cluster.id)).toEqual(['b', 'a'])
    expect(open(all).map(each => each.cluster.id)).toEqual(['b'])
  })

  it.each<[string, Partial<WorkflowRules['limits']['cluster']>, Partial<Attempt>, Partial<Attempt>]>([
    ['minutes', { minutes: 1 }, { durationMs: 60_000 }, { durationMs: 30_000 }],
    ['tokens', { tokens: 100 }, { spending: spent({ inputTokens: 100 }) }, { spending: spent({ inputTokens: 50 }) }],
    ['dollars', { dollars: 1 }, { spending: spent({ dollars: 1 }) }, { spending: spent({ dollars: 0.5 }) }],
  ])('and shares the %s that were spent on several at once', (_, budget, whole, half) => {
    const both = tried('a', { clusters: ['a', 'b'], result: 'fail', ...whole })
    const more = tried('a', { iteration: 2, result: 'fail', ...half })
    const limited = { ...rules, limits: { ...rules.limits, cluster: budget } }
    const open = (attempts: Attempt[]) => openClusters(withRed({ a: 'E | a', b: 'F | b' }, attempts), limited)

    expect(open([both]).map(each => each.cluster.id)).toEqual(['a', 'b'])
    expect(open([both, more]).map(each => each.cluster.id)).toEqual(['b'])
  })
})

describe('without a fixer that can be reached', () => {
  const nobody = abstainedBy({ unavailable: true })

  it.each<[boolean, string, Attempt[]]>([
    [true, 'nobody could be reached', nobody],
    [
      true,
      'one could not be reached and the others have nothing to offer',
      [abstained({ unavailable: true }), abstained({ iteration: 2, fixer: 'offline', final: true })],
    ],
    [false, 'one could not be reached and another can still try', [abstained({ unavailable: true })]],
    [false, 'all have nothing else to offer', abstainedBy({ final: true })],
    [false, 'nobody was asked', []],
  ])('a run is degraded: %s when %s', (isIt, _, attempts) => {
    expect(isDegraded(withRed({ a: 'E | a' }, attempts), rules)).toBe(isIt)
  })

  it('a run is not degraded any more when the tests are green', () => {
    expect(isDegraded({ ...withRed({ a: 'E | a' }, nobody), seen: seen({ a: 'passed' }) }, rules)).toBe(false)
  })

  it.each<[string, string, number, Partial<State>]>([
    ['asks once more', 'while it is young and more tests pass', 1, { seen: seen({ b: 'passed' }) }],
    ['stops', 'after the third iteration', 3, { seen: seen({ b: 'passed' }) }],
    ['stops', 'when no more tests pass than in the beginning', 1, {}],
    ['stops', 'when fewer tests pass than in the beginning', 1, { seen: seen({ green: 'failed' }) }],
  ])('it %s %s', (what, _, iteration, change) => {
    const attempts = nobody.map(each => ({ ...each, iteration }))
    const state = { ...withRed({ a: 'E | a', b: 'F | b' }, attempts), ...change }
    const young = { ...state, clusters: state.clusters.slice(0, 1) }

    const choice = chooseAssignment(young, rules)

    expect(choice).toMatchObject(
      what === 'stops' ? { kind: 'stop', why: 'stuck' } : { kind: 'assign', assigned: [{ fixer: 'claude' }] },
    )
  })

  it.each<[string, string, Attempt[], number]>([
    ['offline', 'at once', [abstained({ unavailable: true })], 0],
    ['offline', 'a moment before the time is over', [abstained({ unavailable: true })], DOWN_MS - 1],
    ['claude', 'when the time is over', [abstained({ unavailable: true })], DOWN_MS],
    [
      'offline',
      'when it was asked again since, in vain',
      [abstained({ unavailable: true }), abstained({ iteration: 2, unavailable: true, downUntilMs: 2 * DOWN_MS })],
      DOWN_MS,
    ],
    ['claude', 'in the next session, which asks at once', [abstained({ unavailable: true, downUntilMs: 0 })], 0],
  ])('asks %s %s', (fixer, _, attempts, spentMs) => {
    const state = { ...withRed({ a: 'E | a', b: 'F | b' }, attempts), spentMs }

    for (const { fixers } of openClusters(state, rules)) expect(fixers[0]).toBe(fixer)
    expect(assignedIn(state, rules)).toMatchObject([{ fixer }])
  })

  it('is not degraded any more when the time is over', () => {
    const state = withRed({ a: 'E | a' }, nobody)

    expect(isDegraded({ ...state, spentMs: DOWN_MS }, rules)).toBe(false)
    expect(chooseAssignment({ ...state, spentMs: DOWN_MS }, rules)).toMatchObject({ assigned: [{ fixer: 'claude' }] })
  })

  it('asks all of them once more that could not be reached, the first choice first', () => {
    const state = { ...withRed({ a: 'E | a', b: 'F | b' }, nobody), seen: seen({ b: 'passed' }) }

    expect(openClusters(state, rules)).toMatchObject([{ cluster: { id: 'a' }, fixers: ['claude', 'offline'] }])
  })

  it('does not ask those once more that have nothing else to offer', () => {
    const attempts = [abstained({ final: true }), abstained({ fixer: 'offline', unavailable: true })]
    const state = { ...withRed({ a: 'E | a', b: 'F | b' }, attempts), seen: seen({ b: 'passed' }) }

    expect(openClusters(state, rules)).toMatchObject([{ cluster: { id: 'a' }, fixers: ['offline'] }])
  })

  it('asks once more in a run that got somewhere with the first attempt that was possible', () => {
    const attempts = [
      ...abstainedBy({ unavailable: true }, 1),
      tried('b', { iteration: 2, result: 'pass', commit: 'fix' }),
    ]
    const one = { ...rules, fixers: ['claude'] }
    const state = { ...withRed({ a: 'E | a', b: 'F | b' }, attempts), seen: seen({ b: 'passed' }), tip: 'fix' }

    expect(chooseAssignment(state, one)).toMatchObject({ kind: 'assign', assigned: [{ clusters: [{ id: 'a' }] }] })
  })
})

function assignedIn(state: State, chosen: WorkflowRules): readonly Assigned[] {
  const choice = chooseAssignment(state, chosen)
  if (choice.kind !== 'assign') throw new Error(JSON.stringify(choice))
  return choice.assigned
}

function clustersOf(assigned: readonly Assigned[]): string[][] {
  return assigned.map(({ clusters }) => clusters.map(each => each.id))
}

function allGreenAndSpent(state: State): State {
  return { ...using(10, { inputTokens: 9 })(state), spentMs: 1e9, targets: [] }
}

/** So many attempts at another cluster, each of which used this much. */
function using(count: number, used: Parameters<typeof spent>[0] = {}): (state: State) => State {
  return attempted(failed(count, 'x').map(each => ({ ...each, spending: spent(used) })))
}

function attempted(attempts: Attempt[]): (state: State) => State {
  return state => ({ ...state, attempts })
}

function failed(count: number, of = 'a', fixer = 'claude'): Attempt[] {
  return Array.from({ length: count }, (_, index) => tried(of, { iteration: index + 1, fixer, result: 'fail' }))
}

/** Every fixer said that it has nothing else to offer. */
function gaveUp(of: string): Attempt[] {
  return abstainedBy({ final: true }).map(each => ({ ...each, clusters: [of] }))
}

function abstainedBy(change: Partial<Attempt>, fixers = rules.fixers.length): Attempt[] {
  return rules.fixers.slice(0, fixers).map(fixer => abstained({ fixer, ...change }))
}

/** In the beginning of the run. */
function abstained(change: Partial<Attempt> = {}): Attempt {
  const downUntilMs = change.unavailable === true ? DOWN_MS : 0
  return tried('a', { result: 'abstained', downUntilMs, ...change })
}

function tried(of: string, change: Partial<Attempt>): Attempt {
  return attempt({ clusters: [of], title: of, targets: [key(of)], ...change })
}

function clusterOf(name: string, change: Partial<Cluster> = {}): Cluster {
  return cluster({ id: name, title: name, tests: [key(name)], suspects: [], ...change })
}

/** A state in which each cluster has one red test, named as the cluster. */
function withRed(signatures: Record<string, string>, attempts: Attempt[] = [], { green = 1 } = {}): State {
  const names = Object.keys(signatures)
  const passing = Array.from({ length: green - 1 }, (_, index): [string, CaseStatus] => [`green ${index}`, 'passed'])
  const red = names.map((name): [string, CaseStatus] => [name, 'failed'])
  const known = snapshot('head', Object.fromEntries([...red, ...passing]))
  const clusters = names.map(name => clusterOf(name, { signature: signatures[name] ?? '' }))
  const targets = names.map(name => key(name))
  return at({ at: 'choosing' }, { initial: known, current: known, targets, clusters, attempts })
}
