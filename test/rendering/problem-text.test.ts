import { expect, it } from 'vitest'
import { problemText } from '../../src/rendering/problem-text.ts'

it.each([
  ['both values', 'assertion failed\n  left: 1\n right: 2', '', 'expected 2, got 1'],
  ['the first line of a message without values', 'TypeError: no\nmore', '', 'TypeError: no'],
  ['what a line announces', 'true: Value is not `true`:\n\nfalse', '', 'true: Value is not \\`true\\`: false'],
  ['nothing where the title says it', 'a.ts:1:2: no', 'tsc a.ts:1:2: no', ''],
  ['nothing for no message', '', 'total', ''],
])('a line on a problem has %s', (_, message, title, text) => {
  expect(problemText(message, { title })).toBe(text)
})
