import { expect, test } from 'vitest'
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
