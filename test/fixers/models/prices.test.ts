import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { priceListText } from '../../../scripts/price-table.ts'
import { PriceList } from '../../../src/fixers/models/price-list.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const TABLE = readFileSync(join(ROOT, 'scripts', 'prices.yaml'), 'utf8')
const JSON_FILE = readFileSync(join(ROOT, 'src', 'fixers', 'models', 'prices.json'), 'utf8')

const VENDOR = `date: 2026-01-31
vendors:
  - vendor: A
    family: other
    source: https://a.example.com/pricing
    window: 1000
    longestAnswer: 100
    efforts: [low]
    long: { above: 500, inputFactor: 2, outputFactor: 1.5 }
    models:
`

function listed(row: string): PriceList['models']['other'][string] | undefined {
  const list = PriceList.parse(JSON.parse(priceListText(`${VENDOR}      m: ${row}`)))
  return list.models.other.m
}

describe('prices.json', () => {
  it('is as `npm run prices` writes it', () => {
    expect(JSON_FILE).toBe(priceListText(TABLE))
  })

  it('has a date, a source for each vendor, and sorted names', () => {
    const { date, sources, models } = PriceList.parse(JSON.parse(JSON_FILE))

    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(sources.length).toBeGreaterThanOrEqual(4)
    for (const family of [models.claude, models.other])
      expect(Object.keys(family)).toEqual(Object.keys(family).toSorted())
  })
})

describe('a row of the price table', () => {
  it('has the limits and the band of its vendor', () => {
    expect(listed('{ price: [2, 1.2, 0.1, 2.5] }')).toEqual({
      price: {
        input: 2,
        output: 1.2,
        cacheRead: 0.1,
        cacheWrite: 2.5,
        long: { above: 500, price: { input: 4, output: 1.8, cacheRead: 0.2, cacheWrite: 5 } },
      },
      window: 1000,
      longestAnswer: 100,
      efforts: ['low'],
    })
  })

  it('overrides them', () => {
    const row = '{ price: [2, 10, 0.1, 2.5], long: none, window: 2000, efforts: [], noThinking: disabled }'

    expect(listed(row)).toEqual({
      price: { input: 2, output: 10, cacheRead: 0.1, cacheWrite: 2.5 },
      window: 2000,
      longestAnswer: 100,
      efforts: [],
      noThinking: 'disabled',
    })
  })

  it.each([
    ['a price is missing', '{ price: [2, 10, 0.1] }'],
    ['a price is negative', '{ price: [2, -10, 0.1, 2.5] }'],
    ['a price is text', '{ price: [2, ten, 0.1, 2.5] }'],
    ['a key is unknown', '{ price: [2, 10, 0.1, 2.5], discount: 1 }'],
    ['an effort is unknown', '{ price: [2, 10, 0.1, 2.5], efforts: [huge] }'],
    ['the name recurs', '{ price: [1, 1, 1, 1] }\n      m: { price: [2, 2, 2, 2] }'],
  ])('is refused if %s', (_, row) => {
    expect(() => listed(row)).toThrow()
  })

  it('is refused if two vendors list the same model', () => {
    const twice = `${VENDOR}      m: { price: [1, 1, 1, 1] }\n${VENDOR.split('\n').slice(2).join('\n')}      m: { price: [2, 2, 2, 2] }`

    expect(() => priceListText(twice)).toThrow('m is listed twice')
  })
})
