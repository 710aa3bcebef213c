import { describe, expect, it } from 'vitest'
import { choose, openClusters, type Rules } from '../../src/domain/choice.ts'
import { type Attempt, noUsage } from '../../src/domain/attempt.ts'
import type { Cluster } from '../../src/domain/cluster.ts'
import { initialState, type State } from '../../src/domain/state.ts'
import { type CaseStatus, keyOf, type TestId } from '../../src/domain/tests.ts'

const rules: Rules = { fixers: ['claude', 'offline'], limits: { iterations: 10, attempts: 3, minutes: 60 } }

describe('what to try next', () => {
  it('is the first cluster of the diagnosis, by the first fixer, conservatively', () => {
    const state = withRed({ a: 'E | a', b: 'F | b' })

    const choice = choose(state, rules)

    expect(choice).toEqual({
      kind: 'assign',
      clusters: [state.clusters[0]],
      fixer: 'claude',
      strategy: 'conservative',
      iteration: 1,
    })
  })

  it('is the cluster with the fewest tries, so that none starves', () => {
    const state = withRed({ a: 'E | a', b: 'F | b' }, [attempt('a', { result: 'fail' })])

    const open = openClusters(state, rules)

    expect(open.map(({ cluster, tries }) => [cluster.id, tries])).toEqual([
      ['b', 0],
      ['a', 1],
    ])
    expect(choose(state, rules)).toMatchObject({ clusters: [{ id: 'b' }], iteration: 2 })
  })

  it.each<[string, Attempt[], string]>([
    ['stays with the first fixer below the limit of attempts', [failed(), failed()], 'claude'],
    ['goes to the next fixer at the limit of attempts', [failed(), failed(), failed()], 'offline'],
    [
      'goes to the next fixer after a final abstention',
      [attempt('a', { result: 'abstained', final: true })],
      'offline',
    ],
    ['stays with a fixer that may know more', [attempt('a', { result: 'abstained' })], 'claude'],
    [
      'comes back to the first fixer once something helped',
      [failed(), failed(), failed(), attempt('a', { fixer: 'offline', result: 'progress' })],
      'claude',
    ],
    ['does not count an attempt that was not judged', [failed(), failed(), attempt('a', {})], 'claude'],
    ["does not count another cluster's attempts", [failed('b'), failed('b'), failed('b')], 'claude'],
  ])('%s', (_, attempts, fixer) => {
    const state = withRed({ a: 'E | a' }, attempts)

    expect(choose(state, rules)).toMatchObject({ kind: 'assign', fixer })
  })

  it('is a batch of like clusters of the same fixer, five at most, when most is green', () => {
    const signatures = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => [name, 'TypeError | <text> is not a function | src/api.ts call']),
    )
    const state = withRed(
      { other: 'RangeError | nothing in common', ...signatures },
      [attempt('other', { result: 'fail' }), attempt('g', { result: 'abstained', final: true })],
      { green: 40 },
    )

    const choice = choose(state, rules)

    expect(choice).toMatchObject({ strategy: 'aggressive', iteration: 3, fixer: 'claude' })
    expect(choice.kind === 'assign' && choice.clusters.map(cluster => cluster.id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it.each<[string, Attempt[]]>([
    ['after a regression', [failed('b'), attempt('b', { result: 'regression' })]],
    ['after a fall of the pass rate', [failed('b'), attempt('b', { result: 'fail', rateBefore: 0.9, rateAfter: 0.7 })]],
    [
      'after a regression, although a fixer abstained since: the last confirmation was that one',
      [attempt('b', { result: 'regression', commit: 'c1', revert: 'c2' }), attempt('b', { result: 'abstained' })],
    ],
  ])('is one cluster, surgically, %s', (_, attempts) => {
    const alike = 'TypeError | <text> is not a function | src/api.ts call'
    const state = withRed({ a: alike, b: alike, c: alike }, attempts, { green: 40 })

    expect(choose(state, rules)).toMatchObject({ strategy: 'surgical', clusters: [{ id: 'a' }] })
  })
})

describe('nothing more is tried', () => {
  it.each<[string, string, (state: State) => State, Partial<Rules['limits']>]>([
    ['all-green', 'when no target is left', state => ({ ...state, targets: [] }), {}],
    ['all-green', 'when the rest turned out to be flaky', state => ({ ...state, flaky: state.targets }), {}],
    ['iterations', 'after the last iteration', tried(10), { attempts: 99 }],
    ['time', 'when the minutes are used up', state => ({ ...state, spentMs: 60 * 60_000 }), {}],
    ['tokens', 'when the tokens are used up', tried(1, { inputTokens: 60, outputTokens: 40 }), { tokens: 100 }],
    ['stuck', 'when every fixer had its attempts', tried(1, {}, true), {}],
    ['stuck', 'when there is no cluster', state => ({ ...state, clusters: [] }), {}],
    ['all-green', 'for this reason first, even with all limits reached', allGreenAndSpent, { tokens: 1 }],
  ])('(%s) %s', (why, _, change, limits) => {
    const state = change(withRed({ a: 'E | a' }))
    const all = { ...rules, limits: { ...rules.limits, ...limits } }

    expect(choose(state, all)).toEqual({ kind: 'stop', why })
  })

  it.each<[string, (state: State) => State, Partial<Rules['limits']>]>([
    ['one iteration', tried(9), { attempts: 99 }],
    ['one millisecond', state => ({ ...state, spentMs: 60 * 60_000 - 1 }), {}],
    ['one token', tried(1, { inputTokens: 59, outputTokens: 40 }), { tokens: 100 }],
    ['no limit of tokens', tried(1, { inputTokens: 1e9, outputTokens: 1e9 }), {}],
  ])('but with %s left something is', (_, change, limits) => {
    const state = change(withRed({ a: 'E | a' }))
    const all = { ...rules, limits: { ...rules.limits, ...limits } }

    expect(choose(state, all)).toMatchObject({ kind: 'assign' })
  })
})

function allGreenAndSpent(state: State): State {
  return { ...tried(10, { inputTokens: 9 })(state), spentMs: 1e9, targets: [] }
}

function tried(count: number, usage: Partial<typeof noUsage> = {}, final = false): (state: State) => State {
  const fixers = final ? rules.fixers : ['claude']
  const attempts = Array.from({ length: count }).flatMap(() =>
    fixers.map(fixer => attempt('a', { fixer, final, result: 'abstained', usage: { ...noUsage, ...usage } })),
  )
  return state => ({ ...state, attempts })
}

/** A state in which each cluster has one red test, named as the cluster. */
function withRed(signatures: Record<string, string>, attempts: Attempt[] = [], { green = 1 } = {}): State {
  const names = Object.keys(signatures)
  const passing = Array.from({ length: green }, (_, index) => `green ${index}`)
  const status = (name: string): CaseStatus => (passing.includes(name) ? 'passed' : 'failed')
  const tests = [...names, ...passing].map(name => ({ id: id(name), status: status(name) }))
  const snapshot = { sha: 'head', tests, failures: [], durationMs: 1 }
  const clusters = names.map(
    (name): Cluster => ({
      id: name,
      signature: signatures[name] ?? '',
      title: name,
      criticality: 'medium',
      reason: '',
      pattern: 'other',
      suggestion: '',
      similarity: 1,
      tests: [keyOf(id(name))],
      suspects: [],
      places: [],
    }),
  )
  const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'head' }
  return {
    ...initialState({ key: 'key', branch: 'fix', request, reported: [] }),
    phase: { at: 'choosing' },
    initial: snapshot,
    current: snapshot,
    targets: names.map(name => keyOf(id(name))),
    clusters,
    attempts,
  }
}

function failed(cluster = 'a'): Attempt {
  return attempt(cluster, { result: 'fail' })
}

function attempt(cluster: string, change: Partial<Attempt>): Attempt {
  return {
    iteration: 1,
    clusters: [cluster],
    title: cluster,
    targets: [keyOf(id(cluster))],
    strategy: 'conservative',
    fixer: 'claude',
    rateBefore: 0.5,
    files: [],
    diff: '',
    reason: '',
    final: false,
    usage: noUsage,
    durationMs: 0,
    ...change,
  }
}

function id(name: string): TestId {
  return { framework: 'vitest', file: 'a.test.ts', suite: [], name }
}
