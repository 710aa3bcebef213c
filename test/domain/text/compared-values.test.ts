import { expect, it } from 'vitest'
import { comparedValues } from '../../../src/domain/text/compared-values.ts'

it('the values of a comparison are found behind very many empty lines', () => {
  const text = `${' \n'.repeat(100_000)}AssertionError: expected 1 to be 2`

  expect(comparedValues(text)).toEqual({ expected: '2', actual: '1' })
})

it.each([
  'assertion `left != right` failed\n  left: 1\n right: 1',
  "thread 'a' panicked at src/lib.rs:2:5:\nassertion `left != right` failed: told\n  left: 1\n right: 1",
  'assertion failed: `(left != right)`\n  left: `1`,\n right: `1`',
  'AssertionError: expected null not to be null',
  'expected 3 not to be 3 // Object.is equality',
  'expected [ 1, 2 ] not to include 2',
  'AssertionError: 1 == 1',
  "AssertionError: 'a' == 'a' : a message",
  'AssertionError [ERR_ASSERTION]: 1 != 1',
])('none is expected where any other one is fine: %j', text => {
  expect(comparedValues(text)).toBeUndefined()
})

it.each([
  ['AssertionError: 1 == 2', { expected: '2', actual: '1' }],
  ['AssertionError: 1 != 2', { expected: '2', actual: '1' }],
  ['expected "does not" to be "not"', { expected: '"not"', actual: '"does not"' }],
])('the values of %j are those of both sides', (text, values) => {
  expect(comparedValues(text)).toEqual(values)
})

it.each([
  ['ava, as its TAP has it', 'is: Difference (- actual, + expected):\n- 4\n+ 0', { expected: '0', actual: '4' }],
  [
    'node, with a text of several lines',
    "Expected values to be strictly equal:\n+ actual - expected\n\n+ '<ul>\\n</ul>\\n'\n- '<ul>\\n' +\n-   '<li>one</li>\\n' +\n-   '</ul>\\n'",
    { expected: "'<ul>\\n<li>one</li>\\n</ul>\\n'", actual: "'<ul>\\n</ul>\\n'" },
  ],
  [
    'node, with lines that both have',
    "+ actual - expected\n\n  'same\\n' +\n+   'b\\n' +\n-   'c\\n' +\n    'end'",
    { expected: "'c\\n' +", actual: "'b\\n' +" },
  ],
])('the values of a diff: %s', (_, text, values) => {
  expect(comparedValues(text)).toEqual(values)
})
