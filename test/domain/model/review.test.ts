import { describe, expect, it } from 'vitest'
import { demandsOf, Review } from '../../../src/domain/model/review.ts'
import { finding, review } from '../states.ts'

const high = finding()
const medium = finding({ severity: 'medium', what: 'It is done twice.' })
const low = finding({ severity: 'low', what: 'It is long.' })

describe('a review demands', () => {
  it.each<[string, Review | undefined, string, (typeof high)[]]>([
    ['nothing when there was none', undefined, 'tip', []],
    ['nothing when it approves', review(), 'tip', []],
    ['nothing when nobody could look', review([], { verdict: 'none', reason: 'no answer' }), 'tip', []],
    ['nothing by what is of medium or low severity', review([medium, low]), 'tip', []],
    ['what is of high severity', review([low, high, medium]), 'tip', [high]],
    ['all of that', review([high, { ...high, line: 9 }]), 'tip', [high, { ...high, line: 9 }]],
    ['nothing of a commit that it did not see', review([high]), 'later', []],
  ])('%s', (_, newest, tip, demands) => {
    expect(demandsOf(newest, tip)).toEqual(demands)
  })
})

it('a review of which little was kept is one without findings that cost nothing', () => {
  const kept = Review.parse({ sha: 'tip', by: 'critic', verdict: 'approved' })

  expect(kept).toMatchObject({ reason: '', findings: [], usage: { requests: 0 }, transcripts: [] })
})
