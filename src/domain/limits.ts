import { type State, type StopReason, totalUsage } from './state.ts'

/** What a run may spend. Checked in one place, before anything is spent. */
export interface Limits {
  readonly iterations: number
  /** Attempts per cluster and fixer. */
  readonly attempts: number
  readonly minutes: number
  /** Input and output tokens together; undefined: no limit. */
  readonly tokens?: number | undefined
}

/** Why no further attempt may start, or undefined while there is something left to spend. */
export function exhausted(state: State, limits: Limits): StopReason | undefined {
  if (state.attempts.length >= limits.iterations) return 'iterations'
  if (remainingMs(state, limits) <= 0) return 'time'
  if (remainingTokens(state, limits) <= 0) return 'tokens'
  return undefined
}

/** Milliseconds that are left; may be negative. */
export function remainingMs(state: State, limits: Limits): number {
  return limits.minutes * 60_000 - state.spentMs
}

export function remainingTokens(state: State, limits: Limits): number {
  if (limits.tokens === undefined) return Number.POSITIVE_INFINITY
  const usage = totalUsage(state)
  return limits.tokens - usage.inputTokens - usage.outputTokens
}
