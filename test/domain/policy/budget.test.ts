import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/domain/model/attempt.ts'
import {
  allowance,
  limitReached,
  remainingBudget,
  type Limits,
  isClusterOverBudget,
  remainingMs,
  repairAttempts,
  reviewAllowance,
} from '../../../src/domain/policy/budget.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { noUsage } from '../../../src/domain/model/usage.ts'
import { at, attempt, cluster, key, review, seen, snapshot, spent, usage } from '../states.ts'

const MINUTE = 60_000
const limits: Limits = { iterations: 10, attempts: 3, minutes: 10, tokens: 1_000, dollars: 2 }

describe('a limit is reached', () => {
  it.each<[string, Partial<State>]>([
    ['iterations', { attempts: used(10, {}) }],
    ['time', { spentMs: 10 * MINUTE - 10_000 - 2 }],
    ['tokens', { attempts: used(1, { inputTokens: 400, outputTokens: 600 }) }],
    ['tokens', { attempts: used(2, { inputTokens: 500 }) }],
    ['dollars', { attempts: used(2, { dollars: 1 }) }],
    ['dollars', { attempts: used(1, { dollars: 1.5 }), reviews: [review([], { usage: usage({ dollars: 0.5 }) })] }],
    ['dollars', { attempts: used(1, {}, { spending: { analyst: usage({ dollars: 2 }) } }) }],
    ['tokens', { reviews: [review([], { usage: usage({ inputTokens: 1_000 }) })] }],
    ['iterations', { attempts: used(10, {}, { kind: 'revision' }) }],
  ])('(%s) when all of it is used up', (why, change) => {
    const state = at({ at: 'choosing' }, change)

    expect(limitReached(state, limits)).toBe(why)
  })

  it.each<[string, Partial<State>]>([
    ['one iteration', { attempts: used(2, {}) }],
    ['commits that make the fix smaller are no iterations', { attempts: used(10, {}, { kind: 'pruning' }) }],
    ['one millisecond', { spentMs: 10 * MINUTE - 10_000 - 3 }],
    ['one token', { attempts: used(1, { inputTokens: 400, outputTokens: 599 }) }],
    ['tokens from a cache are counted with the input', { attempts: used(1, { cachedTokens: 5_000, inputTokens: 9 }) }],
    ['one cent', { attempts: used(1, { dollars: 1.99 }) }],
    ['what was spent in an earlier run of the request', { attempts: used(9, { dollars: 9 }, { past: true }) }],
    ['what the cache saved', { attempts: used(1, { savedDollars: 9 }) }],
    ['what has no price that is known', { attempts: used(1, { unpricedTokens: 999 }) }],
  ])('not before: %s', (_, change) => {
    const state = at({ at: 'choosing' }, change)

    expect(limitReached(state, limits)).toBeUndefined()
  })

  it('tokens and dollars are without limit unless one is set', () => {
    const state = at({ at: 'choosing' }, { attempts: used(1, { inputTokens: 1e9, dollars: 1e9 }) })

    expect(limitReached(state, { iterations: 3, attempts: 3, minutes: 10 })).toBeUndefined()
  })

  it('what a commit cost that makes the fix smaller counts', () => {
    const state = at({ at: 'choosing' }, { attempts: used(1, { inputTokens: 1_000 }, { kind: 'pruning' }) })

    expect(limitReached(state, limits)).toBe('tokens')
  })
})

