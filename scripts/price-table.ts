import { parse } from 'yaml'
import { z } from 'zod'
import { EFFORTS } from '../src/domain/model/usage.ts'
import { PriceList } from '../src/fixers/models/price-list.ts'

const Dollars = z.number().nonnegative()
/** Input, output, cache read, cache write. */
const Row = z.tuple([Dollars, Dollars, Dollars, Dollars])
type Row = z.infer<typeof Row>

const Limits = z.object({
  window: z.int().positive(),
  longestAnswer: z.int().positive(),
  efforts: z.array(z.enum(EFFORTS)),
})

const Model = Limits.partial()
  .extend({
    price: Row,
    long: z.union([z.literal('none'), z.strictObject({ above: z.int().positive(), price: Row })]).optional(),
    noThinking: z.enum(['disabled', 'between_tools']).optional(),
  })
  .strict()
type Model = z.infer<typeof Model>

const Vendor = Limits.extend({
  vendor: z.string(),
  family: z.enum(['claude', 'other']),
  source: z.url(),
  /** Long requests of all its models cost this many times as much. */
  long: z
    .strictObject({
      above: z.int().positive(),
      inputFactor: z.number().positive(),
      outputFactor: z.number().positive(),
    })
    .optional(),
  models: z.record(z.string().regex(/^[a-z0-9][a-z0-9.-]*$/), Model),
}).strict()
type Vendor = z.infer<typeof Vendor>

const Table = z.strictObject({ date: z.iso.date(), vendors: z.array(Vendor) })

/**
 * Make the text of prices.json from the table of list prices: checked, sorted by name.
 *
 * @throws ZodError, or Error for a model that is listed twice
 */
export function priceListText(yaml: string): string {
  const { date, vendors } = Table.parse(parse(yaml))
  const models: PriceList['models'] = {
    claude: modelsOf(vendors.filter(({ family }) => family === 'claude')),
    other: modelsOf(vendors.filter(({ family }) => family === 'other')),
  }
  const list = PriceList.parse({ date, sources: vendors.map(({ source }) => source).toSorted(), models })
  return `${JSON.stringify(list, undefined, 2)}\n`
}

function modelsOf(vendors: readonly Vendor[]): PriceList['models']['claude'] {
  const rows = vendors.flatMap(vendor =>
    Object.entries(vendor.models).map(([name, model]) => ({ name, model, vendor })),
  )
  const names = rows.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`${twice} is listed twice`)
  const sorted = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return Object.fromEntries(sorted.map(({ name, model, vendor }) => [name, listed(model, vendor)]))
}

function listed(model: Model, vendor: Vendor): PriceList['models']['claude'][string] {
  const { window, longestAnswer, efforts } = { ...vendor, ...model }
  const long = longOf(model, vendor)
  const price = { ...rateOf(model.price), ...(long === undefined ? {} : { long }) }
  const { noThinking } = model
  return { price, window, longestAnswer, efforts, ...(noThinking === undefined ? {} : { noThinking }) }
}

function longOf({ price, long: own }: Model, { long: factors }: Vendor) {
  if (own === 'none') return undefined
  if (own !== undefined) return { above: own.above, price: rateOf(own.price) }
  if (factors === undefined) return undefined
  const { above, inputFactor, outputFactor } = factors
  const [input, output, cacheRead, cacheWrite] = price
  const row: Row = [input * inputFactor, output * outputFactor, cacheRead * inputFactor, cacheWrite * inputFactor]
  return { above, price: rateOf(row) }
}

function rateOf([input, output, cacheRead, cacheWrite]: Row) {
  return { input: exact(input), output: exact(output), cacheRead: exact(cacheRead), cacheWrite: exact(cacheWrite) }
}

/** Remove the error of binary fractions: 1.5 × 1.2 is 1.8. */
function exact(dollars: number): number {
  return Number(dollars.toPrecision(12))
}
