import { expect, test } from 'vitest'
import type { Candidate } from '../../../../src/fixers/offline/candidates/candidates.ts'
import { besideBest } from '../../../../src/fixers/offline/search/beside-best.ts'

function candidate(insert: string, place: Partial<Candidate> = {}): Candidate {
  const change = { operator: 'comparison', from: 4, to: 6, insert, what: insert } as const
  return { ...change, file: 'a.go', line: 1, symbol: '', result: insert, score: 1, restores: false, ...place }
}

test('what is at the place of the best one and was not tried is listed, up to a few', () => {
  const [best, tried, next] = [candidate('<'), candidate('<='), candidate('!=')]
  const elsewhere = [candidate('x', { from: 5 }), candidate('x', { to: 7 }), candidate('x', { file: 'b.go' })]
  const dangerous = candidate('os.Remove(name)')
  const more = ['==', '>', '>=', '==='].map(insert => candidate(insert))

  const found = besideBest(best, [tried, best, ...elsewhere, dangerous, next, ...more], new Set([best, tried]))

  expect(found.map(each => each.candidate.insert)).toEqual(['!=', '==', '>', '>='])
})