describe('time is kept for the end', () => {
  it.each<[string, number, Partial<State>]>([
    ['two runs of the whole suite and the publishing', 10 * MINUTE - 2 * 60_000 - 10_000, {}],
    ['one run more when something is not confirmed', 10 * MINUTE - 3 * 60_000 - 10_000, { attempts: [made()] }],
    ['none more when it is', 10 * MINUTE - 2 * 60_000 - 10_000, { attempts: [made({ confirmed: true })] }],
    ['none more when it was taken back', 10 * MINUTE - 2 * 60_000 - 10_000, { attempts: [made({ revert: 'undo' })] }],
    ['without what is spent already', 10 * MINUTE - 2 * 60_000 - 10_000 - 5_000, { spentMs: 5_000 }],
    ['half of all at the most', 5 * MINUTE, { current: snapshot('head', {}, 10 * MINUTE) }],
    ['the publishing alone when nothing was run yet', 10 * MINUTE - 10_000, { current: undefined }],
  ])('%s', (_, left, change) => {
    const state = at({ at: 'choosing' }, { current: snapshot('head', {}, MINUTE), ...change })

    expect(remainingMs(state, limits)).toBe(left)
  })

  it('one run more for a command of the project that does more than its tests', () => {
    const state = at({ at: 'choosing' }, { current: snapshot('head', {}, MINUTE) })

    expect(remainingMs(state, { ...limits, checkRuns: 1 })).toBe(10 * MINUTE - 3 * MINUTE - 10_000)
  })

  it('a run whose suite takes more than its limit begins all the same, and ends at half of it', () => {
    const state = at({ at: 'choosing' }, { current: snapshot('head', {}, 60 * MINUTE) })

    expect(limitReached({ ...state, spentMs: 5 * MINUTE - 1 }, limits)).toBeUndefined()
    expect(limitReached({ ...state, spentMs: 5 * MINUTE }, limits)).toBe('time')
  })
})

