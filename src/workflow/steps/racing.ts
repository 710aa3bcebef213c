import type { Attempt } from '../../domain/model/attempt.ts'
import { openTargets } from '../../domain/model/test-results.ts'
import { attemptAt } from '../../domain/model/selectors.ts'
import { type Observation, type RaceResult } from '../../domain/workflow/observation.ts'
import { nextStep } from '../../domain/workflow/next-step.ts'
import { rankCandidates } from '../../domain/workflow/rank-candidates.ts'
import { reduce } from '../../domain/workflow/reducer.ts'
import type { State } from '../../domain/model/state.ts'
import { Mutex } from '../../concurrency/mutex.ts'
import { analyzing, checking, fixing, validating } from './attempting.ts'
import type { Testbed, WorkflowContext } from '../context.ts'

/** Makes several attempts at the same time, each in a copy of the checkout, and keeps the best of each cluster. */
export async function racing(attempts: readonly Attempt[], state: State, world: WorkflowContext): Promise<Observation> {
  world.emit({ kind: 'racing', attempts: attempts.length })
  // The checkout itself, where no copy can be made: one attempt after the other.
  const checkout = new Mutex()
  const results = await Promise.all(attempts.map(attempt => raced(attempt, state, { world, checkout })))
  // What was ended from outside says nothing.
  world.signal.throwIfAborted()
  return { kind: 'raced', results: rankCandidates(results, attempts) }
}

async function raced(
  attempt: Attempt,
  state: State,
  { world, checkout }: { world: WorkflowContext; checkout: Mutex },
): Promise<RaceResult> {
  const began = world.clock.now()
  await using copy = await world.copy(state.tip)
  // Where it had to wait for its turn, that time is gone.
  const attempted = (site: Testbed) =>
    attemptWith(site, { attempt, state: { ...state, spentMs: state.spentMs + world.clock.now() - began }, world })
  const inCheckout = async () => {
    try {
      return await attempted(world)
    } finally {
      await world.workspace.discard()
    }
  }
  const result = copy === undefined ? await checkout.add(inCheckout) : await attempted(copy)
  const durationMs = world.clock.now() - began
  return { ...result, change: { ...result.change, durationMs } }
}

/** All steps of one attempt, but for its commit. */
async function attemptWith(
  site: Testbed,
  { attempt: { iteration }, state: start, world }: { attempt: Attempt; state: State; world: WorkflowContext },
): Promise<RaceResult> {
  const began = world.clock.now()
  let state: State = { ...start, phase: { at: 'analyzing', iteration } }
  for (;;) {
    // Time passes here as it does for all.
    state = { ...state, spentMs: start.spentMs + world.clock.now() - began }
    const step = nextStep(state, world.rules)
    const trial = () => ({ attempt: attemptAt(state, iteration), state, site, world })
    switch (step.kind) {
      case 'analyze':
        state = reduce(state, await analyzing(trial()))
        continue
      case 'fix':
        state = reduce(state, await fixing(trial()))
        continue
      case 'check':
        state = reduce(state, await checking(trial(), step.tree))
        continue
      case 'validate':
        state = reduce(state, await validating(trial(), step.tree))
        continue
      default: {
        const flaky = state.flaky.filter(key => !start.flaky.includes(key))
        const change = attemptAt(state, iteration)
        return { iteration, flaky, change: step.kind === 'commit' ? { ...change, tree: step.tree } : change }
      }
    }
  }
}

/** Puts an attempt that held elsewhere on top of the branch as it is now. */
export async function combining(
  attempt: Attempt,
  state: State,
  { workspace, emit }: WorkflowContext,
): Promise<Observation> {
  const dropped = (result: 'conflict' | 'outranked', reason: string): Observation => {
    emit({ kind: 'judged', iteration: attempt.iteration, result, reason })
    return { kind: 'dropped', result, reason }
  }
  const open = new Set(openTargets(state))
  if (!attempt.targets.some(key => open.has(key))) return dropped('outranked', 'Its tests are green already.')
  const together = await workspace.merge({ base: attempt.base, tree: attempt.tree ?? '' })
  if (!together) return dropped('conflict', 'It changes the same lines as a fix that was taken before it.')
  const files = await workspace.changed()
  if (files.length === 0) return dropped('outranked', 'The same change was made already.')
  return { kind: 'combined', tree: await workspace.tree(), files, diff: await workspace.diff() }
}
