import type { Attempt } from '../../domain/model/attempt.ts'
import { attemptAt } from '../../domain/model/selectors.ts'
import type { Observation, RaceResult } from '../../domain/workflow/observation.ts'
import { nextStep } from '../../domain/workflow/next-step.ts'
import { rankCandidates } from '../../domain/workflow/rank-candidates.ts'
import { reduce } from '../../domain/workflow/reducer.ts'
import type { State } from '../../domain/model/state.ts'
import { Mutex } from '../../concurrency/mutex.ts'
import { analyzing } from './analyzing.ts'
import { checking } from './checking.ts'
import { validating } from './validating.ts'
import { fixing } from './fixing.ts'
import type { Testbed, WorkflowContext } from '../context.ts'

/** Makes several attempts at the same time, each in a copy of the checkout, and keeps the best of each cluster. */
export async function racing(
  attempts: readonly Attempt[],
  state: State,
  context: WorkflowContext,
): Promise<Observation> {
  context.emit({ kind: 'racing', attempts: attempts.length })
  // The checkout itself, where no copy can be made: one attempt after the other.
  const checkout = new Mutex()
  const results = await Promise.all(attempts.map(attempt => raced(attempt, state, { context, checkout })))
  // What was ended from outside says nothing.
  context.signal.throwIfAborted()
  return { kind: 'raced', results: rankCandidates(results, attempts) }
}

async function raced(
  attempt: Attempt,
  state: State,
  { context, checkout }: { context: WorkflowContext; checkout: Mutex },
): Promise<RaceResult> {
  const began = context.clock.now()
  await using copy = await context.openCopy(state.tip)
  // Where it had to wait for its turn, that time is gone.
  const attempted = (testbed: Testbed) =>
    attemptWith(testbed, {
      attempt,
      state: { ...state, spentMs: state.spentMs + context.clock.now() - began },
      context,
    })
  const inCheckout = async () => {
    try {
      return await attempted(context)
    } finally {
      await context.workspace.discard()
    }
  }
  const result = copy === undefined ? await checkout.add(inCheckout) : await attempted(copy)
  const durationMs = context.clock.now() - began
  return { ...result, change: { ...result.change, durationMs } }
}

/** All steps of one attempt, but for its commit. */
async function attemptWith(
  testbed: Testbed,
  { attempt: { iteration }, state: start, context }: { attempt: Attempt; state: State; context: WorkflowContext },
): Promise<RaceResult> {
  const began = context.clock.now()
  let state: State = { ...start, phase: { at: 'analyzing', iteration } }
  for (;;) {
    // Time passes here as it does for all.
    state = { ...state, spentMs: start.spentMs + context.clock.now() - began }
    const step = nextStep(state, context.rules)
    const attempting = () => ({ attempt: attemptAt(state, iteration), state, testbed, context })
    switch (step.kind) {
      case 'analyze':
        state = reduce(state, await analyzing(attempting()))
        continue
      case 'fix':
        state = reduce(state, await fixing(attempting()))
        continue
      case 'check':
        state = reduce(state, await checking(attempting(), step.tree))
        continue
      case 'validate':
        state = reduce(state, await validating(attempting(), step.tree))
        continue
      default: {
        const flaky = state.flaky.filter(key => !start.flaky.includes(key))
        const change = attemptAt(state, iteration)
        return { iteration, flaky, change: step.kind === 'commit' ? { ...change, tree: step.tree } : change }
      }
    }
  }
}
