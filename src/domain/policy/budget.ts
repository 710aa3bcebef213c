import { type Attempt, isFixerWork } from '../model/attempt.ts'
import { HUNG } from '../model/test-case.ts'
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

/** Limits of a run. They are checked in one place, before anything is spent. */
export interface Limits extends Budget {
  readonly iterations: number
  /** Attempts per cluster and fixer. */
  readonly attempts: number
  /** Runs of the project's own command at the end, besides those of the whole suite; undefined: none. */
  readonly checkRuns?: number | undefined
  /** Limits of one cluster; undefined: a fair share. */
  readonly cluster?: Partial<Budget> | undefined
}

/**
 * Largest share of `timeout-minutes` for a test run whose duration is unknown. A suite that hangs then leaves time to
 * find the test, to fix it, and to verify the fix.
 */
export const FIRST_RUN_SHARE = 0.25
/** Time to push and publish at the end of a run, in milliseconds. */
const PUBLISH_MS = 10_000
/** Least share of a run whose tests end, if some do not. */
const MIN_ENDING_SHARE = 0.25
/** Largest share of the time that is reserved for the end of a run. */
const MAX_RESERVED_SHARE = 0.5

/** Return the limit that forbids another attempt, or undefined if budget is left. */
export function limitReached(state: State, limits: Limits): StopReason | undefined {
  if (repairAttempts(state).length >= limits.iterations) return 'iterations'
  if (remainingMs(state, limits) <= 0) return 'time'
  if (remainingTokens(state, limits) <= 0) return 'tokens'
  if (remainingDollars(state, limits) <= 0) return 'dollars'
  return undefined
}

/** Return true if a cluster has used up its own limit. */
export function isClusterOverBudget(state: State, cluster: string, { cluster: budget }: Limits): boolean {
  const { minutes, tokens, dollars } = spentOn(state, cluster)
  return (
    minutes >= (budget?.minutes ?? Number.POSITIVE_INFINITY) ||
    tokens >= (budget?.tokens ?? Number.POSITIVE_INFINITY) ||
    dollars >= (budget?.dollars ?? Number.POSITIVE_INFINITY)
  )
}

/** Sum up the attempts at a cluster; an attempt at several clusters counts with its share. */
function spentOn(state: State, cluster: string): Required<{ [Key in keyof Budget]: number }> {
  const mine = repairAttempts(state).filter(({ clusters }) => clusters.includes(cluster))
  const usage = usageOn({ attempts: mine }, cluster)
  const milliseconds = mine.reduce((sum, { durationMs, clusters }) => sum + durationMs / clusters.length, 0)
  return { minutes: milliseconds / 60_000, tokens: tokensOf(usage), dollars: usage.dollars }
}

/** Budget of one task: milliseconds, input and output tokens together, US dollars. */
export interface Allowance {
  readonly ms: number
  readonly tokens: number
  readonly dollars: number
}

/** Compute the budget of a review: all that is left. */
export function reviewAllowance(state: State, limits: Limits): Allowance {
  return {
    ms: remainingMs(state, limits),
    tokens: remainingTokens(state, limits),
    dollars: remainingDollars(state, limits),
  }
}

/**
 * Compute the budget of one attempt: the cluster's limit, and at most its share of the remaining budget.
 * @param limits with the clusters for which a fixer is left: the others wait for nothing. All wait if undefined
 */
