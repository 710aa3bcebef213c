import { describe, expect, test } from 'vitest'
import type { Failure } from '../../src/domain/model/test-case.ts'
import { classifyFailure } from '../../src/triage/failure-kinds.ts'
import { describeCause, mask, signatureId } from '../../src/triage/signature.ts'

const isTest = (file: string) => file.startsWith('test/')

interface Sketch {
  readonly framework?: string
  readonly file?: string
  readonly suite?: readonly string[]
  readonly name?: string
  readonly type?: string
  readonly message?: string
  readonly stack?: string
  readonly frames?: readonly (readonly [file: string, line: number, symbol: string])[]
}

function failure({
  framework = 'vitest',
  file = 'test/a.test.ts',
  suite = [],
  name = 'a',
  type = 'Error',
  message = 'no',
  stack = '',
  frames = [],
}: Sketch): Failure {
  return {
    id: { framework, file, suite, name },
    problem: { kind: 'failure', type, message, stack },
    frames: frames.map(([path, line, symbol]) => ({ file: path, line, symbol })),
    durationMs: 1,
  }
}

const signature = (sketch: Sketch) => {
  const of = failure(sketch)
  return describeCause(of, {
    isTestFrame: ({ file }) => isTest(file),
    ...classifyFailure(of.problem, of.id.name === ''),
  }).signature
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
    ['expected: <3> but was: <it is <x>', 'expected: <text> but was: <it is <text>'],
    ['expected:<a[b]c> but was:<a[x]c>', 'expected:<text> but was:<text>'],
    ['com.acme.User@1b6d3586 was not found', 'com.acme.User<address> was not found'],
    ['commit 53d2e42 is gone', 'commit <id> is gone'],
    ['after 2024-05-06T07:08:09.123Z', 'after <time>'],
    ['on 2024-05-06 07:08', 'on <time>'],
    ['GET https://api.example.com/v1/users?page=2 failed', 'GET <url> failed'],
    ['connect postgres://db:5432/shop', 'connect <url>'],
    ['C:\\build\\a1\\x.ts was not found', '<path> was not found'],
    ['unexpected `}` in a', 'unexpected <text> in a'],
    ["it's not the user's", "it's not the user's"],
    ["undefined method `level' for nil", 'undefined method <text> for nil'],
    ["can't find 'x' of the user's", "can't find <text> of the user's"],
    ['deadbeef is a word, and decade too', 'deadbeef is a word, and decade too'],
    ['1/2 of a and/or b', '#/# of a and/or b'],
    [`${'x'.repeat(2_000)} 1`, 'x'.repeat(1_000)],
  ] as const)('%j becomes %j', ([message, masked]) => {
    expect(mask(message)).toBe(masked)
  })
})

/** A file that pytest cannot collect since a module of the project does not parse. */
const collected = (module: string) => ({
  type: '',
  message: 'SyntaxError: invalid syntax',
  stack: `tests/test_a.py:1: in <module>\n    import app\nE     File "/ci/app/${module}.py", line 3\nE       def f(:\nE   SyntaxError: invalid syntax`,
})
/** A file that jest cannot parse. */
const unparsed = (file: string) => ({
  type: '',
  name: '',
  message: `Jest encountered an unexpected token\n\n    Details:\n\n    /ci/app/${file}:1\n    export { a }`,
})
/** An assertion of pytest with its statement. */
const asserted = (code: string, message = 'assert 3 == 4') => ({
  type: 'AssertionError',
  message,
  stack: `>       ${code}\nE       ${message}`,
})
const refused = (address: string) => ({ message: `connect ECONNREFUSED ${address}` })
/** An exception whose files are not here: the report is read without the repository. */
const thrown = (file: string, symbol: string, from: string) => ({
  file: `test/${from}.test.ts`,
  type: 'TypeError',
  message: 'x is not a function',
  stack: `TypeError: x is not a function\n    at ${symbol} (/ci/app/src/${file}:3:7)\n    at /ci/app/test/${from}.test.ts:9:1`,
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
      'when only urls differ',
      { message: 'GET http://a.example/1 failed' },
      { message: 'GET http://b.example/2 failed' },
    ],
    ['when only times differ', { message: 'since 2024-01-02T03:04:05Z' }, { message: 'since 2025-12-31T23:59:59Z' }],
    ['when only the names in quotes differ', { message: 'no "ada" here' }, { message: 'no "bob" here' }],
    [
      'when one file does not parse, whatever imports it',
      { ...collected('core'), file: 'tests/a.py' },
      { ...collected('core'), file: 'tests/b.py' },
    ],
    [
      'when jest cannot parse one package',
      { ...unparsed('node_modules/nanoid/index.js'), file: 'test/a.test.ts' },
      { ...unparsed('node_modules/nanoid/index.js'), file: 'test/b.test.ts' },
    ],
    [
      'when they assert on one function',
      asserted('assert total(a) == 4'),
      asserted('assert total(b, 1) > 9', 'assert 3 > 9'),
    ],
    ['when one service is refused by several names', refused('127.0.0.1:5432'), refused('::1:5432')],
    [
      'when one service is refused, in words',
      refused('localhost:5432'),
      { message: 'connection to server at "localhost" (::1), port 5432 failed: Connection refused' },
    ],
    [
      'when one fixture is not found',
      { file: 'tests/a.py', message: "fixture 'mocker' not found" },
      { file: 'tests/b.py', message: "fixture 'mocker' not found" },
    ],
    [
      'when they come from one function that is not here',
      thrown('tax.ts', 'taxOf', 'a'),
      thrown('tax.ts', 'taxOf', 'b'),
    ],
    ['when only the kind is known', { type: '', message: 'no' }, { type: '', message: 'no' }],
    [
      'when only addresses and paths differ',
      { message: 'lost <A at 0x7f01> in /tmp/a1/b' },
      { message: 'lost <A at 0x9ab2> in /tmp/c2/d' },
    ],
  ])('%s', ([, one, other]) => {
    expect(signature(one)).toBe(signature(other))
  })
})

