import { describe, expect, it } from 'vitest'
import { similarity } from '../../../src/domain/model/cluster.ts'
import { type Situation, strategyFor } from '../../../src/domain/workflow/strategy.ts'

describe('the strategy', () => {
  it.each<[string, string, Partial<Situation>]>([
    ['surgical', 'after a regression', { regressed: true }],
    ['surgical', 'after a fall of more than ten points', { drop: 0.11 }],
    ['conservative', 'after a fall of ten points exactly', { drop: 0.1 }],
    ['aggressive', 'from the third iteration, above 80 %, for failures that are alike', alike()],
    ['conservative', 'in the second iteration', { ...alike(), iteration: 2 }],
    ['conservative', 'at 80 % exactly', { ...alike(), passRate: 0.8 }],
    ['conservative', 'for failures that are alike by 0.7 exactly', { ...alike(), similarity: 0.7 }],
    ['surgical', 'after a regression, even where aggressive would hold', { ...alike(), regressed: true }],
    ['surgical', 'after a fall, even where aggressive would hold', { ...alike(), drop: 0.2 }],
    ['conservative', 'in the beginning', {}],
  ])('is %s %s', (expected, _, change) => {
    const situation = { iteration: 1, passRate: 0.5, regressed: false, drop: 0, similarity: 0, ...change }

    expect(strategyFor(situation)).toBe(expected)
  })
})

describe('the similarity of two signatures', () => {
  it.each([
    ['of the same text is 1', 'TypeError | x is undefined | src/a.ts', 'TypeError | x is undefined | src/a.ts', 1],
    ['of two that share no word is 0', 'TypeError | a', 'RangeError | b', 0],
    ['is the share of common words', 'a b c', 'b c d', 0.5],
    ['does not depend on order or repetition', 'a b b', 'b a', 1],
    ['counts words of any script', 'größer als', 'größer', 0.5],
    ['of nothing with nothing is 1', '', '', 1],
    ['of something with nothing is 0', 'a', '', 0],
  ])('%s', (_, a, b, expected) => {
    expect(similarity(a, b)).toBe(expected)
    expect(similarity(b, a)).toBe(expected)
  })
})

function alike(): Partial<Situation> {
  return { iteration: 3, passRate: 0.81, similarity: 0.71 }
}
