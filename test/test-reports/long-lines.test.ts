import { expect, it } from 'vitest'
import { failureLine } from '../../src/test-reports/failure-message.ts'
import { goFailure } from '../../src/test-reports/dialects/go.ts'
import { panicOf } from '../../src/test-reports/dialects/rust.ts'
import { resultIn } from '../../src/test-reports/formats/result-lines.ts'
import { checkFindings } from '../../src/test-reports/formats/check-findings.ts'
import { isMochaHook } from '../../src/test-reports/title-path.ts'

const PIECES = [
  'panicked at ',
  "panicked at '",
  "panicked at '', d",
  ' [recovered',
  '\n\t',
  'E ',
  'error ',
  'ERROR y.py:: - ',
  'S.py::',
  '0/0 Test #0: x .  ***0',
  '"after" hook: in "',
  '  0:0  error  \t',
  'a.ts(3,7): ',
]

// Where the time grows with the cube of the length, this takes longer than a test may.
it.each(PIECES)('output that is nothing but %j is read at once', piece => {
  const text = piece.repeat(Math.ceil(32_000 / piece.length))

  expect(failureLine(text)).toBeTypeOf('string')
  expect(goFailure(text).message).toBeTypeOf('string')
  expect(panicOf(text).message).not.toBe('')
  expect(checkFindings(`${text}\r`)).toEqual([])
  expect(isMochaHook(`"after" hook: ${text}\n`)).toBeTypeOf('boolean')
  // The readers cut their lines.
  for (const begin of ['', 'ERROR y', '0/0 Test #0:  ', 'A#test_#']) resultIn(`${begin}${text.slice(0, 4_000)}\r`)
})

it.each([
  ['"after each" hook', true],
  ['"before all" hook: clean up', true],
  ['"before each" hook for "adds"', true],
  ['"after all" hook: x in "adds\nboth"', true],
  ['"after all" hook of mine', false],
  ['"after all" hooks', false],
])('%j as mocha’s name of a hook: %s', (title, expected) => {
  expect(isMochaHook(title)).toBe(expected)
})
