import { expect, test } from 'vitest'
import { goFailure } from '../../../src/test-reports/dialects/go.ts'

/** What go test prints of a failure by a library: the location with an empty message, and the reason below it. */
const printed = (...lines: readonly string[]) =>
  ['=== RUN   TestA', '    a_test.go:35: ', ...lines, '--- FAIL: TestA (0.00s)', ''].join('\n')

test.for([
  [
    'quicktest',
    printed('        error:', '          values are not equal', '        got:', '          int(10)'),
    'values are not equal',
  ],
  [
    'quicktest with a comment',
    printed('        comment:', '          zero', '        error:', '          got non-nil error'),
    'got non-nil error',
  ],
  [
    'gomega',
    printed('        Expected', '            <int>: 3', '        to equal', '            <int>: 4'),
    'Expected\n    <int>: 3\nto equal\n    <int>: 4',
  ],
  ['testify', printed('        \tError Trace:\ta_test.go:35', '        \tError:      \tNot equal: '), 'Not equal:'],
] as const)('the reason that %s prints below the location is the message', ([, output, message]) => {
  expect(goFailure(output)).toEqual({ message })
})

test('what follows a line that ends in a colon is a part of the message', () => {
  const diff =
    '=== RUN   TestA\n    a_test.go:35: mismatch (-want +got):\n          Parcel{\n        - \tDims: 1,\n        + \tDims: 2,\n          }\n    a_test.go:36: other\n'

  expect(goFailure(diff).message).toBe('mismatch (-want +got):\n  Parcel{\n- \tDims: 1,\n+ \tDims: 2,\n  }')
})
