import { otherThan } from '../model/test-case.ts'
import { isFixerWork, isKept } from '../model/attempt.ts'
import { attemptedOnlyInCi, runnableHere } from '../model/only-in-ci.ts'
import { statusesOf } from '../model/test-results.ts'
import { unconfirmedAttempts } from '../model/selectors.ts'
import type { Phase, Snapshot, State } from '../model/state.ts'
import type { Verdict } from './verdict.ts'

/** Setting for confirming runs of the whole suite: as `auto` decides, after each commit, or at the end only. */
export type Validate = 'auto' | 'always' | 'final'

/** Duration below which the suite runs after each commit, in milliseconds. */
export const QUICK_MS = 60_000
/** Number of unconfirmed commits after which a longer suite runs. */
const MAX_UNCONFIRMED = 3

/** Return true if the whole suite must run now on the unconfirmed commits. */
export function isDue(state: State, validate: Validate): boolean {
  const waiting = unconfirmedAttempts(state)
  if (waiting.length === 0) return false
  // Combined commits were never tested together, and removed code may be missed by any test.
  if (waiting.some(({ kind, tree }) => kind === 'pruning' || tree !== undefined)) return true
  switch (validate) {
    case 'always':
      return true
    case 'final':
      return false
    case 'auto':
      return isQuick(state) || waiting.length >= MAX_UNCONFIRMED
  }
}

/** Return true if the whole suite is quick. */
export function isQuick(state: State): boolean {
  return (state.current?.durationMs ?? 0) < QUICK_MS
}

/** Consequence of a run of the whole suite for the commits that it was to confirm. */
export type Consequence =
  | { readonly kind: 'hold' }
  /** One of several commits broke something; find out which one. */
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
  const ineffective = waiting
    .filter(attempt => !helps(attempt.targets, state, snapshot))
    .map(({ iteration }) => iteration)
  return ineffective.length === 0
    ? { kind: 'hold' }
    : { kind: 'revert', iterations: ineffective.toReversed(), result: 'fail' }
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

/**
 * Return true if a whole run turned one of the red targets green. A commit without red targets counts as helpful, and
 * so does one for tests that CI alone judges.
 */
function helps(targets: readonly string[], state: State, snapshot: Snapshot): boolean {
  const before = statusesOf(state.current)
  const after = statusesOf(snapshot)
  const red = targets.filter(key => before.get(key) !== 'passed')
  if (runnableHere(state, targets).length < targets.length) return true
  return red.length === 0 || red.some(key => after.get(key) === 'passed')
}

/** Return the commit whose test results halve the suspects. */
export function nextProbe(phase: Phase & { at: 'tracing' }): number {
  return phase.suspects[half(phase) - 1] ?? 0
}

/** Compute the phase after a probe. A commit that cannot be judged is not good. */
export function narrowSuspects(phase: Phase & { at: 'tracing' }, good: boolean): Phase {
  const suspects = good ? phase.suspects.slice(half(phase)) : phase.suspects.slice(0, half(phase))
  return suspects.length === 1 ? { at: 'reverting', iterations: suspects } : { ...phase, suspects }
}

function half({ suspects }: { suspects: readonly number[] }): number {
  return Math.floor(suspects.length / 2)
}

/** List failing tests that could not run before, such as those behind a broken import or hook: they become targets. */
export function revealedTargets(state: State, snapshot: Snapshot, ignored: ReadonlySet<string>): string[] {
  const before = statusesOf(state.current)
  const unseen = (key: string) => !before.has(key) || before.get(key) === 'skipped'
  const revealed = [...statusesOf(snapshot)].flatMap(([key, status]) =>
    status === 'failed' && unseen(key) && !ignored.has(key) ? [key] : [],
  )
  return otherThan(revealed, state.targets)
}

/** Return true if unneeded hunks may be left in the fix and pruning has not run yet. */
export function needsPruning(state: State): boolean {
  // No test needs the edits that a reviewer demanded.
  if (state.attempts.some(attempt => attempt.kind === 'revision' && isKept(attempt))) return false
  // No test here needs what was changed for tests that CI alone judges.
  if (attemptedOnlyInCi(state).length > 0) return false
  // What a command writes is whole: a formatter's output without a part of it would fail its own check.
  const last = state.attempts.findLast(attempt => isFixerWork(attempt) && isKept(attempt))
  const pruned = state.attempts.findLast(({ kind }) => kind === 'pruning')
  return last !== undefined && (pruned === undefined || pruned.iteration < last.iteration)
}
