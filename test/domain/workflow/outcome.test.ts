import { describe, expect, it } from 'vitest'
import type { Cluster } from '../../../src/domain/model/cluster.ts'
import { decideOutcome } from '../../../src/domain/workflow/outcome.ts'
import type { State } from '../../../src/domain/model/state.ts'
import type { CaseStatus } from '../../../src/domain/model/test-case.ts'
import { at, cluster, id, key, proof, snapshot } from '../states.ts'

/** Results of another leg, which left a test red. */
function joined(name: string): State['joined'] {
  const problem = { kind: 'failure', type: 'Error', message: 'red', stack: '' } as const
  return { fixed: [], remaining: [{ id: id(name), problem, frames: [], durationMs: 1 }], uncovered: [] }
}

const CHECK = { command: 'npm test', passed: true, findings: [] }

describe('the outcome is', () => {
  it.each<[string, string, Partial<State>]>([
    ['fixed', 'when the last whole run is of the tip, all targets are green and the proof held', {}],
    [
      'failed',
      'when the last whole run is of another commit, however green',
      { tip: 'later', proof: proof({ sha: 'later' }) },
    ],
    ['failed', 'when there was no whole run', { current: undefined }],
    ['failed', 'when there is no proof', { proof: undefined }],
    ['failed', 'when the proof did not hold', { proof: proof({ held: false }) }],
    ['failed', 'when it was another commit that was proved', { proof: proof({ sha: 'other' }) }],
    ['fixed', 'when the proof held in the checkout', { proof: proof({ place: 'checkout' }) }],
    ['failed', 'when a target is red', { current: run({ target: 'failed' }) }],
    ['failed', 'when a target is gone', { current: run({ target: undefined }) }],
    ['failed', 'when a target is skipped', { current: run({ target: 'skipped' }) }],
    ['failed', 'when the whole run shows another test broken', { current: run({ 'green 1': 'failed' }) }],
    ['failed', 'when the whole run does not show a test that passed', { current: run({ 'green 1': undefined }) }],
    ['failed', 'when the whole run skips a test that passed', { current: run({ 'green 1': 'skipped' }) }],
    ['failed', 'when the whole run shows a test red that nobody knew', { current: run({ new: 'failed' }) }],
    ['fixed', 'when the whole run shows a test green that nobody knew', { current: run({ new: 'passed' }) }],
    [
      'fixed',
      'when a test is gone whose name contains a number, and passes under another one',
      { initial: run({ target: 'failed', 'in 4.2 ms': 'passed' }), current: run({ 'in 7 ms': 'passed' }) },
    ],
    ['fixed', 'when all that is red is flaky', { current: run({ 'green 1': 'failed' }), flaky: [key('green 1')] }],
    ['fixed', 'when all that is gone is flaky', { current: run({ 'green 1': undefined }), flaky: [key('green 1')] }],
    [
      'fixed',
      'when all that is red was never reported',
      { current: run({ other: 'failed' }), outside: [key('other')] },
    ],
    [
      'fixed',
      'when all that is red depends on the order',
      { current: run({ other: 'failed' }), orderDependent: [key('other')] },
    ],
    ['partial', 'when a test that another leg left red was not seen here', { joined: joined('elsewhere') }],
    ['fixed', 'when a test that another leg left red is a target that is green here', { joined: joined('target') }],
    ['partial', 'when 95 % are green and only low things are red', low(19)],
    ['failed', 'when fewer than 95 % are green, although only low things are red', low(18)],
    [
      'failed',
      'when 95 % are green and something of medium weight is red',
      { ...low(19), clusters: [clusterOf('medium')] },
    ],
    ['failed', 'when 95 % are green and the red one is of no cluster', { ...low(19), clusters: [] }],
    ['failed', 'when only low things are red, but on another commit', { ...low(19), tip: 'later' }],
    [
      'failed',
      'when only low things are red, but the proof did not hold',
      { ...low(19), proof: proof({ held: false }) },
    ],
    [
      'failed',
      'when only low things are red, but something broke',
      { current: broken(40), clusters: [clusterOf('low')] },
    ],
    ['fixed', 'when the project’s own command succeeds too', { proof: proof({ check: CHECK }) }],
    [
      'partial',
      'when all tests pass and the project’s own command finds something else',
      { proof: proof({ check: { ...CHECK, passed: false, findings: ['src/a.ts › TS2322: wrong'] } }) },
    ],
    [
      'fixed',
      'when that command fails for nothing but what is known of here',
      { proof: proof({ check: { ...CHECK, passed: false } }) },
    ],
    ['not-reproduced', 'when what was reported passes here', { targets: [], notReproduced: [id('target')] }],
    ['nothing-to-fix', 'when nothing was reported and nothing fails', { targets: [] }],
    ['nothing-to-fix', 'when all that fails is flaky', { flaky: [key('target')] }],
    [
      'nothing-to-fix',
      'when some of what was reported passes and the rest is flaky',
      { targets: [], notReproduced: [id('target')], flaky: [key('other')] },
    ],
    ['failed', 'when all that fails depends on the order', { targets: [], orderDependent: [key('target')] }],
    [
      'failed',
      'when what fails depends on the order and the rest passes here',
      { targets: [], orderDependent: [key('target')], notReproduced: [id('other')] },
    ],
  ])('%s %s', (outcome, _, change) => {
    const state = at(
      { at: 'proving' },
      {
        tip: 'tip',
        targets: [key('target')],
        initial: run({ target: 'failed' }),
        current: run({}),
        proof: proof(),
        clusters: [clusterOf('medium')],
        ...change,
      },
    )

    expect(decideOutcome(state)).toBe(outcome)
  })
})

function low(green: number): Partial<State> {
  return { current: run({ target: 'failed' }, green), clusters: [clusterOf('low')] }
}

function broken(green: number): State['current'] {
  return run({ target: 'failed', 'green 1': 'failed' }, green)
}

function clusterOf(criticality: Cluster['criticality']): Cluster {
  return cluster({ criticality, tests: [key('target')] })
}

/** A whole run of the tip, all green but for what is told; undefined takes a test away. */
function run(told: Record<string, CaseStatus | undefined>, green = 5): State['current'] {
  const all: Record<string, CaseStatus | undefined> = { green: undefined, target: 'passed' }
  for (let index = 1; index <= green; index += 1) all[`green ${index}`] = 'passed'
  return snapshot('tip', { ...all, ...told })
}
