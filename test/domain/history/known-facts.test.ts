import { expect, it } from 'vitest'
import { knownFacts } from '../../../src/domain/history/known-facts.ts'
import { Cluster } from '../../../src/domain/model/cluster.ts'
import { attempt, at, key, start } from '../states.ts'

const cluster = (id: string, change: object = {}) =>
  Cluster.parse({
    id,
    signature: id,
    title: `title of ${id}`,
    criticality: 'medium',
    tests: [],
    suspects: [],
    ...change,
  })
const summary = { rootCause: 'r', changes: [], affectedTests: [], confidence: 1 }

it('a fixer learns what the run found out beside its own clusters', () => {
  const state = {
    ...at({ at: 'choosing' }),
    flaky: [key('red')],
    clusters: [
      cluster('c1'),
      cluster('c2', { pattern: 'connection', suggestion: 'Start the service.' }),
      cluster('c3', { pattern: 'assertion' }),
    ],
    attempts: [
      attempt({
        iteration: 1,
        clusters: ['c3'],
        result: 'pass',
        commit: 'a',
        files: ['src/a.ts'],
        proposal: { ...summary, summary: 'Add', leftUndone: '' },
      }),
      attempt({ iteration: 2, clusters: ['c2'], result: 'refused', reason: 'package.json may not be edited.' }),
      attempt({ iteration: 3, clusters: ['c1'], result: 'refused', reason: 'Its own.' }),
      attempt({ iteration: 4, clusters: ['c3'], result: 'fail', reason: 'Still failing.' }),
    ],
  }

  expect(knownFacts(state, ['c1'])).toEqual([
    'Fixed on this branch already: Add (src/a.ts).',
    expect.stringMatching(/^Flaky, passes and fails on the same code: .*red\.$/),
    'Not caused by the code: title of c2. Start the service.',
    'Refused: package.json may not be edited.',
  ])
})

it('and not what was reverted, or more than a few of a kind', () => {
  const reverted = attempt({
    clusters: ['c2'],
    result: 'pass',
    commit: 'a',
    revert: 'b',
    proposal: { ...summary, summary: 'Add', leftUndone: '' },
  })
  const refused = Array.from({ length: 9 }, (_, index) =>
    attempt({ iteration: index + 2, clusters: ['c2'], result: 'refused', reason: `No ${index}.` }),
  )

  expect(knownFacts({ ...start(), attempts: [reverted, ...refused] }, ['c1'])).toEqual(
    [4, 5, 6, 7, 8].map(index => `Refused: No ${index}.`),
  )
})
