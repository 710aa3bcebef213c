import type { Attempt } from '../domain/attempt.ts'
import { attemptAt, openTargets } from '../domain/known.ts'
import { nextStep, type Observation, type Raced } from '../domain/machine.ts'
import { ranked } from '../domain/ranking.ts'
import { record } from '../domain/record.ts'
import type { State } from '../domain/state.ts'
import { Queue } from '../queue.ts'
import { analyzing, checking, fixing, validating } from './attempting.ts'
import type { Site, World } from './world.ts'

/** Makes several attempts at the same time, each in a copy of the checkout, and keeps the best of each cluster. */
export async function racing(attempts: readonly Attempt[], state: State, world: World): Promise<Observation> {
  world.emit({ kind: 'racing', attempts: attempts.length })
  // The checkout itself, where no copy can be made: one attempt after the other.
  const checkout = new Queue()
  const results = await Promise.all(attempts.map(attempt => raced(attempt, state, { world, checkout })))
  // What was ended from outside says nothing.
  world.signal.throwIfAborted()
  return { kind: 'raced', results: ranked(results, attempts) }
}

async function raced(
  attempt: Attempt,
  state: State,
  { world, checkout }: { world: World; checkout: Queue },
): Promise<Raced> {
  const began = world.clock.now()
  await using copy = await world.copy(state.tip)
  // Where it had to wait for its turn, that time is gone.
  const attempted = (site: Site) =>
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
  site: Site,
  { attempt: { iteration }, state: start, world }: { attempt: Attempt; state: State; world: World },
): Promise<Raced> {
  const began = world.clock.now()
  let state: State = { ...start, phase: { at: 'analyzing', iteration } }
  for (;;) {
    // Time passes here as it does for all.
    state = { ...state, spentMs: start.spentMs + world.clock.now() - began }
    const step = nextStep(state, world.rules)
    const trial = () => ({ attempt: attemptAt(state, iteration), state, site, world })
    switch (step.kind) {
      case 'analyze':
        state = record(state, await analyzing(trial()))
        continue
      case 'fix':
        state = record(state, await fixing(trial()))
        continue
      case 'check':
        state = record(state, await checking(trial(), step.tree))
        continue
      case 'validate':
        state = record(state, await validating(trial(), step.tree))
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
export async function combining(attempt: Attempt, state: State, { workspace, emit }: World): Promise<Observation> {
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
