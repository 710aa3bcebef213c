import { describe, expect, it } from 'vitest'
import { noUsage } from '../../../src/domain/model/usage.ts'
import { modelInfo } from '../../../src/fixers/models/model-catalog.ts'
import type { Price } from '../../../src/fixers/models/price-list.ts'
import { dollarsFor, usageFor } from '../../../src/fixers/models/request-cost.ts'

const MILLION = 1_000_000
const plain = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 }
const price: Price = { input: 2, output: 10, cacheRead: 0.1, cacheWrite: 2.5 }
const listed = (model: string, family: 'claude' | 'other'): Price => {
  const found = modelInfo(model, { family, isListPriced: true }).price
  if (found === undefined) throw new Error(`${model} has no price`)
  return found
}

describe('what a request costs', () => {
  it.each([
    ['input', { input: MILLION }, 2, 0],
    ['output', { output: MILLION }, 10, 0],
    ['input read from the cache', { input: MILLION, cacheRead: MILLION }, 0.1, 1.9],
    ['input written to the cache', { input: MILLION, cacheWrite: MILLION }, 2.5, -0.5],
    ['a bit of all', { input: 1000, cacheRead: 500, cacheWrite: 300, output: 100 }, 0.0022, 0.0008],
    ['nothing', {}, 0, 0],
  ])('is counted for %s, and what the cache saved', (_, tokens, dollars, saved) => {
    const counted = dollarsFor({ ...plain, ...tokens }, price)

    expect(counted.dollars).toBeCloseTo(dollars, 10)
    expect(counted.saved).toBeCloseTo(saved, 10)
  })

  it.each([
    ['claude-haiku-5-5', 'claude', 100_000, 0.1, 0.5],
    ['gpt-6.2-sol', 'other', 272_000, 2, 4],
    ['gemini-2.5-pro', 'other', 200_000, 1.25, 2.5],
  ] as const)('is that of the upper band for the whole of a long request to %s', (model, family, above, low, high) => {
    const at = listed(model, family)

    expect(dollarsFor({ ...plain, input: above }, at).dollars).toBeCloseTo((above * low) / MILLION, 10)
    expect(dollarsFor({ ...plain, input: above + 1 }, at).dollars).toBeCloseTo(((above + 1) * high) / MILLION, 10)
  })

  it('counts what comes from the cache towards the band, and has output and cache at the upper band too', () => {
    const tokens = { input: 200_000, cacheRead: 150_000, cacheWrite: 40_000, output: 1000 }

    const { dollars } = dollarsFor(tokens, listed('claude-haiku-5-5', 'claude'))

    expect(dollars).toBeCloseTo((10_000 * 0.5 + 150_000 * 0.05 + 40_000 * 0.625 + 1000 * 2.5) / MILLION, 10)
  })
})

describe('what a request used', () => {
  const tokens = { input: 1000, cacheRead: 400, cacheWrite: 100, output: 50 }
  const counted = { requests: 1, waitedMs: 7, inputTokens: 1000, cachedTokens: 400, outputTokens: 50 }

  it('has dollars where the price is known', () => {
    const usage = usageFor(tokens, { price, waitedMs: 7 })

    expect(usage).toEqual({
      ...noUsage,
      ...counted,
      dollars: expect.closeTo((500 * 2 + 400 * 0.1 + 100 * 2.5 + 50 * 10) / MILLION, 10),
      savedDollars: expect.closeTo((400 * 1.9 - 100 * 0.5) / MILLION, 10),
    })
  })

  it('has unpriced tokens where it is not', () => {
    expect(usageFor(tokens, { price: undefined, waitedMs: 7 })).toEqual({
      ...noUsage,
      ...counted,
      unpricedTokens: 1050,
    })
  })
})
