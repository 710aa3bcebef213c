import { describe, expect, it } from 'vitest'
import { noUsage, spentTogether, sumOf, tokensOf, Usage, usageOf } from '../../../src/domain/model/usage.ts'
import { usage } from '../states.ts'

const one: Usage = {
  requests: 1,
  waitedMs: 2,
  inputTokens: 3,
  cachedTokens: 4,
  outputTokens: 5,
  dollars: 0.5,
  savedDollars: 0.25,
  unpricedTokens: 6,
}
const twice: Usage = {
  requests: 2,
  waitedMs: 4,
  inputTokens: 6,
  cachedTokens: 8,
  outputTokens: 10,
  dollars: 1,
  savedDollars: 0.5,
  unpricedTokens: 12,
}

describe('what was used', () => {
  it.each<[string, Usage[], Usage]>([
    ['of nothing is nothing', [], noUsage],
    ['of one is that', [one], one],
    ['is added up in each of its parts', [one, one], twice],
    ['does not change by nothing', [noUsage, one, noUsage], one],
  ])('%s', (_, usages, sum) => {
    expect(sumOf(usages)).toEqual(sum)
  })

  it('stays what it was when it is added up', () => {
    const first = { ...one }

    sumOf([first, one])

    expect(first).toEqual(one)
    expect(noUsage).toEqual(usage({}))
  })

  it('of input and output is told together: the cache is a part of the input', () => {
    expect(tokensOf(usage({ inputTokens: 300, cachedTokens: 200, outputTokens: 50 }))).toBe(350)
  })

  it('by a version that knew no prices cost nothing that is known', () => {
    const { dollars: _, savedDollars: __, unpricedTokens: ___, ...before } = one

    expect(Usage.parse(before)).toEqual({ ...one, dollars: 0, savedDollars: 0, unpricedTokens: 0 })
  })
})

describe('what was used by each role', () => {
  it('is all roles together', () => {
    expect(usageOf({ spending: { analyst: one, fixer: one } })).toEqual(twice)
    expect(usageOf({ spending: {} })).toEqual(noUsage)
  })

  it('is added up role by role', () => {
    expect(spentTogether([{ analyst: one }, { fixer: one }, { fixer: one, reviewer: one }])).toEqual({
      analyst: one,
      fixer: twice,
      reviewer: one,
    })
  })

  it('leaves out a role that used nothing', () => {
    expect(spentTogether([{}, { fixer: one }])).toEqual({ fixer: one })
    expect(spentTogether([])).toEqual({})
  })
})
