import { expect, test } from 'vitest'
import { withLines } from '../../src/test-reports/junit/message-lines.ts'

test.for<readonly [what: string, message: string, text: string, whole: string]>([
  [
    'has the line ends of the text, without its indentation',
    'expected: 6      got: 5  (by ==)',
    'Failure:\n\n  expected: 6\n       got: 5\n  (by ==)\n  at a.rb:3',
    'expected: 6\n     got: 5\n(by ==)',
  ],
  [
    'is as it is where the text has it in one line',
    'expected 6 to be 5',
    'Error: expected 6 to be 5\n  at a',
    'expected 6 to be 5',
  ],
  ['is as it is where the text says something else', 'expected 6', 'no\nexpected 7', 'expected 6'],
  ['is as it is without a text', 'expected 6', '', 'expected 6'],
  ['is as it is with line ends of its own', 'a b\nc', 'a\nb\nc', 'a b\nc'],
])('a message of an attribute %s', ([, message, text, whole]) => {
  expect(withLines(message, text)).toBe(whole)
})
