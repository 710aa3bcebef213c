import { describe, expect, it } from 'vitest'
import { replaceExpected } from '../../src/syntax/replace-expected.ts'

const replaced = (text: string, expected: string, actual: string, line = 1) =>
  replaceExpected(text, { line, expected, actual })

describe('the expected value of an assertion', () => {
  it.each([
    ['a number', 'expect(size()).toBe(20)', '20', '50', 'expect(size()).toBe(50)'],
    ['a negative number', 'assert f(1) == -20', '-20', '1.5', 'assert f(1) == 1.5'],
    ['a boolean', 'assert is_open() == True', 'True', 'False', 'assert is_open() == False'],
    [
      'a text, in its own quotes',
      "expect(hi()).toBe('Hello')",
      '"Hello"',
      '"Good day"',
      "expect(hi()).toBe('Good day')",
    ],
    ['a few lines below', 'assert.equal(\n  f(1),\n  20,\n)', '20', '50', 'assert.equal(\n  f(1),\n  50,\n)'],
  ])('is replaced: %s', (_, text, expected, actual, after) => {
    expect(replaced(text, expected, actual)).toBe(after)
  })

  it.each([
    ['it stands there twice', 'expect(f(20)).toBe(20)', '20', '50'],
    ['it is computed', 'expect(f(1)).toBe(10 * 2)', '20', '50'],
    ['it is a part of another number', 'expect(f(1)).toBe(2.20)', '20', '50'],
    ['it is a part of a name', 'expect(f(1)).toBe(size20)', '20', '50'],
    ['the new value is of another kind', 'expect(f(1)).toBe(20)', '20', '[1, 2]'],
    ['the new value is no plain text', "expect(f(1)).toBe('a')", '"a"', '"it\'s"'],
    ['it is an object', 'expect(f(1)).toEqual({ a: 1 })', '{ a: 1 }', '{ a: 2 }'],
    ['it stands too far below', `${'f(\n'.repeat(8)}20)`, '20', '50'],
    ['the line is not there', 'f(20)', '20', '50', 9],
  ] as const)('is left alone where %s', (_, text, expected, actual, line: number = 1) => {
    expect(replaced(text, expected, actual, line)).toBeUndefined()
  })
})
