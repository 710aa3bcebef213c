import { describe, expect, test } from 'vitest'
import type { Failure } from '../../src/domain/tests.ts'
import { mask, signatureId, signatureOf } from '../../src/triage/signature.ts'

const isTest = (file: string) => file.startsWith('test/')

interface Sketch {
  readonly file?: string
  readonly suite?: readonly string[]
  readonly name?: string
  readonly type?: string
  readonly message?: string
  readonly frames?: readonly (readonly [file: string, line: number, symbol: string])[]
}

function failure({
  file = 'test/a.test.ts',
  suite = [],
  name = 'a',
  type = 'Error',
  message = 'no',
  frames = [],
}: Sketch): Failure {
  return {
    id: { framework: 'vitest', file, suite, name },
    problem: { kind: 'failure', type, message, stack: '' },
    frames: frames.map(([path, line, symbol]) => ({ file: path, line, symbol })),
  }
}

describe('what differs from run to run is masked', () => {
  test.for([
    ['expected 2 to be 3 // Object.is equality', 'expected # to be # // Object.is equality'],
    ['expected -1.5e3 to be +7,000.25', 'expected # to be #'],
    [`Cannot find user "Ada \\"Countess\\" Lovelace"`, 'Cannot find user <text>'],
    ["Cannot read properties of undefined (reading 'rate')", 'Cannot read properties of undefined (reading <text>)'],
    ['request 6ba7b810-9dad-11d1-80b4-00c04fd430c8 failed', 'request <id> failed'],
    ['<cart.Item object at 0x7faa48b9d890> is not it', '<cart.Item object at <address>> is not it'],
    ['no such file /tmp/x-91/report.json', 'no such file <path>'],
    ['\u001b[31mred\u001b[39m and   wide', 'red and wide'],
    ['\n\n  first line\nsecond line', 'first line'],
    ['', ''],
  ] as const)('%j becomes %j', ([message, masked]) => {
    expect(mask(message)).toBe(masked)
  })
})

describe('two failures have one signature', () => {
  test.for<[what: string, one: Sketch, other: Sketch]>([
    ['when only the values differ', { message: 'expected 2 to be 3' }, { message: 'expected 20 to be -3.5' }],
    ['when only the test of the suite differs', { name: 'a' }, { name: 'b' }],
    [
      'when they come from one function, whatever the test',
      {
        file: 'test/a.test.ts',
        frames: [
          ['src/tax.ts', 3, 'taxOf'],
          ['test/a.test.ts', 3, ''],
        ],
      },
      {
        file: 'test/b.test.ts',
        frames: [
          ['src/tax.ts', 9, 'taxOf'],
          ['test/b.test.ts', 8, ''],
        ],
      },
    ],
    [
      'when a helper of the tests stands before the code',
      {
        frames: [
          ['test/helper.ts', 1, 'check'],
          ['src/tax.ts', 3, 'taxOf'],
        ],
      },
      { frames: [['src/tax.ts', 3, 'taxOf']] },
    ],
    ['when only the colours differ', { message: '\u001b[31mno\u001b[39m' }, { message: 'no' }],
    ['when only the lines after the first differ', { message: 'no\n- 1' }, { message: 'no\n- 2\n+ 3' }],
    [
      'when only addresses and paths differ',
      { message: 'lost <A at 0x7f01> in /tmp/a1/b' },
      { message: 'lost <A at 0x9ab2> in /tmp/c2/d' },
    ],
  ])('%s', ([, one, other]) => {
    expect(signatureOf(failure(one), isTest)).toBe(signatureOf(failure(other), isTest))
  })
})

describe('two failures have signatures of their own', () => {
  test.for<[what: string, one: Sketch, other: Sketch]>([
    ['when the kind of error differs', { type: 'TypeError' }, { type: 'RangeError' }],
    ['when the message differs in words', { message: 'expected 1 to be 2' }, { message: 'expected 1 to be above 2' }],
    ['when the suite differs', { suite: ['tax'] }, { suite: ['cart'] }],
    ['when the file differs', { file: 'test/a.test.ts' }, { file: 'test/b.test.ts' }],
    ['when the function differs', { frames: [['src/tax.ts', 3, 'taxOf']] }, { frames: [['src/tax.ts', 9, 'rateOf']] }],
    ['when the file of the function differs', { frames: [['src/a.ts', 3, 'f']] }, { frames: [['src/b.ts', 3, 'f']] }],
  ])('%s', ([, one, other]) => {
    expect(signatureOf(failure(one), isTest)).not.toBe(signatureOf(failure(other), isTest))
  })
})

test('the short name of a signature is always the same, and that of another is another', () => {
  expect(signatureId('a | b | c')).toMatch(/^[0-9a-f]{12}$/)
  expect(signatureId('a | b | c')).toBe(signatureId('a | b | c'))
  expect(signatureId('a | b | c')).not.toBe(signatureId('a | b | d'))
})
