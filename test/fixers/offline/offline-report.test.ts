import { expect, test } from 'vitest'
import type { Assignment } from '../../../src/domain/model/assignment.ts'
import type { Candidate } from '../../../src/fixers/offline/candidates.ts'
import { offlineProposal } from '../../../src/fixers/offline/offline-report.ts'

const CANDIDATE: Candidate = {
  file: 'a.py',
  line: 1,
  symbol: '',
  from: 0,
  to: 1,
  insert: 'b',
  what: 'replace `a` by `b`',
  score: 1,
  operator: 'comparison',
  result: 'b',
  restores: false,
}

test('a change that is alone and comes late is trusted less', () => {
  const of = (at: number) =>
    offlineProposal({ candidate: CANDIDATE, green: 1, revealed: 0, at, isProved: true }, { tried: 900, others: [] }, {
      clusters: [{ tests: ['t'] }],
    } as unknown as Assignment).confidence

  expect([of(1), of(600), of(601)]).toEqual([0.9, 0.9, 0.7])
})

test.for<readonly [candidate: Partial<Candidate>, confidence: number, doubt: RegExp]>([
  [{}, 0.9, /^$/],
  [{ operator: 'built-guard' }, 0.3, /^It was built from the values in the tests: /],
  [{ isSpecial: true }, 0.3, /^It brings in an input of the failing tests/],
])('a change %o has a confidence of %d, and says why', ([rest, confidence, doubt]) => {
  const assignment = { clusters: [{ tests: ['t'] }] } as unknown as Assignment
  const improvement = { candidate: { ...CANDIDATE, ...rest }, green: 1, revealed: 0, isProved: true }

  const proposal = offlineProposal(improvement, { tried: 5, others: [] }, assignment)

  expect(proposal.confidence).toBe(confidence)
  expect(proposal.alternatives).toMatch(doubt)
})
