import { isKept } from '../model/attempt.ts'
import { statusesOf } from '../model/test-results.ts'
import { unconfirmedAttempts } from '../model/selectors.ts'
import type { Phase, Snapshot, State } from '../model/state.ts'
import type { Verdict } from './verdict.ts'

/** When the whole suite confirms commits: as `auto` finds right, after each one, or at the end only. */
export type Validate = 'auto' | 'always' | 'final'

/** A suite that takes less is run after each commit, in milliseconds. */
export const QUICK_MS = 60_000
/** A longer one is run after so many commits. */
const EVERY = 3

/** Whether the whole suite is to run now on the commits that it has not seen. */
export function isDue(state: State, validate: Validate): boolean {
  const waiting = unconfirmedAttempts(state)
  if (waiting.length === 0) return false
  // What was made apart is seen together for the first time; what is taken away may be missed anywhere.
  if (waiting.some(({ kind, tree }) => kind === 'pruning' || tree !== undefined)) return true
  switch (validate) {
    case 'always':
      return true
    case 'final':
      return false
    case 'auto':
      return isQuick(state) || waiting.length >= EVERY
  }
}

/** Whether a run of the whole suite costs little. */
export function isQuick(state: State): boolean {
  return (state.current?.durationMs ?? 0) < QUICK_MS
}

/** What a run of the whole suite means for the commits that it was to confirm. */
export type Consequence =
  | { readonly kind: 'hold' }
  /** One of several broke something: which one is to be found out. */
  | { readonly kind: 'trace'; readonly suspects: readonly number[]; readonly broken: readonly string[] }
  /** Newest first. */
  | {
      readonly kind: 'revert'
      readonly iterations: readonly number[]
      readonly result: 'regression' | 'fail' | 'incomplete'
    }

export function consequenceOf(
  state: State,
  { verdict, snapshot }: { verdict: Verdict; snapshot: Snapshot | undefined },
): Consequence {
  const waiting = unconfirmedAttempts(state)
  const iterations = waiting.map(({ iteration }) => iteration)
  if (waiting.length === 0) return { kind: 'hold' }
  if (snapshot === undefined || verdict.kind === 'incomplete') return blame(iterations, [], 'incomplete')
  if (verdict.kind === 'regression') {
    return blame(
      iterations,
      verdict.broken.map(({ key }) => key),
      'regression',
    )
  }
  const vain = waiting.filter(attempt => !helps(attempt.targets, state, snapshot)).map(({ iteration }) => iteration)
  return vain.length === 0 ? { kind: 'hold' } : { kind: 'revert', iterations: vain.toReversed(), result: 'fail' }
}

function blame(
  iterations: readonly number[],
  broken: readonly string[],
  result: 'regression' | 'incomplete',
): Consequence {
  return iterations.length === 1
    ? { kind: 'revert', iterations, result }
    : { kind: 'trace', suspects: iterations, broken }
}

/** Whether a whole run has a target green that was red when the suite was run last; one without targets need not. */
function helps(targets: readonly string[], state: State, snapshot: Snapshot): boolean {
  const before = statusesOf(state.current)
  const after = statusesOf(snapshot)
  const red = targets.filter(key => before.get(key) !== 'passed')
  return red.length === 0 || red.some(key => after.get(key) === 'passed')
}

/** The commit whose tests tell which half of the suspects is to blame. */
export function nextProbe(phase: Phase & { at: 'tracing' }): number {
  return phase.suspects[half(phase) - 1] ?? 0
}

/** The phase after a probe. What cannot be judged there is not good. */
export function narrowSuspects(phase: Phase & { at: 'tracing' }, good: boolean): Phase {
  const suspects = good ? phase.suspects.slice(half(phase)) : phase.suspects.slice(0, half(phase))
  return suspects.length === 1 ? { at: 'reverting', iterations: suspects } : { ...phase, suspects }
}

function half({ suspects }: { suspects: readonly number[] }): number {
  return Math.floor(suspects.length / 2)
}

/** Failing tests that could not be seen before, such as those behind a broken import or hook: work for this run. */
export function revealedTargets(state: State, snapshot: Snapshot, ignored: ReadonlySet<string>): string[] {
  const before = statusesOf(state.current)
  const unseen = (key: string) => !before.has(key) || before.get(key) === 'skipped'
  return [...statusesOf(snapshot)]
    .filter(([key, status]) => status === 'failed' && unseen(key) && !ignored.has(key) && !state.targets.includes(key))
    .map(([key]) => key)
}

/** Whether the fix may hold more than its proof needs, and nobody has looked yet. */
export function needsPruning(state: State): boolean {
  // What a reviewer demanded is needed by no test.
  if (state.attempts.some(attempt => attempt.kind === 'revision' && isKept(attempt))) return false
  const last = state.attempts.findLast(isKept)
  const pruned = state.attempts.findLast(({ kind }) => kind === 'pruning')
  return last !== undefined && (pruned === undefined || pruned.iteration < last.iteration)
}
