import { UserError } from '../../contracts/errors.ts'
import type { Price } from './price-list.ts'

/**
 * Parse the input `model-prices`: `provider/model=input/output[/cache read[/cache write]]`, in US dollars per million
 * tokens. Cached input costs as much as other input unless it has prices of its own.
 *
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
      const isValid = at > 0 && /^[a-z]+\/./.test(name) && numbers.length <= 4
      if (!isValid || ![input, output, cacheRead, cacheWrite].every(Number.isFinite)) {
        throw new UserError(
          `Input model-prices: ${JSON.stringify(entry)} is not a price.`,
          'Use provider/model=input/output/cache read/cache write in dollars per million tokens, such as openai/my-model=2/10/0.2.',
        )
      }
      return [name, { input, output, cacheRead, cacheWrite }]
    }),
  )
}
