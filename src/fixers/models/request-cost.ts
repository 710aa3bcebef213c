import { noUsage, type Usage } from '../../domain/model/usage.ts'
import type { Price } from './price-list.ts'

export const MILLION = 1_000_000

/** Tokens of one request. `input` includes what the cache read and wrote. */
export interface Tokens {
  readonly input: number
  readonly cacheRead: number
  readonly cacheWrite: number
  readonly output: number
}

/** Choose the price band for a request with so many input tokens. */
export function rateAt(price: Price, input: number): Omit<Price, 'long'> {
  return price.long !== undefined && input > price.long.above ? price.long.price : price
}

/** Compute the cost of one request in US dollars, and how much the cache saved. */
export function dollarsFor(tokens: Tokens, price: Price): { dollars: number; saved: number } {
  const { input, output, cacheRead, cacheWrite } = rateAt(price, tokens.input)
  const plain = tokens.input - tokens.cacheRead - tokens.cacheWrite
  const dollars =
    (plain * input + tokens.cacheRead * cacheRead + tokens.cacheWrite * cacheWrite + tokens.output * output) / MILLION
  const uncached = (tokens.input * input + tokens.output * output) / MILLION
  return { dollars, saved: uncached - dollars }
}

/** Make the usage of one request; without a price its tokens count as unpriced. */
export function usageFor(tokens: Tokens, { price, waitedMs }: { price: Price | undefined; waitedMs: number }): Usage {
  const counted = {
    ...noUsage,
    requests: 1,
    waitedMs,
    inputTokens: tokens.input,
    cachedTokens: tokens.cacheRead,
    outputTokens: tokens.output,
  }
  if (price === undefined) return { ...counted, unpricedTokens: tokens.input + tokens.output }
  const { dollars, saved } = dollarsFor(tokens, price)
  return { ...counted, dollars, savedDollars: saved }
}