describe('one attempt may take', () => {
  const four = ['a', 'b', 'c', 'd']
  const clusters = four.map(name => cluster({ id: name, tests: [key(name)] }))
  const red = snapshot('head', Object.fromEntries(four.map(name => [name, 'failed'])), 25_000)
  const state = at({ at: 'fixing', iteration: 1 }, { current: red, clusters, targets: four.map(key) })
  /** Nine minutes are left, since one is kept for the end. */
  const all = { ms: 9 * MINUTE, tokens: 1_000, dollars: 2 }

  it.each<[string, number, Partial<Attempt>, Partial<State>]>([
    ['its share: as much as each cluster that waits', 1 / 4, {}, {}],
    ['no less when it is at several clusters', 1 / 3, { clusters: ['a', 'b'] }, {}],
    ['all when nothing else waits', 1, { clusters: four }, {}],
    ['all when everything else is green', 1, {}, { seen: seen({ b: 'passed', c: 'passed', d: 'passed' }) }],
    ['its share of what is left when something is green', 1 / 2, {}, { seen: seen({ b: 'passed', c: 'passed' }) }],
  ])('%s', (_, share, change, known) => {
    const open = attempt({ clusters: ['a'], ...change })

    const allowed = allowance({ ...state, ...known, attempts: [open] }, open, limits)

    expect(allowed).toEqual({
      ms: all.ms * share,
      tokens: Math.floor(all.tokens * share),
      dollars: all.dollars * share,
    })
  })

  it('the time of tests that do not end: they run once without the fix, which lets them end', () => {
    const open = attempt({ clusters: four })
    const msWith = (type: string) => {
      const failures = red.failures.map(each => ({ ...each, durationMs: 5_000, problem: { ...each.problem, type } }))
      return allowance({ ...state, current: { ...red, failures }, attempts: [open] }, open, limits).ms
    }

    expect(msWith('TestTimeout') - msWith('Error')).toBe(2 * (25_000 - 6_250) - 20_000)
  })

  it('all when no fixer is left for what waits', () => {
    const open = attempt({ clusters: ['a'] })
    const share = (...left: readonly string[]) =>
      allowance({ ...state, attempts: [open] }, open, { ...limits, left: new Set(left) }).ms

    expect(share('a')).toBe(all.ms)
    expect(share('a', 'c')).toBe(all.ms / 2)
  })

  it('the share of an iteration that is left, when more clusters wait than there are iterations', () => {
    const open = attempt({ clusters: ['a'] })

    const allowed = allowance({ ...state, attempts: [open] }, open, { ...limits, iterations: 2 })

    expect(allowed).toEqual({ ms: all.ms / 2, tokens: all.tokens / 2, dollars: all.dollars / 2 })
  })

  it.each([4, 6, 10])('its share of tokens and money where others run beside it, with %i iterations', iterations => {
    const attempts = four.map((id, index) => attempt({ iteration: index + 1, clusters: [id] }))

    const allowed = attempts.map(each => allowance({ ...state, attempts }, each, { ...limits, iterations }))

    expect(allowed).toEqual(attempts.map(() => ({ ms: all.ms, tokens: all.tokens / 4, dollars: all.dollars / 4 })))
  })

  it('its share of what is left of the tokens, of the money and of the time', () => {
    const open = attempt({ clusters: ['a'], iteration: 2 })
    const before = { attempts: [...used(1, { inputTokens: 500, dollars: 1 }), open], spentMs: MINUTE }

    expect(allowance({ ...state, ...before }, open, limits)).toEqual({ ms: 2 * MINUTE, tokens: 125, dollars: 0.25 })
  })

  it('no more than one cluster may have', () => {
    const open = attempt({ clusters: four })
    const capped = { ...limits, cluster: { minutes: 2, tokens: 70, dollars: 0.5 } }

    expect(allowance({ ...state, attempts: [open] }, open, capped)).toEqual({
      ms: 2 * MINUTE,
      tokens: 70,
      dollars: 0.5,
    })
  })

  it('no more in its fix than its analysis has left of its share, also where others run beside it unseen', () => {
    const mine = attempt({ clusters: ['a'], iteration: 1 })
    const beside = attempt({ clusters: ['b'], iteration: 2 })
    const begun = { ...state, attempts: [mine, beside] }
    const share = allowance(begun, mine, limits)
    const spending = { analyst: { ...noUsage, requests: 1, inputTokens: share.tokens / 2, dollars: share.dollars / 2 } }
    const analysed = { ...mine, spending }

    const rest = allowance({ ...begun, attempts: [analysed, beside] }, analysed, limits)

    expect(rest).toMatchObject({ tokens: share.tokens / 2, dollars: share.dollars / 2 })
  })

  it('no more than one of its clusters has left, whatever the others have', () => {
    const spending = { fixer: { ...noUsage, requests: 1, inputTokens: 60, dollars: 0.4 } }
    const before = attempt({ clusters: ['a'], iteration: 1, result: 'fail', spending })
    const open = attempt({ clusters: four, iteration: 2 })
    const capped = { ...limits, cluster: { tokens: 70, dollars: 0.5 } }

    const { tokens, dollars } = allowance({ ...state, attempts: [before, open] }, open, capped)

    expect([tokens, dollars]).toEqual([10, expect.closeTo(0.1)])
  })

  it('no more than its share, although one cluster might have more', () => {
    const open = attempt({ clusters: ['a'] })
    const capped = { ...limits, cluster: { minutes: 9, tokens: 999, dollars: 1.99 } }

    expect(allowance({ ...state, attempts: [open] }, open, capped)).toEqual({
      ms: (9 * MINUTE) / 4,
      tokens: 250,
      dollars: 0.5,
    })
  })

  it('what its cluster has left of its money, whoever spent it', () => {
    const earlier = used(
      1,
      {},
      { clusters: ['a'], spending: { analyst: usage({ dollars: 0.25 }), fixer: usage({ dollars: 0.125 }) } },
    )
    const open = attempt({ clusters: ['a'], iteration: 2 })
    const capped = { ...limits, dollars: 100, cluster: { dollars: 0.5 } }

    expect(allowance({ ...state, attempts: [...earlier, open] }, open, capped).dollars).toBe(0.125)
  })

  it('its share, where it is at no cluster that is known and one cluster may have so much', () => {
    const open = attempt({ clusters: [], targets: [], kind: 'revision' })
    const capped = { ...limits, cluster: { minutes: 1, tokens: 100, dollars: 0.25 } }
    const green = snapshot('tip', Object.fromEntries(four.map(name => [name, 'passed'])), 25_000)

    expect(allowance({ ...state, current: green, attempts: [open] }, open, capped)).toEqual({
      ms: MINUTE,
      tokens: 100,
      dollars: 0.25,
    })
  })

  it('any number of tokens and dollars when there is no limit', () => {
    const open = attempt({ clusters: ['a'] })
    const free = { iterations: 3, attempts: 3, minutes: 10 }

    expect(allowance({ ...state, attempts: [open] }, open, free)).toMatchObject({
      tokens: Number.POSITIVE_INFINITY,
      dollars: Number.POSITIVE_INFINITY,
    })
  })

  it('together with the other candidates for its clusters no more than that share', () => {
    const candidates = [
      attempt({ clusters: four, candidate: 1 }),
      attempt({ clusters: four, candidate: 2, iteration: 2 }),
    ]
    const racing: State = { ...state, phase: { at: 'racing', iterations: [1, 2] }, attempts: candidates }

    const allowed = candidates.map(each => allowance(racing, each, limits))

    expect(allowed.map(({ tokens }) => tokens)).toEqual([all.tokens / 2, all.tokens / 2])
    expect(allowed.map(({ dollars }) => dollars)).toEqual([all.dollars / 2, all.dollars / 2])
    expect(
      allowed.map(({ ms }) => ms),
      'time passes for both at once',
    ).toEqual([all.ms, all.ms])
  })
})

