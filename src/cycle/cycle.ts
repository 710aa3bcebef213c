import { nextStep, record } from '../domain/machine.ts'
import type { State } from '../domain/state.ts'
import { perform } from './perform.ts'
import type { World } from './world.ts'

/** After a step that leads here, something would be lost if the machine were gone: it is made durable. */
const DURABLE: ReadonlySet<State['phase']['at']> = new Set([
  'choosing',
  'confirming',
  'reverting',
  'publishing',
  'done',
])

/**
 * Works on a request until it is done: the next step, its effect, the state after it. Whatever happens between two
 * steps, the ledger holds a state from which this goes on.
 */
export async function runCycle(start: State, world: World): Promise<State> {
  let state = start
  for (;;) {
    const step = nextStep(state, world.rules)
    if (step.kind === 'finish') return state
    world.signal.throwIfAborted()
    const began = world.clock.now()
    const observation = await perform(step, state, world)
    state = spent(record(state, observation), world.clock.now() - began)
    await world.ledger.save(state)
    if (DURABLE.has(state.phase.at) && state.targets.length > 0) await world.ledger.publish(state)
  }
}

function spent(state: State, milliseconds: number): State {
  const last = state.attempts.at(-1)
  const attempts = last && [...state.attempts.slice(0, -1), { ...last, durationMs: last.durationMs + milliseconds }]
  return { ...state, spentMs: state.spentMs + milliseconds, attempts: attempts ?? state.attempts }
}
