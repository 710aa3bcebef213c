import { describe, expect, it } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { readReport } from '../../src/test-reports/read-reports.ts'

/** Shapes of reports that few writers still have, or that only some pipes make. */
const read = (text: string) => readReport([text], { relative: file => file })

/** Cases as `status title: message`. */
async function cases(text: string): Promise<string[]> {
  const report = await read(text)
  return report.cases.map(({ id, status, problems }) =>
    [status, ' ', titleOf(id), ...problems.map(({ message }) => `: ${message}`)].join(''),
  )
}

describe('the JSON of RSpec 2 and the first of RSpec 3, which names no version', () => {
  const example = (description: string, status: string, exception = {}) => ({
    description,
    full_description: `Cart ${description}`,
    status,
    file_path: './spec/cart_spec.rb',
    line_number: 4,
    ...exception,
  })
  const failed = {
    exception: {
      class: 'RSpec::Expectations::ExpectationNotMetError',
      message: '\nexpected: 2\n     got: 3\n',
      backtrace: ['./spec/cart_spec.rb:5:in `block (2 levels) in <top>'],
    },
  }
  const end = { summary: { duration: 0.1, example_count: 3, failure_count: 1 }, summary_line: '3 examples, 1 failure' }
  const examples = [example('adds', 'passed'), example('sums', 'failed', failed), example('waits', 'pending')]
  const expected = [
    'passed spec/cart_spec.rb › Cart › adds',
    'failed spec/cart_spec.rb › Cart › sums: expected: 2\n     got: 3',
    'skipped spec/cart_spec.rb › Cart › waits',
  ]

  it.each([
    ['on one line', JSON.stringify({ examples, ...end })],
    ['on many', JSON.stringify({ examples, ...end }, undefined, 2)],
    ['with messages before it', JSON.stringify({ messages: ['Run options: {:focus=>true}'], examples, ...end })],
  ])('is read %s', async (_, text) => {
    expect(await cases(text)).toEqual(expected)
    expect(await read(text)).toMatchObject({ format: 'rspec-json', framework: 'rspec', complete: true })
  })

  it('of no example at all is one of RSpec', async () => {
    const text = JSON.stringify({ messages: ['No examples found.'], examples: [], ...end })

    expect(await read(text)).toMatchObject({ format: 'rspec-json', cases: [] })
  })
})

describe("JUnit of Playwright, whose attribute only repeats a failure's place", () => {
  const report = (inside: string) =>
    `<testsuites id="" name="" tests="1" failures="1" skipped="0" errors="0" time="1.2">
<testsuite name="cart.spec.ts" timestamp="2026-11-21T04:38:52.141Z" hostname="one" tests="1" failures="1" skipped="0" time="1" errors="0">
<testcase name="cart › sums" classname="cart.spec.ts" time="0.4">
<failure message="cart.spec.ts:7:3 sums" type="FAILURE"><![CDATA[${inside}]]></failure>
</testcase></testsuite></testsuites>`
  const heading = '  [one] › cart.spec.ts:7:3 › cart › sums ───────────────────────\n\n'

  it.each([
    [
      'above the code',
      `    Error: expect(received).toBe(expected)\n\n    Expected: 2\n    Received: 3\n\n       8 |   const cart = make()\n    >  9 |   expect(cart.sum()).toBe(2)\n         |                      ^\n        at /app/tests/cart.spec.ts:9:22\n`,
      'Error: expect(received).toBe(expected)\n\nExpected: 2\nReceived: 3',
    ],
    [
      'above the stack, if there is no code',
      '    Error: no such table\n        at /app/src/db.ts:3:1\n',
      'Error: no such table',
    ],
    ['alone', '    Test timeout of 30000ms exceeded.\n', 'Test timeout of 30000ms exceeded.'],
  ])('has the error of its text as the message: %s', async (_, text, message) => {
    expect(await cases(report(heading + text))).toEqual([`failed cart.spec.ts › one › cart › sums: ${message}`])
  })

  it('has it below a heading of a configuration without projects', async () => {
    const text = report('  cart.spec.ts:7:3 › cart › sums ────\n\n    Error: no such table\n').replace(
      'hostname="one"',
      'hostname=""',
    )

    expect(await cases(text)).toEqual(['failed cart.spec.ts › cart › sums: Error: no such table'])
  })

  it('keeps the attribute if the text says no more, or the attribute says something else', async () => {
    const own = report(`${heading}    Error: a\n`).replace('cart.spec.ts:7:3 sums', 'before all broke')

    expect(await cases(report(heading))).toEqual(['failed cart.spec.ts › one › cart › sums: cart.spec.ts:7:3 sums'])
    expect(await cases(own)).toEqual(['failed cart.spec.ts › one › cart › sums: before all broke'])
  })
})

