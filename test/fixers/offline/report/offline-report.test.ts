import { expect, test } from 'vitest'
import type { Assignment } from '../../../../src/domain/model/assignment.ts'
import type { Candidate } from '../../../../src/fixers/offline/candidates/candidates.ts'
import type { Difference } from '../../../../src/fixers/offline/differences/differing-inputs.ts'
import { offlineAnalysis, offlineProposal } from '../../../../src/fixers/offline/report/offline-report.ts'

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
    offlineProposal(
      { candidate: CANDIDATE, green: 1, revealed: 0, at, isProved: true },
      { tried: 900, others: [], rejected: 0, differences: new Map(), place: '', isJudged: true },
      {
        clusters: [{ tests: ['t'] }],
      } as unknown as Assignment,
    ).confidence

  expect([of(1), of(600), of(601)]).toEqual([0.9, 0.9, 0.7])
})

test('a change is not called alone if others that the tests accept were rejected', () => {
  const { confidence, changes } = offlineProposal(
    { candidate: CANDIDATE, green: 1, revealed: 0, at: 1, isProved: true },
    { tried: 12, others: [], rejected: 1, differences: new Map(), place: '', isJudged: true },
    { clusters: [{ tests: ['t'] }] } as unknown as Assignment,
  )

  expect(confidence).toBeLessThan(0.9)
  expect(changes[0]?.why).toContain('1 other candidate of the 12 that were tried does so, too, and was rejected')
})

test.for([
  ['cart.py', 'Small changes are tried in cart.py: adds'],
  ['cart.rb', 'Hunks of the failing change are taken back in cart.rb: adds'],
])('the analysis says what is tried in %s', ([file, rootCause]) => {
  const assignment = { clusters: [{ title: 'adds', places: [] }] } as unknown as Assignment

  expect(offlineAnalysis(assignment, [file ?? '']).rootCause).toBe(rootCause)
})

test('a change that turns only a part of the tests green says how many are left', () => {
  const assignment = { clusters: [{ tests: ['t', 'u', 'v'] }] } as unknown as Assignment
  const improvement = { candidate: CANDIDATE, green: 1, revealed: 0, isProved: true }

  const proposal = offlineProposal(
    improvement,
    { tried: 5, others: [], rejected: 0, differences: new Map(), place: '', isJudged: true },
    assignment,
  )

  expect(proposal.confidence).toBe(0.3)
  expect(proposal.leftUndone).toMatch(/^2 other failing tests of this cause\. .+ is often no fix/)
})

test.for<readonly [candidate: Partial<Candidate>, isJudged: boolean, confidence: number, doubt: RegExp]>([
  [{}, true, 0.9, /^$/],
  [{ operator: 'off-by-one', to: 8, insert: 'a.length' }, true, 0.9, /^$/],
  [{ operator: 'off-by-one', to: 1, insert: '(a - 1)' }, true, 0.7, /^$/],
  [{ operator: 'built-guard' }, true, 0.3, /^It was built from the values in the tests: /],
  [{ isSpecial: true }, true, 0.3, /^It brings in an input of the failing tests/],
  [{ parts: [CANDIDATE, CANDIDATE] }, true, 0.3, /^No single change turns the tests green\./],
  [{ operator: 'negation' }, true, 0.9, /^$/],
  [{ operator: 'negation' }, false, 0.4, /^It turns a condition round, and few other changes were tried/],
  [{}, false, 0.7, /^$/],
])(
  'a change %o, judged by a process: %s, has a confidence of %d, and says why',
  ([rest, isJudged, confidence, doubt]) => {
    const assignment = { clusters: [{ tests: ['t'] }] } as unknown as Assignment
    const improvement = { candidate: { ...CANDIDATE, ...rest }, green: 1, revealed: 0, isProved: true }

    const proposal = offlineProposal(
      improvement,
      { tried: 5, others: [], rejected: 0, differences: new Map(), place: '', isJudged },
      assignment,
    )

    expect(proposal.confidence).toBe(confidence)
    expect(proposal.alternatives).toMatch(doubt)
  },
)

const value = (text: string) => ({ kind: 'value', text }) as const
const SAME = { differs: false, inputs: 30 }

test.for<readonly [name: string, differences: readonly (Difference | undefined)[], text: RegExp]>([
  [
    'those that are known to differ come first',
    [
      undefined,
      {
        at: { call: 'f(1)', own: value('2'), other: { kind: 'error', text: 'KeyError: 4' } },
        differs: true,
        inputs: 9,
      },
    ],
    /^The failing tests also pass if you do 1 in `a\.py:1` \(or make one other change\)\. Then `f\(1\)` throws `KeyError: 4`, and with this fix it gives `2`: which is right\?$/,
  ],
  [
    'one does not end',
    [{ at: { call: 'f(1)', own: value('2'), other: { kind: 'endless', text: '' } }, differs: true, inputs: 9 }],
    /if you do 0 in `a\.py:1`\. Then `f\(1\)` does not end in time, and with this fix it gives `2`: which is right\?$/,
  ],
  [
    'all the same',
    [SAME, { ...SAME, inputs: 20 }],
    /if you do 0 in `a\.py:1` \(or make one other change\), with the same results for 20 inputs near those of the tests\.$/,
  ],
  ['they differ where it cannot be shown', [{ differs: true, inputs: 30 }], /also pass if you do 0 in `a\.py:1`\.$/],
  ['too few inputs', [{ ...SAME, inputs: 9 }], /also pass if you do 0 in `a\.py:1`\.$/],
  [
    'not all of them were compared',
    [SAME, undefined],
    /also pass if you do 0 in `a\.py:1` \(or make one other change\)\.$/,
  ],
  ['more than fit', Array<undefined>(5).fill(undefined), /do 0 in `a\.py:1` \(or make any of 4 others\)\.$/],
])('other changes that the tests accept: %s', ([, differences, text]) => {
  const others = differences.map((_, at) => ({
    candidate: { ...CANDIDATE, what: `do ${at}` },
    green: 1,
    revealed: 0,
    isProved: true,
  }))
  const known = others.flatMap(({ candidate }, at) => {
    const difference = differences[at]
    return difference === undefined ? [] : [[candidate, difference] as const]
  })
  const assignment = { clusters: [{ tests: ['t'] }] } as unknown as Assignment

  const { alternatives } = offlineProposal(
    { candidate: CANDIDATE, green: 1, revealed: 0, isProved: true },
    { tried: 5, others, rejected: 0, differences: new Map(known), place: '', isJudged: true },
    assignment,
  )

  expect(alternatives).toMatch(text)
})
