import { noUsage, type Usage } from '../../domain/model/usage.ts'
import { UserError } from '../../contracts/errors.ts'
import type { Price } from './model-catalog.ts'

export const MILLION = 1_000_000

/** Tokens of one request. `input` is all that was sent: what the cache gave and took is a part of it. */
export interface Tokens {
  readonly input: number
  readonly cacheRead: number
  readonly cacheWrite: number
  readonly output: number
}

/** The prices of a request with so much input. */
export function rateAt(price: Price, input: number): Omit<Price, 'long'> {
  return price.long !== undefined && input > price.long.above ? price.long.price : price
}

/** What one request cost in US dollars, and how much more it would have cost without the cache. */
export function dollarsFor(tokens: Tokens, price: Price): { dollars: number; saved: number } {
  const { input, output, cacheRead, cacheWrite } = rateAt(price, tokens.input)
  const plain = tokens.input - tokens.cacheRead - tokens.cacheWrite
  const dollars =
    (plain * input + tokens.cacheRead * cacheRead + tokens.cacheWrite * cacheWrite + tokens.output * output) / MILLION
  const uncached = (tokens.input * input + tokens.output * output) / MILLION
  return { dollars, saved: uncached - dollars }
}

/** What one request used; without a price its tokens count as unpriced. */
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

/**
 * Reads the input `model-prices`: `provider/model=input/output[/cache read[/cache write]]`, in US dollars per million
 * tokens. Without prices for the cache, what goes through it costs as much as any input.
 * @throws UserError
 */
export function parsePrices(entries: readonly string[]): ReadonlyMap<string, Price> {
  return new Map(
    entries.map(entry => {
      const at = entry.lastIndexOf('=')
      const name = entry.slice(0, at).trim()
      const numbers = entry
        .slice(at + 1)
        .split('/')
        .map(text => (/^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN))
      const [input = Number.NaN, output = Number.NaN, cacheRead = input, cacheWrite = input] = numbers
      const isRight = at > 0 && /^[a-z]+\/./.test(name) && numbers.length <= 4
      if (!isRight || ![input, output, cacheRead, cacheWrite].every(Number.isFinite)) {
        throw new UserError(
          `Input model-prices: ${JSON.stringify(entry)} is not a price.`,
          'Use provider/model=input/output/cache read/cache write in dollars per million tokens, such as openai/my-model=2/10/0.2.',
        )
      }
      return [name, { input, output, cacheRead, cacheWrite }]
    }),
  )
}
