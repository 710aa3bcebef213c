import type { Attempt } from '../model/attempt.ts'
import { openTargets } from '../model/test-results.ts'
import { isOpen, totalUsage, unconfirmedAttempts } from '../model/selectors.ts'
import type { RemainingBudget, State, StopReason } from '../model/state.ts'
import { sumOf, tokensOf, type Usage, usageOf } from '../model/usage.ts'

export interface Budget {
  readonly minutes: number
  /** Input and output tokens together; undefined: no limit. */
  readonly tokens?: number | undefined
  readonly dollars?: number | undefined
}

/** What a run may spend. Checked in one place, before anything is spent. */
export interface Limits extends Budget {
  readonly iterations: number
  /** Attempts per cluster and fixer. */
  readonly attempts: number
  /** What one cluster may take of it; undefined: a fair share. */
  readonly cluster?: Partial<Budget> | undefined
}

/** What the end of a run takes beside runs of the tests, in milliseconds: pushing and publishing. */
const CLOSING_MS = 10_000
/** The end is never given more of the time than this. */
const MOST_RESERVED = 0.5

/** Why no further attempt may start, or undefined while there is something left to spend. */
export function limitReached(state: State, limits: Limits): StopReason | undefined {
  if (repairAttempts(state).length >= limits.iterations) return 'iterations'
  if (remainingMs(state, limits) <= 0) return 'time'
  if (remainingTokens(state, limits) <= 0) return 'tokens'
  if (remainingDollars(state, limits) <= 0) return 'dollars'
  return undefined
}

/** Whether a cluster has had all that one cluster may have. */
export function isClusterOverBudget(state: State, cluster: string, { cluster: budget }: Limits): boolean {
  const { minutes, tokens, dollars } = spentOn(state, cluster)
  return (
    minutes >= (budget?.minutes ?? Number.POSITIVE_INFINITY) ||
    tokens >= (budget?.tokens ?? Number.POSITIVE_INFINITY) ||
    dollars >= (budget?.dollars ?? Number.POSITIVE_INFINITY)
  )
}

/** What the attempts at a cluster took; one at several clusters counts for each with its part. */
function spentOn(state: State, cluster: string): Required<{ [Key in keyof Budget]: number }> {
  const mine = repairAttempts(state).filter(({ clusters }) => clusters.includes(cluster))
  const usage = usageOn({ attempts: mine }, cluster)
  const milliseconds = mine.reduce((sum, { durationMs, clusters }) => sum + durationMs / clusters.length, 0)
  return { minutes: milliseconds / 60_000, tokens: tokensOf(usage), dollars: usage.dollars }
}

/** What somebody may still spend: milliseconds, input and output tokens together, US dollars. */
export interface Allowance {
  readonly ms: number
  readonly tokens: number
  readonly dollars: number
}

/** What a reviewer may spend: all that is left. */
export function reviewAllowance(state: State, limits: Limits): Allowance {
  return {
    ms: remainingMs(state, limits),
    tokens: remainingTokens(state, limits),
    dollars: remainingDollars(state, limits),
  }
}

/** What a fixer may spend on one attempt: the cluster's limit, and no more than its share of what is left. */
export function allowance(state: State, attempt: Attempt, limits: Limits): Allowance {
  const red = new Set(openTargets(state))
  const others = state.clusters.filter(({ id }) => !attempt.clusters.includes(id))
  const waiting = others.filter(({ tests }) => tests.some(test => red.has(test))).length
  const part = 1 / (waiting + 1)
  const isBeside = (other: Attempt) => isOpen(other) && other.clusters.some(id => attempt.clusters.includes(id))
  // Time passes for all at once, tokens do not.
  const beside = Math.max(1, state.attempts.filter(isBeside).length)
  const most = limits.cluster ?? {}
  const spent = attempt.clusters.map(id => spentOn(state, id))
  const own = usageOf(attempt)
  const left = (key: keyof Budget) =>
    // The cluster that has least left bounds what is done for all of them.
    (most[key] ?? Number.POSITIVE_INFINITY) - Math.max(0, ...spent.map(each => each[key]))
  // Its share of what was left when it began: others that run at the same time do not see what it has spent since.
  const shareOf = (rest: number, mine: number) => ((rest + mine) * part) / beside - mine
  const tokens = Math.min(shareOf(remainingTokens(state, limits), tokensOf(own)), left('tokens') / beside)
  const dollars = Math.min(shareOf(remainingDollars(state, limits), own.dollars), left('dollars') / beside)
  return {
    ms: Math.min(remainingMs(state, limits) * part, left('minutes') * 60_000),
    tokens: Math.floor(tokens),
    dollars,
  }
}

/** Milliseconds that are left for attempts: without what it takes to verify and publish what there is. May be negative. */
export function remainingMs(state: State, limits: Limits): number {
  return limits.minutes * 60_000 - reservedMs(state, limits) - state.spentMs
}

/** The last confirmation, the proof with and without the fix, and publishing. */
function reservedMs(state: State, limits: Limits): number {
  const whole = state.current?.durationMs ?? 0
  const runs = unconfirmedAttempts(state).length > 0 ? 3 : 2
  return Math.min(runs * whole + CLOSING_MS, MOST_RESERVED * limits.minutes * 60_000)
}

export function remainingTokens(state: State, limits: Limits): number {
  return (limits.tokens ?? Number.POSITIVE_INFINITY) - tokensOf(totalUsage(state))
}

export function remainingDollars(state: State, limits: Limits): number {
  return (limits.dollars ?? Number.POSITIVE_INFINITY) - totalUsage(state).dollars
}

/** What is left of each limit, for people. */
export function remainingBudget(state: State, limits: Limits): RemainingBudget {
  const floor = (left: number) => Math.max(0, left)
  return {
    iterations: floor(limits.iterations - repairAttempts(state).length),
    minutes: Math.round(floor(limits.minutes - state.spentMs / 60_000) * 10) / 10,
    ...(limits.tokens === undefined ? {} : { tokens: floor(remainingTokens(state, limits)) }),
    ...(limits.dollars === undefined ? {} : { dollars: floor(remainingDollars(state, limits)) }),
  }
}

/** The attempts of fixers that count. */
export function repairAttempts({ attempts }: Pick<State, 'attempts'>): Attempt[] {
  return attempts.filter(({ kind, past }) => kind !== 'pruning' && !past)
}

/** What the attempts at one cluster took of the models; one at several counts for each with its part. */
export function usageOn({ attempts }: Pick<State, 'attempts'>, cluster: string): Usage {
  return sumOf(attempts.filter(({ clusters }) => clusters.includes(cluster)).map(share))
}

function share(attempt: Attempt): Usage {
  const part = 1 / Math.max(1, attempt.clusters.length)
  const parts = Object.entries(usageOf(attempt)).map(([key, value]) => [key, value * part])
  return Object.fromEntries(parts)
}