export function allowance(
  state: State,
  attempt: Attempt,
  limits: Limits & { readonly left?: ReadonlySet<string> },
): Allowance {
  const red = new Set(openTargets(state))
  const open = state.attempts.filter(isOpen)
  const busy = new Set([...attempt.clusters, ...open.flatMap(({ clusters }) => clusters)])
  const others = state.clusters.filter(({ id }) => !busy.has(id))
  const isLeft = (id: string) => limits.left?.has(id) !== false
  const waiting = others.filter(({ id, tests }) => isLeft(id) && tests.some(test => red.has(test))).length
  // Only as many attempts can follow as iterations are left, however many clusters wait.
  const following = Math.min(waiting, Math.max(0, limits.iterations - repairAttempts(state).length))
  // Parallel attempts share tokens but not time.
  const concurrent = Math.max(1, open.length)
  const atSame = open.filter(({ clusters }) => clusters.some(id => attempt.clusters.includes(id)))
  const rivals = Math.max(1, atSame.length)
  const clusterLimits = limits.cluster ?? {}
  const spent = attempt.clusters.map(id => spentOn(state, id))
  const own = usageOf(attempt)
  const left = (key: keyof Budget) =>
    // The cluster with the least left limits the attempt.
    (clusterLimits[key] ?? Number.POSITIVE_INFINITY) - Math.max(0, ...spent.map(each => each[key]))
  // The share refers to the budget at the start of the attempt: parallel attempts do not see each other's spending.
  const shareOf = (rest: number, mine: number) => (rest + mine) / (following + concurrent) - mine
  const tokens = Math.min(shareOf(remainingTokens(state, limits), tokensOf(own)), left('tokens') / rivals)
  const dollars = Math.min(shareOf(remainingDollars(state, limits), own.dollars), left('dollars') / rivals)
  return {
    ms: Math.min(remainingMs(state, limits) / (following + 1), left('minutes') * 60_000),
    tokens: Math.floor(tokens),
    dollars,
  }
}

/** Compute the milliseconds left for attempts, without the time to verify and publish. May be negative. */
export function remainingMs(state: State, limits: Limits): number {
  return limits.minutes * 60_000 - reservedMs(state, limits) - state.spentMs
}

/** Estimate the time of the last confirmation, the proof with and without the fix, and publishing. */
function reservedMs(state: State, limits: Limits): number {
  const { whole, hungMs } = durationOfAll(state)
  const runs = (unconfirmedAttempts(state).length > 0 ? 3 : 2) + (limits.checkRuns ?? 0)
  return Math.min(runs * whole + hungMs + PUBLISH_MS, MAX_RESERVED_SHARE * limits.minutes * 60_000)
}

/**
 * Estimate the time of the whole suite with a fix, which lets tests end that do not, and the time that these take
 * without it: the proof runs them once more.
 */
function durationOfAll({ current }: State): { readonly whole: number; readonly hungMs: number } {
  if (current === undefined) return { whole: 0, hungMs: 0 }
  const hung = current.failures.filter(({ problem }) => problem.type === HUNG)
  const hungMs = hung.reduce((sum, { durationMs }) => sum + durationMs, 0)
  return { whole: Math.max(current.durationMs - hungMs, MIN_ENDING_SHARE * current.durationMs), hungMs }
}

/** Sum up what counts against the limits of models: this run, and the runs that it carries on. */
export function spentSoFar(state: State): NonNullable<State['carried']> {
  const usage = totalUsage(state)
  const { tokens, dollars } = state.carried ?? { tokens: 0, dollars: 0 }
  return { tokens: tokens + tokensOf(usage), dollars: dollars + usage.dollars }
}

export function remainingTokens(state: State, limits: Limits): number {
  return (limits.tokens ?? Number.POSITIVE_INFINITY) - spentSoFar(state).tokens
}

export function remainingDollars(state: State, limits: Limits): number {
  return (limits.dollars ?? Number.POSITIVE_INFINITY) - spentSoFar(state).dollars
}

/** Compute what is left of each limit, for users. */
export function remainingBudget(state: State, limits: Limits): RemainingBudget {
  const floor = (left: number) => Math.max(0, left)
  return {
    iterations: floor(limits.iterations - repairAttempts(state).length),
    minutes: Math.round(floor(limits.minutes - state.spentMs / 60_000) * 10) / 10,
    ...(limits.tokens === undefined ? {} : { tokens: floor(remainingTokens(state, limits)) }),
    ...(limits.dollars === undefined ? {} : { dollars: floor(remainingDollars(state, limits)) }),
  }
}

/** List the attempts that count against the limit of iterations. */
export function repairAttempts({ attempts }: Pick<State, 'attempts'>): Attempt[] {
  return attempts.filter(attempt => isFixerWork(attempt) && !attempt.past)
}

/** Sum up the model usage of the attempts at one cluster; an attempt at several counts with its share. */
export function usageOn({ attempts }: Pick<State, 'attempts'>, cluster: string): Usage {
  return sumOf(attempts.filter(({ clusters }) => clusters.includes(cluster)).map(share))
}

function share(attempt: Attempt): Usage {
  const part = 1 / Math.max(1, attempt.clusters.length)
  const parts = Object.entries(usageOf(attempt)).map(([key, value]) => [key, value * part])
  return Object.fromEntries(parts)
}