describe('a reviewer may spend', () => {
  it('all that is left, its own earlier reviews counted', () => {
    const before = review([], { usage: usage({ inputTokens: 100, dollars: 0.5 }) })
    const attempts = used(1, { inputTokens: 300, dollars: 1 })
    const state = at({ at: 'reviewing' }, { attempts, reviews: [before], spentMs: MINUTE })

    expect(reviewAllowance(state, limits)).toEqual({ ms: 9 * MINUTE - 10_002, tokens: 600, dollars: 0.5 })
  })

  it('anything where there is no limit, but the time', () => {
    const free = { iterations: 3, attempts: 3, minutes: 10 }

    expect(reviewAllowance(at({ at: 'reviewing' }), free)).toEqual({
      ms: 10 * MINUTE - 10_002,
      tokens: Number.POSITIVE_INFINITY,
      dollars: Number.POSITIVE_INFINITY,
    })
  })
})

describe('what is left', () => {
  it('is told of each limit that there is', () => {
    const state = at({ at: 'choosing' }, { attempts: used(1, { inputTokens: 300, dollars: 0.5 }), spentMs: 95_000 })

    expect(remainingBudget(state, limits)).toEqual({ iterations: 9, minutes: 8.4, tokens: 700, dollars: 1.5 })
  })

  it('is not told of limits that there are not', () => {
    const state = at({ at: 'choosing' }, { attempts: used(1, { inputTokens: 300, dollars: 0.5 }) })

    expect(remainingBudget(state, { iterations: 3, attempts: 3, minutes: 10 })).toEqual({ iterations: 2, minutes: 10 })
  })

  it('is never less than nothing', () => {
    const state = at({ at: 'choosing' }, { attempts: used(11, { inputTokens: 300, dollars: 1 }), spentMs: 11 * MINUTE })

    expect(remainingBudget(state, limits)).toEqual({ iterations: 0, minutes: 0, tokens: 0, dollars: 0 })
  })
})

describe('a cluster', () => {
  it('may spend everything where nothing else is said', () => {
    const state = at({ at: 'choosing' }, { attempts: used(9, { inputTokens: 1e6, dollars: 1e3 }, { durationMs: 1e9 }) })

    expect(isClusterOverBudget(state, 'c1', limits)).toBe(false)
    expect(isClusterOverBudget(state, 'c1', { ...limits, cluster: { dollars: 9e3 } })).toBe(true)
  })

  it('is not charged for others, nor for making the fix smaller', () => {
    const others = used(1, { dollars: 9 }, { clusters: ['c2'] })
    const pruning = used(1, { dollars: 9 }, { kind: 'pruning' })
    const state = at({ at: 'choosing' }, { attempts: [...others, ...pruning] })

    expect(isClusterOverBudget(state, 'c1', { ...limits, cluster: { dollars: 1 } })).toBe(false)
    expect(repairAttempts(state)).toEqual(others)
  })
})

function made(change: Partial<Attempt> = {}): Attempt {
  return attempt({ commit: 'fix', result: 'pass', ...change })
}

/** So many attempts, each of which used this much. */
function used(count: number, each: Parameters<typeof spent>[0], change: Partial<Attempt> = {}): Attempt[] {
  return Array.from({ length: count }, (_, index) =>
    attempt({ iteration: index + 1, result: 'fail', spending: spent(each), ...change }),
  )
}
