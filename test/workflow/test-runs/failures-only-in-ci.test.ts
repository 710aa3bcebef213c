import { atOnce } from '../../at-once.ts'
import { expect, it } from 'vitest'
import { type CaseStatus, type TestCase, testKey } from '../../../src/domain/model/test-case.ts'
import { failuresOnlyInCi, onlyInCiNotes } from '../../../src/workflow/test-runs/failures-only-in-ci.ts'

const REFUSED = 'connect ECONNREFUSED 127.0.0.1:5432'

it.each<[what: string, inCi: string, here: TestCase[], isOnlyInCi: boolean]>([
  ['has no result here', 'expected 3, got 4', [], true],
  ['is skipped here', 'expected 3, got 4', [caseOf('skipped')], true],
  ['fails here since a service is missing', 'expected 3, got 4', [caseOf('failed', REFUSED)], true],
  ['fails here and in CI since a service is missing', REFUSED, [caseOf('failed', REFUSED)], false],
  ['fails here as it does in CI', 'expected 3, got 4', [caseOf('failed', 'expected 3, got 4')], false],
  ['fails here in another way', 'expected 3, got 4', [caseOf('failed', 'expected 3, got 5')], false],
  ['passes here', 'expected 3, got 4', [caseOf('passed')], false],
])('a test that CI reported and that %s', (_, message, here, isOnlyInCi) => {
  const found = atOnce(
    failuresOnlyInCi([caseOf('failed', message, 'packages/shop/store.test.js')], {
      here: new Map(here.map(each => [testKey(each.id), each])),
      unfetched: [],
      inProject: file => file,
    }),
  )

  expect(found.map(({ problem }) => problem.message)).toEqual(isOnlyInCi ? [message] : [])
  // It goes by the name that it has here.
  expect(found.map(({ id }) => id.file)).toEqual(
    isOnlyInCi ? [here.length === 0 ? 'packages/shop/store.test.js' : 'store.test.js'] : [],
  )
  expect(onlyInCiNotes(found).length).toBe(isOnlyInCi ? 1 : 0)
})

function caseOf(status: CaseStatus, message = '', file = 'store.test.js'): TestCase {
  const id = { framework: 'node', file, suite: [], name: 'stores' }
  const problems = status === 'failed' ? [{ kind: 'error' as const, type: 'Error', message, stack: '' }] : []
  return { id, status, durationMs: 1, problems }
}
