import { nextStep, record } from '../domain/machine.ts'
import type { State } from '../domain/state.ts'
import type { Ledger } from '../ports.ts'
import { perform } from './perform.ts'
import type { World } from './world.ts'

/**
 * After a step that leads here, something would be lost if the machine were gone: it is made durable. What follows
 * from the state before without a test run or a model is not: it is done again in no time.
 */
const DURABLE: ReadonlySet<State['phase']['at']> = new Set(['choosing', 'confirming', 'reverting', 'done'])

/**
 * Works on a request until it is done: the next step, its effect, the state after it. Whatever happens between two
 * steps, the ledger holds a state from which this goes on.
 */
export async function runCycle(start: State, world: World): Promise<State> {
  const publisher = new Publisher(world.ledger)
  let state = start
  try {
    for (;;) {
      const step = nextStep(state, world.rules)
      if (step.kind === 'publish' || step.kind === 'finish') await publisher.done()
      if (step.kind === 'finish') return state
      world.signal.throwIfAborted()
      const began = world.clock.now()
      const observation = await perform(step, state, world)
      state = spent(record(state, observation), world.clock.now() - began)
      await world.ledger.save(state)
      if (DURABLE.has(state.phase.at) && state.targets.length > 0) await publisher.publish(state)
    }
  } finally {
    // What was begun is brought to its end also when the run is stopped; the reason to stop is thrown, not what follows.
    await publisher.done().catch(() => undefined)
  }
}

/** Makes one state after the other durable, while the next step works already. */
class Publisher {
  readonly #ledger: Ledger
  #last: Promise<void> = Promise.resolve()

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  /** @throws what went wrong with the state before */
  async publish(state: State): Promise<void> {
    await this.#last
    this.#last = this.#ledger.publish(state)
    // It is thrown where it is awaited.
    this.#last.catch(() => undefined)
  }

  done(): Promise<void> {
    return this.#last
  }
}

function spent(state: State, milliseconds: number): State {
  const last = state.attempts.at(-1)
  const attempts = last && [...state.attempts.slice(0, -1), { ...last, durationMs: last.durationMs + milliseconds }]
  return {
    ...state,
    revision: state.revision + 1,
    spentMs: state.spentMs + milliseconds,
    attempts: attempts ?? state.attempts,
  }
}
