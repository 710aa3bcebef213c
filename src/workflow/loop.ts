import { setTimeout as sleep } from 'node:timers/promises'
import { activeIterations } from '../domain/model/selectors.ts'
import { type Observation, type RoleUsage } from '../domain/workflow/observation.ts'
import { type Step } from '../domain/workflow/step.ts'
import { isDurable, nextStep, settle } from '../domain/workflow/next-step.ts'
import { reduce } from '../domain/workflow/reducer.ts'
import type { State } from '../domain/model/state.ts'
import { BranchConflict } from '../contracts/errors.ts'
import { type Ledger } from '../contracts/ports.ts'
import { Interrupted } from './fixer-session.ts'
import { unlessAborted } from '../concurrency/abortable.ts'
import { executeStep } from './execute-step.ts'
import type { WorkflowContext } from './context.ts'

/** Shutdown budget after a cancellation, in milliseconds (GitHub kills a cancelled job after about 7 s). */
const SHUTDOWN_MS = 4_000

/**
 * Works on a request until it is done: the next step, its effect, the state after it. Whatever happens between two
 * steps, the ledger holds a state from which this goes on. Ended from outside, it says so and returns what there is.
 */
export async function runWorkflow(start: State, context: WorkflowContext): Promise<State> {
  const run = new Run(start, context)
  try {
    for (;;) {
      run.settle()
      const step = nextStep(run.state, context.rules)
      if (step.kind === 'publish' || step.kind === 'finish') await run.durable()
      if (step.kind === 'finish') return run.state
      context.signal.throwIfAborted()
      await run.take(step)
    }
  } catch (error) {
    if (!context.signal.aborted) throw error
    return await run.stopped(error instanceof Interrupted ? error.spent : undefined)
  } finally {
    // What was begun is brought to its end also when the run fails; the reason is thrown, not what follows from it.
    await run.durable().catch(() => undefined)
  }
}

class Run {
  state: State
  readonly #context: WorkflowContext
  readonly #publisher: Publisher

  constructor(start: State, context: WorkflowContext) {
    this.state = start
    this.#context = context
    this.#publisher = new Publisher(context.ledger, context.signal)
  }

  /** Follow transitions without a step. They are not saved: they follow from the saved state again. */
  settle(): void {
    this.state = settle(this.state, this.#context.rules)
  }

  async take(step: Step): Promise<void> {
    const { clock } = this.#context
    const began = clock.now()
    await this.#record(await executeStep(step, this.state, this.#context), () => clock.now() - began)
    if (isDurable(this.state.phase) && this.state.targets.length > 0) {
      await this.#onBranch(() => this.#publisher.publish(this.state))
    }
  }

  /** Waits until what was to be made durable is. */
  async durable(): Promise<void> {
    await this.#onBranch(() => this.#publisher.done())
  }

  /** The last words of a run that is ended from outside: what is verified is kept, and how to go on is told. */
  async stopped(spent: RoleUsage | undefined): Promise<State> {
    const words = async () => {
      await this.#publisher.done().catch(() => undefined)
      await this.#record({ kind: 'stopped', spent }, () => 0)
      if (this.state.targets.length === 0) return
      await this.#context.ledger.publish(this.state)
      await this.#context.publish(this.state)
    }
    const late = new AbortController()
    await Promise.race([
      words().catch((error: unknown) => {
        this.#context.emit({ kind: 'note', level: 'warning', text: `Not everything could be kept: ${String(error)}` })
      }),
      sleep(SHUTDOWN_MS, undefined, { signal: late.signal }).catch(() => undefined),
    ])
    late.abort()
    // What has not come to its end by now is not waited for.
    this.#publisher.forget()
    return this.state
  }

  async #record(observation: Observation, took: () => number): Promise<void> {
    const active = new Set(activeIterations(this.state))
    const next = reduce(this.state, observation)
    const milliseconds = took()
    this.state = {
      ...next,
      revision: next.revision + 1,
      spentMs: next.spentMs + milliseconds,
      // Attempts that ran at the same time have told themselves how long they took.
      attempts:
        observation.kind === 'raced'
          ? next.attempts
          : next.attempts.map(attempt =>
              active.has(attempt.iteration) ? { ...attempt, durationMs: attempt.durationMs + milliseconds } : attempt,
            ),
    }
    await this.#context.ledger.save(this.state)
  }

  /** Somebody else's commits are never pushed over: the fix goes to a branch of another name. */
  async #onBranch(publish: () => Promise<void>): Promise<void> {
    try {
      await publish()
    } catch (error) {
      if (!(error instanceof BranchConflict)) throw error
      const taken = this.state.branch
      const branch = await this.#context.freeBranch()
      const note = `Somebody else pushed to ${taken}, so the fix is on ${branch}.`
      this.#context.emit({ kind: 'note', level: 'warning', text: note })
      await this.#record({ kind: 'renamed', branch, note }, () => 0)
      this.#publisher.forget()
      await this.#publisher.publish(this.state)
      await this.#publisher.done()
    }
  }
}

/** Makes one state after the other durable, while the next step works already. */
class Publisher {
  readonly #ledger: Ledger
  readonly #signal: AbortSignal
  #last: Promise<void> = Promise.resolve()

  constructor(ledger: Ledger, signal: AbortSignal) {
    this.#ledger = ledger
    this.#signal = signal
  }

  /** @throws what went wrong with the state before, or the reason to stop */
  async publish(state: State): Promise<void> {
    // A push that does not come to its end must not keep a run from being ended.
    await unlessAborted(this.#last, this.#signal)
    this.#last = this.#ledger.publish(state)
    // It is thrown where it is awaited.
    this.#last.catch(() => undefined)
  }

  done(): Promise<void> {
    return this.#last
  }

  /** What went wrong has been dealt with. */
  forget(): void {
    this.#last = Promise.resolve()
  }
}
