import { describe, expect, it } from 'vitest'
import { UserError } from '../../../src/contracts/errors.ts'
import type { Price } from '../../../src/fixers/models/price-list.ts'
import { parsePrices } from '../../../src/fixers/models/price-overrides.ts'

describe('the input model-prices', () => {
  it.each<[string, Price]>([
    ['openai/m=2/10', { input: 2, output: 10, cacheRead: 2, cacheWrite: 2 }],
    ['openai/m=2/10/0.2', { input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2 }],
    ['openai/m=2/10/0.2/2.5', { input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2.5 }],
    [' openai/m = 2 / 10 ', { input: 2, output: 10, cacheRead: 2, cacheWrite: 2 }],
    ['openai/m=0/0', { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 }],
  ])('reads %s', (entry, expected) => {
    expect([...parsePrices([entry])]).toEqual([['openai/m', expected]])
  })

  it('takes a name with an equals sign, and the last price of a name', () => {
    expect([...parsePrices(['openai/a=b=1/2', 'openai/m=1/2', 'openai/m=3/4'])]).toEqual([
      ['openai/a=b', { input: 1, output: 2, cacheRead: 1, cacheWrite: 1 }],
      ['openai/m', { input: 3, output: 4, cacheRead: 3, cacheWrite: 3 }],
    ])
  })

  it('may be empty', () => {
    expect(parsePrices([]).size).toBe(0)
  })

  it.each([
    '',
    'openai/m',
    'openai/m=',
    'openai/m=2',
    'openai/m=2/',
    'openai/m=/10',
    'openai/m=2//0.2',
    'openai/m=2/10/',
    'openai/m=2/10/0.2/',
    'openai/m=2/10/0.2/2.5/1',
    'openai/m=-2/10',
    'openai/m=2/10/-0.2',
    'openai/m=two/10',
    'openai/m=2/ten',
    'openai/m=$2/$10',
    'openai/m=2,5/10',
    'openai/m=2/10 USD',
    'openai/m=Infinity/10',
    'openai/m=2/NaN',
    'openai/m:2/10',
    '=2/10',
    ' =2/10',
  ])('refuses %j, and says how it is written', entry => {
    const parse = () => parsePrices(['openai/other=1/2', entry])

    expect(parse).toThrow(UserError)
    expect(parse).toThrow(`Input model-prices: ${JSON.stringify(entry)} is not a price.`)
  })
})
