import { expect, test } from 'vitest'
import { isEnvironmental } from '../../../src/domain/model/cluster.ts'
import type { Failure } from '../../../src/domain/model/test-case.ts'
import type { Snapshot, State } from '../../../src/domain/model/state.ts'
import type { WorkflowContext } from '../../../src/workflow/context.ts'
import { triaging } from '../../../src/workflow/steps/triaging.ts'
import { fakeSite, fakeWorld, fixedState, id } from '../fake-world.ts'

const NAMES = Array.from({ length: 40 }, (_, index) => `test ${index}`)
const history = {
  suspectedChange: async () => ({ commits: [], diff: '' }),
} as unknown as WorkflowContext['workspace']['history']

function redState(): State {
  const failures = NAMES.map((name): Failure => {
    const problem = { kind: 'failure', type: 'Error', message: `${name} is red`, stack: '' } as const
    return { id: id(name), problem, frames: [], durationMs: 1 }
  })
  const red = Object.fromEntries(NAMES.map(name => [name, 'failed' as const]))
  const state = fixedState(NAMES, red)
  return { ...state, current: { ...(state.current as Snapshot), failures } }
}

test('a signal is heard while failures are grouped', async () => {
  const stop = new AbortController()
  process.once('SIGUSR2', () => stop.abort(new Error('stopped')))
  let looked = 0
  const importsOf = (): string[] => {
    looked += 1
    if (looked === 1) process.kill(process.pid, 'SIGUSR2')
    const until = performance.now() + 25
    while (performance.now() < until);
    return []
  }
  const context = fakeWorld(fakeSite({ run: () => expect.unreachable(), workspace: { history } }), {
    signal: stop.signal,
    sourceIndex: async () => ({ isTest: () => true, changed: [], importsOf }),
  })

  await expect(triaging(redState(), context)).rejects.toThrow('stopped')

  expect(looked).toBeLessThan(NAMES.length)
})

test('a failure that names a missing service is no matter of the machine if its test only plays it', async () => {
  const state = redState()
  const [one, other] = state.targets
  const failures = (state.current?.failures ?? []).slice(0, 2).map((failure, index) => ({
    ...failure,
    problem: { ...failure.problem, message: `connect ECONNREFUSED 127.0.0.1:543${index}, as ${failure.id.name} says` },
  }))
  const context = fakeWorld(fakeSite({ run: () => expect.unreachable(), workspace: { history } }), {
    sourceIndex: async () => ({ isTest: () => true, changed: [], importsOf: () => [] }),
  })
  const clustersOf = async (played: State['played']) => {
    const current = { ...(state.current as Snapshot), failures }
    const observation = await triaging({ ...state, targets: [one ?? '', other ?? ''], current, played }, context)
    return observation.kind === 'diagnosed' ? observation.clusters : []
  }

  expect((await clustersOf([])).map(isEnvironmental)).toEqual([true, true])
  const found = await clustersOf([one ?? ''])
  const told = found.map(cluster => [cluster.tests, isEnvironmental(cluster), cluster.suggestion === ''])
  expect(told).toEqual(
    expect.arrayContaining([
      [[one], false, true],
      [[other], true, false],
    ]),
  )
})
