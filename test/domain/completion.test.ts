import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../../src/domain/completion.ts'
import { Cluster } from '../../src/domain/cluster.ts'
import { initialState, type State } from '../../src/domain/state.ts'
import { type CaseStatus, keyOf, type TestId } from '../../src/domain/tests.ts'

describe('the outcome is', () => {
  it.each<[string, string, Partial<State>]>([
    ['fixed', 'when the last whole run is of the tip and all targets are green', {}],
    ['failed', 'when the last whole run is of another commit, however green', { tip: 'later' }],
    ['failed', 'when there was no whole run', { current: undefined }],
    ['failed', 'when a target is red', { current: run({ target: 'failed' }) }],
    ['failed', 'when a target is gone', { current: run({ target: undefined }) }],
    ['failed', 'when a target is skipped', { current: run({ target: 'skipped' }) }],
    ['failed', 'when the whole run shows another test broken', { current: run({ 'green 1': 'failed' }) }],
    ['fixed', 'when all that is red is flaky', { current: run({ target: 'failed' }), flaky: [key('target')] }],
    ['fixed', 'when all that is red was never reported', { current: run({ x: 'failed' }), outside: [key('x')] }],
    ['partial', 'when 95 % are green and only low things are red', low(19)],
    ['failed', 'when fewer than 95 % are green, although only low things are red', low(18)],
    [
      'failed',
      'when 95 % are green and something of medium weight is red',
      { ...low(19), clusters: [cluster('medium')] },
    ],
    ['failed', 'when 95 % are green and the red one is of no cluster', { ...low(19), clusters: [] }],
    ['failed', 'when only low things are red, but on another commit', { ...low(19), tip: 'later' }],
    ['not-reproduced', 'when what was reported passes here', { targets: [], notReproduced: [id('target')] }],
    ['nothing-to-fix', 'when nothing was reported and nothing fails', { targets: [] }],
  ])('%s %s', (outcome, _, change) => {
    const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: 'head' }
    const state: State = {
      ...initialState({ key: 'key', branch: 'fix', request, reported: [] }),
      tip: 'tip',
      targets: [key('target')],
      initial: run({ target: 'failed' }),
      current: run({}),
      clusters: [cluster('medium')],
      ...change,
    }

    expect(outcomeOf(state)).toBe(outcome)
  })
})

function low(green: number): Partial<State> {
  return { current: run({ target: 'failed' }, green), clusters: [cluster('low')] }
}

function cluster(criticality: Cluster['criticality']): Cluster {
  return Cluster.parse({ id: 'c', signature: 's', title: 't', criticality, tests: [key('target')], suspects: [] })
}

/** A whole run of the tip, all green but for what is told; undefined takes a test away. */
function run(told: Record<string, CaseStatus | undefined>, green = 5): State['current'] {
  const all: Record<string, CaseStatus | undefined> = { target: 'passed' }
  for (let index = 1; index <= green; index += 1) all[`green ${index}`] = 'passed'
  const tests = Object.entries({ ...all, ...told }).flatMap(([name, status]) =>
    status === undefined ? [] : [{ id: id(name), status }],
  )
  return { sha: 'tip', tests, failures: [], durationMs: 1 }
}

function id(name: string): TestId {
  return { framework: 'vitest', file: 'a.test.ts', suite: [], name }
}

function key(name: string): string {
  return keyOf(id(name))
}
