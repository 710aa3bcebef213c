import { note } from '../contracts/events.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { activeIterations } from '../domain/model/selectors.ts'
import { type Observation, type RoleUsage } from '../domain/workflow/observation.ts'
import { type Step } from '../domain/workflow/step.ts'
import { nextStep, settle } from '../domain/workflow/next-step.ts'
import { isDurable } from '../domain/workflow/phases.ts'
import { reduce } from '../domain/workflow/reducer.ts'
import type { State } from '../domain/model/state.ts'
import { BranchCheckedOut, BranchConflict, LedgerConflict, UserError } from '../contracts/errors.ts'
import { Interrupted } from './fixer-session.ts'
import { unlessAborted } from '../concurrency/abortable.ts'
import { executeStep } from './execute-step.ts'
import type { WorkflowContext } from './context.ts'

/** Shutdown budget after a cancellation, in milliseconds (GitHub kills a cancelled job after about 7 s). */
const SHUTDOWN_MS = 4_000

/**
 * Work on a request until it is done: next step, effect, new state. At any moment the ledger has a state to resume
 * from. If the run is cancelled, save that and return the state so far.
 */
export async function runWorkflow(start: State, context: WorkflowContext): Promise<State> {
  const run = new Run(start, context)
  try {
    for (;;) {
      run.settle()
      const step = nextStep(run.state, context.rules)
      if (step.kind === 'publish') await run.publishBranch()
      if (step.kind === 'finish') {
        await run.flush()
        return run.state
      }
      context.signal.throwIfAborted()
      await run.perform(step)
    }
  } catch (error) {
    if (!context.signal.aborted) throw error
    return await run.stop(error instanceof Interrupted ? error.spent : undefined)
  } finally {
    // Finish a started push even if the run fails; throw the original error, not its consequences.
    await run.flush().catch(() => undefined)
  }
}

class Run {
  state: State
  readonly #context: WorkflowContext
  readonly #publisher: Publisher

  constructor(start: State, context: WorkflowContext) {
    this.state = start
    this.#context = context
    this.#publisher = new Publisher(context)
  }

  /** Follow transitions without a step. They are not saved: they follow from the saved state again. */
  settle(): void {
    this.state = settle(this.state, this.#context.rules)
  }

  async perform(step: Step): Promise<void> {
    const { clock } = this.#context
    const startedAt = clock.now()
    await this.#record(await executeStep(step, this.state, this.#context), () => clock.now() - startedAt)
    const { phase, targets } = this.state
    if (!isDurable(phase) || targets.length === 0) return
    // A state that is to be published next is pushed with its branch then.
    this.settle()
    if (nextStep(this.state, this.#context.rules).kind !== 'publish') await this.#publisher.publish(this.state)
  }

  /** Push the branch, once what is on it is decided: until then CI need not run on each commit. */
  async publishBranch(): Promise<void> {
    if (this.state.targets.length === 0) return this.flush()
    return this.#onBranch(() => this.#publisher.publishBranch(this.state))
  }

  /** Wait until the last state is pushed. */
  flush(): Promise<void> {
    return this.#publisher.flush()
  }

  /** Save the verified work of a cancelled run, and publish how to continue. */
  async stop(spent: RoleUsage | undefined): Promise<State> {
    const saveFinalState = async () => {
      await this.#publisher.flush().catch(() => undefined)
      await this.#record({ kind: 'stopped', spent }, () => 0)
      if (this.state.targets.length === 0) return
      await this.#context.ledger.publishBranch(this.state)
      await this.#context.publish(this.state)
    }
    const timeout = new AbortController()
    await Promise.race([
      saveFinalState().catch((error: unknown) => {
        this.#context.emit(note('warning', `Could not save all results: ${String(error)}`))
      }),
      sleep(SHUTDOWN_MS, undefined, { signal: timeout.signal }).catch(() => undefined),
    ])
    timeout.abort()
    // Do not wait for a push that is too slow.
    this.#publisher.reset()
    return this.state
  }

  async #record(observation: Observation, elapsedMs: () => number): Promise<void> {
    const active = new Set(activeIterations(this.state))
    const next = reduce(this.state, observation)
    const milliseconds = elapsedMs()
    this.state = {
      ...next,
      revision: next.revision + 1,
      spentMs: next.spentMs + milliseconds,
      // Parallel attempts have measured their own time.
      attempts:
        observation.kind === 'raced'
          ? next.attempts
          : next.attempts.map(attempt =>
              active.has(attempt.iteration) ? { ...attempt, durationMs: attempt.durationMs + milliseconds } : attempt,
            ),
    }
    await this.#context.ledger.save(this.state)
  }

  /** Push the branch; if another author pushed to it, or works in it, move the fix to a branch of another name. */
  async #onBranch(publish: () => Promise<void>): Promise<void> {
    try {
      await publish()
    } catch (error) {
      if (!(error instanceof BranchConflict)) throw error
      const taken = this.state.branch
      const branch = await this.#context.freeBranch()
      const why =
        error instanceof BranchCheckedOut
          ? `${taken} is checked out in ${error.worktree}`
          : `Another author pushed to ${taken}`
      const text = `${why}, so the fix is on ${branch}.`
      this.#context.emit(note('warning', text))
      await this.#record({ kind: 'renamed', branch, note: text }, () => 0)
      this.#publisher.reset()
      await this.#publisher.publishBranch(this.state)
    }
  }
}

/** Pushes in a row that may fail. The state of the last one that did not is what another machine can go on from. */
const MAX_MISSES = 5

/** Pushes one state after the other, while the next step is already running. */
class Publisher {
  readonly #context: Pick<WorkflowContext, 'ledger' | 'signal' | 'emit'>
  #last: Promise<void> = Promise.resolve()
  #misses = 0

  constructor(context: Pick<WorkflowContext, 'ledger' | 'signal' | 'emit'>) {
    this.#context = context
  }

  /** Push a state after the one before. @throws the error of the push before, or the reason to stop */
  async publish(state: State): Promise<void> {
    await this.#settled()
    this.#last = this.#context.ledger.publish(state)
    // The error is thrown by the next `publish` or `flush`.
    this.#last.catch(() => undefined)
  }

  /** Wait for the last push. Each one carries all that the ones before did, so that an outage does not end the work. */
  async #settled(): Promise<void> {
    const { signal, emit } = this.#context
    try {
      // A hanging push must not prevent a cancellation.
      await unlessAborted(this.#last, signal)
      this.#misses = 0
    } catch (error) {
      this.#misses += 1
      if (signal.aborted || isFinal(error) || this.#misses > MAX_MISSES) throw error
      const [reason = ''] = (error as Error).message.split('\n', 1)
      emit(note('warning', `The state could not be pushed. The next push carries it, too. ${reason}`))
    }
  }

  /** Push a state with its branch, after the states before, and wait for it. */
  async publishBranch(state: State): Promise<void> {
    const { ledger, signal } = this.#context
    await this.#settled()
    this.#last = ledger.publishBranch(state)
    await unlessAborted(this.#last, signal)
  }

  flush(): Promise<void> {
    return this.#last
  }

  /** Drop the last push and its error, which is handled. */
  reset(): void {
    this.#last = Promise.resolve()
  }
}

/** True for an error that the next push would meet as well: another run or author was there, or a setting is wrong. */
function isFinal(error: unknown): boolean {
  return error instanceof LedgerConflict || error instanceof BranchConflict || error instanceof UserError
}
