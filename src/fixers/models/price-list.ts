import { z } from 'zod'
import { EFFORTS } from '../../domain/model/usage.ts'

/** Prices in US dollars per million tokens. */
const Rate = z.strictObject({
  input: z.number().nonnegative(),
  output: z.number().nonnegative(),
  /** Input read from the provider's cache. */
  cacheRead: z.number().nonnegative(),
  /** Input written to the provider's cache. */
  cacheWrite: z.number().nonnegative(),
})

export const Price = Rate.extend({
  /** Prices of a whole request with more than `above` input tokens. */
  long: z.strictObject({ above: z.int().positive(), price: Rate }).readonly().optional(),
}).readonly()
export type Price = z.infer<typeof Price>

const ListedModel = z
  .strictObject({
    price: Price,
    /** Tokens that a request and its answer may have together. */
    window: z.int().positive(),
    /** Tokens that an answer may have. */
    longestAnswer: z.int().positive(),
    /** Accepted effort levels; empty if the model takes none. */
    efforts: z.array(z.enum(EFFORTS)).readonly(),
    /** The API's value that switches a Claude model's thinking off, if it can be switched off. */
    noThinking: z.enum(['disabled', 'between_tools']).optional(),
  })
  .readonly()

/** The form of prices.json: list prices and limits by model name, as of `date`. */
export const PriceList = z.strictObject({
  date: z.iso.date(),
  sources: z.array(z.url()),
  models: z.strictObject({
    /** Claude models, which speak the Messages API. */
    claude: z.record(z.string(), ListedModel),
    other: z.record(z.string(), ListedModel),
  }),
})
export type PriceList = z.infer<typeof PriceList>
