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
  ['testify', printed('        \tError Trace:\ta_test.go:35', '        \tError:      \tNot equal: '), 'Not equal:'],
] as const)('the reason that %s prints below the location is the message', ([, output, message]) => {
  expect(goFailure(output)).toEqual({ message })
})