const playwright = {
  config: { configFile: '/app/playwright.config.ts', rootDir: '/app/tests', projects: [] },
  suites: [
    {
      title: 'cart.spec.ts',
      specs: [
        {
          title: 'sums',
          file: 'cart.spec.ts',
          line: 7,
          tests: [
            { projectName: '', status: 'unexpected', results: [{ status: 'failed', errors: [{ message: 'two' }] }] },
          ],
        },
      ],
    },
  ],
  errors: [],
}
const jest = {
  numFailedTestSuites: 1,
  numRuntimeErrorTestSuites: 0,
  numTotalTestSuites: 1,
  testResults: [
    {
      name: '/app/cart.test.js',
      status: 'failed',
      assertionResults: [{ ancestorTitles: [], title: 'sums', status: 'failed', failureMessages: ['two'] }],
    },
  ],
}
const mocha = {
  stats: { suites: 1, tests: 1 },
  passes: [],
  pending: [],
  failures: [{ title: 'sums', fullTitle: 'sums', file: '/app/cart.js', err: { message: 'two' } }],
}
const rspec = {
  version: '3.13.0',
  examples: [
    {
      description: 'sums',
      full_description: 'sums',
      status: 'failed',
      file_path: './cart_spec.rb',
      line_number: 1,
      exception: { class: 'RuntimeError', message: 'two' },
    },
  ],
  summary: {},
}

it('a title of jest that is a list of values is read as jest prints it', async () => {
  const [file] = jest.testResults
  const [result] = file?.assertionResults ?? []
  const assertionResults = [{ ...result, ancestorTitles: ['dates', 7], title: [2010, 1, 14] }]

  expect(await cases(JSON.stringify({ ...jest, testResults: [{ ...file, assertionResults }] }))).toEqual([
    'failed /app/cart.test.js › dates › 7 › 2010,1,14: two',
  ])
})

describe('a report of JSON on the standard output, beside what other programs print there', () => {
  const REPORTS = [
    [
      'playwright',
      'playwright-json',
      JSON.stringify(playwright, undefined, 2),
      'failed /app/tests/cart.spec.ts › sums: two',
    ],
    ['jest', 'jest-json', JSON.stringify(jest), 'failed /app/cart.test.js › sums: two'],
    ['mocha', 'mocha-json', JSON.stringify(mocha, undefined, 2), 'failed /app/cart.js › sums: two'],
    ['rspec', 'rspec-json', JSON.stringify(rspec), 'failed cart_spec.rb › sums: two'],
  ] as const
  const before =
    '\n> shop@1.0.0 test\n> playwright test --reporter=json\n\n[WebServer] {"level":"info"}\n{"level":"warn"}\n{\n'
  const behind = '\nnpm error Lifecycle script `test` failed with error:\n{ code: 1 }\n}\n'

  it.each(REPORTS)('of %s is read', async (_, format, report, failure) => {
    for (const text of [
      before + report,
      report + behind,
      before + report + behind,
      (before + report + behind).replaceAll('\n', '\r\n'),
    ]) {
      expect(await cases(text)).toEqual([failure])
      expect(await read(text)).toMatchObject({ format, complete: true })
    }
  })

  it.each(REPORTS)('of %s that breaks off is refused', async (_, format, report) => {
    await expect(readReport([before + report.slice(0, -9)], { format, relative: file => file })).rejects.toThrow(
      'it is not JSON, or breaks off.',
    )
  })

  it('is found in a time that grows with its length, if much before it looks like one', async () => {
    const text = `${'{\n'.repeat(100_000)}${'{"level":"info"}\n'.repeat(100_000)}`

    await expect(readReport([text], { format: 'playwright-json', relative: file => file })).rejects.toThrow('it is not')
  })
})

