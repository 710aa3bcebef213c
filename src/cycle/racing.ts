import { type Attempt, sumOf } from '../domain/attempt.ts'
import { openTargets } from '../domain/known.ts'
import type { Observation, Raced } from '../domain/machine.ts'
import { ranked } from '../domain/ranking.ts'
import type { State } from '../domain/state.ts'
import { isGood } from '../domain/verdict.ts'
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
    attemptAt(site, { attempt, state: { ...state, spentMs: state.spentMs + world.clock.now() - began }, world })
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
async function attemptAt(
  site: Site,
  { attempt, state, world }: { attempt: Attempt; state: State; world: World },
): Promise<Raced> {
  let change: Partial<Attempt> = {}
  const trial = () => ({ attempt: { ...attempt, ...change }, state, site, world })
  const ended = (more: Partial<Attempt>, flaky: readonly string[] = []): Raced => ({
    iteration: attempt.iteration,
    change: { ...change, ...more },
    flaky,
  })
  const analyzed = await analyzing(trial())
  if (analyzed.kind === 'abstained') {
    const { kind: _, ...why } = analyzed
    return ended({ ...why, result: 'abstained' })
  }
  change = { analysis: analyzed.analysis, usage: analyzed.usage }
  const fixed = await fixing(trial())
  const usage = sumOf([analyzed.usage, fixed.usage])
  if (fixed.kind === 'abstained') {
    const { kind: _, ...why } = fixed
    return ended({ ...why, usage, result: 'abstained' })
  }
  const { proposal, files, diff, tree } = fixed
  change = { ...change, proposal, files, diff, usage }
  const checked = await checking(trial(), tree)
  if (checked.kind === 'rejected') return ended({ result: checked.result, reason: checked.reason })
  const { verdict, flaky, rateAfter, reason, output } = await validating(trial(), tree)
  change = { ...change, rateAfter, reason, output }
  return ended(isGood(verdict) ? { tree } : { result: verdict.kind }, flaky)
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
