import { otherThan } from '../../domain/model/test-case.ts'
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

/** Make several attempts at the same time, each in a worktree, and keep the best of each cluster. */
export async function racing(
  attempts: readonly Attempt[],
  state: State,
  context: WorkflowContext,
): Promise<Observation> {
  context.emit({ kind: 'racing', attempts: attempts.length })
  // Without worktrees the attempts take turns in the checkout.
  const checkout = new Mutex()
  const ended = await Promise.allSettled(attempts.map(attempt => raceAttempt(attempt, state, { context, checkout })))
  // An error of one is thrown when no other is at work any more: each writes files, and asks models.
  const results = ended.map(each => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  })
  // A cancelled attempt says nothing about the code.
  context.signal.throwIfAborted()
  return { kind: 'raced', results: rankCandidates(results, attempts) }
}

async function raceAttempt(
  attempt: Attempt,
  state: State,
  { context, checkout }: { context: WorkflowContext; checkout: Mutex },
): Promise<RaceResult> {
  const startedAt = context.clock.now()
  await using copy = await context.openCopy(state.tip)
  // Waiting for a turn takes time, too.
  const attemptIn = (testbed: Testbed) =>
    performAttempt(testbed, {
      attempt,
      state: { ...state, spentMs: state.spentMs + context.clock.now() - startedAt },
      context,
    })
  const attemptInCheckout = async () => {
    try {
      return await attemptIn(context)
    } finally {
      await context.workspace.discard()
    }
  }
  const result = copy === undefined ? await checkout.add(attemptInCheckout) : await attemptIn(copy)
  const durationMs = context.clock.now() - startedAt
  return { ...result, change: { ...result.change, durationMs } }
}

/** Perform all steps of one attempt except the commit. */
async function performAttempt(
  testbed: Testbed,
  { attempt: { iteration }, state: start, context }: { attempt: Attempt; state: State; context: WorkflowContext },
): Promise<RaceResult> {
  const startedAt = context.clock.now()
  let state: State = { ...start, phase: { at: 'analyzing', iteration } }
  for (;;) {
    // Count the time of this attempt, so that its limits hold.
    state = { ...state, spentMs: start.spentMs + context.clock.now() - startedAt }
    const step = nextStep(state, context.rules)
    const attemptContext = () => ({ attempt: attemptAt(state, iteration), state, testbed, context })
    switch (step.kind) {
      case 'analyze':
        state = reduce(state, await analyzing(attemptContext()))
        continue
      case 'fix':
        state = reduce(state, await fixing(attemptContext()))
        continue
      case 'check':
        state = reduce(state, await checking(attemptContext(), step.tree))
        continue
      case 'validate':
        state = reduce(state, await validating(attemptContext(), step.tree))
        continue
      default: {
        const flaky = otherThan(state.flaky, start.flaky)
        const change = attemptAt(state, iteration)
        return { iteration, flaky, change: step.kind === 'commit' ? { ...change, tree: step.tree } : change }
      }
    }
  }
}