describe('go test', () => {
  const event = (Action: string, more = {}) => JSON.stringify({ Action, ...more })

  it('as events without a package, as test2json writes them by itself, is read', async () => {
    const text = [
      event('start'),
      event('run', { Test: 'TestAdds' }),
      event('output', { Test: 'TestAdds', Output: '--- PASS: TestAdds (0.00s)\n' }),
      event('pass', { Test: 'TestAdds', Elapsed: 0.02 }),
      event('run', { Test: 'TestSums' }),
      event('output', { Test: 'TestSums', Output: '    cart_test.go:9: got 3, want 2\n' }),
      event('fail', { Test: 'TestSums', Elapsed: 0 }),
      event('output', { Output: 'FAIL\n' }),
    ].join('\n')
    const whole = `${text}\n${event('fail', { Elapsed: 0.1 })}\n`

    expect(await cases(whole)).toEqual(['passed TestAdds', 'failed TestSums: got 3, want 2'])
    expect(await read(whole)).toMatchObject({ format: 'go-json', framework: 'go', complete: true })
    expect(await read(text)).toMatchObject({ complete: false, notes: ['The run broke off in its package.'] })
  })

  it('of a test binary that is run by itself is read, and its lines name no package', async () => {
    const text = `=== RUN   TestAdds
--- PASS: TestAdds (0.01s)
=== RUN   TestSums
    cart_test.go:9: got 3, want 2
--- FAIL: TestSums (0.00s)
FAIL`

    expect(await cases(text)).toEqual(['passed TestAdds', 'failed TestSums: got 3, want 2'])
    expect((await read(text)).complete).toBe(true)
  })

  it('of old versions, which write "seconds", is read', async () => {
    const text = `=== RUN TestAdds
--- PASS: TestAdds (0.06 seconds)
=== RUN TestSums
--- FAIL: TestSums (0.02 seconds)
	cart_test.go:11: got 3, want 2
FAIL
exit status 1
FAIL	example.com/shop 0.151s
`

    expect(await cases(text)).toEqual([
      'passed example.com/shop › TestAdds',
      'failed example.com/shop › TestSums: got 3, want 2',
    ])
    expect((await read(text)).cases[0]?.durationMs).toBe(60)
  })

  it('has the result of a test behind what it printed without a line end', async () => {
    const text = `=== RUN   TestAdds
loading... done--- PASS: TestAdds (0.01s)
=== RUN   TestSums
half a line--- FAIL: TestSums (0.00s)
FAIL
FAIL	example.com/shop	0.151s
`

    expect(await cases(text)).toEqual([
      'passed example.com/shop › TestAdds',
      'failed example.com/shop › TestSums: half a line',
    ])
  })
})

describe('a test case without a name', () => {
  const report = (inside: string, name = '') =>
    `<testsuites${name}><testsuite name="Orders">${inside}</testsuite></testsuites>`
  const inside =
    '<testcase/><testcase time="0.5"/><testcase><skipped/></testcase><testcase><system-out>a</system-out></testcase><testcase><failure message="no"/></testcase>'

  it('counts like any other, and stands for its suite', async () => {
    expect(await cases(report(inside))).toEqual([
      'passed Orders',
      'passed Orders',
      'skipped Orders',
      'passed Orders',
      'failed Orders: no',
    ])
    expect(await read(report(inside))).toMatchObject({ complete: true, notes: [] })
  })

  it('is where the run was interrupted in pytest alone, which names each test that ended', async () => {
    const text = report(inside, ' name="pytest tests"')

    expect(await cases(text)).toEqual(['failed Orders: no'])
    expect(await read(text)).toMatchObject({
      complete: false,
      notes: ['It holds 4 test cases without a name: the run was interrupted.'],
    })
  })
})