describe('two failures have signatures of their own', () => {
  test.for<[what: string, one: Sketch, other: Sketch]>([
    ['when the kind of error differs', { type: 'TypeError' }, { type: 'RangeError' }],
    ['when the message differs in words', { message: 'expected 1 to be 2' }, { message: 'expected 1 to be above 2' }],
    ['when an error is another one', { message: 'no user' }, { message: 'no account' }],
    ['when two tests of Go say nothing', { framework: 'go', message: '' }, { framework: 'go', message: '', name: 'b' }],
    ['when the suite differs', { suite: ['tax'] }, { suite: ['cart'] }],
    ['when the file differs', { file: 'test/a.test.ts' }, { file: 'test/b.test.ts' }],
    ['when the function differs', { frames: [['src/tax.ts', 3, 'taxOf']] }, { frames: [['src/tax.ts', 9, 'rateOf']] }],
    ['when another file does not parse', collected('core'), collected('cart')],
    ['when jest cannot parse another file', unparsed('node_modules/nanoid/index.js'), unparsed('src/broken.js')],
    ['when they assert on other functions', asserted('assert total(a) == 4'), asserted('assert rate(a) == 4')],
    [
      "when unittest's statements call other functions",
      {
        stack: 'File "/ci/t.py", line 3, in test_a\n    self.assertEqual(total(a), 4)\nAssertionError: 3 != 4',
        message: '3 != 4',
      },
      {
        stack: 'File "/ci/t.py", line 6, in test_b\n    self.assertEqual(rate(a), 4)\nAssertionError: 3 != 4',
        message: '3 != 4',
      },
    ],
    [
      "when RSpec's expectations read other values",
      {
        message: 'expected: 4\n     got: 3',
        stack: 'Failure/Error: expect(cart.total).to eq(4)\n\n  expected: 4\n       got: 3',
      },
      {
        message: 'expected: 4\n     got: 3',
        stack: 'Failure/Error: expect(cart.rate).to eq(4)\n\n  expected: 4\n       got: 3',
      },
    ],
    [
      'when Rust compares otherwise',
      { message: 'assertion `left == right` failed' },
      { message: 'assertion `left != right` failed' },
    ],
    [
      'when one function raises them in other words',
      { type: 'RangeError', message: 'no rate for GBP', frames: [['src/fx.ts', 3, 'rateOf']] },
      { type: 'RangeError', message: 'the date lies in the future', frames: [['src/fx.ts', 8, 'rateOf']] },
    ],
    [
      'when two callers cannot fetch, and no address is said',
      { type: 'TypeError', message: 'fetch failed', file: 'test/a.test.ts' },
      { type: 'TypeError', message: 'fetch failed', file: 'test/b.test.ts' },
    ],
    [
      'when they read different things of a client',
      asserted('assert client.get("/orders") == []', "assert ['a'] == []"),
      asserted('assert client.get("/carts").status == 3', 'assert 4 == 3'),
    ],
    [
      'when pytest names the type of the error and not the function, in other lines of a file that is not here',
      { file: 'tests/a.py', type: 'KeyError', message: "KeyError: 'author'", stack: 'feed.py:2: KeyError' },
      { file: 'tests/b.py', type: 'KeyError', message: "KeyError: 'author'", stack: 'feed.py:9: KeyError' },
    ],
    ['when another service is refused', refused('localhost:5432'), refused('localhost:6379')],
    ['when the function that is not here differs', thrown('tax.ts', 'taxOf', 'a'), thrown('tax.ts', 'rateOf', 'a')],
    [
      'when a type stands alone above what is wrong',
      { message: 'AssertionError: \nArrays are not equal' },
      { message: 'AssertionError: \nNot equal to tolerance' },
    ],
    ['when the file of the function differs', { frames: [['src/a.ts', 3, 'f']] }, { frames: [['src/b.ts', 3, 'f']] }],
  ])('%s', ([, one, other]) => {
    expect(signature(one)).not.toBe(signature(other))
  })
})

test('the short name of a signature is always the same, and that of another is another', () => {
  expect(signatureId('a | b | c')).toMatch(/^[0-9a-f]{12}$/)
  expect(signatureId('a | b | c')).toBe(signatureId('a | b | c'))
  expect(signatureId('a | b | c')).not.toBe(signatureId('a | b | d'))
})
